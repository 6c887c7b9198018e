import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { keepPicture, KEPT_ANSWERS, PRIVATE_PICTURE, privatePicture } from '@terroir/http';
import type { TestAnswer } from '@terroir/http/testing';
import {
  accountsHttp,
  company,
  dataOf,
  errorsOf,
  goodPassword,
  registration,
  type AccountsHttp,
} from '../accounts.fixture.ts';
import { createAnalyst, eraseAccount, findAccount, listAccounts, recordPayment } from './account-admin.ts';

const ANA = 'ana@ferme.example';
const who = { name: 'Ines', email: 'ines@stat.example', language: 'fr' } as const;
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());
const caughtUp = async () => {
  await http.store.projector.waitFor(await http.store.log.head(), 10_000);
};

const listed = async () => {
  const all = [];
  for await (const one of listAccounts(http.services)) all.push(one);
  return all;
};

describe('the operator', () => {
  test('creates an analyst, who chooses a password by mail and has no company', async () => {
    const id = await createAnalyst(http.services, who);
    const letter = await http.letterTo(who.email);
    expect(letter.subject).toBe('Choisissez un nouveau mot de passe Terroir');
    const account = { password: 'semis-direct-9', password_confirmation: 'semis-direct-9' };
    expect((await http.guest.post('/api/v1/reset', { token: http.tokenIn(letter), account })).status).toBe(204);
    const session = dataOf(await http.signIn(who.email, 'semis-direct-9'));
    expect(session).toMatchObject({ id, attributes: { type: 'Analyst', role: 'analyst', location: null } });
    const ines = http.withToken(String(session.attributes['token']));
    expect((await ines.get('/api/v1/profile')).status).toBe(200);
    expect(errorsOf(await ines.get('/api/v1/firm'))).toEqual([403, 'wrong_role']);
    expect(errorsOf(await ines.put('/api/v1/profile', { profile: { name: 'Inès' } }))).toEqual([200]);
  });

  test('creates an analyst with a password, and none with a taken address', async () => {
    await createAnalyst(http.services, { ...who, password: 'semis-direct-9' });
    expect((await http.signIn(who.email, 'semis-direct-9')).status).toBe(200);
    expect(http.letters).toEqual([]);
    await expect(createAnalyst(http.services, who)).rejects.toMatchObject({ refusal: { code: 'email_taken' } });
  });

  test.each([
    ['Ab1!', 'password_short'],
    ['abcdefgh!', 'password_digit'],
    ['abcdefgh1', 'password_special'],
    ['Password1!', 'password_common'],
  ])('creates no analyst with the password %s', async (password, code) => {
    await expect(createAnalyst(http.services, { ...who, password })).rejects.toMatchObject({ refusal: { code } });
    expect(await http.store.log.head()).toBe(0);
  });

  test.each([
    [{ email: 'ines' }, 'email_invalid'],
    [{ name: 'Click https://evil.example' }, 'name_invalid'],
    [{ name: ' ' }, 'name_invalid'],
  ])('creates no analyst with %j', async (wrong, code) => {
    await expect(createAnalyst(http.services, { ...who, ...wrong })).rejects.toMatchObject({ refusal: { code } });
    expect(await http.store.log.head()).toBe(0);
  });

  test('records no payment of a business, of an analyst, or until a date that has passed', async () => {
    await http.register('bo@cafe.example', { accountable_type: 'Business' });
    await createAnalyst(http.services, { ...who, password: 'semis-direct-9' });
    await http.register(ANA);
    const head = await http.store.log.head();
    const paid = (account: string, until: string) => recordPayment(http.services, account, until);
    for (const account of ['bo@cafe.example', who.email])
      await expect(paid(account, '2027-01-01T00:00:00.000Z')).rejects.toMatchObject({
        refusal: { code: 'payment_without_plan' },
      });
    await expect(paid(ANA, '2026-04-30T23:59:59.999Z')).rejects.toMatchObject({ refusal: { code: 'payment_past' } });
    expect(await http.store.log.head()).toBe(head);
  });

  test('finds an account by id or by address', async () => {
    const { id } = await http.person(ANA);
    expect((await findAccount(http.services, id)).email).toBe(ANA);
    expect((await findAccount(http.services, 'ANA@ferme.example')).accountId).toBe(id);
    for (const nobody of ['nobody@ferme.example', 'nonsense'])
      await expect(findAccount(http.services, nobody)).rejects.toMatchObject({
        refusal: { code: 'account_not_found' },
      });
  });

  test('lists accounts, oldest first, with role and subscription of this moment', async () => {
    const ana = await http.person(ANA);
    await ana.put('/api/v1/firm', company());
    await createAnalyst(http.services, { ...who, password: 'semis-direct-9' });
    await recordPayment(http.services, ANA, '2027-01-01T00:00:00.000Z');
    await caughtUp();
    expect(await listed()).toMatchObject([
      { email: ANA, role: 'producer_level_three', subscription: 'active', confirmed: true },
      { email: who.email, role: 'analyst', subscription: null, confirmed: true },
    ]);
  });

  test('erases a person: signed out, forgotten, unreadable, and the address is free', async () => {
    const ana = await http.person(ANA);
    await ana.put('/api/v1/firm', company());
    await http.guest.post('/api/v1/forgot', { email: ANA });
    const token = http.tokenIn(await http.letterTo(ANA, 2));
    expect(await eraseAccount(http.services, ANA)).toBe(ana.id);
    await caughtUp();
    expect((await ana.get('/api/v1/profile')).status).toBe(401);
    expect(errorsOf(await http.signIn(ANA))).toEqual([422, 'incorrect_credentials']);
    expect((await http.guest.post(`/api/v1/verify?token=${token}`)).status).toBe(422);
    const left = JSON.stringify(await http.store.log.readAll(0, 1000));
    for (const personal of [ANA, 'rue du Moulin', '819 555', '45.40008']) expect(left).not.toContain(personal);
    expect(await listed()).toEqual([]);
    expect((await http.register(ANA)).status).toBe(201);
  });

  test('erases a person’s pictures, kept answers and letters, but no picture that another company has too', async () => {
    const [ana, luc] = [await http.person(ANA), await http.person('luc@ferme.example')];
    const image = (fill: string) => ({
      base64data: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`,
      ).toString('base64'),
    });
    const urlOf = (answer: TestAnswer) => (dataOf(answer).attributes['image_urls'] as { image: string }).image;
    const former = urlOf(await ana.put('/api/v1/firm', company({ image: image('red') })));
    const shared = urlOf(await ana.put('/api/v1/firm', company({ image: image('green') })));
    expect(urlOf(await luc.put('/api/v1/firm', company({ image: image('green') })))).toBe(shared);
    const removed = jest.spyOn(http.services.secrets, 'removeOwned');
    const forgotten: string[] = [];
    await eraseAccount(http.services, ANA, {
      forget: (id) => Promise.resolve(void forgotten.push(id)),
      forgetTo: (address) => Promise.resolve(void forgotten.push(address)),
      forgetAbout: (accountId) => Promise.resolve(void forgotten.push(`about ${accountId}`)),
    });
    expect(forgotten).toEqual(expect.arrayContaining([ANA, `about ${ana.id}`]));
    expect((await http.guest.get(former)).status).toBe(404);
    expect((await http.guest.get(shared)).status).toBe(200);
    expect(removed).toHaveBeenCalledWith(KEPT_ANSWERS, ana.id);
    expect(forgotten).toContain(http.letters.find(({ to }) => to === ANA)?.id);
    expect(forgotten).not.toContain(http.letters.find(({ to }) => to === 'luc@ferme.example')?.id);
  });

  test('erases private pictures that no event names, as a call leaves them that failed after it kept one', async () => {
    const [ana, luc] = [await http.person(ANA), await http.person('luc@ferme.example')];
    const { blobs } = http.services;
    const kept = (companyId: string) =>
      keepPicture(blobs, privatePicture(companyId, [Buffer.from('image'), Buffer.from('thumbnail')]), PRIVATE_PICTURE);
    const [own, others] = [await kept(ana.id), await kept(luc.id)];
    const unnamed = await blobs.put(Buffer.from('public'), 'image/webp');
    await eraseAccount(http.services, ANA);
    const left: string[] = [];
    for await (const id of blobs.list()) left.push(id);
    expect(left).toEqual(expect.arrayContaining([unnamed, others.image, others.thumbnail]));
    expect(left.filter((id) => [own.image, own.thumbnail].includes(id))).toEqual([]);
  });

  test('erases the kept answers to the registration and the signing in of a person', async () => {
    const register = () => http.guest.post('/api/v1/accounts', registration(ANA), { 'idempotency-key': 'first' });
    const signIn = () => http.signIn(ANA, goodPassword, { 'idempotency-key': 'second' });
    const { id } = dataOf(await register());
    await http.guest.post('/api/v1/confirm', { token: http.tokenIn(await http.letterTo(ANA)) });
    await signIn();
    expect((await signIn()).headers['idempotent-replayed']).toBe('true');
    await eraseAccount(http.services, id);
    expect((await signIn()).status).toBe(422);
    expect((await register()).headers['idempotent-replayed']).toBeUndefined();
  });

  test('erases again after a crash in the midst of it', async () => {
    const { id } = await http.person(ANA);
    const crash = {
      ...http.services,
      keyring: {
        erase: () => Promise.reject(new Error('killed')),
        obtain: () => Promise.resolve(null),
        keyedHash: () => '',
      },
    };
    await expect(eraseAccount(crash, ANA)).rejects.toThrow('killed');
    expect(await eraseAccount(http.services, id)).toBe(id);
    await expect(findAccount(http.services, id)).rejects.toMatchObject({ refusal: { code: 'account_not_found' } });
  });
});
