import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { testHttp } from '@terroir/http/testing';
import { serveWeb } from './web.ts';

describe('the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'terroir-web-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Terroir</title>');
  writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'a-1234.js.br'), 'packed');
  const served = () => testHttp({ modules: [], extend: (fastify, routes) => serveWeb(fastify, routes, folder) });

  test('are one page for every screen, files for ever, and nothing for what is not there', async () => {
    const http = await served();
    const server = http.fastify;
    for (const url of ['/', '/finances/inputs-outputs', '/confirm?token=a.b', '/websites/ferme']) {
      const answer = await server.inject(url);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(answer.headers['content-type']).toContain('text/html');
    }
    const asset = await server.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(asset.body).toBe('packed');
    for (const url of ['/assets/old-5678.js', '/api/v1/nowhere', '/dev/nothing', '/../app.ts', '/%2e%2e/app.ts'])
      expect([url, (await server.inject(url)).statusCode]).toEqual([url, 404]);
    await http.close();
  });

  test('that have an address which cannot be decoded are not there, which a browser is shown and any other caller reads', async () => {
    const http = await served();
    const get = (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
      http.fastify.inject({ method, url, headers });
    const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'fr' };
    for (const url of ['/%E0%A4%A', '/items/%ff', '/websites/%ff?at=now']) {
      const page = await get(url, asBrowser);
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        vary: 'accept-language',
      });
      expect(page.body).toContain('<title>Terroir</title>');
      expect(page.body).toContain('content="noindex"');
    }
    const malformed = [
      await get('/items/%ff', { accept: 'application/json' }),
      await get('/items/%ff', {}),
      await get('/items/%ff', asBrowser, 'POST'),
      await get('/api/v1/items/%ff', asBrowser),
      await get('/assets/%ff.js', asBrowser),
    ];
    expect(malformed.map(({ statusCode, body }) => [statusCode, JSON.parse(body) as object])).toEqual(
      malformed.map(() => [400, { errors: [expect.objectContaining({ code: 'malformed_request' })] }]),
    );
    await http.close();
  });

  test('are only read: every other method is refused with those that a page answers', async () => {
    const http = await served();
    const server = http.fastify;
    for (const url of ['/', '/finances/inputs-outputs', '/assets/a-1234.js'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'] as const) {
        const { statusCode, headers, body } = await server.inject({ method: method as 'POST', url, payload: 'x' });
        expect([url, method, statusCode, headers['allow']]).toEqual([url, method, 405, 'GET, HEAD']);
        expect(JSON.parse(body)).toMatchObject({ errors: [{ code: 'method_not_allowed' }] });
      }
    expect((await server.inject({ method: 'HEAD', url: '/finances' })).statusCode).toBe(200);
    expect((await server.inject({ method: 'POST', url: '/assets/gone.js' })).statusCode).toBe(404);
    await http.close();
  });
});
