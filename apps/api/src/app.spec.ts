import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openApi, type Operation } from '@terroir/http';
import { pino } from 'pino';
import { beginPut } from './begin-put.fixture.ts';
import { testApp, testFirm, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the application', () => {
  test('is ready on an empty data folder', async () => {
    const ready = await app.guest.get('/api/health/ready');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { ready: true }]);
  });

  test('takes a caller that hangs up in the middle of a body for no error of its own', async () => {
    const lines: { level: number; msg: string }[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string });
    const left = await testApp({ logger: pino({ level: 'debug' }, { write }) });
    const url = await left.fastify.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = ['POST /api/v1/authenticate HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write([...head, 'Content-Length: 100', 'Expect: 100-continue', '', ''].join('\r\n'));
    await once(socket, 'data'); // asked for the body
    socket.write('{"account":', () => socket.destroy());
    const told = /hung up|failed/;
    while (!lines.some(({ msg }) => told.test(msg))) await new Promise(setImmediate);
    await left.close();
    expect(lines.filter(({ msg, level }) => told.test(msg) || level > 30)).toMatchObject([
      { level: pino.levels.values['debug'] },
    ]);
  });

  test('tells the pages how it is set up', async () => {
    const { body } = await app.guest.get('/api/v1/settings');
    expect(body.data).toMatchObject({ attributes: { currency: 'CAD', explicit_consent: false, demo_accounts: [] } });
  });

  test('leads from registration to a record of the books and back, by what a person has in hand', async () => {
    const email = 'ferme@example.com';
    const password = 'Rhubarbe-42!';
    const accountable = { name: 'Camille Roy', terms_accepted: true, newsletter_subscribed: false };
    const account = { email, password, password_confirmation: password, accountable_type: 'Producer', accountable };
    expect((await app.guest.post('/api/v1/accounts', { account }, { 'accept-language': 'fr' })).status).toBe(201);
    const letters = await newestLetter(app);
    expect(letters).toMatchObject({ to: email, subject: 'Confirmez votre compte Terroir' });
    const token = /token=([\w-]+)/.exec(letters.text)?.[1];
    expect((await app.guest.post('/api/v1/confirm', { token })).status).toBe(204);
    const signedIn = await app.guest.post('/api/v1/authenticate', { email, password });
    const { attributes } = signedIn.body.data as { attributes: { token: string; role: string } };
    expect(attributes.role).toBe('producer_level_one');
    const inputs = await app.withToken(attributes.token).get('/api/v1/producer_inputs');
    expect([inputs.status, inputs.body.errors?.[0]?.requires]).toEqual([403, 'plan_level_1']);
  });

  test('answers each person by what their plan allows', async () => {
    const one = await app.signedIn('producer', 1);
    const made = await one.get('/api/v1/producer_inputs');
    expect([made.status, made.body.meta]).toEqual([200, { total: 0, next_cursor: null }]);
    expect((await (await app.signedIn('business')).get('/api/v1/producer_inputs')).status).toBe(403);
    expect((await (await app.signedIn('analyst')).get('/api/v1/firm')).status).toBe(403);
  });
});

/** A mail server that takes connections and says nothing, until it hangs up. */
async function silentMail() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: once(server, 'connection'),
    async hangUp() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('the application that is told to end', () => {
  test('takes nobody new, answers who is there, and only then waits for a letter that hangs', async () => {
    const mail = await silentMail();
    const ending = await testApp({ env: { SMTP_URL: mail.url } });
    const { email, password } = await ending.signedIn('producer', 1);
    // The letter to confirm the address is left out if that was done before it was written; this one never is.
    await ending.guest.post('/api/v1/forgot', { email });
    await mail.asked;
    const signedIn = await ending.guest.post('/api/v1/authenticate', { email, password });
    const { token } = (signedIn.body.data as { attributes: { token: string } }).attributes;
    const url = await ending.fastify.listen({ port: 0, host: '127.0.0.1' });

    const put = beginPut(`${url}/api/v1/firm`, token, { firm: { ...testFirm, name: 'Ferme d’Après' } });
    await put.begun;
    let ended = false;
    const closed = ending.close().then(() => (ended = true));
    while (ending.fastify.server.listening) await new Promise(setImmediate);
    const refused = connect(Number(new URL(url).port), '127.0.0.1');
    const [error] = (await once(refused, 'error').catch((thrown: unknown) => [thrown])) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    // A connection that was kept would hold up the end.
    expect(await put.finish()).toMatchObject({ status: 200, connection: 'close' });
    expect(ended).toBe(false);

    await mail.hangUp();
    await closed;
  });

  test('ends the rest of it when one part cannot end, and says which', async () => {
    const ending = await testApp();
    const [letters] = ending.reactors;
    if (letters === undefined) throw new Error('Nobody writes letters');
    const end = letters.close.bind(letters);
    letters.close = async () => {
      await end();
      throw new Error('the letters');
    };
    await expect(ending.close()).rejects.toThrow('the letters');
    expect(ending.fastify.server.listening).toBe(false);
    await expect(ending.store.log.head()).rejects.toThrow();
  });
});

/** The newest letter of the preview page, once it has been written. */
async function newestLetter({ guest, reactors, store }: TestApp) {
  const head = await store.log.head();
  const written = Promise.withResolvers<void>();
  const look = (): void => {
    if (reactors.every(({ position }) => position >= head)) written.resolve();
    else setImmediate(look);
  };
  look();
  await written.promise;
  const list = (await guest.get('/dev/mail')).text;
  const address = /href="(\/dev\/mail\/[^"]+)"/.exec(list)?.[1] ?? '';
  const page = (await guest.get(address)).text;
  return {
    to: /<small>(\S+) ·/.exec(page)?.[1],
    subject: /<h1>([^<]*)<\/h1>/.exec(page)?.[1],
    text: page,
  };
}

test('failed sign-ins and limits met are logged with the caller’s address and without the e-mail address', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const watched = await testApp({ logger, env: { RATE_LIMIT_TIGHT: '1' } });
  const credentials = { email: 'ana@ferme.example', password: 'wrong' };
  expect((await watched.guest.post('/api/v1/authenticate', credentials)).status).toBe(422);
  expect((await watched.guest.post('/api/v1/authenticate', credentials)).status).toBe(429);
  await watched.close();
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ security }) => security);
  expect(noted).toMatchObject([
    { level: 40, security: 'sign_in_failed', ip: '127.0.0.1', account: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { level: 40, security: 'limit_met', ip: '127.0.0.1' },
  ]);
  expect(lines.join('')).not.toContain('ferme');
});

describe('letters on the preview page', () => {
  test('are nobody’s way to other files', async () => {
    expect((await app.guest.get('/dev/mail/..%2Fmaster.key')).status).toBe(404);
  });

  test('are shown on this machine only, whatever name points at it', async () => {
    expect((await app.guest.get('/dev/mail', { host: 'localhost:3000' })).status).toBe(200);
    for (const headers of [{ host: 'rebound.example' }, { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }]) {
      expect((await app.guest.get('/dev/mail', headers)).status).toBe(403);
      expect((await app.guest.get('/dev/mail/any', headers)).status).toBe(403);
    }
  });

  test('are not shown with a mail server', async () => {
    const posted = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await posted.guest.get('/dev/mail')).text).not.toContain('<h1>Mail</h1>');
    await posted.close();
  });
});

const operations = (): readonly (readonly [string, Operation])[] =>
  Object.entries(openApi(app.routes.all).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );

describe('the API description of the product', () => {
  test('has every call of the specification that is built', () => {
    const names = operations().map(([name]) => name.replace('/api/v1/', ''));
    expect(names).toEqual(
      expect.arrayContaining([
        'POST authenticate',
        'DELETE authenticate',
        'POST accounts',
        'POST confirm',
        'POST forgot',
        'POST verify',
        'POST reset',
        'GET profile',
        'PUT profile',
        'PUT password',
        'GET firm',
        'PUT firm',
        'GET firm/coordinates',
        'GET subscription',
        'POST subscription',
        'GET addresses',
        'GET input_categories',
        'GET output_categories',
        'GET units',
        ...[
          'producer_inputs',
          'producer_outputs',
          'produces',
          'recurring_lines',
          'plots',
          'zones',
          'tasks',
          'items',
          'saved_searches',
        ].flatMap((name) => [
          `GET ${name}`,
          `POST ${name}`,
          `PUT ${name}/{id}`,
          `DELETE ${name}/{id}`,
          `POST ${name}/{id}/restore`,
        ]),
        ...['record', 'skip', 'reopen'].map((act) => `POST recurring_lines/{id}/${act}`),
        ...['complete', 'reopen'].map((act) => `POST tasks/{id}/${act}`),
        ...['complete', 'reopen', 'move', 'skip', 'reinstate'].map(
          (act) => `POST tasks/{id}/occurrences/{date}/${act}`,
        ),
        'GET tasks/occurrences',
        ...['GET', 'POST', 'DELETE'].map((method) => `${method} calendar_feed`),
        'GET calendar/{token}.ics',
        ...['GET', 'PUT'].map((method) => `${method} task_reminders`),
        'GET items/{id}/barcode',
        'GET zone_types',
        'POST features_style',
        'GET production_summary',
        'GET certifications',
        'POST certifications',
        'PUT certifications/{id}',
        'DELETE certifications/{id}',
        'GET produces_summary',
        'GET followed_practices',
        'PUT followed_practices',
        'GET history',
      ]),
    );
  });

  test('says of each what it does, who may call it, what is sent and what is answered', () => {
    const tags = new Map(openApi(app.routes.all).tags.map(({ name, description }) => [name, description]));
    for (const [name, operation] of operations()) {
      expect([name, operation.summary]).toEqual([name, expect.stringMatching(/^[A-Z0-9].* /)]);
      expect([name, operation.description]).toEqual([name, expect.stringMatching(/^[A-Z`].*\.$/s)]);
      expect([name, operation.tags.map((tag) => tags.get(tag))]).toEqual([
        name,
        [expect.stringMatching(/^[A-Z].*\.$/)],
      ]);
      expect([name, operation['x-allow'].length]).not.toEqual([name, 0]);
      const statuses = Object.keys(operation.responses);
      expect([name, statuses.filter((status) => status.startsWith('2')).length]).toEqual([name, 1]);
      expect([name, statuses]).toEqual([name, expect.arrayContaining(['400', '429', '500', '503'])]);
      expect([name, statuses.includes('401')]).toEqual([name, !operation['x-allow'].includes('public')]);
    }
  });
});
