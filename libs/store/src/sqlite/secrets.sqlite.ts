import type { StatementSync } from 'node:sqlite';
import { warn } from '../log/failure.ts';
import { openEmbedded, type EmbeddedOptions } from './embedded.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import type { Secret, Secrets } from '../log/secrets.ts';
import {
  LIVE_SECRET,
  SECRETS_FILE,
  SecretsWriter,
  type SecretOutcome,
  type SecretRequest,
  type SecretRow,
} from './secrets.writer.ts';
import { toStoreError } from './sqlite.ts';

const toSecret = <Value>([kind, key, owner, value, expires]: SecretRow): Secret<Value> => ({
  kind,
  key,
  owner,
  value: JSON.parse(value) as Value,
  expires,
});
const toRow = ({ kind, key, owner, value, expires }: Secret): SecretRow => [
  kind,
  key,
  owner,
  JSON.stringify(value),
  expires,
];

const PAGE_OF_SECRETS = `SELECT kind, key, owner, value, expires FROM secrets
  WHERE (kind, key) > (?, ?) AND (expires IS NULL OR expires > ?) ORDER BY kind, key LIMIT 500`;

const PAGE_OF_KIND = `SELECT kind, key, owner, value, expires FROM secrets
  WHERE kind = ? AND key > ? AND (expires IS NULL OR expires > ?) ORDER BY key LIMIT 500`;

/**
 * Opens the secrets in `dir/secrets.sqlite` (or `:memory:`), readable by their owner only. Writes of one turn share a
 * flush; what is removed is overwritten on the disk.
 */
export async function openEmbeddedSecrets({ dir, writer, report = warn }: EmbeddedOptions): Promise<Secrets> {
  const { queue, reader, ...embedded } = await openEmbedded<SecretRequest, SecretOutcome, { folder: string }>(
    'secrets',
    SECRETS_FILE,
    { folder: dir },
    writer === 'inline',
    ({ folder }) => new SecretsWriter(folder),
    report,
  );
  const select = reader.prepare(LIVE_SECRET);
  select.setReturnArrays(true);
  let closing: Promise<void> | null = null;
  let pageOfKind: StatementSync | null = null;

  return {
    async get<Value>(kind: string, key: string, now: string) {
      if (!reader.isOpen) throw new StoreUnavailable('The store is closed');
      try {
        const row = select.get(kind, key, now) as unknown as SecretRow | undefined;
        return row === undefined ? null : toSecret<Value>(row);
      } catch (error) {
        throw toStoreError(error);
      }
    },
    async put(secret) {
      await queue.write({ put: toRow(secret) });
    },
    async putIfAbsent<Value>(secret: Secret<Value>, now: string) {
      const { row, created } = await queue.write({ putIfAbsent: toRow(secret), now });
      return { stored: row === null ? secret : toSecret<Value>(row), created };
    },
    async take<Value>(kind: string, key: string, now: string) {
      const { row } = await queue.write({ take: [kind, key], now });
      return row === null ? null : toSecret<Value>(row);
    },
    async remove(kind, key) {
      await queue.write({ remove: [kind, key] });
    },
    async removeOwned(kind, owner, except) {
      await queue.write({ removeOwned: [kind, owner, except ?? null] });
    },
    async sweep(now) {
      return (await queue.write({ sweep: now })).removed;
    },
    async *ofKind<Value>(kind: string, now: string) {
      if (!reader.isOpen) throw new StoreUnavailable('The store is closed');
      const page = (pageOfKind ??= reader.prepare(PAGE_OF_KIND));
      page.setReturnArrays(true);
      for (let key = ''; ;) {
        const rows = page.all(kind, key, now) as unknown as SecretRow[];
        for (const row of rows) yield toSecret<Value>(row);
        const last = rows.at(-1);
        if (last === undefined) return;
        [, key] = last;
      }
    },
    async *all(now) {
      if (!reader.isOpen) throw new StoreUnavailable('The store is closed');
      const page = reader.prepare(PAGE_OF_SECRETS);
      page.setReturnArrays(true);
      let [kind, key] = ['', ''];
      for (;;) {
        const rows = page.all(kind, key, now) as unknown as SecretRow[];
        for (const row of rows) yield toSecret(row);
        const last = rows.at(-1);
        if (last === undefined) return;
        [kind, key] = last;
      }
    },
    close: () => (closing ??= embedded.close()),
  };
}
