import type { SecurityLog } from '@terroir/http';
import type { Letter } from '@terroir/store';
import { checkpointsIn } from '@terroir/store';
import { testHttp, type TestAnswer, type TestClient } from '@terroir/http/testing';
import { openAccountMail } from './account/account.mail.ts';
import { createAnalyst } from './operator/account-admin.ts';
import { AccountsModule, accountProviders } from './accounts.module.ts';
import { accountViews } from './server.ts';
import { ACCOUNTS, type AccountOptions, type Services } from './services.ts';

const tokenIn = ({ text }: Letter): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

/** The module behind the real HTTP layer, with its own sessions, letters that tests can wait for, and a clock they hold. */
export async function accountsHttp(options: Partial<AccountOptions> = {}) {
  const clock = { now: Date.parse('2026-05-01T12:00:00.000Z') };
  const security: Parameters<SecurityLog>[] = [];
  const http = await testHttp({
    modules: [AccountsModule],
    views: accountViews,
    ports: [
      ...accountProviders({
        publicUrl: 'https://terroir.example',
        strict: false,
        onlineAddresses: null,
        security: (...noted) => security.push(noted),
        ...options,
      }),
    ],
    now: () => new Date((clock.now += 1)).toISOString(),
    options: { trustProxy: 1 }, // tests say by `x-forwarded-for` where they call from
  });
  const services = http.app.get<Services>(ACCOUNTS);
  const letters: Letter[] = [];
  const awaited: (() => void)[] = [];
  const mail = {
    send(letter: Letter) {
      letters.push(letter);
      for (const wake of awaited.splice(0)) wake();
      return Promise.resolve();
    },
  };
  const { secrets } = http.store;
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const reactor = await openAccountMail(services, mail, { checkpoints: checkpointsIn(secrets), report, pause: 0 });

  /** The letter to an address at its turn (1 for the first), once it has been written. */
  async function letterTo(address: string, turn = 1): Promise<Letter> {
    for (;;) {
      const letter = letters.filter(({ to }) => to === address)[turn - 1];
      if (letter !== undefined) return letter;
      await new Promise<void>((resolve) => awaited.push(resolve));
    }
  }
  async function register(email: string, more: object = {}): Promise<TestAnswer> {
    return http.guest.post('/api/v1/accounts', registration(email, more));
  }
  /** @param from headers that say where it is done: an address, the cookie of a device */
  async function signIn(email: string, password = goodPassword, from: Headers = {}): Promise<TestAnswer> {
    return http.guest.post('/api/v1/authenticate', { email, password }, from);
  }
  /** A person who has registered, confirmed and signed in. */
  async function person(email: string, more: object = {}): Promise<TestClient & { id: string; token: string }> {
    await register(email, more);
    await http.guest.post('/api/v1/confirm', { token: tokenIn(await letterTo(email)) });
    const { id, attributes } = dataOf(await signIn(email));
    const token = String(attributes['token']);
    return { ...http.withToken(token), id, token };
  }
  /** An analyst, as the operator makes one. */
  async function analyst(email: string): Promise<TestClient> {
    await createAnalyst(services, { name: 'Eva', email, language: 'en', password: goodPassword });
    return http.withToken(String(dataOf(await signIn(email)).attributes['token']));
  }
  async function close(): Promise<void> {
    await reactor.close();
    await http.close();
    if (errors.length > 0) throw new AggregateError(errors, 'Letters met with errors');
  }
  return {
    ...http,
    services,
    reactor,
    clock,
    letters,
    security,
    letterTo,
    tokenIn,
    register,
    signIn,
    person,
    analyst,
    close,
  };
}

type Headers = Readonly<Record<string, string>>;
export type AccountsHttp = Awaited<ReturnType<typeof accountsHttp>>;

export const goodPassword = 'moisson-tardive-7';

export const registration = (email: string, more: object = {}) => ({
  account: {
    email,
    password: goodPassword,
    password_confirmation: goodPassword,
    accountable_type: 'Producer',
    accountable: { name: 'Ana', terms_accepted: true, newsletter_subscribed: true },
    ...more,
  },
});

/** A company as the form sends it. */
export const company = (more: object = {}) => ({
  firm: {
    name: 'Ferme Ana',
    owner_name: 'Ana',
    details: 'Légumes',
    email: 'ferme@ana.example',
    phone: '+1 819 555-0100',
    foundation_date: '1999-05-01',
    address: {
      raw: '12 rue du Moulin, Sherbrooke',
      country: 'Canada',
      country_code: 'CA',
      state: 'Québec',
      city: 'Sherbrooke',
      zipcode: 'J1H 1A1',
      latitude: 45.40008,
      longitude: -71.89908,
    },
    ...more,
  },
});

interface Data {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
/** The record that an answer carries. */
export function dataOf({ status, text, body }: TestAnswer): Data {
  if (body.data === undefined) throw new Error(`${status}: ${text}`);
  return body.data as Data;
}
/** The errors of an answer, in short: status, then code and field of each. */
export const errorsOf = ({ status, body }: TestAnswer) => [
  status,
  ...(body.errors ?? []).map(({ code, field }) => (field === null ? code : `${code} ${field}`)),
];
