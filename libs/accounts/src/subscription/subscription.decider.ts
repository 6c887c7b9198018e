import { Instant, type MessageOf, type SubscriptionEvent } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';
import { refuse } from '../refusals.ts';

export const subscriptionCommands = {
  StartTrial: z.object({}),
  RecordPayment: z.object({ paidUntil: Instant }),
} as const;
export type SubscriptionCommand = MessageOf<typeof subscriptionCommands>;

export interface Subscription {
  readonly trialEndsAt: string | null;
  readonly paidUntil: string | null;
}

const DAY = 24 * 60 * 60 * 1000;

/** The free trial, S1 §9. */
export const trialDays = 30;

/** Stream `subscription-ACCOUNT_ID`. That a trial has ended is read off the clock and never recorded. */
export const subscription: Decider<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  name: 'subscription',
  initial: { trialEndsAt: null, paidUntil: null },
  decide: {
    StartTrial: ({ trialEndsAt, paidUntil }, _, { id, now }) => {
      if (paidUntil !== null && paidUntil > now) return refuse('subscription_active');
      if (trialEndsAt !== null || paidUntil !== null) return refuse('trial_used');
      const ends = new Date(Date.parse(now) + trialDays * DAY).toISOString();
      return { type: 'TrialStarted', data: { accountId: id, trialEndsAt: ends } };
    },
    RecordPayment: (state, { paidUntil }, { id }) =>
      state.paidUntil === paidUntil ? null : { type: 'PaymentRecorded', data: { accountId: id, paidUntil } },
  },
  evolve: {
    TrialStarted: (state, { trialEndsAt }) => ({ ...state, trialEndsAt }),
    PaymentRecorded: (state, { paidUntil }) => ({ ...state, paidUntil }),
  },
};
