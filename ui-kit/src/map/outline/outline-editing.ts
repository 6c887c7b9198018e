import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import Interaction from 'ol/interaction/Interaction.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import { changed, leastPoints, type Outline, type OutlineChange } from './outline.ts';
import { middles, type LiveOutline } from './outline-sketch.ts';
import { project, unproject } from '../mercator.ts';
import type { LonLat } from '../world.ts';

/** How near a pointer must come to a point, in pixels. */
const reach = { mouse: 12, pen: 16, touch: 24 };
type Pointer = keyof typeof reach;

interface Wiring {
  change: (change: OutlineChange) => void;
  /** Runs at every movement, also of the aim. */
  live: (live: LiveOutline) => void;
  /** The position of a neighbour near to this one, else null. */
  snap: (at: number[]) => number[] | null;
}

const pointerOf = (event: MapBrowserEvent): Pointer => {
  const { originalEvent } = event;
  const type = originalEvent instanceof PointerEvent ? originalEvent.pointerType : 'mouse';
  return type === 'touch' || type === 'pen' ? type : 'mouse';
};

/** Draws and edits an outline on a map with mouse, pen, finger, or from the middle of the map for keyboards and buttons. */
export function outlineEditing(map: OlMap, wiring: Wiring) {
  const { live, snap } = wiring;
  let outline: Outline = { points: [], closed: false };
  let aim: LonLat | null = null;
  let byCentre = false;
  let held = false;
  let active: number | null = null;
  let carried = false;
  let preview: readonly LonLat[] | null = null;
  let grip: { index: number; inserted: boolean; pointer: Pointer } | null = null;

  // At once, because the next key may come before the caller has rendered.
  function change(made: OutlineChange): void {
    outline = changed(outline, made);
    wiring.change(made);
  }
  const show = () =>
    live({ points: preview ?? outline.points, closed: outline.closed, aim, active, carrying: carried });
  const pixel = (at: readonly number[]) => map.getPixelFromCoordinate([...at]) ?? [Infinity, Infinity];
  const near = (one: readonly number[], at: readonly number[], within: number) => {
    const [[x = 0, y = 0], [toX = 0, toY = 0]] = [pixel(one), pixel(at)];
    return Math.hypot(x - toX, y - toY) <= within;
  };
  const nearest = (candidates: readonly number[][], at: readonly number[], within: number) => {
    const [x = 0, y = 0] = pixel(at);
    const far = candidates.map((one) => Math.hypot((pixel(one)[0] ?? 0) - x, (pixel(one)[1] ?? 0) - y));
    const index = far.indexOf(Math.min(...far));
    return index >= 0 && (far[index] ?? Infinity) <= within ? index : -1;
  };
  const snapped = (at: number[]) => unproject(snap(at) ?? at);
  const centre = () => map.getView().getCenter() ?? [0, 0];

  /** Places a point there, or closes where the outline began or ended. */
  function place(at: number[], within: number): void {
    const [first, last] = [outline.points[0], outline.points.at(-1)];
    const ends = [first, last].some((point) => point && near(project(point), at, within));
    if (ends && outline.points.length >= leastPoints) change({ type: 'close' });
    else if (!ends) change({ type: 'place', at: snapped(at) });
  }
  function drop(): void {
    const moved = active === null ? undefined : preview?.[active];
    const index = active;
    carried = false;
    preview = null;
    if (moved && index !== null) change({ type: 'move', index, at: moved });
    show();
  }
  function follow(): void {
    if (carried && active !== null) preview = outline.points.with(active, snapped(centre()));
    else if (byCentre && !held && !outline.closed) aim = snapped(centre());
    else return;
    show();
  }

  const taps = new Interaction({
    handleEvent(event) {
      if (event.type === 'pointermove' && pointerOf(event) !== 'touch' && !held && !outline.closed) {
        byCentre = false;
        aim = snapped(event.coordinate);
        show();
      }
      if (event.type === 'dblclick') return false;
      if (event.type !== 'click' || held) return true;
      if (outline.closed) {
        if (nearest(outline.points.map(project), event.coordinate, reach[pointerOf(event)]) < 0) active = null;
        show();
      } else place(event.coordinate, reach[pointerOf(event)]);
      return true;
    },
  });
  const drags = new PointerInteraction({
    handleDownEvent(event) {
      const within = reach[pointerOf(event)];
      const index = nearest(outline.points.map(project), event.coordinate, within);
      const between = index < 0 && outline.closed ? nearest(middles(outline.points), event.coordinate, within) : -1;
      if (index < 0 && between < 0) return false;
      grip = { index: index < 0 ? between + 1 : index, inserted: index < 0, pointer: pointerOf(event) };
      return true;
    },
    handleDragEvent(event) {
      if (!grip) return;
      const at = snapped(event.coordinate);
      const { points } = outline;
      active = grip.index;
      preview = grip.inserted ? points.toSpliced(grip.index, 0, at) : points.with(grip.index, at);
      show();
    },
    handleUpEvent(event) {
      const at = grip && preview?.[grip.index];
      if (grip && at) change({ type: grip.inserted ? 'insert' : 'move', index: grip.index, at });
      else if (grip && outline.closed && !grip.inserted) {
        active = grip.index;
        if ((event.originalEvent as MouseEvent).altKey) change({ type: 'remove', index: grip.index });
      } else if (grip?.inserted) {
        const middle = middles(outline.points)[grip.index - 1];
        if (middle) change({ type: 'insert', index: grip.index, at: unproject(middle) });
        active = grip.index;
      }
      grip = null;
      preview = null;
      show();
      return false;
    },
  });
  map.addInteraction(drags);
  map.addInteraction(taps);
  const moves = ['change:center', 'change:resolution'] as const;
  for (const move of moves) map.getView().on(move, follow);

  return {
    set(next: Outline) {
      outline = next;
      if (active !== null && active >= next.points.length) active = next.points.length - 1;
      if (!next.closed || next.points.length === 0) active = null;
      if (next.closed) aim = null;
      if (active === null) carried = false;
      show();
      follow();
    },
    /** Aims with the middle of the map from now on. */
    aimByCentre() {
      byCentre = true;
      follow();
    },
    /** Keeps the direction while a length is typed. */
    hold(on: boolean) {
      held = on;
      if (!on) follow();
    },
    placeAtCentre() {
      byCentre = true;
      place(snap(centre()) ?? centre(), 10);
    },
    /** The direction of the next point: where one aims, else on from the last edge. */
    direction(): { from: LonLat; towards: LonLat } | null {
      const [before, from] = outline.points.slice(-2);
      const last = from ?? before;
      if (!last || outline.closed) return null;
      if (aim && !near(project(aim), project(last), 2)) return { from: last, towards: aim };
      if (!from || !before) return { from: last, towards: [last[0], last[1] + 0.001] };
      return { from, towards: [2 * from[0] - before[0], 2 * from[1] - before[1]] };
    },
    /** Chooses the point after (1) or before (-1) the chosen one, and brings it to the middle. */
    walk(step: 1 | -1) {
      const { points } = outline;
      if (points.length === 0 || !outline.closed) return;
      active = active === null ? (step > 0 ? 0 : points.length - 1) : (active + step + points.length) % points.length;
      const chosen = points[active];
      if (chosen) map.getView().setCenter(project(chosen));
      show();
    },
    /** Takes the chosen point up, or puts it down. */
    carry() {
      if (carried) drop();
      else if (active !== null) {
        const chosen = outline.points[active];
        carried = true;
        if (chosen) map.getView().setCenter(project(chosen));
        follow();
      }
    },
    insertAfter() {
      const index = active;
      const middle = index === null ? undefined : middles(outline.points)[index];
      if (index === null || !middle) return;
      change({ type: 'insert', index: index + 1, at: unproject(middle) });
      active = index + 1;
      map.getView().setCenter(middle);
      show();
    },
    removeActive() {
      if (active !== null) change({ type: 'remove', index: active });
    },
    /** Gives up what is under way; answers whether there was anything. */
    cancel(): boolean {
      const busy = carried || preview !== null || active !== null;
      carried = false;
      preview = null;
      grip = null;
      active = null;
      show();
      return busy;
    },
    close() {
      for (const move of moves) map.getView().un(move, follow);
      map.removeInteraction(drags);
      map.removeInteraction(taps);
    },
  };
}

export type OutlineEditing = ReturnType<typeof outlineEditing>;
