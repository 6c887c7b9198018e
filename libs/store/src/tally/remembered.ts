import { LRUCache } from 'lru-cache';
import type { Collection, Documents } from '../documents/documents.ts';
import { newestOf, readTally, type Tally, type TallyRow } from './tally.ts';

/** Groups of all remembered tallies together: about 20 MB. */
const MOST_GROUPS = 200_000;

interface Remembered {
  /** The newest row that a tally had: each change writes it anew or begins another. */
  readonly newest: string;
  readonly tally: Tally;
}

/** Reads what companies add up to now, and adds up again only what has changed since. */
export class RememberedTallies {
  readonly #source: Pick<Documents, 'find'>;
  readonly #known = new LRUCache<string, Remembered>({
    maxSize: MOST_GROUPS,
    sizeCalculation: ({ tally }) => 1 + tally.groups.size,
  });

  constructor(source: Pick<Documents, 'find'>) {
    this.#source = source;
  }

  /** The tally of a company as it is; it is not to be changed. */
  async read(collection: Collection, companyId: string): Promise<Tally> {
    const name = `${collection.name}/${collection.version}/${companyId}`;
    const { documents } = await this.#source.find<TallyRow>(collection, newestOf(companyId, 1));
    const [last] = documents;
    const newest = last === undefined ? '' : `${last.key} ${last.row.steps.length} ${last.position}`;
    const known = this.#known.get(name);
    if (known?.newest === newest) return known.tally;
    // A change since then makes another newest row, so an older name never comes back.
    const tally = await readTally(this.#source, collection, companyId);
    this.#known.set(name, { newest, tally });
    return tally;
  }
}
