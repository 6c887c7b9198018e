import { useEffect, useState } from 'react';
import { openDraft } from '../../forms/open-draft.ts';
import { keptDrawing, type KeptDrawing } from './kept-drawing.ts';

/**
 * Keeps a drawing until it is finished, for a page that is closed or loaded anew meanwhile. The name, that of the first
 * rendering, holds the account.
 * @returns what an unfinished visit left, and how to end it
 */
export function useDrawingDraft(name: string, drawing: KeptDrawing | null) {
  const [draft] = useState(() => openDraft(name, () => undefined, []));
  const [kept, setKept] = useState(() => keptDrawing(draft.kept?.values['drawing']));
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      draft.close();
    };
  }, [draft]);
  useEffect(() => {
    if (drawing) draft.change({ drawing });
  }, [draft, drawing]);
  return {
    kept,
    /** What was left is drawn on: it is offered no more. */
    take: () => setKept(null),
    forget: () => {
      draft.forget();
      setKept(null);
    },
  };
}
