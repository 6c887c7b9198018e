import { refuse, type Refusal, type Role } from '@terroir/kernel';
import { setRouteMetadata, type Who } from './route.ts';

/** Names who may call a route. Every route has one: the server does not start otherwise. */
export const Allow =
  (...who: readonly [Who, ...Who[]]): MethodDecorator =>
  (target, method) =>
    setRouteMetadata(target, method, { allow: who });

const kinds: Readonly<Record<Role, { readonly kind: Who | null; readonly level: number }>> = {
  guest: { kind: null, level: 0 },
  producer_level_one: { kind: 'producer', level: 0 },
  producer_level_two: { kind: 'producer', level: 1 },
  producer_level_three: { kind: 'producer', level: 2 },
  business_level_one: { kind: 'business', level: 0 },
  analyst: { kind: 'analyst', level: 0 },
  operator: { kind: null, level: 0 },
  system: { kind: null, level: 0 },
};

/** Null when the role may call a route that allows these, else the refusal (readings §1 and §3). */
export function admit(allow: readonly Who[], role: Role): Refusal | null {
  if (allow.includes('public')) return null;
  if (role === 'guest') return refuse('unauthenticated');
  const { kind, level } = kinds[role];
  if (!allow.includes('signed_in') && (kind === null || !allow.includes(kind))) return refuse('wrong_role');
  if (kind !== 'producer') return null;
  if (allow.includes('plan_level_2') && level < 2) return refuse('level_required', { requires: 'plan_level_2' });
  if (allow.includes('plan_level_1') && level < 1) return refuse('level_required', { requires: 'plan_level_1' });
  return null;
}
