import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNTS, createAnalyst, type Services } from '@terroir/accounts/server';
import { testClient, testEngines, type TestAnswer, type TestClient } from '@terroir/http/testing';
import { pino } from 'pino';
import { firmOf } from '../../../tools/front-door.mjs';
import { openApp, type App, type AppOptions } from './app.ts';
import { readConfig } from './config.ts';

/** Somebody who registered, confirmed, signed in and (from level 1 on) entered an address, as a person does. */
export interface SignedIn extends TestClient {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
}

export interface TestApp extends App {
  readonly guest: TestClient;
  /** Whoever presents this token. */
  withToken(token: string): TestClient;
  /** A new account with a company: `signedIn('producer', 2)` has a trial of plan level 2; businesses know levels 0 and 1. */
  signedIn(kind: 'producer' | 'business' | 'analyst', level?: 0 | 1 | 2): Promise<SignedIn>;
  /** One more session of an account. */
  again(who: SignedIn): Promise<TestClient>;
}

const password = 'Rhubarbe-42!';
export const testFirm = firmOf('ferme@example.com');

const expected = (status: number, { status: got, text }: TestAnswer): void => {
  if (got !== status) throw new Error(`Expected ${status}, got ${got}: ${text}`);
};

/**
 * The whole application on a data folder of its own, without a socket and without limits, commits on this thread; on the
 * engines of the cluster when `env` names them, or the tests run on them.
 */
export async function testApp({
  env = {},
  ...options
}: AppOptions & { env?: Record<string, string> } = {}): Promise<TestApp> {
  const dir = mkdtempSync(join(tmpdir(), 'terroir-app-'));
  const unlimited = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_ACCOUNT: '0', RATE_LIMIT_TIGHT: '0' };
  const cluster = env['EVENTSTORE_URL'] === undefined ? await testEngines() : null;
  const engines = await cluster?.clusterSettings();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DEMO: 'off', ...unlimited, ...engines, ...env });
  const app = await openApp(config, { writer: 'inline', logger: pino({ level: 'silent' }), ...options });
  await cluster?.built(app.store);
  const accounts = app.app.get<Services>(ACCOUNTS);
  const guest = testClient(app, null, null);
  const withToken = (token: string): TestClient => testClient(app, token, null);
  let people = 0;

  async function registered(kind: 'Producer' | 'Business', email: string): Promise<string> {
    const accountable = { name: 'Camille Roy', terms_accepted: true, newsletter_subscribed: false };
    const account = { email, password, password_confirmation: password, accountable_type: kind, accountable };
    const answer = await guest.post('/api/v1/accounts', { account });
    expected(201, answer);
    const { id } = answer.body.data as { id: string };
    const token = await accounts.tokens.issue('confirm_token', id);
    expected(204, await guest.post('/api/v1/confirm', { token }));
    return id;
  }

  return {
    ...app,
    guest,
    withToken,
    async signedIn(kind, level = kind === 'analyst' ? 0 : 1) {
      const email = `person-${(people += 1)}@example.com`;
      const who = { name: 'Ada', email, language: 'en' as const, password };
      const accountId =
        kind === 'analyst'
          ? await createAnalyst(accounts, who)
          : await registered(kind === 'producer' ? 'Producer' : 'Business', email);
      const client = withToken(await accounts.sessions.begin(accountId));
      if (level > 0) expected(200, await client.put('/api/v1/firm', { firm: testFirm }));
      if (level > 1) expected(201, await client.post('/api/v1/subscription'));
      return { ...client, accountId, email, password };
    },
    again: async ({ accountId }) => withToken(await accounts.sessions.begin(accountId)),
    async close() {
      await app.close();
      if (cluster !== null && engines !== undefined) await cluster.dropSettings(engines);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
