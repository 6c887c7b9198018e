import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { accountsHttp, company, dataOf, errorsOf, type AccountsHttp } from '../accounts.fixture.ts';

const ANA = 'ana@ferme.example';
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

describe('signing in', () => {
  test('answers with a token and what the client needs to begin', async () => {
    const { id } = await http.person(ANA);
    const answer = await http.signIn(' ANA@ferme.example ');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(dataOf(answer)).toEqual({
      id,
      type: 'session',
      attributes: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        type: 'Producer',
        role: 'producer_level_one',
        name: 'Ana',
        email: ANA,
        language: 'en',
        location: null,
      },
    });
  });

  test('tells the location and the role that the company has by now', async () => {
    const ana = await http.person(ANA);
    await ana.put('/api/v1/firm', company());
    expect(dataOf(await http.signIn(ANA)).attributes).toMatchObject({
      role: 'producer_level_two',
      location: { lat: 45.40008, lng: -71.89908 },
    });
  });

  test('reads the same for a wrong password and for an unknown address, in both languages', async () => {
    await http.person(ANA);
    const [wrong, unknown] = [await http.signIn(ANA, 'wrong'), await http.signIn('nobody@ferme.example')];
    expect(errorsOf(wrong)).toEqual([422, 'incorrect_credentials']);
    expect(unknown.body).toEqual(wrong.body);
    const french = await http.guest.post(
      '/api/v1/authenticate',
      { email: ANA, password: 'wrong' },
      { 'accept-language': 'fr' },
    );
    expect(french.body.errors?.[0]?.message).toBe('L’adresse courriel ou le mot de passe est incorrect.');
    expect(wrong.body.errors?.[0]?.message).toBe('Wrong email or password.');
  });

  test('checks the form of both fields', async () => {
    expect(errorsOf(await http.guest.post('/api/v1/authenticate', { email: 'ana' }))).toEqual([
      422,
      'invalid email',
      'required password',
    ]);
  });
});

describe('a session', () => {
  test('is over when its owner signs out, and the others go on', async () => {
    const ana = await http.person(ANA);
    const elsewhere = http.withToken(String(dataOf(await http.signIn(ANA)).attributes['token']));
    expect((await ana.delete('/api/v1/authenticate')).status).toBe(204);
    expect(errorsOf(await ana.get('/api/v1/profile'))).toEqual([401, 'unauthenticated']);
    expect((await elsewhere.get('/api/v1/profile')).status).toBe(200);
    expect(errorsOf(await http.guest.delete('/api/v1/authenticate'))).toEqual([401, 'unauthenticated']);
  });

  test('with a token that nobody has is nobody’s', async () => {
    expect(errorsOf(await http.withToken('x'.repeat(43)).get('/api/v1/profile'))).toEqual([401, 'unauthenticated']);
  });

  test('has the role of this moment: an ended trial is over in the midst of it', async () => {
    const ana = await http.person(ANA);
    await ana.put('/api/v1/firm', company());
    await ana.post('/api/v1/subscription');
    expect(dataOf(await ana.get('/api/v1/profile')).attributes['role']).toBe('producer_level_three');
    http.clock.now += 29 * 24 * 60 * 60 * 1000;
    expect(dataOf(await ana.get('/api/v1/profile')).attributes['role']).toBe('producer_level_three');
    http.clock.now += 24 * 60 * 60 * 1000;
    expect(dataOf(await ana.get('/api/v1/profile')).attributes['role']).toBe('producer_level_two');
  });
});
