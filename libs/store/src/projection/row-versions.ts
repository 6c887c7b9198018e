import type { Recorded, Tallied, View } from '@terroir/kernel';
import { Appended } from '../tally/appended.ts';
import { companyIndexOf, partsOf, type Build } from './builds.ts';
import { pastOf, type Batch, type Collection, type Document, type Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import type { Held } from './row-buffer.ts';
import { countsAlike, Tallies } from '../tally/tallies.ts';
import { tallyOf } from '../tally/tally.ts';

/** How a row counted, and counts, in the tally of a company; null for not at all. */
type Counted = readonly [companyId: string, was: Tallied | null, is: Tallied | null];

/** How a row counts where its view does not say. */
export const COUNTED: Tallied = { group: '', value: 0 };

/**
 * What the rows of one audited build were, and their tally, on their way to the store. A row that is replaced is kept as it
 * was, from the instant on that it held until that of its successor; a row that never changed costs nothing.
 */
export class RowVersions {
  readonly #view: View;
  readonly #source: Pick<Documents, 'find'>;
  readonly #past: Collection;
  readonly #former: Appended;
  readonly #tallies: Tallies;
  readonly #company: { readonly index: string; readonly field: string };

  /** Null for a build whose past is not kept. */
  static of({ view, name, row, collection }: Build, source: Pick<Documents, 'find'>): RowVersions | null {
    return view === null || partsOf(name, row).length === 1 ? null : new RowVersions(view, collection, source);
  }

  private constructor(view: View, collection: Collection, source: Pick<Documents, 'find'>) {
    const company = companyIndexOf({ ...view, indexes: pastOf(collection).indexes });
    if (company === null) throw new Error(`${view.name} does not say whose its rows are`);
    this.#view = view;
    this.#source = source;
    this.#past = pastOf(collection);
    this.#former = new Appended(this.#past);
    this.#tallies = new Tallies(tallyOf(collection), source);
    this.#company = company;
  }

  get size(): number {
    return this.#former.size + this.#tallies.size;
  }

  /**
   * Notes what a row was before an event, and answers the row after it with the instant from which on it holds: a promise
   * only when a tally must be loaded first.
   */
  replaced(before: Held, after: Held, event: Pick<Recorded, 'recorded' | 'position'>): Held | Promise<Held> {
    const counted = before?.row === after?.row ? [] : this.#counted(before, after);
    const missing = counted
      .map(([company]) => company)
      .filter((company) => this.#tallies.latest(company) === undefined);
    if (missing.length === 0) return this.#replaced(before, after, event, counted);
    return this.#tallies.load(missing).then(() => this.#replaced(before, after, event, counted));
  }

  #replaced(
    before: Held,
    after: Held,
    { recorded, position }: Pick<Recorded, 'recorded' | 'position'>,
    counted: readonly Counted[],
  ): Held {
    // Events of one instant are one change; a clock that is behind moves nothing back. What changes a tally follows on its
    // newest change, so that at any instant the rows add up to it.
    let since = recorded;
    for (const earlier of [before?.since, ...counted.map(([company]) => this.#tallies.latest(company))])
      if (earlier !== undefined && earlier > since) since = earlier;
    if (before?.since !== undefined && before.since < since)
      this.#former.note(this.#companyOf(before), { ...before, until: since });
    for (const [company, was, is] of counted) this.#tallies.note(company, was, is, since, position);
    return after && { ...after, since };
  }

  /** The companies whose tally a row changes, and how the row counted and counts there. */
  #counted(before: Held, after: Held): readonly Counted[] {
    const [was, is] = [this.#tallied(before), this.#tallied(after)];
    const [owner, next] = [before && this.#companyOf(before), after && this.#companyOf(after)];
    const changes: readonly Counted[] =
      owner === next || owner === null || next === null
        ? [[next ?? owner ?? '', was, is]]
        : [
            [owner, was, null],
            [next, null, is],
          ];
    return changes.filter(([, one, other]) => !countsAlike(one, other));
  }

  #tallied(held: Held): Tallied | null {
    if (held === null) return null;
    return this.#view.tally ? this.#view.tally(held.row) : COUNTED;
  }

  #companyOf({ row }: Document): string {
    return String((row as Readonly<Record<string, unknown>>)[this.#company.field]);
  }

  /** Makes rows of what was counted, at the end of a page. */
  settle(): Promise<void> | null {
    return this.#tallies.settle();
  }

  /** Takes the past of a company away. */
  async erase(company: string): Promise<void> {
    const { index, field } = this.#company;
    await this.#former.erase(company, every(this.#source, this.#past, index, { [field]: company }));
    await this.#tallies.erase(company);
  }

  take(into: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] }): void {
    this.#former.take(into);
    this.#tallies.take(into);
  }

  committed(): void {
    this.#former.committed();
    this.#tallies.committed();
  }
}
