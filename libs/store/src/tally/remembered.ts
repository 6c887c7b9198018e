import { LRUCache } from 'lru-cache';
import type { Collection, Documents } from '../documents/documents.ts';
import { read } from '../documents/reading.ts';
import { newestOf, stateBy, tallyIn, type Tally, type TallyRow } from './tally.ts';

/** Groups of all remembered tallies together: about 20 MB of the present, and half of that of the past. */
const MOST_GROUPS = 200_000;
const MOST_PAST_GROUPS = 100_000;

interface Remembered {
  /** The newest row that a tally had: each change writes it anew or begins another. */
  readonly newest: string;
  readonly tally: Tally;
}

/** Reads what companies add up to, now and at an instant, and adds up again only what is not remembered. */
export class RememberedTallies {
  readonly #source: Pick<Documents, 'find'>;
  readonly #known = new LRUCache<string, Remembered>({
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
    const newest = last === undefined ? '' : `${last.key} ${last.row.steps.length} ${last.position}`;
    // What is remembered by this row is of this row as it was found: what is written meanwhile has another name.
    const added = async () => tallyIn(await read(this.#source, stateBy(collection, companyId, last, until)));
    const known = this.#known.get(name);
    const steps = last?.row.steps.filter(([since]) => until === undefined || since <= until) ?? [];
    if (known?.newest === newest && steps.length === (last?.row.steps.length ?? 0)) return known.tally;
    if (until !== undefined) return this.#then(`${name} ${newest} ${steps.length}`, added);
    // A change since then makes another newest row, so an older name never comes back.
    const tally = await added();
    this.#known.set(name, { newest, tally });
    return tally;
  }

  async #then(name: string, added: () => Promise<Tally>): Promise<Tally> {
    const known = this.#past.get(name) ?? (await added());
    this.#past.set(name, known);
    return known;
  }
}
