import { useCallback, useMemo, useReducer } from 'react';
import { outlineOf, reduceOutline, startHistory, type OutlineChange } from './outline.ts';
import type { LonLat } from '../world.ts';

/** An outline and what can be done to it: the map, the table and the caller's own buttons share one. */
export interface OutlineEditor {
  points: readonly LonLat[];
  closed: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: (change: OutlineChange) => void;
  undo: () => void;
  redo: () => void;
  /** Begins with another ring (or none); nothing can be undone then. */
  start: (ring: readonly LonLat[]) => void;
}

/** Keeps an outline with its undo and redo. `ring` is where it begins: without one it is drawn, with one it is edited. */
export function useOutline(ring?: readonly LonLat[]): OutlineEditor {
  const [history, dispatch] = useReducer(reduceOutline, ring, startHistory);
  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = useCallback(() => dispatch({ type: 'redo' }), []);
  const start = useCallback((ring: readonly LonLat[]) => dispatch({ type: 'start', outline: outlineOf(ring) }), []);
  const { past, present, future } = history;
  return useMemo(
    () => ({
      ...present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      change: dispatch,
      undo,
      redo,
      start,
    }),
    [present, past, future, undo, redo, start],
  );
}
