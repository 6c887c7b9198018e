import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { KEYRING } from '@terroir/http';
import { searchMailStopPath } from '@terroir/market/server';
import type { Keyring } from '@terroir/store';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveStopMail } from './stop-mail.ts';
import { testApp } from './test-app.ts';

let web: FastifyInstance;
let stopped: string[];
let name: string;
beforeAll(async () => {
  web = Fastify();
  web.removeAllContentTypeParsers(); // the application reads JSON alone
  await serveStopMail(web, {
    isToken: (id, token) => token === `${id} secret`,
    stateOf: (id) => Promise.resolve({ name, isMailed: !stopped.includes(id) }),
    stop: (id) => Promise.resolve(void stopped.push(id)),
  });
});
beforeEach(() => {
  stopped = [];
  name = 'Sauces';
});
afterAll(() => web.close());

const address = '/stop-mail/42?token=42%20secret';
const ask = (method: 'GET' | 'POST', url = address, headers: Record<string, string> = {}, payload = '') =>
  web.inject({ method, url, headers, ...(payload !== '' && { payload }) });

describe('the address that ends the letters of a saved search', () => {
  test.each([
    ['en', 'Stop these emails', 'You will get no more emails about your saved search “Sauces”.'],
    [
      'fr',
      'Ne plus recevoir ces courriels',
      'Vous ne recevrez plus de courriels au sujet de votre recherche enregistrée «\u00A0Sauces\u00A0».',
    ],
  ])(
    'asks in %s before it ends them, so that a program that opens it changes nothing',
    async (language, asks, done) => {
      const opened = await ask('GET', address, { 'accept-language': language });
      expect([opened.statusCode, opened.body.includes(asks), stopped]).toEqual([200, true, []]);
      expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language' });
      expect(opened.body).toContain(`<html lang="${language}">`);
      expect(opened.body).toMatch(/name="theme-color" content="#131a14" media="\(prefers-color-scheme: dark\)"/);
      const ended = await ask('POST', address, { 'accept-language': language });
      expect([ended.statusCode, ended.body.includes(done), stopped]).toEqual([200, true, ['42']]);
      const again = await ask('GET', address, { 'accept-language': language });
      expect([again.body.includes(done), again.body.includes(asks)]).toEqual([true, false]);
    },
  );

  test.each([
    ['en', 'in your saved search “&lt;b&gt;‘Miel’ &amp; cidre&lt;/b&gt;”?'],
    ['fr', 'de votre recherche enregistrée «\u00A0&lt;b&gt;“Miel” &amp; cidre&lt;/b&gt;\u00A0»\u00A0?'],
  ])('names the search as text, and nothing in place of a name that was erased (%s)', async (language, asks) => {
    name = '<b>“Miel” & cidre</b>';
    const opened = async () => (await ask('GET', address, { 'accept-language': language })).body;
    expect(await opened()).toContain(asks);
    name = '';
    expect(await opened()).toMatch(/(in your saved search|de votre recherche enregistrée)\u00A0?\?<\/p>/);
  });

  test('calls what is sent emails in both languages, and a link that is cut off incomplete', async () => {
    for (const [language, said, other] of [
      ['en', 'This link is incomplete.', /messages?|not whole/i],
      ['fr', 'Ce lien est incomplet.', /messages?/i],
    ] as const) {
      const bodies: string[] = [];
      for (const [method, url] of [
        ['GET', '/stop-mail/42'],
        ['GET', address],
        ['POST', address],
      ] as const)
        bodies.push((await ask(method, url, { 'accept-language': language })).body);
      expect(bodies[0]).toContain(said);
      for (const body of bodies) expect(body).not.toMatch(other);
    }
  });

  test('names no search to whom it gives no right to end its letters', async () => {
    expect((await ask('GET', '/stop-mail/42?token=x')).body).not.toContain('Sauces');
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes what a mail program sends as %s', async (type, body) => {
    const ended = await ask('POST', address, { 'content-type': type }, body);
    expect([ended.statusCode, stopped]).toEqual([200, ['42']]);
  });

  test.each([
    '/stop-mail/42',
    '/stop-mail/42?token=',
    '/stop-mail/43?token=42%20secret',
    '/stop-mail/42?token=42%20secret&token=x',
  ])('%s ends nothing, and leads to the saved searches', async (wrong) => {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await ask(method, wrong);
      expect([statusCode, body.includes('href="/marketplace/searches"'), stopped]).toEqual([404, true, []]);
    }
  });
});

test('the whole application ends the letters of a search for a mail program that is nobody', async () => {
  const app = await testApp();
  const buyer = await app.signedIn('business', 1);
  const search = { name: 'Sauces', face: 'items', mail: true };
  const saved = await buyer.post('/api/v1/saved_searches', { saved_search: search });
  const { id } = saved.body.data as { readonly id: string };
  const url = searchMailStopPath(app.app.get<Keyring>(KEYRING), id);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const opened = async () => (await app.fastify.inject({ method: 'GET', url })).body.includes('<button>');
  expect(await opened()).toBe(true);
  expect((await app.fastify.inject({ method: 'GET', url })).body).toContain('“Sauces”');
  const ended = await app.fastify.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect([ended.statusCode, ended.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("form-action 'self'"),
  ]);
  const seen = async () =>
    buyer.get(`/api/v1/saved_searches/${id}`, { 'x-min-position': String(await app.store.log.head()) });
  expect(await seen()).toMatchObject({ body: { data: { attributes: { mail: false } } } });
  expect(await opened()).toBe(false);
  await buyer.put(`/api/v1/saved_searches/${id}`, { saved_search: { mail: true } });
  expect(await opened()).toBe(true);
  await app.close();
});
