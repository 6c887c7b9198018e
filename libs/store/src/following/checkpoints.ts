import type { Secrets } from '../log/secrets.ts';

/** Where reactors remember how far they are: nothing that a rebuild of read models drops. Durable at once. */
export interface Checkpoints {
  get(name: string): Promise<number | null>;
  set(name: string, position: number): Promise<void>;
}

/** Checkpoints that can be enumerated, so that whoever moves them need not know who keeps one. */
export interface ListedCheckpoints extends Checkpoints {
  /** Every checkpoint by name. */
  all(): Promise<ReadonlyMap<string, number>>;
  remove(name: string): Promise<void>;
}

const KIND = 'checkpoint';
/** They never expire, so any instant will do. */
const EVER = '1970-01-01T00:00:00.000Z';

/** Checkpoints beside the secrets: kept with full durability, part of every backup, untouched by rebuilds. */
export const checkpointsIn = (secrets: Secrets): ListedCheckpoints => ({
  async get(name) {
    return (await secrets.get<number>(KIND, name, EVER))?.value ?? null;
  },
  async all() {
    const found = new Map<string, number>();
    for await (const { kind, key, value } of secrets.all(EVER)) if (kind === KIND) found.set(key, Number(value));
    return found;
  },
  set: (name, position) => secrets.put({ kind: KIND, key: name, owner: name, value: position, expires: null }),
  remove: (name) => secrets.remove(KIND, name),
});
