import { createHash } from 'node:crypto';

/** The name space of imported rows (RFC 9562 §6.6). */
const NAMESPACE = Buffer.from('5b0e1f9c7d6a4c1e9f2b3a4d5c6e7f80', 'hex');

/** UUIDv5 (RFC 9562 §5.5): the same text always has the same. */
export function uuidv5(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name, 'utf8').digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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
 * records; `nth` numbers equal rows of one file.
 */
export const rowId = (companyId: string, kind: string, data: object, nth: number): string =>
  uuidv5([companyId, kind, nth, canonical(data)].join('\n'));
