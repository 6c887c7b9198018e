import { LRUCache } from 'lru-cache';
import type { Collection, Document, Documents } from '../documents/documents.ts';
import { read } from '../documents/reading.ts';
import { newerTally, type TallyAt } from './newer.ts';
import { isUnbroken, newestOf, rowsBy, stateIn, tallyIn, type Tally, type TallyRow } from './tally.ts';

/** Groups of all remembered tallies together: about 20 MB of the present, and half of that of the past. */
const MOST_GROUPS = 200_000;
const MOST_PAST_GROUPS = 100_000;

const EMPTY: Tally = { total: 0, groups: new Map() };

/**
 * Reads what companies add up to, now and at an instant. What is remembered is followed from there on, so a change costs what it
 * changed and not all that a company has.
 */
export class RememberedTallies {
  readonly #source: Pick<Documents, 'find'>;
  readonly #known = new LRUCache<string, TallyAt>({
    maxSize: MOST_GROUPS,
    sizeCalculation: ({ tally }) => 1 + tally.groups.size,
  });
  /** By the newest row of an instant and how many of its changes had been made: all instants between two changes are alike. */
  readonly #past = new LRUCache<string, Tally>({
    maxSize: MOST_PAST_GROUPS,
    sizeCalculation: ({ groups }) => 1 + groups.size,
  });

  constructor(source: Pick<Documents, 'find'>) {
    this.#source = source;
  }

  /** The tally of a company after an instant (ISO 8601 in milliseconds), else as it is; it is not to be changed. */
  async read(collection: Collection, companyId: string, until?: string): Promise<Tally> {
    const name = `${collection.name}/${collection.version}/${companyId}`;
    const { documents } = await this.#source.find<TallyRow>(collection, newestOf(companyId, 1, until));
    const [last] = documents;
    if (last === undefined) return EMPTY;
    const known = this.#known.get(name);
    const steps = last.row.steps.filter(([since]) => until === undefined || since <= until).length;
    if (known && isSame(known.last, last) && steps === last.row.steps.length) return known.tally;
    const then = `${name} ${nameOf(last)} ${steps}`;
    const past = until === undefined ? undefined : this.#past.get(then);
    if (past) return past;
    const { tally, isUnbroken } = await this.#added(collection, companyId, known, last, until);
    if (until === undefined && isUnbroken) this.#known.set(name, { last, tally });
    if (until !== undefined && isUnbroken) this.#past.set(then, tally);
    return tally;
  }

  /** Stops at the last row as it was found: what is written meanwhile has another name. */
  async #added(
    collection: Collection,
    companyId: string,
    known: TallyAt | undefined,
    last: Document<TallyRow>,
    until: string | undefined,
  ): Promise<{ tally: Tally; isUnbroken: boolean }> {
    const newer = known && (await read(this.#source, newerTally(collection, companyId, known, last, until)));
    if (newer) return { tally: newer, isUnbroken: true };
    const rows = await read(this.#source, rowsBy(collection, companyId, last));
    return { tally: tallyIn(stateIn(rows, until)), isUnbroken: rows.length === last.row.back + 1 && isUnbroken(rows) };
  }
}

/** Each change of a tally writes its newest row anew or begins another, so an older name never comes back. */
const nameOf = ({ key, row, position }: Document<TallyRow>): string => `${key} ${row.steps.length} ${position}`;
const isSame = (one: Document<TallyRow>, other: Document<TallyRow>): boolean => nameOf(one) === nameOf(other);
