import type { Role } from '@terroir/kernel';
import type { PlanAttributes } from './plan.wire.ts';

/** What the role and the plan of an account follow from. */
export interface PlanInput {
  readonly kind: 'Producer' | 'Business' | 'Analyst';
  readonly hasLocation: boolean;
  readonly trialEndsAt: string | null;
  readonly paidUntil: string | null;
}

/** The roles that an account can have (readings §1). */
export const accountRoles = [
  'producer_level_one',
  'producer_level_two',
  'producer_level_three',
  'business_level_one',
  'analyst',
] as const satisfies readonly Role[];
export type AccountRole = (typeof accountRoles)[number];

/** The plan as `GET /subscription` and the profile answer it. */
export type Plan = Readonly<PlanAttributes>;

const later = (instant: string | null, now: string): boolean =>
  instant !== null && Date.parse(instant) > Date.parse(now);

/** The status of the subscription at an instant; null when there never was one. */
export function statusAt({ trialEndsAt, paidUntil }: PlanInput, now: string): Plan['status'] {
  if (later(paidUntil, now)) return 'active';
  if (later(trialEndsAt, now)) return 'trial';
  return paidUntil === null && trialEndsAt === null ? null : 'expired';
}

/** The role at an instant, readings §1. A trial that has ended takes the role back to two without any event. */
export function roleAt(input: PlanInput, now: string): AccountRole {
  if (input.kind === 'Analyst') return 'analyst';
  if (input.kind === 'Business') return 'business_level_one';
  if (!input.hasLocation) return 'producer_level_one';
  const status = statusAt(input, now);
  return status === 'trial' || status === 'active' ? 'producer_level_three' : 'producer_level_two';
}

/** The plan at an instant: none before the company has a location, Freemium after, Homestead with a subscription. */
export function planAt(input: PlanInput, now: string): Plan {
  const role = roleAt(input, now);
  const plans = { producer_level_two: 'freemium', producer_level_three: 'homestead' } as const;
  return {
    plan: role === 'producer_level_two' || role === 'producer_level_three' ? plans[role] : null,
    status: statusAt(input, now),
    trialEndsAt: input.trialEndsAt,
    paidUntil: input.paidUntil,
    trialAvailable: role === 'producer_level_two' && input.trialEndsAt === null && input.paidUntil === null,
  };
}
