import { warn } from './failure.ts';
import { eventTypes, upcast, type EventType, type NewEvent, type StoredEvent } from '@terroir/events';
import { decrypt, encrypt } from './cipher.ts';
import { DamagedLog, type EventLog } from './event-log.ts';
import type { Keyring, PersonalKey } from './keyring.ts';

type Data = Record<string, unknown>;

/** Marks a field's ciphertext: `personal:KEY_ID:BASE64`, or `personal::` when there was no key left to write with. */
const MARK = 'personal:';
const KEYLESS = 'personal::';

const isPersonal = ({ type }: NewEvent): boolean => (eventTypes.get(type)?.personal.length ?? 0) > 0;
const isMarked = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK);
const personOf = (data: Data): string => {
  const person = data['accountId'];
  if (typeof person !== 'string') throw new Error('An event with personal data names its person as accountId');
  return person;
};

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

/**
 * A log that encrypts the personal fields of every event with the key of the person named by its `accountId` before it
 * is written, and decrypts and upcasts what it reads. Events without personal fields pass untouched. A key that is
 * missing though nobody erased it is reported; its fields read as erased.
 */
export function personalLog(log: EventLog, keyring: Keyring, report: (error: unknown) => void = warn): EventLog {
  async function keyFor(person: string): Promise<PersonalKey | null> {
    const key = keyring.peek(person) ?? (await keyring.find(person));
    if (key === null && !(await keyring.isErased(person)))
      report(new Error(`The key of the personal data of ${person} is missing`));
    return key;
  }

  async function encrypted(event: NewEvent): Promise<NewEvent> {
    if (!isPersonal(event)) return event;
    const fields = eventTypes.get(event.type)?.personal ?? [];
    const person = personOf(event.data);
    const key = keyring.peek(person) ?? (await keyring.obtain(person));
    const data = { ...event.data };
    for (const field of fields) {
      if (!Object.hasOwn(data, field)) continue;
      data[field] =
        key === null
          ? KEYLESS
          : `${MARK}${key.id}:${encrypt(key.key, aboutOf(event, field), JSON.stringify(data[field])).toString('base64')}`;
    }
    return { ...event, data };
  }

  async function decrypted(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    const keys = new Map<string, PersonalKey | null>();
    for (const event of events)
      if (mayBePersonal(event)) {
        const person = event.data['accountId'];
        if (typeof person === 'string' && !keys.has(person)) keys.set(person, await keyFor(person));
      }
    return events.map((event) => opened(event, keys));
  }

  return {
    async append(stream, expected, events) {
      return log.append(stream, expected, events.some(isPersonal) ? await Promise.all(events.map(encrypted)) : events);
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

const aboutOf = (event: NewEvent, field: string): string => `${event.id} ${field}`;

/** Older versions may have had personal fields that today's schema does not name. */
const mayBePersonal = ({ type, version }: StoredEvent): boolean => {
  const known = eventTypes.get(type);
  return known === undefined || known.personal.length > 0 || version < known.version;
};

function opened(event: StoredEvent, keys: ReadonlyMap<string, PersonalKey | null>): StoredEvent {
  const type = eventTypes.get(event.type);
  const isOld = type !== undefined && event.version < type.version;
  if (!isOld && !mayBePersonal(event)) return event;
  const data = { ...event.data };
  for (const [field, value] of Object.entries(data))
    if (isMarked(value)) data[field] = plain(event, field, value, keys, type);
  return { ...event, ...(isOld ? upcast(event.type, event.version, data) : { data }) };
}

function plain(
  event: StoredEvent,
  field: string,
  value: string,
  keys: ReadonlyMap<string, PersonalKey | null>,
  type: EventType | undefined,
): unknown {
  const at = value.indexOf(':', MARK.length);
  const key = keys.get(personOf(event.data)) ?? null;
  if (key === null || value.slice(MARK.length, at) !== key.id) return erasedValue(type, field);
  let text: string;
  try {
    text = decrypt(key.key, aboutOf(event, field), Buffer.from(value.slice(at + 1), 'base64')).toString();
  } catch {
    throw new DamagedLog(event.position, `the personal field ${field} of event ${event.id} cannot be decrypted`);
  }
  return JSON.parse(text);
}

/** The event without its personal fields, as it leaves to analysts, exports and Kafka. */
export function withoutPersonal(event: StoredEvent): StoredEvent {
  const fields = new Set(eventTypes.get(event.type)?.personal);
  const kept = Object.entries(event.data).filter(([field, value]) => !fields.has(field) && !isMarked(value));
  return { ...event, data: Object.fromEntries(kept) };
}
