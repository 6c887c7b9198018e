import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestAnswer } from '@terroir/http/testing';
import { accountsHttp, errorsOf, goodPassword, type AccountsHttp } from '../accounts.fixture.ts';
import { attemptRules } from './attempt-limits.ts';

const ANA = 'ana@ferme.example';
const { freeOfSource, freeOfStrangers } = attemptRules;
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
/** The cookie of a device, as it sends it back. */
const deviceOf = ({ headers }: TestAnswer) => ({ cookie: String(headers['set-cookie']).split(';')[0] ?? '' });
async function guesses(email: string, times: number, where: (nth: number) => string): Promise<(string | number)[][]> {
  const answers = [];
  for (let nth = 0; nth < times; nth += 1) answers.push(errorsOf(await http.signIn(email, 'wrong', from(where(nth)))));
  return answers;
}
const manyAddresses = (nth: number): string => `198.51.100.${nth}`;
const WRONG = [422, 'incorrect_credentials'];
const LATER = [429, 'too_many_requests'];

describe('wrong passwords', () => {
  test('of one address slow that address, and nobody else', async () => {
    await http.person(ANA);
    const answers = await guesses(ANA, 10, () => '203.0.113.7');
    expect(answers).toEqual([...Array.from({ length: freeOfSource }, () => WRONG), ...Array.from({ length: 5 }, () => LATER)]); // prettier-ignore
    const slowed = await http.signIn(ANA, goodPassword, from('203.0.113.7'));
    expect([...errorsOf(slowed), slowed.headers['retry-after']]).toEqual([...LATER, '1']);
    expect((await http.signIn(ANA, goodPassword, from('203.0.113.8'))).status).toBe(200);
    http.clock.now += 1000;
    expect((await http.signIn(ANA, goodPassword, from('203.0.113.7'))).status).toBe(200);
  });

  test('cost longer pauses each time, until the right one is given', async () => {
    await http.person(ANA);
    await guesses(ANA, freeOfSource, () => '203.0.113.7');
    for (const seconds of [1, 2, 4]) {
      const slowed = await http.signIn(ANA, 'wrong', from('203.0.113.7'));
      expect(slowed.headers['retry-after']).toBe(`${seconds}`);
      http.clock.now += seconds * 1000;
      expect(errorsOf(await http.signIn(ANA, 'wrong', from('203.0.113.7')))).toEqual(WRONG);
    }
    http.clock.now += 8000;
    expect((await http.signIn(ANA, goodPassword, from('203.0.113.7'))).status).toBe(200);
    expect(await guesses(ANA, 1, () => '203.0.113.7')).toEqual([WRONG]);
  });

  test('of many addresses slow every strange device, and none that signed in before', async () => {
    await http.person(ANA);
    const device = deviceOf(await http.signIn(ANA));
    const answers = await guesses(ANA, freeOfStrangers + 2, manyAddresses);
    expect(answers.slice(freeOfStrangers)).toEqual([LATER, LATER]);
    expect(errorsOf(await http.signIn(ANA, goodPassword, from('203.0.113.8')))).toEqual(LATER);
    expect((await http.signIn(ANA, goodPassword, { ...from('203.0.113.8'), ...device })).status).toBe(200);
  });

  test('slow the device of another account like any stranger', async () => {
    await http.person(ANA);
    await http.person('bo@ferme.example');
    const device = deviceOf(await http.signIn('bo@ferme.example'));
    await guesses(ANA, freeOfStrangers, manyAddresses);
    expect(errorsOf(await http.signIn(ANA, goodPassword, { ...from('203.0.113.8'), ...device }))).toEqual(LATER);
  });

  test('do not keep out a person who chooses a new password by mail', async () => {
    await http.person(ANA);
    await http.guest.post('/api/v1/forgot', { email: ANA });
    const token = http.tokenIn(await http.letterTo(ANA, 2));
    await guesses(ANA, freeOfStrangers, manyAddresses);
    const account = { password: 'semis-direct-9', password_confirmation: 'semis-direct-9' };
    const device = deviceOf(await http.guest.post('/api/v1/reset', { token, account }));
    expect((await http.signIn(ANA, 'semis-direct-9', { ...from('203.0.113.8'), ...device })).status).toBe(200);
  });

  test('are counted before they are judged, however many come at once', async () => {
    await http.person(ANA);
    const answers = await Promise.all(Array.from({ length: 12 }, () => http.signIn(ANA, 'wrong')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(freeOfSource);
  });

  test('are limited alike for an address without an account', async () => {
    await http.person(ANA);
    const where = (nth: number) => (nth < 7 ? '203.0.113.7' : manyAddresses(nth));
    const times = freeOfStrangers + 4;
    expect(await guesses('nobody@ferme.example', times, where)).toEqual(await guesses(ANA, times, where));
  });

  test('are forgotten after a day', async () => {
    await http.person(ANA);
    await guesses(ANA, freeOfStrangers, manyAddresses);
    http.clock.now += 24 * 60 * 60 * 1000;
    expect(await guesses(ANA, freeOfSource, () => '203.0.113.7')).toEqual(Array.from({ length: freeOfSource }, () => WRONG)); // prettier-ignore
  });

  test('are noted with the caller’s address, and the account as a hash', async () => {
    await http.person(ANA);
    await http.signIn(ANA, 'wrong', from('203.0.113.7'));
    await http.signIn('nobody@ferme.example', 'wrong', from('2001:db8::7'));
    await http.guest.post('/api/v1/verify?token=x', undefined, from('203.0.113.8'));
    expect(http.security).toEqual([
      ['sign_in_failed', '203.0.113.7', expect.stringMatching(/^[0-9a-f]{16}$/)],
      ['sign_in_failed', '2001:db8::7', expect.stringMatching(/^[0-9a-f]{16}$/)],
      ['reset_refused', '203.0.113.8'],
    ]);
    expect(http.security[0]?.[2]).not.toBe(http.security[1]?.[2]);
  });
});

test('guesses of the current password are limited by account, whichever session makes them', async () => {
  const ana = await http.person(ANA);
  const other = http.withToken(String((await http.signIn(ANA)).text.match(/"token":"([^"]+)"/)?.[1]));
  const change = (who: typeof other, current: string) => {
    const password = { current_password: current, password: 'semis-direct-9', password_confirmation: 'semis-direct-9' };
    return who.put('/api/v1/password', { password });
  };
  const answers = [];
  for (let nth = 0; nth < freeOfSource + 1; nth += 1)
    answers.push(errorsOf(await change(nth % 2 ? ana : other, 'wrong')));
  expect(answers).toEqual([
    ...Array.from({ length: freeOfSource }, () => [422, 'password_incorrect password.current_password']),
    LATER,
  ]);
  http.clock.now += 1000;
  expect((await change(ana, goodPassword)).status).toBe(204);
  expect(http.security.map(([event]) => event)).toEqual(Array.from({ length: freeOfSource }, () => 'password_refused'));
});
