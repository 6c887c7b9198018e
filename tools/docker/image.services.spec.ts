import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../services/place.mjs';

// No Docker engine is needed to carry out what tools/docker/Dockerfile does after the build: gather, install, start.
const root = join(import.meta.dirname, '..', '..');
const image = mkdtempSync(join(tmpdir(), 'terroir-image-'));
const data = mkdtempSync(join(tmpdir(), 'terroir-image-data-'));
const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** Every group of words that a pattern finds, in the order of the file. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, words = '']) => words);

beforeAll(() => {
  execFileSync(process.execPath, ['tools/docker/gather.mjs', image], { cwd: root });
  const [install = ''] = found(dockerfile, /npm (ci --omit=dev[^\\&]*)/g);
  execFileSync('npm', install.trim().split(/\s+/), { cwd: image, stdio: ['ignore', 'ignore', 'pipe'] });
}, 300_000);
afterAll(() => {
  for (const folder of [image, data]) rmSync(folder, { recursive: true, force: true });
});

test('the image holds no source, no test and no tool that only builds', () => {
  const ours = globSync('{events,libs/*,apps/*,tools,ui-kit}/**/*', {
    cwd: image,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(ours.length).toBeGreaterThan(200);
  expect(ours.filter((path) => /\.(tsx?|map)$|\.spec\.|fixture/.test(path))).toEqual([]);
  const tools = ['jest', 'nx', '@swc/core', 'vite', '@playwright/test', 'storybook', 'react', '@mui/material'];
  expect(tools.filter((name) => existsSync(join(image, 'node_modules', name)))).toEqual([]);
});

test('the image runs as somebody who is not root', () => {
  expect(found(last, /^USER (\S+)$/gm)).toEqual(['node']);
  expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
});

test('what the image starts answers, and ends by itself when it is asked to', async () => {
  const [command = '[]'] = found(last, /^CMD (\[.*\])$/gm);
  const [, ...args] = JSON.parse(command) as string[];
  const port = await freePort();
  const fixed = Object.fromEntries(
    found(last, /^ENV (.*)$/gm).flatMap((line) =>
      line.split(' ').map((pair) => pair.split('=', 2) as [string, string]),
    ),
  );
  expect(fixed).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  const publicUrl = `http://localhost:${port}`;
  const here = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, PUBLIC_URL: publicUrl, MAIL: 'folder' };
  const server = spawn(process.execPath, args, {
    cwd: image,
    env: { ...fixed, ...here },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const said: string[] = [];
  server.stderr.on('data', (chunk) => said.push(String(chunk)));
  try {
    await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'close').then(() => Promise.reject(new Error(`It ended before it was ready:\n${said.join('')}`))),
    ]);
    const live = await fetch(`http://127.0.0.1:${port}/api/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { live: true }]);
    expect((await fetch(`http://127.0.0.1:${port}/login`)).headers.get('content-type')).toContain('text/html');
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});

test('the operator’s command line is where README looks for it', () => {
  const named = found(readFileSync(join(root, 'README.md'), 'utf8'), /node (apps\/cli\/\S+)/g);
  expect(named.length).toBeGreaterThan(1);
  for (const program of new Set(named)) {
    const told = execFileSync(process.execPath, [program, '--data', data, 'verify'], { cwd: image, encoding: 'utf8' });
    expect(told).toMatch(/^The log is sound: \d+ events/);
  }
});
