import { useOutline, type LonLat, type OutlineFault } from '@terroir/ui-kit/map';
import { useCallback, useMemo, useState } from 'react';
import { useUnsaved } from '../../forms/unsaved.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { Area, PlotRow } from '../../places/area.ts';
import type { KeptDrawing } from './kept-drawing.ts';
import { checkOutline } from './outline-check.ts';
import { useDrawingDraft } from './use-drawing-draft.ts';
import { isSameRing, subjectOf, type Session } from './session.ts';

const none: readonly LonLat[] = [];

/** What is being drawn or redrawn, and whether it can be saved. `opened`: the area to begin with; `draftName`: of what is kept of it. */
export function useEditor(plots: readonly PlotRow[], areas: readonly Area[], opened: Area | null, draftName: string) {
  const language = useLanguage();
  const [session, setSession] = useState<Session | null>(opened && { area: opened });
  const outline = useOutline(opened?.coordinates);
  const { points, closed, start } = outline;
  const before = session?.area?.coordinates ?? none;
  const changed = session !== null && !isSameRing(points, before);
  const first = points[0];
  const subject = useMemo(() => session && subjectOf(session, plots, first), [session, plots, first]);
  const check = useCallback(
    (ring: readonly LonLat[], isClosed: boolean): OutlineFault | null =>
      checkOutline(subject, ring, isClosed, language),
    [subject, language],
  );
  const fault = useMemo(() => (closed ? check(points, true) : null), [closed, points, check]);

  const drawing = useMemo<KeptDrawing | null>(
    () => (changed && points.length > 0 ? { area: session?.area?.id ?? null, points, closed } : null),
    [changed, session, points, closed],
  );
  const draft = useDrawingDraft(draftName, drawing);

  const keptArea = draft.kept?.area ? areas.find(({ id }) => id === draft.kept?.area) : null;

  const begin = (area: Area | null) => {
    start(area?.coordinates ?? none);
    setSession({ area });
  };
  const end = () => {
    draft.forget();
    start(none);
    setSession(null);
  };
  const unsaved = useUnsaved(changed ? 'unsaved' : false, end);
  return {
    session,
    outline,
    subject,
    check,
    /** Something was drawn or changed, and nothing is wrong with it. */
    canSave: changed && closed && fault === null && subject !== null,
    /** What an unfinished visit left; null while something is drawn, or where its area is gone. */
    kept: session === null && keptArea !== undefined ? draft.kept : null,
    goOn: () => {
      const { kept } = draft;
      if (kept === null || keptArea === undefined) return;
      start(kept.closed ? kept.points : none);
      if (!kept.closed) for (const at of kept.points) outline.change({ type: 'place', at });
      setSession({ area: keptArea });
      draft.take();
    },
    giveUpKept: draft.forget,
    begin,
    end,
    /** It is stored, or was given up on purpose. */
    finish: () => {
      unsaved.release();
      end();
    },
    mayClose: unsaved.mayClose,
  };
}
export type Editor = ReturnType<typeof useEditor>;
