import { describe, expect, test } from '@jest/globals';
import type { AccountEvent } from '@terroir/events';
import { fold, given, recorded, type Recorded } from '@terroir/kernel';
import { account } from './account.decider.ts';
import { accountView, type AccountRow, type AccountStateEvent } from './account.view.ts';

const accountId = '0198c0de-0000-7000-8000-000000000001';
const scenario = { id: accountId };
const person = { kind: 'Producer', name: 'Ana', email: 'ana@ferme.example', language: 'fr' } as const;
const registered: AccountEvent = { type: 'AccountRegistered', data: { accountId, ...person } };
const terms: AccountEvent = { type: 'ConsentGiven', data: { accountId, purpose: 'terms', textVersion: '1' } };
const newsletter: AccountEvent = { type: 'ConsentGiven', data: { accountId, purpose: 'newsletter', textVersion: '1' } };
const confirmed: AccountEvent = { type: 'AccountConfirmed', data: { accountId } };
const erased: AccountEvent = { type: 'AccountErased', data: { accountId } };

const change = (more: object) =>
  ({ type: 'ChangeProfile', data: { name: 'Ana', newsletterTextVersion: '2', ...more } }) as const;
const rowOf = (events: readonly (AccountStateEvent & Recorded)[]) =>
  events.reduce<AccountRow | null>((row, event) => fold(accountView, row, event), null);

describe('an account', () => {
  const register = {
    type: 'RegisterAccount' as const,
    data: { ...person, consents: [{ purpose: 'terms' as const, textVersion: '1' }] },
  };

  test('is registered with an event for each consent', () => {
    given(account, [], scenario).when(register).then(registered, terms);
  });

  test('is registered once', () => {
    given(account, [registered], scenario).when(register).refused('email_taken', 'account.email');
  });

  test('is confirmed once, and confirming again changes nothing', () => {
    given(account, [registered], scenario).when({ type: 'ConfirmAccount', data: {} }).then(confirmed);
    given(account, [registered, confirmed], scenario).when({ type: 'ConfirmAccount', data: {} }).nothing();
  });

  test('that does not exist, or was erased, cannot be confirmed', () => {
    given(account, [], scenario).when({ type: 'ConfirmAccount', data: {} }).refused('token_invalid');
    given(account, [registered, erased], scenario).when({ type: 'ConfirmAccount', data: {} }).refused('token_invalid');
  });

  test('is what it was after requests of strangers that old logs hold', () => {
    const asked: AccountEvent = { type: 'PasswordResetRequested', data: { accountId, language: 'fr' } };
    const repeated: AccountEvent = { type: 'RegistrationRepeated', data: { accountId } };
    given(account, [registered, asked, repeated], scenario).when({ type: 'ConfirmAccount', data: {} }).then(confirmed);
  });

  test('is confirmed by a reset too, because only its owner reads the mail', () => {
    const changed: AccountEvent = { type: 'PasswordChanged', data: { accountId, by: 'reset' } };
    given(account, [registered], scenario).when({ type: 'ResetPassword', data: {} }).then(changed, confirmed);
    given(account, [registered, confirmed], scenario).when({ type: 'ResetPassword', data: {} }).then(changed);
    given(account, [registered, erased], scenario)
      .when({ type: 'ResetPassword', data: {} })
      .refused('reset_token_invalid');
  });

  test('records each change of its profile as what it is, and nothing when nothing changed', () => {
    const changes: readonly AccountEvent[] = [
      { type: 'NameChanged', data: { accountId, name: 'Anne' } },
      { type: 'LanguageChosen', data: { accountId, language: 'en' } },
      { type: 'ConsentGiven', data: { accountId, purpose: 'newsletter', textVersion: '2' } },
    ];
    const known = given(account, [registered, confirmed], scenario);
    known.when(change({ language: 'fr', newsletterSubscribed: false })).nothing();
    known.when(change({})).nothing();
    known.when(change({ name: 'Anne', language: 'en', newsletterSubscribed: true })).then(...changes);
    given(account, [registered, newsletter], scenario)
      .when(change({ newsletterSubscribed: false }))
      .then({ type: 'ConsentWithdrawn', data: { accountId, purpose: 'newsletter' } });
  });

  test('is erased once', () => {
    given(account, [registered], scenario).when({ type: 'EraseAccount', data: {} }).then(erased);
    given(account, [registered, erased], scenario).when({ type: 'EraseAccount', data: {} }).nothing();
    given(account, [], scenario).when({ type: 'EraseAccount', data: {} }).refused('not_found');
  });
});

describe('the row of an account', () => {
  const history: readonly AccountStateEvent[] = [
    registered,
    terms,
    newsletter,
    confirmed,
    { type: 'NameChanged', data: { accountId, name: 'Anne' } },
    { type: 'LanguageChosen', data: { accountId, language: 'en' } },
    {
      type: 'CompanyDescribed',
      data: { accountId, name: 'Ferme Anne', details: '', foundationDate: '2001-01-01' },
    },
    {
      type: 'CompanyLocated',
      data: {
        accountId,
        raw: 'Sherbrooke',
        zipcode: 'J1H 1A1',
        latitude: 45.4,
        longitude: -71.9,
        city: 'Sherbrooke',
        state: 'Québec',
        country: 'Canada',
        countryCode: 'CA',
        timeZone: 'America/Toronto',
      },
    },
    { type: 'TrialStarted', data: { accountId, trialEndsAt: '2026-06-01T00:00:00.000Z' } },
    { type: 'PaymentRecorded', data: { accountId, paidUntil: '2027-06-01T00:00:00.000Z' } },
    { type: 'ConsentWithdrawn', data: { accountId, purpose: 'newsletter' } },
  ];

  test('tells what session, profile and plan need', () => {
    const row = rowOf(recorded(history, scenario));
    expect(accountView.row.parse(row)).toEqual({
      accountId,
      companyId: accountId,
      kind: 'Producer',
      confirmed: true,
      name: 'Anne',
      email: 'ana@ferme.example',
      language: 'en',
      newsletter: false,
      firmName: 'Ferme Anne',
      hasLocation: true,
      latitude: 45.4,
      longitude: -71.9,
      timeZone: 'America/Toronto',
      trialEndsAt: '2026-06-01T00:00:00.000Z',
      paidUntil: '2027-06-01T00:00:00.000Z',
      registeredAt: '2026-05-01T11:59:49.000Z',
    });
  });

  test('is the same when every event is folded twice', () => {
    const events = recorded(history, scenario);
    expect(rowOf(events.flatMap((event) => [event, event]))).toEqual(rowOf(events));
  });

  test('is gone once the account is erased, and later events do not bring it back', () => {
    expect(rowOf(recorded([registered, erased, confirmed], scenario))).toBeNull();
  });

  test('gives an analyst no company', () => {
    const analyst = { ...registered, data: { ...registered.data, kind: 'Analyst' } } as AccountEvent;
    expect(rowOf(recorded([analyst], scenario))?.companyId).toBeNull();
  });
});
