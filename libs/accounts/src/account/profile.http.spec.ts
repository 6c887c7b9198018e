import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { accountsHttp, dataOf, errorsOf, goodPassword, type AccountsHttp } from '../accounts.fixture.ts';

const ANA = 'ana@ferme.example';
const PROFILE = '/api/v1/profile';
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

const change = (current_password: string, password: string, password_confirmation = password) => ({
  password: { current_password, password, password_confirmation },
});

describe('the profile', () => {
  test('is what the client shows of its person', async () => {
    const ana = await http.person(ANA);
    const answer = await ana.get(PROFILE);
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"4"']);
    expect(dataOf(answer)).toEqual({
      id: ana.id,
      type: 'profile',
      attributes: {
        name: 'Ana',
        email: ANA,
        language: 'en',
        newsletter_subscribed: true,
        type: 'Producer',
        role: 'producer_level_one',
        firm_name: null,
        location: null,
        time_zone: null,
        subscription: { plan: null, status: null, trial_ends_at: null, paid_until: null, trial_available: false },
      },
    });
  });

  test('changes part by part; a consent taken back or given again is an event', async () => {
    const ana = await http.person(ANA);
    const put = (profile: object) => ana.put(PROFILE, { profile });
    const first = await put({ name: 'Anne', language: 'fr', newsletter_subscribed: false });
    expect([first.status, first.headers['etag']]).toEqual([200, '"7"']);
    expect(dataOf(first).attributes).toMatchObject({ name: 'Anne', language: 'fr', newsletter_subscribed: false });
    expect((await put({ name: 'Anne' })).headers['etag']).toBe('"7"');
    await put({ name: 'Anne', newsletter_subscribed: true });
    const events = await http.store.log.readStream(`account-${ana.id}`, 4);
    expect(events.map(({ type, data }) => [type, data['textVersion']])).toEqual([
      ['NameChanged', undefined],
      ['LanguageChosen', undefined],
      ['ConsentWithdrawn', undefined],
      ['ConsentGiven', '2026-11'],
    ]);
  });

  test('of a version that is not the current one is not overwritten', async () => {
    const ana = await http.person(ANA);
    await ana.put(PROFILE, { profile: { name: 'Anne' } });
    const stale = await ana.put(PROFILE, { profile: { name: 'Bo' } }, { 'if-match': '"4"' });
    expect(errorsOf(stale)).toEqual([409, 'version_conflict']);
    expect(dataOf(stale).attributes['name']).toBe('Anne');
  });

  test('keeps what a change leaves out, and by null the newsletter ends', async () => {
    const ana = await http.person(ANA);
    const put = async (profile: object) => dataOf(await ana.put(PROFILE, { profile: { name: 'Ana', ...profile } }));
    await put({ language: 'fr', newsletter_subscribed: true });
    expect((await put({})).attributes).toMatchObject({ language: 'fr', newsletter_subscribed: true });
    expect((await put({ language: null, newsletter_subscribed: null })).attributes).toMatchObject({
      language: 'fr',
      newsletter_subscribed: false,
    });
  });

  test('keeps every change when many come at once', async () => {
    const ana = await http.person(ANA);
    const names = Array.from({ length: 20 }, (_, at) => `Ana ${at}`);
    const answers = await Promise.all(names.map((name) => ana.put(PROFILE, { profile: { name } })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const events = await http.store.log.readStream(`account-${ana.id}`, 4);
    expect(new Set(events.map(({ data }) => data['name']))).toEqual(new Set(names));
  });

  test('needs a name, and a language that we speak', async () => {
    const ana = await http.person(ANA);
    expect(errorsOf(await ana.put(PROFILE, { profile: { name: ' ', language: 'de' } }))).toEqual([
      422,
      'required profile.name',
      'invalid profile.language',
    ]);
  });

  test('is nobody’s but its owner’s', async () => {
    await http.person(ANA);
    expect(errorsOf(await http.guest.get(PROFILE))).toEqual([401, 'unauthenticated']);
    expect(errorsOf(await http.guest.put(PROFILE, { profile: { name: 'X' } }))).toEqual([401, 'unauthenticated']);
    const bo = await http.person('bo@ferme.example', { accountable: { name: 'Bo', terms_accepted: true, newsletter_subscribed: false } }); // prettier-ignore
    expect(dataOf(await bo.get(PROFILE)).attributes['name']).toBe('Bo');
  });
});

describe('the password', () => {
  test('changes, and every other session ends', async () => {
    const ana = await http.person(ANA);
    const elsewhere = http.withToken(String(dataOf(await http.signIn(ANA)).attributes['token']));
    expect((await elsewhere.get(PROFILE)).status).toBe(200);
    expect((await ana.put('/api/v1/password', change(goodPassword, 'semis-direct-9'))).status).toBe(204);
    expect((await ana.get(PROFILE)).status).toBe(200);
    expect((await elsewhere.get(PROFILE)).status).toBe(401);
    expect((await http.signIn(ANA, 'semis-direct-9')).status).toBe(200);
    expect(errorsOf(await http.signIn(ANA))).toEqual([422, 'incorrect_credentials']);
  });

  test('makes reset links that were asked for before worthless', async () => {
    const ana = await http.person(ANA);
    await http.guest.post('/api/v1/forgot', { email: ANA });
    const token = http.tokenIn(await http.letterTo(ANA, 2));
    await ana.put('/api/v1/password', change(goodPassword, 'semis-direct-9'));
    expect((await http.guest.post(`/api/v1/verify?token=${token}`)).status).toBe(422);
  });

  test('does not change by a wrong current one, a bad new one, or two that differ', async () => {
    const ana = await http.person(ANA);
    const put = async (body: unknown) => errorsOf(await ana.put('/api/v1/password', body));
    expect(await put(change('wrong', 'semis-direct-9'))).toEqual([422, 'password_incorrect password.current_password']);
    expect(await put(change(goodPassword, 'short', 'shirt'))).toEqual([
      422,
      'password_short password.password',
      'confirmation_mismatch password.password_confirmation',
    ]);
    expect(await put(change(goodPassword, 'password1!'))).toEqual([422, 'password_common password.password']);
    expect((await http.signIn(ANA)).status).toBe(200);
    expect(errorsOf(await http.guest.put('/api/v1/password', change(goodPassword, 'semis-direct-9')))).toEqual([401, 'unauthenticated']); // prettier-ignore
  });
});
