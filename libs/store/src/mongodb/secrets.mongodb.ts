import { randomUUID } from 'node:crypto';
import { asked } from '../log/closable.ts';
import { isDuplicate, type Mongo } from './mongo.ts';
import type { Secret, Secrets } from '../log/secrets.ts';

/** A secret in MongoDB. `mark` is its own: who removes a secret names it, so that of two only one succeeds. */
interface SecretRow {
  readonly _id: string;
  readonly kind: string;
  readonly key: string;
  readonly owner: string;
  /** JSON. */
  readonly value: string;
  readonly expires: string | null;
  readonly mark: string;
}

const idOf = (kind: string, key: string): string => `${encodeURIComponent(kind)}:${key}`;

const rowOf = ({ kind, key, owner, value, expires }: Secret): SecretRow => ({
  _id: idOf(kind, key),
  kind,
  key,
  owner,
  value: JSON.stringify(value),
  expires,
  mark: randomUUID(),
});

const secretOf = <Value>({ kind, key, owner, value, expires }: SecretRow): Secret<Value> => ({
  kind,
  key,
  owner,
  value: JSON.parse(value) as Value,
  expires,
});

const isLive = ({ expires }: SecretRow, now: string): boolean => expires === null || expires > now;

/** Opens the secrets in MongoDB's collection `secrets`; writes are journaled by a majority. The connection stays the caller's. */
export async function openMongoSecrets(mongo: Mongo): Promise<Secrets> {
  const rows = mongo.rows<SecretRow>('secrets');
  const calls = asked();
  await mongo.runLong(async (database) => {
    const made = database.collection('secrets');
    for (const [name, key] of Object.entries(INDEXES)) await made.createIndexes([{ name, key }]);
  });

  const read = (kind: string, key: string) => mongo.run(() => rows.findOne({ _id: idOf(kind, key) }));

  /** Removes exactly this secret; false when it is gone or replaced. */
  const removed = async ({ _id, mark }: SecretRow): Promise<boolean> =>
    (await mongo.run(() => rows.deleteOne({ _id, mark }))).deletedCount === 1;

  /** Writes where nothing stands. */
  const added = (row: SecretRow): Promise<boolean> =>
    mongo.run(async () => {
      try {
        await rows.insertOne(row);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    });

  return {
    get: <Value>(kind: string, key: string, now: string) =>
      calls.ask(async () => {
        const row = await read(kind, key);
        return row !== null && isLive(row, now) ? secretOf<Value>(row) : null;
      }),
    put: (secret) =>
      calls.ask(async () => {
        const row = rowOf(secret);
        if (await added(row)) return; // most secrets are new
        const { _id, ...rest } = row;
        await mongo.run(async () => {
          const replace = () => rows.replaceOne({ _id }, rest, { upsert: true });
          await replace().catch((error: unknown) => {
            if (!isDuplicate(error)) throw error;
            return replace(); // removed and put by another in between: now there is something to replace
          });
        });
      }),
    putIfAbsent: <Value>(secret: Secret<Value>, now: string) =>
      calls.ask(async () => {
        const row = rowOf(secret);
        for (;;) {
          if (await added(row)) return { stored: secret, created: true };
          const found = await read(secret.kind, secret.key);
          if (found === null) continue; // taken in between
          // Ours all the same: an insertion whose answer was lost and that was tried again.
          if (found.mark === row.mark) return { stored: secret, created: true };
          if (isLive(found, now)) return { stored: secretOf<Value>(found), created: false };
          await removed(found);
        }
      }),
    take: <Value>(kind: string, key: string, now: string) =>
      calls.ask(async () => {
        for (;;) {
          const row = await read(kind, key);
          if (row === null || !isLive(row, now)) return null;
          if (await removed(row)) return secretOf<Value>(row);
        }
      }),
    remove: (kind, key) =>
      calls.ask(async () => {
        await mongo.run(() => rows.deleteOne({ _id: idOf(kind, key) }));
      }),
    removeOwned: (kind, owner, except) =>
      calls.ask(async () => {
        const others = except === undefined ? {} : { key: { $ne: except } };
        await mongo.run(() => rows.deleteMany({ kind, owner, ...others }));
      }),
    sweep: (now) =>
      calls.ask(async () => (await mongo.run(() => rows.deleteMany({ expires: { $lte: now } }))).deletedCount),
    async *ofKind<Value>(kind: string, now: string) {
      // `;` comes right after the `:` of an id: what is between is this kind and nothing else.
      const end = `${encodeURIComponent(kind)};`;
      for (let after = idOf(kind, ''); ;) {
        const from = after;
        const page = await calls.ask(() =>
          mongo.run(() =>
            rows
              .find({ _id: { $gt: from, $lt: end } })
              .sort({ _id: 1 })
              .limit(PAGE)
              .toArray(),
          ),
        );
        for (const row of page) if (isLive(row, now)) yield secretOf<Value>(row);
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE) return;
        after = idOf(kind, last.key);
      }
    },
    async *all(now) {
      let after = '';
      for (;;) {
        const from = after;
        const page = await calls.ask(() =>
          mongo.run(() =>
            rows
              .find({ _id: { $gt: from } })
              .sort({ _id: 1 })
              .limit(PAGE)
              .toArray(),
          ),
        );
        for (const row of page) if (isLive(row, now)) yield secretOf(row);
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE) return;
        after = idOf(last.kind, last.key);
      }
    },
    close: calls.close,
  };
}

const PAGE = 500;
const INDEXES = { owned: { kind: 1, owner: 1 }, expiring: { expires: 1 } } as const;
