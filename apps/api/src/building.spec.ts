import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { HEALTH } from '@terroir/http';
import { testHttp } from '@terroir/http/testing';
import type { Building } from '@terroir/store';
import { isBuilt, sayProgress, waitedFor } from './building.ts';
import { serveWeb } from './web.ts';

const building = (hasRows: boolean, position = 41_234): Building => ({
  views: [
    { name: 'account', position, percent: 41, hasRows },
    { name: 'firm', position, percent: 41, hasRows: true },
  ],
  head: 100_000,
  percent: 41,
});

describe('while read models are built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'terroir-building-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Terroir</title>');
  writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {};');

  let state: Building | null = building(false);
  const served = () =>
    testHttp({
      modules: [],
      options: { isBuilding: () => state !== null },
      extend: (fastify, routes) => serveWeb(fastify, routes, folder, () => state),
    });

  test('a screen says how far that is, in the caller’s language, and asks again by itself without a script', async () => {
    state = building(false);
    const http = await served();
    const said = {
      'fr-CA,fr;q=0.9': ['lang="fr"', 'Terroir se prépare', '>41 %<'],
      en: ['lang="en"', 'Terroir is getting ready', '>41%<'],
    };
    for (const [language, texts] of Object.entries(said))
      for (const url of ['/', '/finances/inputs-outputs']) {
        const answer = await http.fastify.inject({ url, headers: { 'accept-language': language } });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
        expect(answer.headers['vary']).toContain('Accept-Language');
        expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
        const page = answer.body.replaceAll(/\s/g, ' ');
        for (const text of texts) expect(page).toContain(text);
        expect(page).toContain('http-equiv="refresh"');
        expect(page).toMatch(/name="theme-color" content="#131a14" media="\(prefers-color-scheme: dark\)"/);
        expect(page).not.toMatch(/<script|https?:\/\/|234/); // nor how far the log has grown
      }
    await http.close();
  });

  test('files are served and health answers, and every other call is told when to come again', async () => {
    state = building(false);
    const http = await served();
    expect((await http.fastify.inject('/assets/a-1234.js')).statusCode).toBe(200);
    expect((await http.guest.get('/api/health/live')).status).toBe(200);
    expect((await http.guest.get('/api/health/ready')).status).toBe(200); // this store has nothing to build
    const refused = await http.fastify.inject('/api/v1/images/abc');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(refused.body)).toMatchObject({ errors: [{ code: 'unavailable' }] });
    await http.close();
  });

  test('the health tells everybody the share, and analysts which view is how far', async () => {
    const health = { ready: false, head: 100_000, log: null, building: building(false), projections: [], reactors: [] };
    const ports = [{ provide: HEALTH, useValue: { check: () => Promise.resolve(health) } }];
    const http = await testHttp({ modules: [], ports, options: { isBuilding: () => true } });
    const told = async (client: typeof http.guest) => {
      const { status, text } = await client.get('/api/health/ready');
      return [status, JSON.parse(text)];
    };
    expect(await told(http.guest)).toEqual([503, { ready: false, building: { percent: 41 } }]);
    expect(await told(http.as({ role: 'analyst' }))).toEqual([503, health]);
    await http.close();
  });

  test('nothing of it is left once they are built', async () => {
    state = building(false);
    const http = await served();
    expect((await http.fastify.inject('/')).statusCode).toBe(503);
    state = null;
    const page = await http.fastify.inject('/');
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>Terroir</title>']);
    expect((await http.fastify.inject('/api/v1/images/abc')).statusCode).toBe(404);
    await http.close();
  });
});

describe('what people wait for', () => {
  const waited = (state: Building | null, after: number) => {
    let clock = 0;
    const asked = waitedFor({ building: () => state }, () => clock);
    clock = after;
    return asked();
  };

  test('is a view without rows, however long it takes', () => {
    expect(waited(building(false), 0)).toEqual(building(false));
    expect(waited(building(false), 3_600_000)).toEqual(building(false));
  });

  test('is a view with earlier rows for a minute; then those answer', () => {
    expect(waited(building(true), 59_999)).toEqual(building(true));
    expect(waited(building(true), 60_000)).toBeNull();
  });

  test('is nothing when all are built', async () => {
    expect(waited(null, 0)).toBeNull();
    expect(await isBuilt(() => null, 0)).toBe(true);
    expect(await isBuilt(() => building(false), 0)).toBe(false);
    const states = [building(false), building(false), null];
    expect(await isBuilt(() => states.shift() ?? null, 60_000)).toBe(true);
  });
});

test('a start says how far the read models are until they are built, also once people are answered from earlier rows', async () => {
  const states = [10, 14, 55, 58].map((percent) => ({ ...building(true, percent * 1000), percent }));
  let at = -1;
  const behind = () => states[(at += 1)] ?? null;
  const waited = () => (at < 2 ? (states[at] ?? null) : null);
  const lines: string[] = [];
  await sayProgress({ building: waited, behind }, (line) => lines.push(line), 0);
  expect(lines).toEqual([
    'Building 2 read models … 10 % (event 10000 of 100000); until then people are asked to wait\n',
    'Building 2 read models … 55 % (event 55000 of 100000); until then people are answered as they were\n',
    'The read models are built.\n',
  ]);
});
