import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { StoreUnavailable, type EventLog } from '@terroir/store';
import { accountsHttp, dataOf, errorsOf, goodPassword, registration, type AccountsHttp } from '../accounts.fixture.ts';
import { email } from '../email/email.decider.ts';
import { systemActor, plainSender } from '../session/sender.ts';
import { account as accountDecider } from './account.decider.ts';
import { confirm } from './credentials.ts';
import { emailIdOf, register } from './registration.ts';

const ANA = 'ana@ferme.example';
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());
const post = (path: string, body: unknown, headers = {}) => http.guest.post(`/api/v1/${path}`, body, headers);
const eventsOf = async (stream: string) => (await http.store.log.readStream(stream)).map(({ type }) => type);
const HOUR = 60 * 60 * 1000;

const send = () => plainSender(http.services);
/** An answer without what differs between any two. */
const shape = ({ status, body, headers }: Awaited<ReturnType<typeof post>>) => {
  const { data } = body as { data?: { type: string; attributes: object } };
  return { status, type: data?.type, attributes: data?.attributes, headers: Object.keys(headers).toSorted() };
};

describe('registering', () => {
  test('records the account and each consent, and mails a link in the language of the request', async () => {
    const answer = await post('accounts', registration(` ${ANA} `), { 'accept-language': 'fr' });
    expect([answer.status, answer.headers['x-position']]).toEqual([201, String(await http.store.log.head())]);
    const { id, type, attributes } = dataOf(answer);
    expect([type, attributes]).toEqual(['account', { email: ANA, name: 'Ana', type: 'Producer', confirmed: false }]);
    const events = await http.store.log.readStream(`account-${id}`);
    expect(events.map(({ type: event, data }) => [event, data['purpose'], data['textVersion']])).toEqual([
      ['AccountRegistered', undefined, undefined],
      ['ConsentGiven', 'terms', '2026-11-minimum-age'],
      ['ConsentGiven', 'newsletter', '2026-11'],
    ]);
    expect(events.map(({ companyId, actor }) => [companyId, actor.accountId])).toEqual([[id, id], [id, id], [id, id]]); // prettier-ignore
    const letter = await http.letterTo(ANA);
    expect(letter).toMatchObject({ id: events[0]?.id, language: 'fr', subject: 'Confirmez votre compte Terroir' });
    expect(letter.text).toContain('https://terroir.example/confirm?token=');
  });

  test('without the newsletter records no consent to it', async () => {
    const accountable = { name: 'Bo', terms_accepted: true, newsletter_subscribed: false };
    const { id } = dataOf(await http.register('bo@cafe.example', { accountable, accountable_type: 'Business' }));
    expect(await eventsOf(`account-${id}`)).toEqual(['AccountRegistered', 'ConsentGiven']);
  });

  test('names every wrong field at once, in the language of the request', async () => {
    const wrong = {
      account: {
        email: 'ana',
        password: 'abcdefgh1',
        password_confirmation: 'other',
        accountable_type: 'Analyst',
        accountable: { name: ' ', terms_accepted: false },
      },
    };
    const answer = await post('accounts', wrong, { 'accept-language': 'fr-CA' });
    expect(errorsOf(answer)).toEqual([
      422,
      'invalid account.email',
      'password_special account.password',
      'invalid account.accountable_type',
      'required account.accountable.name',
      'terms_required account.accountable.terms_accepted',
      'required account.accountable.newsletter_subscribed',
      'confirmation_mismatch account.password_confirmation',
    ]);
    expect(answer.body.errors?.[1]?.message).toBe('Le mot de passe doit contenir un caractère spécial');
    expect((await post('accounts', wrong)).body.errors?.[1]?.message).toBe('The password needs a special character');
    expect(errorsOf(await post('accounts', {}))).toEqual([422, 'required account']);
  });

  test('with a name that is more than a name is refused, and says why', async () => {
    const named = async (name: string, headers = {}) => {
      const accountable = { name, terms_accepted: true, newsletter_subscribed: false };
      return post('accounts', registration(ANA, { accountable }), headers);
    };
    for (const name of ['Ana\nBcc: all', 'Ana\u202Eexe', 'A\u2028na', 'A\u0085na', 'A\tna', 'A\u2067na'])
      expect(errorsOf(await named(name))).toEqual([422, 'one_line account.accountable.name']);
    const link = await named('Click https://evil.example', { 'accept-language': 'fr' });
    expect(errorsOf(link)).toEqual([422, 'no_link account.accountable.name']);
    expect(link.body.errors?.[0]?.message).toContain('ne peut pas contenir de lien');
    expect((await named('Zoë d’Arc-Müller علی \u200Fשרה')).status).toBe(201);
  });

  test('refuses a common password', async () => {
    const password = 'Password1!';
    const answer = await http.register(ANA, { password, password_confirmation: password });
    expect(errorsOf(answer)).toEqual([422, 'password_common account.password']);
    expect(await http.store.log.head()).toBe(0);
  });

  test('with an address that has an account is refused, however it is spelled', async () => {
    await http.register(ANA);
    const answer = await post('accounts', registration('ANA@Ferme.example'), { 'accept-language': 'fr' });
    expect(errorsOf(answer)).toEqual([422, 'email_taken account.email']);
    expect(answer.body.errors?.[0]?.message).toContain('déjà utilisée');
  });

  test('twice at once makes one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => http.register(ANA)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    const events = await http.store.log.readAll(0, 100);
    expect(events.filter(({ type }) => type === 'AccountRegistered')).toHaveLength(1);
  });

  test('reserves the address under a keyed hash that does not tell it', async () => {
    await http.register(ANA);
    const [reservation] = await http.store.log.readAll(0, 1);
    expect(reservation?.stream).toMatch(/^email-[0-9a-f]{64}$/);
    expect(reservation?.stream).toBe(`email-${emailIdOf(http.services, ' ANA@Ferme.example')}`);
    expect(JSON.stringify(reservation)).not.toContain('ferme');
  });
});

describe('an address whose registration broke off', () => {
  const someone = { kind: 'Producer', name: 'Ana', email: ANA, language: 'fr', newsletter: false } as const;
  const reserve = (accountId: string) => {
    const data = { accountId, orphan: null };
    return send()(systemActor, email, emailIdOf(http.services, ANA), { type: 'ReserveEmail', data });
  };

  test('is free again after a while', async () => {
    await reserve(http.services.newId());
    expect(errorsOf(await http.register(ANA))).toEqual([422, 'email_taken account.email']);
    http.clock.now += 10_000;
    expect((await http.register(ANA)).status).toBe(201);
  });

  test('goes to one account, though the first was only slow and records itself after the take-over', async () => {
    const slow = http.services.newId();
    await reserve(slow);
    http.clock.now += 10_000;
    expect((await http.register(ANA)).status).toBe(201);
    // The slow one wakes up: it reserved, so it records its account, and then finds the address gone.
    const sender = plainSender(http.services);
    const asReserved: typeof sender = (actor, decider, id, command) =>
      command.type === 'ReserveEmail'
        ? Promise.resolve({ id, state: decider.initial, events: [], revision: 0, position: null })
        : sender(actor, decider, id, command);
    const registering = register(http.services, asReserved, { ...someone, accountId: slow, password: goodPassword });
    await expect(registering).rejects.toMatchObject({ refusal: { code: 'email_taken' } });
    expect(await eventsOf(`account-${slow}`)).toEqual(['AccountRegistered', 'ConsentGiven', 'AccountErased']);
    expect(await http.services.passwords.verify(slow, goodPassword)).toBe(false);
  });

  test('goes back to the first when its account was recorded during the take-over', async () => {
    const slow = http.services.newId();
    await reserve(slow);
    http.clock.now += 10_000;
    const sender = send();
    let woken = false;
    const interleaved: typeof sender = async (actor, decider, id, command) => {
      if (command.type === 'ReserveEmail' && !woken) {
        woken = true;
        const own = { accountId: slow, companyId: slow, role: 'guest' } as const;
        const { newsletter: _, ...person } = someone;
        await sender(own, accountDecider, slow, { type: 'RegisterAccount', data: { ...person, consents: [] } });
      }
      return sender(actor, decider, id, command);
    };
    const second = { ...someone, accountId: http.services.newId(), password: goodPassword };
    const registering = register(http.services, interleaved, second);
    await expect(registering).rejects.toMatchObject({ refusal: { code: 'email_taken' } });
    expect((await http.services.accountStates.holder(emailIdOf(http.services, ANA))).accountId).toBe(slow);
    expect(await eventsOf(`account-${second.accountId}`)).toEqual([]);
  });
});

describe('confirming', () => {
  test('lets the person sign in', async () => {
    await http.register(ANA);
    expect(errorsOf(await http.signIn(ANA))).toEqual([422, 'unverified_account']);
    const answer = await post('confirm', { token: http.tokenIn(await http.letterTo(ANA)) });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await http.signIn(ANA)).status).toBe(200);
  });

  test('works once, whoever else tries at the same time', async () => {
    await http.register(ANA);
    const token = http.tokenIn(await http.letterTo(ANA));
    const answers = await Promise.all([1, 2, 3].map(() => post('confirm', { token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422]);
    expect(errorsOf(await post('confirm', { token }))).toEqual([422, 'token_invalid']);
  });

  test('with no token, a strange or an old one is refused', async () => {
    await http.register(ANA);
    const token = http.tokenIn(await http.letterTo(ANA));
    expect(errorsOf(await post('confirm', {}))).toEqual([422, 'required token']);
    expect(errorsOf(await post('confirm', { token: 'x' }))).toEqual([422, 'token_invalid']);
    http.clock.now += HOUR;
    expect(errorsOf(await post('confirm', { token }))).toEqual([422, 'token_invalid']);
  });

  test('that could not be recorded leaves the link as good as before', async () => {
    await http.register(ANA);
    const token = http.tokenIn(await http.letterTo(ANA));
    const full: Pick<EventLog, 'append'> = { append: () => Promise.reject(new StoreUnavailable('disk full')) };
    const { log } = http.services;
    const broken = plainSender({ ...http.services, log: { ...full, readStream: (name: string) => log.readStream(name) } }); // prettier-ignore
    await expect(confirm(http.services, broken, token)).rejects.toThrow('disk full');
    expect((await post('confirm', { token })).status).toBe(204);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which ends every session', async () => {
    const ana = await http.person(ANA);
    expect((await post('forgot', { email: 'ANA@ferme.example' })).status).toBe(204);
    const letter = await http.letterTo(ANA, 2);
    expect(letter.text).toContain('https://terroir.example/reset?token=');
    const token = http.tokenIn(letter);
    expect((await post(`verify?token=${token}`, undefined)).status).toBe(204);
    const account = { password: 'semis-direct-9', password_confirmation: 'semis-direct-9' };
    expect((await post('reset', { token, account })).status).toBe(204);
    expect((await ana.get('/api/v1/profile')).status).toBe(401);
    expect(errorsOf(await http.signIn(ANA))).toEqual([422, 'incorrect_credentials']);
    expect((await http.signIn(ANA, 'semis-direct-9')).status).toBe(200);
    expect(errorsOf(await post('reset', { token, account }))).toEqual([422, 'reset_token_invalid']);
    expect(errorsOf(await post(`verify?token=${token}`, undefined))).toEqual([422, 'reset_token_invalid']);
  });

  test('confirms an account whose first link was never used', async () => {
    await http.register(ANA);
    const first = http.tokenIn(await http.letterTo(ANA));
    await post('forgot', { email: ANA });
    const account = { password: 'semis-direct-9', password_confirmation: 'semis-direct-9' };
    expect((await post('reset', { token: http.tokenIn(await http.letterTo(ANA, 2)), account })).status).toBe(204);
    expect((await http.signIn(ANA, 'semis-direct-9')).status).toBe(200);
    expect(errorsOf(await post('confirm', { token: first }))).toEqual([422, 'token_invalid']);
  });

  test('cannot be asked for an address without an account', async () => {
    expect(errorsOf(await post('forgot', { email: 'nobody@ferme.example' }))).toEqual([422, 'account_not_found email']);
    expect(errorsOf(await post('forgot', { email: 'ana' }))).toEqual([422, 'invalid email']);
  });

  test('is not replaced by a bad one, and the link stays good', async () => {
    await http.person(ANA);
    await post('forgot', { email: ANA });
    const token = http.tokenIn(await http.letterTo(ANA, 2));
    const reset = (password: string, again = password) =>
      post('reset', { token, account: { password, password_confirmation: again } });
    expect(errorsOf(await reset('short'))).toEqual([422, 'password_short account.password']);
    expect(errorsOf(await reset('semis-direct-9', 'semis'))).toEqual([422, 'confirmation_mismatch account.password_confirmation']); // prettier-ignore
    expect(errorsOf(await reset('password1!'))).toEqual([422, 'password_common account.password']);
    expect((await reset('semis-direct-9')).status).toBe(204);
  });

  test('is replaced by one of two who use the link at once', async () => {
    await http.person(ANA);
    await post('forgot', { email: ANA });
    const token = http.tokenIn(await http.letterTo(ANA, 2));
    const answers = await Promise.all(
      ['semis-direct-1', 'semis-direct-2'].map((password) =>
        post('reset', { token, account: { password, password_confirmation: password } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    const winner = answers[0]?.status === 204 ? 'semis-direct-1' : 'semis-direct-2';
    expect((await http.signIn(ANA, winner)).status).toBe(200);
  });

  test('a link is good for one hour, and without one there is nothing to verify', async () => {
    await http.person(ANA);
    await post('forgot', { email: ANA });
    const token = http.tokenIn(await http.letterTo(ANA, 2));
    http.clock.now += HOUR;
    expect(errorsOf(await post(`verify?token=${token}`, undefined))).toEqual([422, 'reset_token_invalid']);
    expect(errorsOf(await post('verify', undefined))).toEqual([422, 'reset_token_invalid']);
    expect(errorsOf(await post('verify?token=', undefined))).toEqual([422, 'reset_token_invalid']);
  });
});

describe('with STRICT_ACCOUNTS', () => {
  beforeEach(async () => {
    await http.close();
    http = await accountsHttp({ strict: true });
  });

  test('a known address registers like a new one, and its holder gets a mail', async () => {
    const first = await http.register(ANA);
    await http.letterTo(ANA);
    const again = await http.register(ANA);
    expect(shape(again)).toEqual(shape(first));
    expect(dataOf(again).id).not.toBe(dataOf(first).id);
    expect((await http.letterTo(ANA, 2)).subject).toBe('You already have a Terroir account');
    expect(await eventsOf(`account-${dataOf(again).id}`)).toEqual([]);
  });

  test('an unknown address is answered like a known one when a password is forgotten', async () => {
    await http.register(ANA);
    expect(shape(await post('forgot', { email: 'nobody@ferme.example' }))).toEqual(shape(await post('forgot', { email: ANA }))); // prettier-ignore
  });

  test('neither answer tells a position, and both write as much: events, appends, secrets', async () => {
    const { log, secrets } = http.store;
    const [appends, puts, removals] = [jest.spyOn(log, 'append'), jest.spyOn(secrets, 'put'), jest.spyOn(secrets, 'remove')]; // prettier-ignore
    const created = jest.spyOn(secrets, 'putIfAbsent');
    // A letter is written whenever it comes to that: only what the answer waits for is counted.
    await http.reactor.close();
    const written = async (ask: () => ReturnType<typeof post>) => {
      const head = await log.head();
      for (const spy of [appends, puts, removals, created]) spy.mockClear();
      const { status, headers } = await ask();
      expect([status < 300, headers['x-position']]).toEqual([true, undefined]);
      const inSecrets = puts.mock.calls.length + removals.mock.calls.length + created.mock.calls.length;
      return { events: (await log.readAll(head, 100)).length, appends: appends.mock.calls.length, secrets: inSecrets };
    };
    for (const newsletter of [true, false]) {
      const accountable = { name: 'Ana', terms_accepted: true, newsletter_subscribed: newsletter };
      const first = await written(() => http.register(`${newsletter}@ferme.example`, { accountable }));
      expect(first).toEqual({ events: newsletter ? 4 : 3, appends: 2, secrets: 2 });
      expect(await written(() => http.register(`${newsletter}@ferme.example`, { accountable }))).toEqual(first);
    }
    const known = await written(() => post('forgot', { email: 'true@ferme.example' }));
    expect(known).toEqual({ events: 0, appends: 0, secrets: 1 });
    expect(await written(() => post('forgot', { email: 'nobody@ferme.example' }))).toEqual(known);
  });

  test('signing in does not tell either whether an address was free to register', async () => {
    await http.person(ANA);
    const password = 'semis-direct-9';
    const chosen = { password, password_confirmation: password };
    for (const address of [ANA, 'new@ferme.example']) {
      expect((await http.register(address, chosen)).status).toBe(201);
      expect(errorsOf(await http.signIn(address, password))).toEqual([422, 'incorrect_credentials']);
    }
  });
});
