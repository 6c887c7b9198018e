import type { StoredEvent } from '@terroir/events';
import { decrypt } from './cipher.ts';
import { DamagedLog } from './event-log.ts';
import type { PersonalKey } from './keyring.ts';

// How personal fields were written before decision 0012: each for itself, as `personal:KEY_ID:BASE64`, or as
// `personal::` when no key was left. Logs of that time are still read; nothing is written like this any more.

/** The fields that were encrypted then. The list is closed: what is not in it stood in the log in clear. */
const MARKED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    AccountRegistered: ['name', 'email'],
    NameChanged: ['name'],
    ContactChanged: ['ownerName', 'email', 'phone'],
    AddressWritten: ['raw', 'zipcode'],
    CompanyLocated: ['raw', 'zipcode', 'latitude', 'longitude'],
    LinksChanged: ['links'],
  }),
);
const MARKED_VERSION = 1;
const MARK = 'personal:';
const NONE: readonly string[] = [];

/** The fields of an event that hold a ciphertext of their own. Ask only for events without one common ciphertext. */
export function markedFields({ type, version, data }: StoredEvent): readonly string[] {
  const fields = version === MARKED_VERSION ? MARKED.get(type) : undefined;
  return fields?.filter((field) => String(data[field]).startsWith(MARK)) ?? NONE;
}

/**
 * The value of a marked field, undefined when it was written with another key or with none.
 * @throws DamagedLog when the key does not open it
 */
export function openMarked(
  { id, position, data }: StoredEvent,
  field: string,
  { id: keyId, key }: PersonalKey,
): unknown {
  const marked = String(data[field]);
  const at = marked.indexOf(':', MARK.length);
  if (marked.slice(MARK.length, at) !== keyId) return undefined;
  let text: string;
  try {
    text = decrypt(key, `${id} ${field}`, Buffer.from(marked.slice(at + 1), 'base64')).toString();
  } catch {
    throw new DamagedLog(position, `the personal field ${field} of event ${id} cannot be decrypted`);
  }
  return JSON.parse(text);
}
