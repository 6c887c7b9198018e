import { describe, expect, test } from '@jest/globals';
import type { SubscriptionEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { planAt, roleAt, type PlanInput } from '../plan/plan.ts';
import { subscription } from './subscription.decider.ts';

const accountId = '0198c0de-0000-7000-8000-000000000001';
const now = '2026-05-01T12:00:00.000Z';
const scenario = { id: accountId, now };
const trial: SubscriptionEvent = { type: 'TrialStarted', data: { accountId, trialEndsAt: '2026-05-31T12:00:00.000Z' } };
const paid = (paidUntil: string): SubscriptionEvent => ({ type: 'PaymentRecorded', data: { accountId, paidUntil } });
const start = { type: 'StartTrial', data: {} } as const;

describe('a subscription', () => {
  test('starts with a free trial of 30 days', () => {
    given(subscription, [], scenario).when(start).then(trial);
  });

  test('has one trial: a second is refused, during the first and ever after', () => {
    given(subscription, [trial], scenario).when(start).refused('trial_used');
    given(subscription, [trial], { ...scenario, now: '2030-01-01T00:00:00.000Z' })
      .when(start)
      .refused('trial_used');
  });

  test('that is paid needs no trial, and has none left when it has run out', () => {
    given(subscription, [paid('2027-01-01T00:00:00.000Z')], scenario)
      .when(start)
      .refused('subscription_active');
    given(subscription, [paid('2026-01-01T00:00:00.000Z')], scenario)
      .when(start)
      .refused('trial_used');
  });

  test('records the same payment once', () => {
    const until = '2027-01-01T00:00:00.000Z';
    const command = { type: 'RecordPayment', data: { paidUntil: until } } as const;
    given(subscription, [], scenario).when(command).then(paid(until));
    given(subscription, [paid(until)], scenario)
      .when(command)
      .nothing();
  });
});

describe('the role of an account', () => {
  const located: PlanInput = { kind: 'Producer', hasLocation: true, trialEndsAt: null, paidUntil: null };
  const ends = '2026-05-31T12:00:00.000Z';

  test('rises with the location and with the subscription', () => {
    expect(roleAt({ ...located, hasLocation: false }, now)).toBe('producer_level_one');
    expect(roleAt(located, now)).toBe('producer_level_two');
    expect(roleAt({ ...located, trialEndsAt: ends }, now)).toBe('producer_level_three');
    expect(roleAt({ ...located, paidUntil: ends }, now)).toBe('producer_level_three');
  });

  test('goes back to two at the very instant at which the trial ends', () => {
    const onTrial = { ...located, trialEndsAt: ends };
    expect(roleAt(onTrial, '2026-05-31T11:59:59.999Z')).toBe('producer_level_three');
    expect(roleAt(onTrial, ends)).toBe('producer_level_two');
    expect(planAt(onTrial, ends)).toEqual({
      plan: 'freemium',
      status: 'expired',
      trialEndsAt: ends,
      paidUntil: null,
      trialAvailable: false,
    });
  });

  test('of a business or an analyst is always the same', () => {
    expect(roleAt({ ...located, kind: 'Business' }, now)).toBe('business_level_one');
    expect(roleAt({ ...located, kind: 'Business', paidUntil: ends }, now)).toBe('business_level_one');
    expect(roleAt({ ...located, kind: 'Analyst' }, now)).toBe('analyst');
  });

  test('decides the plan: none, Freemium with a trial to start, Homestead', () => {
    expect(planAt({ ...located, hasLocation: false }, now)).toMatchObject({ plan: null, status: null });
    expect(planAt(located, now)).toMatchObject({ plan: 'freemium', status: null, trialAvailable: true });
    expect(planAt({ ...located, trialEndsAt: ends }, now)).toMatchObject({ plan: 'homestead', status: 'trial' });
    const both = { ...located, trialEndsAt: '2026-01-01T00:00:00.000Z', paidUntil: ends };
    expect(planAt(both, now)).toMatchObject({ plan: 'homestead', status: 'active' });
    expect(planAt({ ...located, kind: 'Business' }, now)).toMatchObject({ plan: null, trialAvailable: false });
  });
});
