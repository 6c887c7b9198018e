import { setImmediate as turn } from 'node:timers/promises';
import { fold, splitStream, type Touched } from '@terroir/kernel';
import { checkpointOf, companyIndexOf, type Build } from './builds.ts';
import type { Batch } from '../documents/documents.ts';
import { ErasedCompanies } from './erased.ts';
import { HistoryLog } from './history-log.ts';
import { erasedBy, HISTORY } from './history.ts';
import { attempted, ParkedEvent, ParkedEvents } from './parked.ts';
import { keyOf, Routes, type Event, type OpenBuild, type Step } from './routes.ts';
import { RowBuffer, type Held } from './row-buffer.ts';
import { RowVersions } from './row-versions.ts';
import { touchedKeys, type Source } from './source.ts';

export interface FoldingOptions {
  /** Rows kept in memory for each build. */
  readonly rows: number;
  /** Told of every event that is parked. */
  readonly report: (error: unknown) => void;
}

/** Documents to write and to remove. */
export interface Changes {
  readonly puts: Batch['puts'][number][];
  readonly removes: Batch['removes'][number][];
  /** An account was erased among the events. */
  readonly erases: boolean;
}

type Siblings = Readonly<Record<string, unknown>>;
const ALONE: Siblings = {};

/**
 * Folds events into the rows of some builds that stand at the same position, in memory, one event after the other and
 * for each event one build after the other. `take` hands over what has changed.
 */
export class Folding {
  readonly #source: Source;
  readonly #report: (error: unknown) => void;
  readonly #places: readonly OpenBuild[];
  readonly #routes: Routes;
  readonly #history: HistoryLog | null;
  readonly #erased = new ErasedCompanies();
  #replaying = false;
  #erases = false;

  constructor(builds: readonly Build[], source: Source, { rows, report }: FoldingOptions) {
    this.#source = source;
    this.#report = report;
    this.#places = builds.flatMap((build): OpenBuild[] => {
      const { view, collection } = build;
      if (view === null) return [];
      const versions = RowVersions.of(build, source);
      const shelf = new RowBuffer(collection, rows);
      const id = checkpointOf(build);
      return [{ view, id, shelf, versions, parked: new ParkedEvents(id, view.name, source) }];
    });
    this.#routes = new Routes(this.#places);
    const history = builds.find(({ name }) => name === HISTORY.name)?.collection;
    this.#history = history ? new HistoryLog(history, source) : null;
  }

  /** Notes what was parked and who was erased before. */
  async open(): Promise<void> {
    await this.#erased.open(this.#source);
    for (const { parked } of this.#places) await parked.open();
  }

  /** Changed rows that wait to be written. */
  get rows(): number {
    return this.#places.reduce((sum, { shelf, parked }) => sum + shelf.changes + parked.size, 0);
  }

  /** History entries and former rows that wait to be written. */
  get added(): number {
    return this.#additions.reduce((sum, { size }) => sum + size, 0);
  }

  get #additions(): readonly (HistoryLog | RowVersions)[] {
    return [this.#history, ...this.#places.map(({ versions }) => versions)].filter((one) => one !== null);
  }

  /** The row of a view as it is after the events folded so far. */
  async row(view: string, key: string): Promise<Held> {
    const place = this.#place(view);
    if (place.shelf.peek(key) === undefined) await this.#fetch(place, [key]);
    return place.shelf.peek(key) ?? null;
  }

  /** Folds a page of events, in order. */
  async fold(events: readonly Event[]): Promise<void> {
    const { steps, wanted } = this.#routes.steps(events);
    for (const [place, keys] of wanted) await this.#fetch(place, [...keys]);
    let at = 0;
    for (const event of events) {
      const erased = erasedBy(event);
      if (erased !== null) await this.#unpark(erased); // the erasure itself must not wait for a parked event
      const isLate = this.#erased.isLate(event);
      for (let step = steps[at]; step?.event === event; step = steps[(at += 1)]) {
        const folding = isLate ? null : this.#step(step);
        if (folding) await folding;
      }
      if (erased === null) continue;
      await this.#erase(erased, event.position);
      await turn(); // a page may hold hundreds of erasures: others answer between them
    }
    for (const addition of this.#additions) await addition.settle();
    for (const { shelf } of this.#places) shelf.turnPage();
  }

  /** Forgets what is parked for a view, so that `refold` can try again. */
  unpark(view: string): void {
    this.#place(view).parked.release();
  }

  /** Folds an event that was parked: for one row, or (null) wherever it leads. Parks it again when it still fails. */
  async refold(view: string, event: Event, key: string | null): Promise<void> {
    if (this.#erased.has(event) && erasedBy(event) === null) return;
    const place = this.#place(view);
    const own = place.view.aggregate === splitStream(event.stream)[0];
    const found = keyOf(place.view, event);
    this.#replaying = true;
    try {
      if (key === null) await this.#step({ event, route: { place, named: true, own }, key: found });
      else await this.#row(place, event, key, own && found === key);
    } finally {
      this.#replaying = false;
    }
    for (const addition of this.#additions) await addition.settle();
    place.shelf.turnPage();
  }

  /** Hands over everything that has changed. `committed` follows when it is written. */
  take(): Changes {
    const { puts, removes } = this.takeAdded();
    const erases = this.#erases;
    for (const { shelf } of this.#places)
      for (const [key, document] of shelf.take())
        if (document === null) removes.push({ collection: shelf.collection, key });
        else puts.push({ collection: shelf.collection, document });
    for (const { parked } of this.#places) parked.take({ puts, removes });
    this.#erased.take({ puts });
    this.#erases = false;
    return { puts, removes, erases };
  }

  /** Hands over history and former rows alone. `committed` follows when they are written. */
  takeAdded(): Changes {
    const changes: Changes = { puts: [], removes: [], erases: false };
    for (const addition of this.#additions) addition.take(changes);
    return changes;
  }

  /** What was handed over is in the store. */
  committed(): void {
    for (const { shelf, parked } of this.#places) {
      shelf.committed();
      parked.committed();
    }
    for (const addition of this.#additions) addition.committed();
  }

  #place(view: string): OpenBuild {
    const place = this.#places.find((candidate) => candidate.view.name === view);
    if (place === undefined) throw new Error(`${view} is not folded here`);
    return place;
  }

  async #fetch({ shelf }: OpenBuild, keys: readonly string[]): Promise<void> {
    shelf.fetched(keys, await this.#source.getMany(shelf.collection, keys));
  }

  /** Answers a promise only when something must be fetched first: most steps do not wait. */
  #step({ event, route, key }: Step): Promise<void> | null {
    const { place, named, own } = route;
    if (key instanceof Error || this.#waits(place, event, null)) {
      return this.#park(place, event, null, key instanceof Error ? key : null);
    }
    if (place.view.touches || place.view.reads)
      return named ? this.#widely(place, event, key, own) : this.#follow(place, event, key);
    if (key === null) return null;
    if (!named) return this.#follow(place, event, key);
    const held = place.shelf.peek(key);
    if (held === undefined) return this.#row(place, event, key, own);
    return this.#write(place, event, key, own, held, ALONE);
  }

  /** An event of the row's own stream that the view does not fold still is the record's newest version. */
  #follow(place: OpenBuild, event: Event, key: string | null): Promise<void> | null {
    const held = key === null ? null : place.shelf.peek(key);
    if (!held || held.position >= event.position) return null;
    if (this.#waits(place, event, held.key)) return this.#park(place, event, held.key, null);
    const newer = { ...held, revision: event.revision, position: event.position };
    return this.#change(place, held.key, held, newer, event);
  }

  async #widely(place: OpenBuild, event: Event, key: string | null, own: boolean): Promise<void> {
    if (key !== null) await this.#row(place, event, key, own);
    let touched: Touched | null;
    try {
      touched = place.view.touches?.(event) ?? null;
    } catch (error) {
      this.#park(place, event, null, error);
      return;
    }
    if (touched === null) return;
    for (const other of await touchedKeys(this.#source, place.shelf, touched))
      if (other !== key) await this.#row(place, event, other, false);
  }

  async #unpark(company: string): Promise<void> {
    for (const { parked } of this.#places) await parked.erase(company);
  }

  /** Takes a company out of the history, out of the views that name it in their rows, and out of what they were. */
  async #erase(company: string, position: number): Promise<void> {
    this.#erases = true;
    this.#erased.note(company, position);
    for (const addition of this.#additions) await addition.erase(company);
    for (const place of this.#places) {
      const rows = companyIndexOf(place.view);
      if (rows === null) continue;
      const { index, field } = rows;
      for (const key of await touchedKeys(this.#source, place.shelf, { index, equals: { [field]: company } }))
        place.shelf.change(key, null);
    }
  }

  async #row(place: OpenBuild, event: Event, key: string, own: boolean): Promise<void> {
    if (place.shelf.peek(key) === undefined) await this.#fetch(place, [key]);
    const held = place.shelf.peek(key) ?? null;
    const siblings: Record<string, unknown> = {};
    if (place.view.reads) {
      let refs: ReturnType<NonNullable<typeof place.view.reads>>;
      try {
        refs = place.view.reads(event, held?.row ?? null);
        for (const ref of Object.values(refs)) if (ref !== null) this.#place(ref.view);
      } catch (error) {
        this.#park(place, event, key, error);
        return;
      }
      for (const [name, ref] of Object.entries(refs))
        siblings[name] = ref === null ? null : ((await this.row(ref.view, ref.key))?.row ?? null);
    }
    await this.#write(place, event, key, own, held, siblings);
  }

  #write(
    place: OpenBuild,
    event: Event,
    key: string,
    own: boolean,
    held: Held,
    siblings: Siblings,
  ): Promise<void> | null {
    if (held !== null && held.position >= event.position && !this.#replaying) return null; // folded before
    if (this.#waits(place, event, key)) return this.#park(place, event, key, null);
    const before = held?.row ?? null;
    const outcome = attempted(() => fold(place.view, before, event, siblings));
    if ('failure' in outcome) return this.#park(place, event, key, outcome.failure);
    const { after } = outcome;
    if (after !== before) this.#history?.note(place.view, key, before, after, event);
    if (after === null) return held === null ? null : this.#change(place, key, held, null, event);
    const revision = own ? event.revision : (held?.revision ?? -1);
    if (after === before && revision === held?.revision) return null;
    const position = Math.max(event.position, held?.position ?? 0);
    return this.#change(place, key, held, { key, row: after, revision, position }, event);
  }

  #change({ shelf, versions }: OpenBuild, key: string, before: Held, after: Held, event: Event): Promise<void> | null {
    const next = versions === null ? after : versions.replaced(before, after, event);
    if (next instanceof Promise) return next.then((row) => shelf.change(key, row));
    shelf.change(key, next);
    return null;
  }

  #waits({ parked }: OpenBuild, event: Event, key: string | null): boolean {
    return parked.waits(event, key);
  }

  #park({ parked }: OpenBuild, event: Event, key: string | null, cause: unknown): null {
    const row = parked.park(event, key, cause);
    if (cause !== null) this.#report(new ParkedEvent(row, cause));
    return null;
  }
}
