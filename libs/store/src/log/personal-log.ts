import { warn } from './failure.ts';
import { eventTypes, upcast, type EventType, type NewEvent, type StoredEvent } from '@terroir/events';
import { decrypt, encrypt } from './cipher.ts';
import { DamagedLog, type EventLog } from './event-log.ts';
import type { Keyring, PersonalKey } from './keyring.ts';
import { markedFields, openMarked } from './marked-fields.ts';

type Data = Record<string, unknown>;

/**
 * The field of an event's data that holds all its personal fields as one ciphertext: `KEY_ID:BASE64` of their JSON
 * object, null when no key was left to write with. No schema has a field of this name, so nothing typed can be taken for
 * it. The personal fields themselves keep their places with the values that they have after an erasure; where all of
 * them are empty there is no ciphertext.
 */
const SEALED = '$personal';

/** The key of a person; whether it was destroyed on purpose, or never made or lost. */
type KeyState = PersonalKey | 'erased' | 'none';
type Keys = ReadonlyMap<string, KeyState>;

const personalFields = (type: string): readonly string[] => eventTypes.get(type)?.personal ?? [];
const isSealed = ({ data }: StoredEvent): boolean => data[SEALED] !== undefined;
const mayBePersonal = (event: StoredEvent): boolean => personalFields(event.type).length > 0 || isSealed(event);

/** The account whose key an event is written with: the one it names, else the company it was recorded for. */
function personOf({ companyId, data: { accountId } }: Pick<NewEvent, 'companyId' | 'data'>): string | null {
  return typeof accountId === 'string' ? accountId : companyId;
}

/**
 * What an erased field reads as, by the kind of its schema: '' for a text, 0 for a number, false, an empty list, an
 * empty object, and null where null is allowed; '' for a field that the schema no longer has.
 */
export function erasedValue(type: EventType | undefined, field: string): unknown {
  let schema = type?.schema.shape[field] as { def: { type: string; innerType?: unknown } } | undefined;
  while (schema?.def.type === 'optional' || schema?.def.type === 'default' || schema?.def.type === 'readonly')
    schema = schema.def.innerType as typeof schema;
  const kind = schema?.def.type;
  if (kind === 'nullable') return null;
  if (kind === 'number' || kind === 'int') return 0;
  if (kind === 'boolean') return false;
  if (kind === 'array') return [];
  return kind === 'object' || kind === 'record' ? {} : '';
}

/** Whether a field holds something that an erasure would take away: one that is empty needs no ciphertext. */
const isFilled = (value: unknown, erased: unknown): boolean =>
  value !== undefined && value !== erased && !(Array.isArray(value) && Array.isArray(erased) && value.length === 0);

/**
 * A log that encrypts the personal fields of every event with the key of its account before it is written, and decrypts
 * and upcasts what it reads. Events without personal fields pass untouched. A key that is missing though nobody erased
 * it is reported; its fields read as erased.
 */
export function personalLog(log: EventLog, keyring: Keyring, report: (error: unknown) => void = warn): EventLog {
  async function keyFor(person: string): Promise<KeyState> {
    const key = keyring.peek(person) ?? (await keyring.find(person));
    return key ?? ((await keyring.isErased(person)) ? 'erased' : 'none');
  }

  async function encrypted(event: NewEvent): Promise<NewEvent> {
    const type = eventTypes.get(event.type);
    const fields = personalFields(event.type).filter((field) => isFilled(event.data[field], erasedValue(type, field)));
    if (fields.length === 0) return event;
    const person = personOf(event);
    if (person === null)
      throw new Error(`Event ${event.id} has personal data but names neither an account nor a company`);
    const key = keyring.peek(person) ?? (await keyring.obtain(person));
    const hidden: Data = {};
    const data = { ...event.data };
    for (const field of fields) {
      hidden[field] = data[field];
      data[field] = erasedValue(type, field);
    }
    data[SEALED] = key && `${key.id}:${encrypt(key.key, event.id, JSON.stringify(hidden)).toString('base64')}`;
    return { ...event, data };
  }

  async function decrypted(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    const keys = new Map<string, KeyState>();
    for (const event of events)
      if (mayBePersonal(event)) {
        const person = personOf(event);
        if (person !== null && !keys.has(person)) keys.set(person, keyring.peek(person) ?? (await keyFor(person)));
      }
    const missing = new Set<string>();
    const opened = events.map((event) => read(event, keys, missing));
    for (const person of missing) report(new Error(`The key of the personal data of ${person} is missing`));
    return opened;
  }

  return {
    async append(stream, expected, events) {
      const hasPersonal = events.some(({ type }) => personalFields(type).length > 0);
      return log.append(stream, expected, hasPersonal ? await Promise.all(events.map(encrypted)) : events);
    },
    async readStream(stream, from) {
      return decrypted(await log.readStream(stream, from));
    },
    async readAll(after, limit) {
      return decrypted(await log.readAll(after, limit));
    },
    head: () => log.head(),
    subscribe: (after, onEvents) => log.subscribe(after, async (events) => onEvents(await decrypted(events))),
    close: () => log.close(),
  };
}

/** The event as it was recorded, in today's version. Adds to `missing` whose key it would have needed. */
function read(event: StoredEvent, keys: Keys, missing: Set<string>): StoredEvent {
  const type = eventTypes.get(event.type);
  const isOld = type !== undefined && event.version < type.version;
  const data = mayBePersonal(event) ? opened(event, type, keys, missing) : event.data;
  if (isOld) return { ...event, ...upcast(event.type, event.version, data) };
  return data === event.data ? event : { ...event, data };
}

function opened(event: StoredEvent, type: EventType | undefined, keys: Keys, missing: Set<string>): Data {
  const person = personOf(event) ?? '';
  const key = keys.get(person) ?? 'none';
  if (!isSealed(event)) return writtenBefore(event, type, key, () => missing.add(person));
  const { [SEALED]: sealed, ...data } = event.data;
  if (typeof sealed !== 'string' || key === 'erased') return data;
  const at = sealed.indexOf(':');
  if (key === 'none') missing.add(person);
  else if (sealed.slice(0, at) === key.id) Object.assign(data, plain(event, sealed.slice(at + 1), key));
  return data;
}

/** An event from before all personal fields went into one ciphertext: fields of their own, or in clear. */
function writtenBefore(event: StoredEvent, type: EventType | undefined, key: KeyState, onMissing: () => void): Data {
  const marked = markedFields(event);
  const isErased = key === 'erased';
  if (marked.length === 0 && !isErased) return event.data;
  const data = { ...event.data };
  if (marked.length > 0 && key === 'none') onMissing();
  for (const field of marked)
    data[field] = (typeof key === 'string' ? undefined : openMarked(event, field, key)) ?? erasedValue(type, field);
  if (isErased)
    for (const field of personalFields(event.type))
      if (data[field] !== undefined) data[field] = erasedValue(type, field);
  return data;
}

function plain(event: StoredEvent, sealed: string, { key }: PersonalKey): Data {
  let text: string;
  try {
    text = decrypt(key, event.id, Buffer.from(sealed, 'base64')).toString();
  } catch {
    throw new DamagedLog(event.position, `the personal fields of event ${event.id} cannot be decrypted`);
  }
  return JSON.parse(text) as Data;
}

const PAGE = 1000;

/** How many events of an account were written before decision 0012 with texts in clear, which an erasure leaves in the log. */
export async function clearTexts(raw: Pick<EventLog, 'readAll'>, person: string): Promise<number> {
  let found = 0;
  for (let after = 0; ;) {
    const events = await raw.readAll(after, PAGE);
    found += events.filter((event) => isClear(event) && personOf(event) === person).length;
    const last = events.at(-1);
    if (last === undefined) return found;
    after = last.position;
  }
}

function isClear(event: StoredEvent): boolean {
  if (isSealed(event)) return false;
  const marked = markedFields(event);
  const type = eventTypes.get(event.type);
  return personalFields(event.type).some((field) => {
    return !marked.includes(field) && isFilled(event.data[field], erasedValue(type, field));
  });
}

/** The event without its personal fields, encrypted or not, as it leaves to analysts and exports. */
export function withoutPersonal(event: StoredEvent): StoredEvent {
  const hidden = new Set([SEALED, ...personalFields(event.type), ...markedFields(event)]);
  return { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([field]) => !hidden.has(field))) };
}
