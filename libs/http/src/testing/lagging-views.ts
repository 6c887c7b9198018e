import type { Document, ReadModels } from '@terroir/store';
import type { Positions } from '../contract/ports.ts';

/**
 * Read models that a test makes late: a view that lags shows no row that was written since, until somebody waits for a position of it.
 * Without it a test cannot tell a call that waits from one that is lucky.
 */
export class LaggingViews {
  /** The position up to which a view is shown, by its name. */
  readonly #shown = new Map<string, number>();
  readonly #positions: Positions;

  constructor(positions: Positions) {
    this.#positions = positions;
  }

  /** From now on a view shows nothing new. */
  lag(view: string): void {
    this.#shown.set(view, this.#positions.reached(view));
  }

  readonly positions: Positions = {
    reached: (view) => {
      const reached = this.#positions.reached(view);
      const shown = view === undefined ? [...this.#shown.values()] : [this.#shown.get(view) ?? reached];
      return Math.min(reached, ...shown);
    },
    edition: (view) => this.#positions.edition(view),
    waitFor: (position, milliseconds, view) => {
      if (view === undefined) this.#shown.clear();
      else this.#shown.delete(view);
      return this.#positions.waitFor(position, milliseconds, view);
    },
  };

  documents(documents: ReadModels): ReadModels {
    const isShown = ({ name }: { readonly name: string }, { position }: Document): boolean =>
      position <= (this.#shown.get(name) ?? Infinity);
    return {
      async get<Row extends object>(of: Parameters<ReadModels['get']>[0], key: string) {
        const found = await documents.get<Row>(of, key);
        return found !== null && isShown(of, found) ? found : null;
      },
      async getMany<Row extends object>(of: Parameters<ReadModels['getMany']>[0], keys: readonly string[]) {
        const found = await documents.getMany<Row>(of, keys);
        return found.filter((document) => isShown(of, document));
      },
      async find<Row extends object>(...[of, query]: Parameters<ReadModels['find']>) {
        const page = await documents.find<Row>(of, query);
        const shown = page.documents.filter((document) => isShown(of, document));
        return shown.length === page.documents.length ? page : { ...page, documents: shown };
      },
    };
  }
}
