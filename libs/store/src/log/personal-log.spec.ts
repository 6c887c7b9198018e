import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from '@jest/globals';
import { eventTypes, upcasts, type EventType, type Upcast } from '@terroir/events';
import * as fc from 'fast-check';
import { z } from 'zod';
import { newEvent } from './event-log.contract.ts';
import { temporaryFolders } from './folders.contract.ts';
import { encrypt } from './cipher.ts';
import { Keyring } from './keyring.ts';
import { openLog, type OpenedLog } from '../sqlite/open-log.ts';
import { clearTexts, erasedValue, withoutPersonal } from './personal-log.ts';
import type { Secrets } from './secrets.ts';
import { LOG_FILE, verifyLog } from '../sqlite/verify.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;

const folder = temporaryFolders();
const open: OpenedLog[] = [];
const MASTER = Buffer.alloc(32, 7);
const opened = async (options: Partial<Parameters<typeof openLog>[0]> = {}): Promise<OpenedLog> => {
  const masterKey = options.dir === undefined ? MASTER.toString('base64') : undefined;
  const store = await openLog({ dir: ':memory:', writer: 'inline', masterKey, ...options });
  open.push(store);
  return store;
};
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

const registered = (accountId = 'account-1', name = 'Zoé Tremblay-Lachance') =>
  newEvent(
    { accountId, kind: 'Producer', name, email: 'zoe@ferme.example', language: 'fr' },
    { type: 'AccountRegistered' },
  );
const located = () =>
  newEvent(
    { accountId: 'account-1', raw: '12, rang des Érables', latitude: 46.81, longitude: -71.21, countryCode: 'CA' },
    { type: 'CompanyLocated' },
  );
const firstThree = async ({ log }: OpenedLog) => (await log.readAll(0, 3)).map((event) => event.data);

describe('personal data in the log', () => {
  test('is read as it was written, and stands nowhere in the files', async () => {
    const dir = folder();
    const { log, close } = await opened({ dir });
    await log.append('account-1', 'absent', [registered()]);
    await log.append('firm-1', 'absent', [located()]);
    expect((await log.readStream('account-1'))[0]?.data).toEqual(registered().data);
    expect((await log.readAll(0, 10)).map((event) => event.data)).toEqual([registered().data, located().data]);
    const bytes = () => readdirSync(dir).map((file) => readFileSync(join(dir, file), 'latin1'));
    const secret = ['Tremblay-Lachance', 'zoe@ferme.example', 'rang des', '46.81'];
    for (const text of secret) expect(bytes().some((file) => file.includes(text))).toBe(false);
    expect(bytes().some((file) => file.includes('Producer'))).toBe(true);
    await close();
    for (const text of secret) expect(bytes().some((file) => file.includes(text))).toBe(false);
  });

  test(
    'may be any JSON',
    async () => {
      const { log } = await opened();
      let nth = 0;
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (name) => {
          nth += 1;
          await log.append(`account-${nth}`, 'absent', [registered('account-1', name as string)]);
          const [stored] = await log.readStream(`account-${nth}`);
          expect(JSON.stringify(stored?.data['name'])).toBe(JSON.stringify(name));
        }),
        { numRuns: 40 },
      );
    },
    SLOW,
  );

  test('is any text, whatever it looks like', async () => {
    const { log } = await opened();
    const looks = fc.constantFrom('personal::', 'personal:Sherbrooke', '$personal', '0123456789ab:c2VjcmV0', '');
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(looks, fc.string({ unit: 'binary' })), async (typed) => {
        nth += 1;
        const stream = `typed-${nth}`;
        const data = { accountId: 'account-1', city: typed, raw: typed, countryCode: typed };
        const notes = { inputId: '1', notes: typed, unitId: typed };
        await log.append(stream, 'absent', [
          newEvent(data, { type: 'AddressWritten' }),
          newEvent(notes, { type: 'InputCorrected' }),
        ]);
        expect((await log.readStream(stream)).map((event) => event.data)).toEqual([data, notes]);
      }),
      { numRuns: 100 },
    );
  });

  test('belongs to the company that it was recorded for when it names no account', async () => {
    const { log, raw, keyring } = await opened();
    const noted = newEvent({ inputId: '1', notes: 'Payé comptant' }, { type: 'InputRecorded' });
    await log.append('producer_input-1', 'absent', [noted]);
    expect(JSON.stringify(await raw.readAll(0, 1))).not.toContain('comptant');
    expect((await log.readAll(0, 1))[0]?.data).toEqual(noted.data);
    await keyring.erase('company-1');
    expect((await log.readAll(0, 1))[0]?.data).toEqual({ inputId: '1', notes: '' });
    const nobodys = newEvent({ inputId: '2', notes: 'x' }, { type: 'InputRecorded', companyId: null });
    await expect(log.append('producer_input-2', 'absent', [nobodys])).rejects.toThrow(
      'neither an account nor a company',
    );
    await raw.append('producer_input-2', 'absent', [nobodys]);
    expect((await log.readStream('producer_input-2'))[0]?.data).toEqual(nobodys.data);
  });

  test('costs one ciphertext an event, and none where nothing is written or a correction leaves it alone', async () => {
    const { log, raw } = await opened();
    await log.append('firm-1', 'absent', [located()]);
    await log.append('producer_input-1', 'absent', [
      newEvent({ inputId: '1', costCents: 5 }, { type: 'InputCorrected' }),
    ]);
    expect((await raw.readAll(0, 2)).map(({ data }) => data)).toEqual([
      { ...located().data, raw: '', latitude: 0, longitude: 0, $personal: expect.any(String) },
      { inputId: '1', costCents: 5 },
    ]);
    const empty = newEvent({ accountId: 'account-1', notes: '' }, { type: 'InputRecorded' });
    const none = newEvent({ accountId: 'account-1', links: [] }, { type: 'LinksChanged' });
    await log.append('producer_input-2', 'absent', [empty, none]);
    expect((await raw.readAll(2, 2)).map(({ data }) => data)).toEqual([empty.data, none.data]);
    expect((await log.readAll(2, 2)).map(({ data }) => data)).toEqual([empty.data, none.data]);
  });

  test('reaches subscribers decrypted', async () => {
    const { log } = await opened();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    log.subscribe(0, async ([event]) => resolve(event?.data));
    await log.append('account-1', 'absent', [registered()]);
    expect(await promise).toEqual(registered().data);
  });

  test('is encrypted anew each time, so that the same name does not look the same', async () => {
    const { log, raw } = await opened();
    await log.append('account-1', 'absent', [registered(), registered()]);
    const [one, two] = await raw.readStream('account-1');
    expect(one?.data['$personal']).not.toBe(two?.data['$personal']);
    expect(one?.data['kind']).toBe('Producer');
  });

  test('of a person who was erased reads as nothing, while others stay and the log still verifies', async () => {
    const dir = folder();
    const store = await opened({ dir });
    await store.log.append('account-1', 'absent', [registered()]);
    await store.log.append('account-2', 'absent', [registered('account-2', 'Anne')]);
    await store.log.append('firm-1', 'absent', [located()]);
    await store.keyring.erase('account-1');
    const expected = [
      { ...registered().data, name: '', email: '' },
      { ...registered('account-2', 'Anne').data },
      { ...located().data, raw: '', latitude: 0, longitude: 0 },
    ];
    expect(await firstThree(store)).toEqual(expected);
    await store.close();
    expect(await firstThree(await opened({ dir }))).toEqual(expected);
    for await (const checked of verifyLog(dir)) expect(checked.position).toBe(checked.head);
  });

  test('of an erased person is not written again', async () => {
    const { log, raw, keyring } = await opened();
    await log.append('account-1', 'absent', [registered()]);
    await keyring.erase('account-1');
    await log.append('account-1', 0, [registered()]);
    expect((await raw.readStream('account-1')).map((event) => event.data['$personal'])).toEqual([
      expect.stringMatching(/^[0-9a-f]{12}:/),
      null,
    ]);
    expect((await log.readStream('account-1'))[1]?.data['name']).toBe('');
  });

  test('leaves no key behind, neither in the file nor in its write-ahead log', async () => {
    const dir = folder();
    const { log, keyring, secrets, close } = await opened({ dir });
    await log.append('account-1', 'absent', [registered()]);
    const key = await secrets.get<string>('personal_key', 'account-1', '2026-01-01T00:00:00.000Z');
    const files = () => readdirSync(dir).filter((file) => file.startsWith('secrets'));
    const holds = () => files().some((file) => readFileSync(join(dir, file), 'latin1').includes(key?.value ?? ''));
    expect(holds()).toBe(true);
    await keyring.erase('account-1');
    expect(holds()).toBe(false);
    await close();
    expect(holds()).toBe(false);
  });

  test('of one person is written with one key, however many ask for it first', async () => {
    const { log, raw } = await opened();
    await Promise.all(Array.from({ length: 10 }, (_, nth) => log.append(`account-${nth}`, 'absent', [registered()])));
    const keys = (await raw.readAll(0, 100)).map((event) => String(event.data['$personal']).split(':')[0]);
    expect(new Set(keys).size).toBe(1);
    expect((await log.readAll(0, 100)).every((event) => event.data['email'] === 'zoe@ferme.example')).toBe(true);
  });

  test('of a person who is erased while their first key is made gets no key', async () => {
    const { secrets, keyring } = await opened();
    const racing: Secrets = {
      ...secrets,
      putIfAbsent: async (secret, now) => {
        if (secret.kind === 'personal_key') await keyring.erase(secret.key);
        return secrets.putIfAbsent(secret, now);
      },
    };
    const slow = await Keyring.open(racing, MASTER, true);
    expect(await slow.obtain('account-1')).toBeNull();
    expect(await secrets.get('personal_key', 'account-1', '2026-01-01T00:00:00.000Z')).toBeNull();
  });

  test('that was moved to another event is refused', async () => {
    const dir = folder();
    const { log, close } = await opened({ dir });
    await log.append('account-1', 'absent', [registered(), registered()]);
    const database = new DatabaseSync(join(dir, LOG_FILE));
    database.exec('UPDATE events SET data = (SELECT data FROM events WHERE position = 1) WHERE position = 2');
    database.close();
    await expect(log.readStream('account-1')).rejects.toMatchObject({ name: 'DamagedLog', position: 2 });
    await close();
  });

  test('whose key is lost is reported, and reads as nothing', async () => {
    const reports: unknown[] = [];
    const { log, secrets, keyring } = await opened({ report: (error) => reports.push(error) });
    await log.append('account-1', 'absent', [registered()]);
    await secrets.remove('personal_key', 'account-1');
    keyring.forget('account-1');
    expect((await log.readStream('account-1'))[0]?.data['name']).toBe('');
    expect(reports.map(String)).toEqual([expect.stringContaining('key of the personal data of account-1 is missing')]);
    await log.append('account-1', 0, [registered('account-1', 'Anne')]);
    expect((await log.readStream('account-1')).map((event) => event.data['name'])).toEqual(['', 'Anne']);
  });

  test('never leaves with an event that goes out', async () => {
    const { log, raw } = await opened();
    await log.append('account-1', 'absent', [registered()]);
    const old = newEvent(
      { accountId: 'account-1', kind: 'Producer', name: 'personal::' },
      { type: 'AccountRegistered' },
    );
    await raw.append('account-2', 'absent', [old]);
    for (const from of [log, raw]) {
      const events = await from.readAll(0, 2);
      expect(events.map((event) => withoutPersonal(event).data)).toEqual([
        { accountId: 'account-1', kind: 'Producer', language: 'fr' },
        { accountId: 'account-1', kind: 'Producer' },
      ]);
    }
  });

  test('costs events without it nothing: they pass as they are', async () => {
    const { log, raw } = await opened();
    const event = newEvent({ inputId: '1' });
    await log.append('input-1', 'absent', [event]);
    expect(await log.readAll(0, 1)).toEqual(await raw.readAll(0, 1));
  });

  test('has an erased value for every kind of field', () => {
    const schema = z.object({
      text: z.string(),
      email: z.email().optional(),
      maybe: z.string().nullable(),
      number: z.number(),
      whole: z.int(),
      flag: z.boolean(),
      list: z.array(z.string()).default([]),
      thing: z.object({}),
    });
    const type: EventType = { aggregate: 'a', schema, version: 1, personal: [] };
    const values = ['text', 'email', 'maybe', 'number', 'whole', 'flag', 'list', 'thing', 'gone'].map((field) =>
      erasedValue(type, field),
    );
    expect(values).toEqual(['', '', null, 0, 0, false, [], {}, '']);
  });
});

describe('old events', () => {
  /** An event as it was written before: its first fields encrypted one by one, what follows in clear. */
  async function oldEvent({ keyring }: OpenedLog, encryptedFields: Record<string, unknown>, clear: object) {
    const key = await keyring.obtain('account-1');
    if (key === null) throw new Error('The person was erased');
    const event = newEvent({}, { type: 'CompanyLocated' });
    const marked = Object.entries(encryptedFields).map(([field, value]) => [
      field,
      `personal:${key.id}:${encrypt(key.key, `${event.id} ${field}`, JSON.stringify(value)).toString('base64')}`,
    ]);
    return { ...event, data: { accountId: 'account-1', ...Object.fromEntries(marked), ...clear } };
  }
  const hidden = { raw: '12, rang des Érables', zipcode: 'G1R 1A1', latitude: 46.81, longitude: -71.21 };
  const clear = { city: 'personal:Sherbrooke', state: 'personal::', country: 'Canada', countryCode: 'CA' };

  test('whose personal fields were encrypted one by one, or stood in clear, are read as they were meant', async () => {
    const store = await opened();
    await store.raw.append('firm-1', 'absent', [await oldEvent(store, hidden, clear)]);
    expect((await store.log.readAll(0, 1))[0]?.data).toEqual({ accountId: 'account-1', ...hidden, ...clear });
  });

  test('of an erased person read as nothing too, also what stood in clear', async () => {
    const store = await opened();
    const noted = newEvent(
      { inputId: '1', notes: 'Payé comptant', costCents: 5 },
      { type: 'InputRecorded', companyId: 'account-1' },
    );
    await store.raw.append('firm-1', 'absent', [await oldEvent(store, hidden, clear), noted]);
    expect((await store.log.readAll(1, 1))[0]?.data).toEqual(noted.data);
    await store.log.append('firm-2', 'absent', [newEvent({ ...noted.data }, { type: 'InputRecorded' })]);
    expect([await clearTexts(store.raw, 'account-1'), await clearTexts(store.raw, 'company-1')]).toEqual([2, 0]);
    await store.keyring.erase('account-1');
    const [place, line] = await store.log.readAll(0, 2);
    expect(place?.data).toEqual({
      accountId: 'account-1',
      raw: '',
      zipcode: '',
      latitude: 0,
      longitude: 0,
      city: '',
      state: '',
      country: '',
      countryCode: 'CA',
    });
    expect(line?.data).toEqual({ inputId: '1', notes: '', costCents: 5 });
  });

  test('with a ciphertext that was moved to another field are refused', async () => {
    const store = await opened();
    const event = await oldEvent(store, hidden, clear);
    const moved = { ...event, data: { ...event.data, zipcode: (event.data as Record<string, unknown>)['raw'] } };
    await store.raw.append('firm-1', 'absent', [moved]);
    await expect(store.log.readAll(0, 1)).rejects.toMatchObject({ name: 'DamagedLog', position: 1 });
  });

  test('are read as the newest version has them, and stay in the log as they were', async () => {
    const types = eventTypes as Map<string, EventType>;
    const table = upcasts as Record<string, Upcast>;
    const schema = z.object({ accountId: z.string(), fullName: z.string(), length: z.int() });
    types.set('Renamed', { aggregate: 'test', schema, version: 1, personal: ['name'] });
    try {
      const { log, raw } = await opened();
      await log.append('test-1', 'absent', [newEvent({ accountId: 'a', name: 'Zoé' }, { type: 'Renamed' })]);
      types.set('Renamed', { aggregate: 'test', schema, version: 3, personal: ['fullName'] });
      table['Renamed.1'] = ({ name, ...rest }) => ({ ...rest, fullName: name });
      table['Renamed.2'] = (data) => ({ ...data, length: String(data['fullName']).length });
      expect((await log.readStream('test-1'))[0]).toMatchObject({
        version: 3,
        data: { accountId: 'a', fullName: 'Zoé', length: 3 },
      });
      expect((await raw.readStream('test-1'))[0]).toMatchObject({ version: 1, data: { accountId: 'a' } });
    } finally {
      types.delete('Renamed');
      for (const step of ['Renamed.1', 'Renamed.2']) delete table[step];
    }
  });
});

describe('the keyring', () => {
  test('makes a master key on the first start that only its owner can read', async () => {
    const dir = folder();
    await (await opened({ dir })).close();
    const file = join(dir, 'master.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
    for (const name of ['log.sqlite', 'secrets.sqlite'])
      expect({ name, mode: statSync(join(dir, name)).mode & 0o077 }).toEqual({ name, mode: 0 });
    chmodSync(file, 0o644);
    await expect(opened({ dir })).rejects.toThrow('chmod 600');
  });

  test('opens only with the master key that the data were written with', async () => {
    const dir = folder();
    const masterKey = Buffer.alloc(32, 1).toString('base64');
    await (await opened({ dir, masterKey })).close();
    await (await opened({ dir, masterKey })).close();
    await expect(opened({ dir, masterKey: Buffer.alloc(32, 2).toString('base64') })).rejects.toThrow(
      'not the one that these data were written with',
    );
    await expect(opened({ dir, masterKey: 'short' })).rejects.toThrow('32 bytes');
  });

  test('makes no other master key for a log whose key is gone, however often it is tried', async () => {
    const dir = folder();
    const { log, close } = await opened({ dir });
    await log.append('account-1', 'absent', [registered()]);
    await close();
    rmSync(join(dir, 'master.key'));
    for (let time = 0; time < 2; time += 1) await expect(opened({ dir })).rejects.toThrow(/master\.key is missing/);
    expect(readdirSync(dir)).not.toContain('master.key');
  });

  test('refuses a log whose secrets are gone, however often it is tried', async () => {
    const dir = folder();
    const { log, close } = await opened({ dir });
    await log.append('account-1', 'absent', [registered()]);
    await close();
    for (const file of readdirSync(dir).filter((name) => name.startsWith('secrets'))) rmSync(join(dir, file));
    await expect(opened({ dir })).rejects.toThrow('secrets of this log are missing');
    await expect(opened({ dir })).rejects.toThrow('secrets of this log are missing');
  });

  test('names a value without telling it, the same each time and another elsewhere', async () => {
    const [one, two] = [await opened(), await opened({ masterKey: Buffer.alloc(32, 8).toString('base64') })];
    expect(one.keyring.keyedHash('zoe@ferme.example')).toMatch(/^[0-9a-f]{64}$/);
    expect(one.keyring.keyedHash('zoe@ferme.example')).toBe(one.keyring.keyedHash('zoe@ferme.example'));
    expect(one.keyring.keyedHash('zoe@ferme.example')).not.toBe(two.keyring.keyedHash('zoe@ferme.example'));
  });

  test('unwraps what it wrapped, for the same purpose only', async () => {
    const { keyring } = await opened();
    const wrapped = keyring.wrap('un secret', 'purpose');
    expect(keyring.unwrap(wrapped, 'purpose').toString()).toBe('un secret');
    expect(() => keyring.unwrap(wrapped, 'another')).toThrow();
    expect(() => keyring.unwrap(Buffer.alloc(40).toString('base64'), 'purpose')).toThrow();
  });
});
