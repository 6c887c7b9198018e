import { useEffect, useRef, useState } from 'react';
import { openDraft, type OpenDraft } from '../../forms/open-draft.ts';
import { keptDrawing, type KeptDrawing } from './kept-drawing.ts';

/**
 * Keeps a drawing until it is finished, for a page that is closed or loaded anew meanwhile. The name holds the account.
 * @returns what an unfinished visit left, and how to end it
 */
export function useDrawingDraft(name: string, drawing: KeptDrawing | null) {
  const [kept, setKept] = useState<KeptDrawing | null>(null);
  const draft = useRef<OpenDraft | null>(null);
  useEffect(() => {
    const open = openDraft(name, () => undefined, []);
    draft.current = open;
    setKept(keptDrawing(open.kept?.values['drawing']));
    window.addEventListener('pagehide', open.flush);
    return () => {
      window.removeEventListener('pagehide', open.flush);
      open.close();
    };
  }, [name]);
  useEffect(() => {
    if (drawing) draft.current?.change({ drawing });
  }, [drawing]);
  return {
    kept,
    /** What was left is drawn on, or is not wanted: it is offered no more. */
    take: () => setKept(null),
    forget: () => {
      draft.current?.forget();
      setKept(null);
    },
  };
}
