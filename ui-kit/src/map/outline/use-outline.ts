import { useCallback, useMemo, useReducer } from 'react';
import { outlineOf, reduceOutline, startHistory, type Outline, type OutlineChange } from './outline.ts';
import type { LonLat } from '../world.ts';

/** An outline and what can be done to it: the map, the table and the caller's own buttons share one. */
export interface OutlineEditor {
  points: readonly LonLat[];
  closed: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: (change: OutlineChange) => void;
  /** Takes the last change back. @returns the outline as it then is; `null` where there was nothing to take back */
  undo: () => Outline | null;
  redo: () => Outline | null;
  /** Begins with another ring (or none); nothing can be undone then. */
  start: (ring: readonly LonLat[]) => void;
}

/** Keeps an outline with its undo and redo. `ring` is where it begins: without one it is drawn, with one it is edited. */
export function useOutline(ring?: readonly LonLat[]): OutlineEditor {
  const [history, dispatch] = useReducer(reduceOutline, ring, startHistory);
  const start = useCallback((ring: readonly LonLat[]) => dispatch({ type: 'start', outline: outlineOf(ring) }), []);
  const { past, present, future } = history;
  return useMemo(
    () => ({
      ...present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      change: dispatch,
      undo() {
        dispatch({ type: 'undo' });
        return past.at(-1) ?? null;
      },
      redo() {
        dispatch({ type: 'redo' });
        return future[0] ?? null;
      },
      start,
    }),
    [present, past, future, start],
  );
}
