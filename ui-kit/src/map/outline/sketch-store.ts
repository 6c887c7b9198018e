import { useSyncExternalStore } from 'react';
import type { OutlineFault } from '../map-canvas-props.ts';
import type { LiveOutline } from './outline-sketch.ts';

export interface SketchState {
  live: LiveOutline;
  fault: OutlineFault | null;
}

const nothing: SketchState = {
  live: { points: [], closed: false, aim: null, active: null, carrying: false },
  fault: null,
};

/** The outline under the pointer, apart from React's state, so that only the figures are rendered while it moves. */
export function sketchStore() {
  let state = nothing;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: SketchState) {
      state = next;
      for (const hear of listeners) hear();
    },
    subscribe: (hear: () => void) => {
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
      };
    },
  };
}
export type SketchStore = ReturnType<typeof sketchStore>;

/** A part of the sketch; renders again only when that part is another. */
export function useSketch<Part>(store: SketchStore, part: (state: SketchState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
