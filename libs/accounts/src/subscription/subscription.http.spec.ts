import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { accountsHttp, company, dataOf, errorsOf, type AccountsHttp } from '../accounts.fixture.ts';
import { recordPayment } from '../operator/account-admin.ts';

const ANA = 'ana@ferme.example';
const SUBSCRIPTION = '/api/v1/subscription';
const DAY = 24 * 60 * 60 * 1000;
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());
/** Ana on another day: her session may have ended meanwhile. */
const back = async () => http.withToken(String(dataOf(await http.signIn(ANA)).attributes['token']));
const located = async () => {
  const ana = await http.person(ANA);
  await ana.put('/api/v1/firm', company());
  return ana;
};

describe('the plan', () => {
  test('rises from none by the address to Freemium, and by the trial to Homestead', async () => {
    const ana = await http.person(ANA);
    expect(dataOf(await ana.get(SUBSCRIPTION)).attributes).toMatchObject({ plan: null, trial_available: false });
    await ana.put('/api/v1/firm', company());
    expect(dataOf(await ana.get(SUBSCRIPTION)).attributes).toMatchObject({ plan: 'freemium', trial_available: true });
    const started = await ana.post(SUBSCRIPTION);
    expect(started.status).toBe(201);
    const { plan, status, trial_ends_at } = dataOf(started).attributes;
    expect([plan, status]).toEqual(['homestead', 'trial']);
    const events = await http.store.log.readStream(`subscription-${ana.id}`);
    expect(Date.parse(String(trial_ends_at)) - Date.parse(events[0]?.recorded ?? '')).toBe(30 * DAY);
    expect(dataOf(await ana.get(SUBSCRIPTION)).attributes).toEqual(dataOf(started).attributes);
  });

  test('has a version, that of what was recorded of it, and changes only on top of it', async () => {
    const ana = await located();
    const before = await ana.get(SUBSCRIPTION);
    expect(before.headers['etag']).toBe('"0"');
    const started = await ana.post(SUBSCRIPTION, undefined, { 'if-match': before.headers['etag'] ?? '' });
    expect([started.status, started.headers['etag']]).toEqual([201, '"1"']);
    expect((await ana.get(SUBSCRIPTION)).headers['etag']).toBe('"1"');
  });

  test('has one trial in a life', async () => {
    const ana = await located();
    await ana.post(SUBSCRIPTION);
    expect(errorsOf(await ana.post(SUBSCRIPTION))).toEqual([422, 'trial_used']);
    http.clock.now += 30 * DAY;
    const later = await back();
    const again = await later.post(SUBSCRIPTION, undefined, { 'accept-language': 'fr' });
    expect(errorsOf(again)).toEqual([422, 'trial_used']);
    expect(again.body.errors?.[0]?.message).toContain('essai gratuit');
    expect(dataOf(await later.get(SUBSCRIPTION)).attributes).toMatchObject({ plan: 'freemium', status: 'expired' });
  });

  test('two clicks at once start one trial', async () => {
    const ana = await located();
    const answers = await Promise.all([ana.post(SUBSCRIPTION), ana.post(SUBSCRIPTION)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await http.store.log.readStream(`subscription-${ana.id}`)).toHaveLength(1);
  });

  test('goes on when the operator records a payment', async () => {
    const ana = await located();
    await ana.post(SUBSCRIPTION);
    http.clock.now += 31 * DAY;
    const paidUntil = new Date(http.clock.now + 365 * DAY).toISOString();
    await recordPayment(http.services, ANA, paidUntil);
    const later = await back();
    // The operator wrote beside the caller, who has no position to wait for.
    const fresh = { 'x-min-position': String(await http.store.log.head()) };
    expect(dataOf(await later.get(SUBSCRIPTION, fresh)).attributes).toMatchObject({
      plan: 'homestead',
      status: 'active',
      paid_until: paidUntil,
    });
    expect(errorsOf(await later.post(SUBSCRIPTION))).toEqual([422, 'subscription_active']);
  });

  test('asks for an address first, and is for producers', async () => {
    const ana = await http.person(ANA);
    const early = await ana.post(SUBSCRIPTION);
    expect(errorsOf(early)).toEqual([403, 'level_required']);
    expect(early.body.errors?.[0]?.requires).toBe('plan_level_1');
    const cafe = await http.person('bo@cafe.example', { accountable_type: 'Business' });
    expect(errorsOf(await cafe.post(SUBSCRIPTION))).toEqual([403, 'wrong_role']);
    expect(errorsOf(await http.guest.get(SUBSCRIPTION))).toEqual([401, 'unauthenticated']);
    expect(errorsOf(await http.guest.post(SUBSCRIPTION))).toEqual([401, 'unauthenticated']);
  });
});
