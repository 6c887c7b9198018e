import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { views } from '@terroir/modules';
import { openStore } from '@terroir/store';
import { newEvent, rowsReadBy } from '@terroir/store/contracts';
import { pino } from 'pino';
import { openApp } from './app.ts';
import { readConfig } from './config.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A data folder with so many events, which the application has opened and closed before. */
async function dataFolder(events: number): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'terroir-start-'));
  folders.push(dir);
  const report = (error: unknown): void => {
    throw error;
  };
  const store = await openStore({ dir, views, writer: 'inline', report });
  for (let left = events; left > 0; left -= 500)
    await Promise.all(
      Array.from({ length: Math.min(500, left) }, () => {
        const event = newEvent({}, { type: 'SomethingElse' });
        return store.raw.append(`input-${event.id}`, 'absent', [event]);
      }),
    );
  await store.close();
  await start(dir);
  return dir;
}

async function start(dir: string): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DEMO: 'off' });
  const app = await openApp(config, { logger: pino({ level: 'silent' }) });
  try {
    expect((await app.fastify.inject('/api/health/ready')).statusCode).toBe(200);
  } finally {
    await app.close();
  }
}

test('a start of the application reads no more of a log of many events than of one of few', async () => {
  const [few, many] = [await dataFolder(20), await dataFolder(3000)];
  const little = await rowsReadBy(() => start(few));
  const much = await rowsReadBy(() => start(many));
  expect(little.rows).toBeGreaterThan(0);
  expect(much.rows).toBeLessThanOrEqual(little.rows);
});
