import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicPages, publicPagesReached, type PublicPage } from '@terroir/market/server';
import Fastify from 'fastify';
import { putToMarket } from '../item.fixture.ts';
import { serveSitemap } from './sitemap.ts';
import { testApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://terroir.example' } });
});
afterAll(() => app.close());

const listed = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
async function* named(...paths: string[]): AsyncGenerator<PublicPage> {
  for (const path of paths) yield { path, changedAt: '2026-07-01T12:00:00.000Z' };
}

test('robots may read everything and are led to the sitemap', async () => {
  const { status, headers, text } = await app.guest.get('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain('Sitemap: https://terroir.example/sitemap.xml');
});

test('the sitemap names what is published and put to market, and nothing that is hidden', async () => {
  const producer = await app.signedIn('producer', 2);
  const item = await putToMarket(producer);
  await producer.post('/api/v1/items', { item: { ...item, name: 'Shown' } });
  await producer.post('/api/v1/items', { item: { ...item, name: 'Hidden', enabled: false } });
  const gone = await producer.post('/api/v1/items', { item: { ...item, name: 'Gone' } });
  await producer.delete(`/api/v1/items/${(gone.body.data as { id: string }).id}`);
  const made = await producer.post('/api/v1/publish_website', { website: {} });
  await producer.get('/api/v1/website', { 'x-min-position': made.headers['x-position'] ?? '' });
  const drafting = await app.signedIn('producer', 2);
  const draft = await drafting.put('/api/v1/website', {
    website: { sections: [{ identifier: 'home', content: 'Draft' }] },
  });
  await drafting.get('/api/v1/website', { 'x-min-position': draft.headers['x-position'] ?? '' });
  const { slug } = (made.body.data as { attributes: { slug: string } }).attributes;
  const { headers, text } = await app.guest.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = listed(text);
  expect(addresses).toContain(`https://terroir.example/websites/${slug}`);
  expect(addresses.filter((address) => address?.includes('/websites/'))).toHaveLength(1);
  expect(addresses.filter((address) => address?.includes('/items/'))).toHaveLength(1);
  expect(addresses.find((address) => address?.includes('/items/'))).toMatch(/\/items\/shown/);
});

test('the sitemap names an item no more a moment after it is hidden, and again once it is shown', async () => {
  const producer = await app.signedIn('producer', 2);
  const name = 'Seen and hidden';
  const made = await producer.post('/api/v1/items', { item: { ...(await putToMarket(producer)), name } });
  const web = Fastify();
  let clock = 0;
  const { documents, projector } = app.store;
  const pages = () => publicPages(documents);
  const reached = () => publicPagesReached(projector);
  serveSitemap(web, pages, reached, 'https://terroir.example', { now: () => clock });
  const isNamed = async () => (await web.inject({ url: '/sitemap.xml' })).body.includes('/items/seen-and-hidden');
  const change = async (enabled: boolean) => {
    const { headers } = await producer.put(`/api/v1/items/${(made.body.data as { id: string }).id}`, {
      item: { enabled },
    });
    expect(await projector.waitFor(Number(headers['x-position']), 60_000)).toBe(true);
  };
  await change(true);
  expect(await isNamed()).toBe(true);
  await change(false);
  clock += 4999;
  expect(await isNamed()).toBe(true); // it was made a moment ago
  clock += 1;
  expect(await isNamed()).toBe(false);
  await change(true);
  clock += 5000;
  expect(await isNamed()).toBe(true);
  await web.close();
});

test('a sitemap of more addresses than one file holds is a list of files, made again once it is old and something changed', async () => {
  const web = Fastify();
  let clock = 0;
  let [rounds, reached] = [0, 7];
  const pages = () => {
    rounds += 1;
    return named('/items/a', '/items/b&c', '/items/d');
  };
  serveSitemap(web, pages, () => reached, 'https://terroir.example', { now: () => clock, most: 3 });
  const read = async (url: string) => (await web.inject({ url })).body;
  expect(listed(await read('/sitemap.xml'))).toEqual([
    'https://terroir.example/sitemap-1.xml',
    'https://terroir.example/sitemap-2.xml',
  ]);
  expect(listed(await read('/sitemap-1.xml'))).toEqual([
    'https://terroir.example/',
    'https://terroir.example/items/a',
    'https://terroir.example/items/b&amp;c',
  ]);
  expect(listed(await read('/sitemap-2.xml'))).toEqual(['https://terroir.example/items/d']);
  expect((await web.inject({ url: '/sitemap-3.xml' })).statusCode).toBe(404);
  expect(rounds).toBe(1);
  clock = 24 * 60 * 60 * 1000;
  await read('/sitemap.xml');
  expect(rounds).toBe(1); // nothing changed
  reached = 8;
  await read('/sitemap.xml');
  expect(rounds).toBe(2);
  reached = 9;
  clock += 4999;
  await read('/sitemap.xml');
  expect(rounds).toBe(2); // it was made a moment ago
  clock += 1;
  await read('/sitemap.xml');
  expect(rounds).toBe(3);
  await web.close();
});

test('a sitemap that could not be read is read again by who asks next', async () => {
  const web = Fastify();
  let broken = true;
  serveSitemap(
    web,
    () => {
      if (broken) throw new Error('no');
      return named('/items/a');
    },
    () => 0,
    'https://terroir.example',
  );
  expect((await web.inject({ url: '/sitemap.xml' })).statusCode).toBe(500);
  broken = false;
  expect(listed((await web.inject({ url: '/sitemap.xml' })).body)).toContain('https://terroir.example/items/a');
  await web.close();
});
