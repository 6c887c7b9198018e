import { describe, expect, test } from '@jest/globals';
import type { EmailEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { email, normalEmail } from './email.decider.ts';

const one = '0198c0de-0000-7000-8000-000000000001';
const two = '0198c0de-0000-7000-8000-000000000002';
const reservedBy = (accountId: string): EmailEvent => ({ type: 'EmailReserved', data: { accountId } });
const reserve = (accountId: string, orphan: string | null = null) =>
  ({ type: 'ReserveEmail', data: { accountId, orphan } }) as const;

describe('an e-mail address', () => {
  test('is reserved by the first account that asks, and by no other', () => {
    given(email).when(reserve(one)).then(reservedBy(one));
    given(email, [reservedBy(one)])
      .when(reserve(one))
      .nothing();
    given(email, [reservedBy(one)])
      .when(reserve(two))
      .refused('email_taken', 'account.email');
  });

  test('is taken over from a reservation that was abandoned, and only from that one', () => {
    given(email, [reservedBy(one)])
      .when(reserve(two, one))
      .then(reservedBy(two));
    const three = '0198c0de-0000-7000-8000-000000000003';
    given(email, [reservedBy(three)])
      .when(reserve(two, one))
      .refused('email_taken');
  });

  test('is released by its holder alone, and free afterwards', () => {
    const released: EmailEvent = { type: 'EmailReleased', data: { accountId: one } };
    given(email, [reservedBy(one)])
      .when({ type: 'ReleaseEmail', data: { accountId: one } })
      .then(released);
    given(email, [reservedBy(one)])
      .when({ type: 'ReleaseEmail', data: { accountId: two } })
      .nothing();
    given(email, [reservedBy(one), released])
      .when(reserve(two))
      .then(reservedBy(two));
  });

  test('is the same whatever the case, the blanks around it and the way an accent is written', () => {
    expect(normalEmail('  Ana.E\u0301RABLE@Ferme.Example ')).toBe(normalEmail('ana.\u00e9rable@ferme.example'));
  });
});
