import { useEffect, useMemo, useState } from 'react';
import type { DrawInteraction, OutlineDeed, OutlineFault } from '../map-canvas-props.ts';
import type { OpenMapCanvas } from '../open-map-canvas.ts';
import type { LiveOutline } from './outline-sketch.ts';
import { changed, type Outline, type OutlineChange } from './outline.ts';
import type { SketchStore } from './sketch-store.ts';
import { stepTowards } from './step-towards.ts';
import type { LonLat } from '../world.ts';

const deeds: Readonly<Record<OutlineChange['type'], OutlineDeed>> = {
  place: 'placed',
  insert: 'inserted',
  move: 'moved',
  remove: 'removed',
  close: 'closed',
  clear: 'cleared',
};

/** Runs the caller's check once for each ring, however often the aim moves. */
function remembered(check: DrawInteraction['check']) {
  let last: { points: readonly LonLat[]; closed: boolean; fault: OutlineFault | null } | undefined;
  return (points: readonly LonLat[], closed: boolean): OutlineFault | null => {
    if (!check || points.length < 3) return null;
    if (last?.points !== points || last.closed !== closed) last = { points, closed, fault: check(points, closed) };
    return last.fault;
  };
}

/** What map, bar and keys do to the caller's outline, and how it is said. */
export function useDrawing(map: OpenMapCanvas | null, draw: DrawInteraction | undefined, sketch: SketchStore) {
  const [said, setSaid] = useState<string | null>(null);
  const check = draw?.check;
  const faultOf = useMemo(() => remembered(check), [check]);
  const outline = draw?.outline;
  const on = draw !== undefined;
  const snapping = draw?.snapping ?? true;

  useEffect(() => {
    map?.edit(on, snapping);
  }, [map, on, snapping]);
  useEffect(() => {
    if (outline) map?.editing?.set({ points: outline.points, closed: outline.closed });
  }, [map, outline]);

  const say = (deed: OutlineDeed, points: number) => setSaid(draw?.labels.announce(deed, points) ?? null);
  const change = (made: OutlineChange) => {
    if (!outline) return;
    const before: Outline = { points: outline.points, closed: outline.closed };
    const after = changed(before, made);
    if (after === before) return;
    outline.change(made);
    say(deeds[made.type], after.points.length);
  };
  const live = (now: LiveOutline) => {
    if (!draw) return;
    const fault = faultOf(now.points, now.closed);
    sketch.set({ live: now, fault });
    map?.sketch(now, {
      crossing: fault?.at ?? null,
      length: (from, to) => draw.measure.formatLength(draw.measure.distance(from, to)),
    });
  };
  return {
    said,
    change,
    live,
    actions: {
      place: () => map?.editing?.placeAtCentre(),
      finish: () => change({ type: 'close' }),
      clear: () => change({ type: 'clear' }),
      removePoint: () => map?.editing?.removeActive(),
      undo() {
        const after = outline?.undo();
        if (after) say('undone', after.points.length);
      },
      redo() {
        const after = outline?.redo();
        if (after) say('redone', after.points.length);
      },
      hold: (on: boolean) => map?.editing?.hold(on),
      step(metres: number): boolean {
        const way = map?.editing?.direction();
        const at = way && draw ? stepTowards(way.from, way.towards, metres, draw.measure.distance) : null;
        if (at) change({ type: 'place', at });
        return at !== null;
      },
    },
  };
}
