import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testClient, type TestClient } from '@terroir/http/testing';
import { pino } from 'pino';
import { openApp, type App, type AppOptions } from './app.ts';
import { readConfig } from './config.ts';

export interface TestApp extends App {
  readonly guest: TestClient;
  /** Whoever presents this token. */
  withToken(token: string): TestClient;
}

/** The whole application on a data folder of its own, without a socket and without limits, commits on this thread. */
export async function testApp({
  env = {},
  ...options
}: AppOptions & { env?: Record<string, string> } = {}): Promise<TestApp> {
  const dir = mkdtempSync(join(tmpdir(), 'terroir-app-'));
  const unlimited = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_ACCOUNT: '0', RATE_LIMIT_TIGHT: '0' };
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DEMO: 'off', ...unlimited, ...env });
  const app = await openApp(config, { writer: 'inline', logger: pino({ level: 'silent' }), ...options });
  return {
    ...app,
    guest: testClient(app, null, null),
    withToken: (token) => testClient(app, token, null),
    async close() {
      await app.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
