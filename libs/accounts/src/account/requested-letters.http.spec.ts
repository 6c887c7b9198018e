import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MailUnavailable, type Letter } from '@terroir/store';
import { accountsHttp, type AccountsHttp } from '../accounts.fixture.ts';
import { letterWriter } from './account.mail.ts';
import { lettersAnHour } from './letter-requests.ts';
import { eraseAccount } from '../operator/account-admin.ts';
import { emailIdOf } from './registration.ts';
import { sendRequestedLetters } from './requested-letters.ts';

const ANA = 'ana@ferme.example';
const HOUR = 60 * 60 * 1000;
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

const post = (path: string, body?: unknown) => http.guest.post(`/api/v1/${path}`, body);
const forgot = async (email: string, times = 1) => {
  for (let nth = 0; nth < times; nth += 1) expect((await post('forgot', { email })).status).toBe(204);
};
async function waiting() {
  const found = [];
  for await (const request of http.services.letterRequests.waiting()) found.push(request);
  return found;
}
/** Resolves when every letter that was asked for has been sent, or refused. */
async function settled(): Promise<void> {
  while ((await waiting()).length > 0) await pause(10);
}
const resetLetters = () => http.letters.filter(({ text }) => text.includes('/reset?token='));
const statusOf = async (letter: Letter | undefined) =>
  (await post(`verify?token=${letter === undefined ? '' : http.tokenIn(letter)}`)).status;

describe('letters for a forgotten password', () => {
  test('leave the log as it was, however many are asked for', async () => {
    const { id } = await http.person(ANA);
    const [head, { length }] = [await http.store.log.head(), await http.store.log.readStream(`account-${id}`)];
    await forgot(ANA, 30);
    await settled();
    expect(await http.store.log.head()).toBe(head);
    expect(await http.store.log.readStream(`account-${id}`)).toHaveLength(length);
  });

  test('are three an hour for one address', async () => {
    await http.person(ANA);
    for (let nth = 0; nth < 5; nth += 1) {
      await forgot(ANA);
      await settled();
    }
    expect(resetLetters()).toHaveLength(lettersAnHour);
    expect(http.security.filter(([event]) => event === 'limit_met')).toHaveLength(2);
    http.clock.now += HOUR;
    await forgot(ANA);
    await settled();
    expect(resetLetters()).toHaveLength(lettersAnHour + 1);
  });

  test('leave no link valid but the newest', async () => {
    await http.person(ANA);
    for (let nth = 0; nth < 2; nth += 1) {
      await forgot(ANA);
      await settled();
    }
    const [first, second] = resetLetters();
    expect([await statusOf(first), await statusOf(second)]).toEqual([422, 204]);
  });

  test('are noted when nobody has the address', async () => {
    expect((await post('forgot', { email: 'nobody@ferme.example' })).status).toBe(422);
    expect(http.security).toEqual([['reset_refused', '127.0.0.1', expect.stringMatching(/^[0-9a-f]{16}$/)]]);
  });

  test('of which several wait for one address are one, the newest', async () => {
    await http.person(ANA);
    await http.reactor.close();
    await forgot(ANA, 3);
    const newest = (await waiting()).at(-1)?.key;
    const sent: Letter[] = [];
    const sending = start((letter) => Promise.resolve(void sent.push(letter)));
    await settled();
    await sending.close();
    expect(sent.map(({ id }) => id)).toEqual([newest]);
  });

  test('wait while they cannot be sent, and hold up no other; then they are the same letters', async () => {
    await http.person(ANA);
    await http.person('bo@ferme.example');
    await http.reactor.close();
    await forgot(ANA);
    const tried: Letter[] = [];
    const { promise: failed, resolve } = Promise.withResolvers<unknown>();
    const sending = start((letter) => {
      tried.push(letter);
      return tried.length === 1 ? Promise.reject(new MailUnavailable('busy')) : Promise.resolve();
    }, resolve);
    expect(await failed).toBeInstanceOf(MailUnavailable);
    await forgot('bo@ferme.example');
    await settled();
    await sending.close();
    expect(tried.map(({ to }) => to)).toEqual([ANA, ANA, 'bo@ferme.example']);
    expect(tried[1]).toEqual(tried[0]);
  });

  test('are forgotten when the account is erased before they are sent', async () => {
    const { id } = await http.person(ANA);
    await http.reactor.close();
    await forgot(ANA);
    await eraseAccount(http.services, id);
    expect(await waiting()).toEqual([]);
  });
});

const start = (send: (letter: Letter) => Promise<void>, report: (error: unknown) => void = () => undefined) =>
  sendRequestedLetters(http.services, letterWriter(http.services, { send }), { report, pause: 0 });

describe('with STRICT_ACCOUNTS', () => {
  beforeEach(async () => {
    await http.close();
    http = await accountsHttp({ strict: true });
    await http.person(ANA);
    await http.reactor.close(); // what comes after the answer takes none of its time
  });

  /** Every read and write of log and secrets until the answer, by kind; ids differ and are left out. */
  async function stepsOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
    const steps: string[] = [];
    const { log, secrets } = http.store;
    const kindIn = (given: unknown): string =>
      typeof given === 'string'
        ? (given.split('-', 1)[0] ?? '')
        : String((given as { kind?: string } | undefined)?.kind);
    const spies = [
      ...(['append', 'readStream', 'readAll'] as const).map((name) => watch(log, name)),
      ...(['get', 'put', 'putIfAbsent', 'take', 'remove', 'removeOwned'] as const).map((name) => watch(secrets, name)),
    ];
    function watch<T extends object>(port: T, name: keyof T & string) {
      const real = (port[name] as unknown as (...args: unknown[]) => unknown).bind(port);
      const spied = jest.spyOn(port as Record<string, (...args: unknown[]) => unknown>, name);
      return spied.mockImplementation((...args) => {
        steps.push(`${name} ${kindIn(args[0])}`);
        return real(...args);
      });
    }
    await ask();
    for (const spy of spies) spy.mockRestore();
    return steps;
  }

  test('a forgotten password takes the same steps for a known and an unknown address', async () => {
    const known = await stepsOf(() => forgot(ANA));
    expect(known).toEqual(['put letter_request']);
    expect(await stepsOf(() => forgot('nobody@ferme.example'))).toEqual(known);
  });

  test('a refused sign-in takes the same steps for a known and an unknown address', async () => {
    const known = await stepsOf(() => http.signIn(ANA, 'wrong'));
    expect(known).toEqual([
      'readStream email',
      'get failed_attempts',
      'put failed_attempts',
      'get password',
      'readStream account',
      'readStream firm',
      'readStream subscription',
    ]);
    expect(await stepsOf(() => http.signIn('nobody@ferme.example', 'wrong'))).toEqual(known);
  });

  test('an address that nobody has gets no letter, and is noted', async () => {
    await forgot('nobody@ferme.example');
    const sent: Letter[] = [];
    const sending = start((letter) => Promise.resolve(void sent.push(letter)));
    await settled();
    await sending.close();
    expect(sent).toEqual([]);
    const account = emailIdOf(http.services, 'nobody@ferme.example').slice(0, 16);
    expect(http.security).toEqual([['reset_refused', '127.0.0.1', account]]);
  });
});
