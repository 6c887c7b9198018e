import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { uuidv5, type Keyring } from '@terroir/store';

/**
 * The key that the ids of a company's rows are made with. It follows from the key of what the company typed, so it is the same
 * after a restart and in every process, and gone with an erasure: null of a company that was erased.
 */
export async function rowKeyOf(keyring: Pick<Keyring, 'obtain'>, companyId: string): Promise<KeyObject | null> {
  const personal = await keyring.obtain(companyId);
  if (personal === null) return null;
  return createSecretKey(new Uint8Array(hkdfSync('sha256', personal.key, '', 'terroir imported rows', 32)));
}

/** What a field that says nothing is as a text: of a new record all of them mean empty (readings §6). */
const EMPTY: ReadonlySet<string> = new Set(['null', '""', '[]', '{}']);

/** A value as one text, whatever the order of its fields; those that are empty are left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, canonical(inner)] as const)
    .filter(([, inner]) => !EMPTY.has(inner))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${inner}`).join(',')}}`;
}

/**
 * The id of the record that a row becomes. It follows from what the row says, so a file that is imported again names the same
 * records; `nth` numbers equal rows of one file. Without the key nobody can try what a row may have said.
 */
export function rowId(key: KeyObject, companyId: string, kind: string, data: object, nth: number): string {
  const said = [companyId, kind, nth, canonical(data)].join('\n');
  return uuidv5(companyId, createHmac('sha256', key).update(said).digest('hex'));
}
