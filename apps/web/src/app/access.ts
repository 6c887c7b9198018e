import type { Profile } from '../session/profile.ts';
import { isBusiness, isProducer, planLevel, type Role } from '../session/roles.ts';
import type { Need, Who } from '../routing/route-row.ts';

/** Where someone is sent who may not see a screen; `null` lets them in. */
export function redirectOf(who: Who, signedIn: boolean, role: Role | null): string | null {
  if (who === 'anyone') return null;
  if (who === 'guest') return signedIn ? '/dashboard' : null;
  if (!signedIn) return '/login';
  if (who === 'member' || role === null) return null;
  const fits = {
    producer: isProducer(role),
    business: isBusiness(role),
    company: isProducer(role) || isBusiness(role),
  };
  return fits[who] ? null : '/';
}

/** What still stands between a person and a screen: the address first, then the plan. */
export function missingFor(
  needs: Need | undefined,
  { role, location }: Pick<Profile, 'role' | 'location'>,
): 'address' | 'upgrade' | null {
  if (needs === undefined) return null;
  if (needs === 'location') return location === null ? 'address' : null;
  const level = planLevel(role);
  if (level === 0) return 'address';
  return needs === 'plan_level_2' && level < 2 ? 'upgrade' : null;
}
