import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { StoreUnavailable, WrongRevision, type EventLog } from '@terroir/store';
import { NoteModule } from '../testing/note.fixture.ts';
import { EVENT_LOG, POSITIONS } from '../contract/ports.ts';
import { testHttp, type TestHttp, type TestHttpOptions } from '../testing/test-http.ts';
import { DAILY_SHARE } from '../request/limits.ts';

const NOTES = '/api/v1/notes';
const note = { text: 'hay', quantity_raw: 2.5, kind: 'feed' };
const open: TestHttp[] = [];
const start = async (options: Partial<TestHttpOptions> = {}): Promise<TestHttp> => {
  const http = await testHttp({ modules: [NoteModule], ...options });
  open.push(http);
  return http;
};
afterEach(async () => {
  for (const http of open.splice(0)) await http.close();
});
const logOf = (http: TestHttp): EventLog => http.app.get<EventLog>(EVENT_LOG);

describe('Idempotency-Key', () => {
  test('gives the first answer again and writes nothing twice', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_two' });
    const headers = { 'idempotency-key': 'a-key' };
    const first = await farm.post(NOTES, { note }, headers);
    const head = await logOf(http).head();
    const again = await farm.post(NOTES, { note }, headers);
    expect(again.text).toBe(first.text);
    for (const name of ['etag', 'x-position', 'content-type']) expect(again.headers[name]).toBe(first.headers[name]);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(await logOf(http).head()).toBe(head);
  });

  test('with another body or address is a mismatch', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_two' });
    const headers = { 'idempotency-key': 'a-key' };
    await farm.post(NOTES, { note }, headers);
    const other = await farm.post(NOTES, { note: { ...note, text: 'straw' } }, headers);
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([422, 'idempotency_mismatch']);
    expect((await farm.post(`${NOTES}/knock`, { note }, headers)).status).toBe(422);
  });

  test('of one account is not that of another', async () => {
    const http = await start();
    const headers = { 'idempotency-key': 'a-key' };
    const one = await http.as({ role: 'producer_level_two' }).post(NOTES, { note }, headers);
    const two = await http.as({ role: 'producer_level_two' }).post(NOTES, { note }, headers);
    expect(two.text).not.toBe(one.text);
  });

  test('sent twice at once writes once, and both get the same answer', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_two' });
    const before = await logOf(http).head();
    const send = () => farm.post(NOTES, { note }, { 'idempotency-key': 'a-key' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await logOf(http).readAll(before, 10)).toHaveLength(1);
  });

  test('stays free after a refusal, since nothing was written', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_two' });
    const headers = { 'idempotency-key': 'a-key' };
    expect((await farm.post(NOTES, { note: { ...note, kind: 'x' } }, headers)).status).toBe(422);
    expect((await farm.post(NOTES, { note }, headers)).status).toBe(201);
  });

  test('after a failure that left its outcome unknown writes once, however often it is tried', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_two' });
    const headers = { 'idempotency-key': 'a-key' };
    const log = logOf(http);
    const append = log.append.bind(log);
    // The event lands, but the answer of the log is lost.
    jest.spyOn(log, 'append').mockImplementationOnce(async (...args) => {
      await append(...args);
      throw new StoreUnavailable('no answer in time');
    });
    const before = await log.head();
    expect((await farm.post(NOTES, { note }, headers)).status).toBe(503);
    const again = await farm.post(NOTES, { note }, headers);
    expect(again.status).toBe(201);
    expect((await farm.post(NOTES, { note }, headers)).text).toBe(again.text);
    expect(await log.readAll(before, 10)).toHaveLength(1);
  });

  test('finds what an attempt had written whose answer was never kept', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_two' });
    const headers = { 'idempotency-key': 'a-key' };
    const secrets = http.app.get<{ put: (secret: unknown) => Promise<void> }>(await secretsToken());
    // The process dies between the append and the keeping of the answer: here keeping fails.
    jest.spyOn(secrets, 'put').mockRejectedValueOnce(new StoreUnavailable('disk full'));
    const first = await farm.post(NOTES, { note }, headers);
    expect(first.status).toBe(201);
    const head = await logOf(http).head();
    const again = await farm.post(NOTES, { note }, headers);
    expect(again.text).toBe(first.text);
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
    expect(await logOf(http).head()).toBe(head);
  });

  test('keeps no answer in the clear', async () => {
    const http = await start();
    const secrets = http.app.get<{ put: (secret: unknown) => Promise<void> }>(await secretsToken());
    const put = jest.spyOn(secrets, 'put');
    await http
      .as({ role: 'producer_level_two' })
      .post(NOTES, { note: { ...note, text: 'hidden hay' } }, { 'idempotency-key': 'k' });
    expect(put).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(put.mock.calls)).not.toContain('hidden hay');
  });

  test('that is no visible text is malformed', async () => {
    const http = await start();
    const answer = await http
      .as({ role: 'producer_level_two' })
      .post(NOTES, { note }, { 'idempotency-key': 'x'.repeat(256) });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});
const secretsToken = async () => (await import('../contract/ports.ts')).SECRETS;

describe('X-Min-Position', () => {
  test('is not waited for where no read model is read, neither by a health check nor by a write', async () => {
    const waitFor = jest.fn<() => boolean>().mockReturnValue(false);
    const http = await start({ ports: [{ provide: POSITIONS, useValue: { ...standing, waitFor } }] });
    const beyond = { 'x-min-position': '999999999' };
    const farm = http.as({ role: 'producer_level_three' });
    for (const url of [NOTES, '/api/health/live', '/api/health/ready'])
      expect((await http.guest.get(url, beyond)).status).toBe(200);
    expect((await farm.post(NOTES, { note }, beyond)).status).toBe(201);
    expect(waitFor).not.toHaveBeenCalled();
  });

  test('that is no position is malformed', async () => {
    const http = await start();
    const malformed = await http.guest.get(NOTES, { 'x-min-position': '-1' });
    expect(malformed.body.errors?.[0]).toMatchObject({ code: 'malformed_request', field: 'X-Min-Position' });
  });
});
const standing = { reached: () => 0, edition: () => '1.0', waitFor: (): boolean | Promise<boolean> => true };

describe('limits', () => {
  let milliseconds = 0;
  const limited = (rates: { perAddress?: number; perAccount?: number; tight?: number }) =>
    start({
      options: { rates: { perAddress: 0, perAccount: 0, tight: 0, ...rates }, milliseconds: () => milliseconds },
    });

  test('an address that asks too often is told when to come back', async () => {
    const http = await limited({ perAddress: 2 });
    expect((await http.guest.get(NOTES)).status).toBe(200);
    expect((await http.guest.get(NOTES)).status).toBe(200);
    const third = await http.guest.get(NOTES, { 'accept-language': 'fr' });
    expect([third.status, third.headers['retry-after']]).toEqual([429, '30']);
    expect(third.body.errors?.[0]).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Trop/),
    });
    milliseconds += 30_000;
    expect((await http.guest.get(NOTES)).status).toBe(200);
  });

  test('an address has a count of its own', async () => {
    const rates = { perAddress: 1, perAccount: 0, tight: 0 };
    const http = await start({ options: { trustProxy: true, rates, milliseconds: () => milliseconds } });
    const from = (address: string) => http.guest.get(NOTES, { 'x-forwarded-for': address });
    expect((await from('203.0.113.1')).status).toBe(200);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(200);
  });

  test('behind one proxy the address that it wrote counts, not what a client had written before', async () => {
    const rates = { perAddress: 1, perAccount: 0, tight: 0 };
    const http = await start({ options: { trustProxy: 1, rates, milliseconds: () => milliseconds } });
    const from = (written: string) => http.guest.get(NOTES, { 'x-forwarded-for': `${written}, 203.0.113.1` });
    expect((await from('198.51.100.1')).status).toBe(200);
    expect((await from('198.51.100.2')).status).toBe(429);
  });

  test('an account has a count of its own', async () => {
    const http = await limited({ perAccount: 1 });
    const farm = http.as({ role: 'producer_level_two' });
    expect((await farm.post(NOTES, { note })).status).toBe(201);
    expect((await farm.post(NOTES, { note })).status).toBe(429);
    expect((await http.as({ role: 'producer_level_two' }).post(NOTES, { note })).status).toBe(201);
  });

  test('a tight route counts the named field from whatever address it comes', async () => {
    const http = await start({
      options: {
        trustProxy: true,
        rates: { perAddress: 0, perAccount: 0, tight: 2 },
        milliseconds: () => milliseconds,
      },
    });
    const knock = (email: string, address: string) =>
      http.guest.post(`${NOTES}/knock`, { email }, { 'x-forwarded-for': address });
    expect((await knock('a@b.ca', '203.0.113.1')).status).toBe(204);
    expect((await knock('A@B.ca ', '203.0.113.2')).status).toBe(204);
    expect((await knock('a@b.ca', '203.0.113.3')).status).toBe(429);
    expect((await knock('c@d.ca', '203.0.113.4')).status).toBe(204);
  });

  test('one address has a share a day of what all may send to one place, and others keep theirs', async () => {
    const rates = { perAddress: 0, perAccount: 0, tight: 1000 };
    const http = await start({ options: { trustProxy: true, rates, milliseconds: () => milliseconds } });
    const knock = (of: string, address: string) =>
      http.guest.post(`${NOTES}/knock`, { email: 'a@b.ca', of }, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let sent = 0; sent <= DAILY_SHARE; sent += 1)
      statuses.push((await knock('green-woods', '203.0.113.1')).status);
    expect(statuses).toEqual([...Array.from({ length: DAILY_SHARE }, () => 204), 429]);
    expect((await knock('green-woods', '203.0.113.2')).status).toBe(204);
    expect((await knock('other-woods', '203.0.113.1')).status).toBe(204);
    milliseconds += 2 * 60 * 60 * 1000;
    expect((await knock('green-woods', '203.0.113.1')).status).toBe(204);
  });

  test('without a trusted proxy nobody chooses their address', async () => {
    const http = await limited({ perAddress: 1 });
    expect((await http.guest.get(NOTES, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await http.guest.get(NOTES, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
  });
});

describe('many writes to one record at once', () => {
  test('are all carried out, one after the other, and no update is lost', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_three' });
    const { id } = (await farm.post(NOTES, { note })).body.data as { id: string };
    const texts = Array.from({ length: 50 }, (_, at) => `hay ${at}`);
    const answers = await Promise.all(texts.map((text) => farm.put(`${NOTES}/${id}`, { note: { ...note, text } })));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const events = await logOf(http).readStream(`producer_input-${id}`);
    expect(new Set(events.slice(1).map(({ data }) => data['notes']))).toEqual(new Set(texts));
  });

  test('of which one loses every race to another process is refused, and shows the record as it is', async () => {
    const http = await start();
    const farm = http.as({ role: 'producer_level_three' });
    const { id } = (await farm.post(NOTES, { note })).body.data as { id: string };
    const stream = `producer_input-${id}`;
    const conflict = new WrongRevision(stream, 0, 1);
    jest.spyOn(logOf(http), 'append').mockRejectedValue(conflict);
    const lost = await farm.put(`${NOTES}/${id}`, { note: { ...note, text: 'straw' } });
    expect([lost.status, lost.body.errors?.[0]?.code, lost.headers['etag']]).toEqual([409, 'version_conflict', '"1"']);
    expect(lost.body.data).toMatchObject({ attributes: { text: 'hay' } });
  });
});

describe('a store that cannot answer', () => {
  test('is 503 unavailable, and another attempt is invited', async () => {
    const http = await start();
    jest.spyOn(logOf(http), 'append').mockRejectedValueOnce(new StoreUnavailable('SQLITE_FULL: disk is full'));
    const answer = await http.as({ role: 'producer_level_two' }).post(NOTES, { note });
    expect([answer.status, answer.body.errors?.[0]?.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    expect(answer.text).not.toContain('SQLITE');
  });
});

describe('every answer', () => {
  test('carries the strict policy, also an error', async () => {
    const http = await start();
    for (const answer of [await http.guest.get(NOTES), await http.guest.get('/api/v1/nowhere')]) {
      const policy = answer.headers['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(answer.headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('routes', () => {
  test('a server with a route that does not say who may call it does not start', async () => {
    const { Controller, Get } = await import('@nestjs/common');
    class Forgetful {
      show() {
        return {};
      }
    }
    const show = Object.getOwnPropertyDescriptor(Forgetful.prototype, 'show') ?? {};
    Get()(Forgetful.prototype, 'show', show);
    Controller('api/v1/forgotten')(Forgetful);
    await expect(testHttp({ modules: [{ module: NoteModule, controllers: [Forgetful] }] })).rejects.toThrow(
      'has no @Allow',
    );
  });

  test('health is told to whoever watches', async () => {
    const http = await start();
    expect((await http.guest.get('/api/health/live')).status).toBe(200);
    expect((await http.guest.get('/api/health/ready')).status).toBe(200);
  });

  test('how far the log has grown is told to analysts only', async () => {
    const http = await start();
    const told = async (client: typeof http.guest) => Object.keys((await client.get('/api/health/ready')).body);
    expect(await told(http.guest)).toEqual(['ready']);
    expect(await told(http.as({ role: 'producer_level_three' }))).toEqual(['ready']);
    expect(await told(http.as({ role: 'analyst' }))).toEqual([
      'ready',
      'head',
      'log',
      'building',
      'projections',
      'reactors',
    ]);
  });
});
