import { splitStream, type Message, type Recorded, type View } from '@terroir/kernel';
import type { ParkedEvents } from './parked.ts';
import type { RowBuffer } from './row-buffer.ts';
import type { RowVersions } from './row-versions.ts';

/** An event as folds see it. */
export type Event = Message & Recorded;

/** A build with its rows in memory and what is parked for it. */
export interface OpenBuild {
  readonly view: View;
  /** The build's checkpoint. */
  readonly id: string;
  readonly shelf: RowBuffer;
  /** What its rows were, where that is kept. */
  readonly versions: RowVersions | null;
  readonly parked: ParkedEvents;
}

/** What an event means to a view: `named` in its folds, of its `own` aggregate. */
export interface Route {
  readonly place: OpenBuild;
  readonly named: boolean;
  readonly own: boolean;
}

/** One step of folding: an event, where, and the key there (an Error when the view could not say it). */
export interface Step {
  readonly event: Event;
  readonly route: Route;
  readonly key: string | null | Error;
}

interface Known {
  /** The stream's beginning: its aggregate and the dash. */
  readonly prefix: string;
  readonly routes: readonly Route[];
}

/** Which events lead where, found once for each type and aggregate. */
export class Routes {
  readonly #places: readonly OpenBuild[];
  readonly #known = new Map<string, Known[]>();

  constructor(places: readonly OpenBuild[]) {
    this.#places = places;
  }

  /** The steps of some events in order, and for each place the keys of rows that are not in memory. */
  steps(events: readonly Event[]): {
    readonly steps: readonly Step[];
    readonly wanted: ReadonlyMap<OpenBuild, Set<string>>;
  } {
    const steps: Step[] = [];
    const wanted = new Map<OpenBuild, Set<string>>();
    for (const event of events)
      for (const route of this.#of(event)) {
        const { place, named } = route;
        const found = keyOf(place.view, event);
        const key = !named && found instanceof Error ? null : found; // only a view that folds it must understand it
        if (key === null && !place.view.touches) continue;
        steps.push({ event, route, key });
        if (typeof key !== 'string' || place.shelf.peek(key) !== undefined) continue;
        const keys = wanted.get(place);
        if (keys) keys.add(key);
        else wanted.set(place, new Set([key]));
      }
    return { steps, wanted };
  }

  #of({ type, stream }: Event): readonly Route[] {
    let known = this.#known.get(type);
    if (known === undefined) {
      known = [];
      this.#known.set(type, known);
    }
    for (const { prefix, routes } of known) if (stream.startsWith(prefix)) return routes;
    const [aggregate] = splitStream(stream);
    const routes = this.#places
      .map((place) => ({ place, named: Object.hasOwn(place.view.on, type), own: aggregate === place.view.aggregate }))
      .filter(({ named, own }) => named || own);
    known.push({ prefix: `${aggregate}-`, routes });
    return routes;
  }
}

/** The key of the row that an event changes, null for none, an Error when the view fails to say. */
export function keyOf(view: View, event: Event): string | null | Error {
  try {
    return view.key(event) ?? null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
