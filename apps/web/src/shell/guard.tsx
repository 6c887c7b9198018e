import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Failed, PageSkeleton } from './faces.tsx';
import { LevelNotice } from './level-notice.tsx';
import type { Need, RouteRow, Who } from './route-row.ts';
import { isBusiness, isProducer, planLevel, useProfile, useSignedIn, type Profile, type Role } from './session.ts';

/** Where someone is sent who may not see a screen; `null` lets them in. */
export function redirectOf(who: Who, signedIn: boolean, role: Role | null): string | null {
  if (who === 'anyone') return null;
  if (who === 'guest') return signedIn ? '/dashboard' : null;
  if (!signedIn) return '/login';
  if (who === 'member' || role === null) return null;
  const fits = { producer: isProducer(role), business: isBusiness(role), company: isProducer(role) || isBusiness(role) };
  return fits[who] ? null : '/';
}

/** What still stands between a person and a screen: the address first, then the plan. */
export function missingFor(needs: Need | undefined, { role, location }: Pick<Profile, 'role' | 'location'>): 'address' | 'upgrade' | null {
  if (needs === undefined) return null;
  if (needs === 'location') return location === null ? 'address' : null;
  const level = planLevel(role);
  if (level === 0) return 'address';
  return needs === 'plan_level_2' && level < 2 ? 'upgrade' : null;
}

/** Lets in, sends on, or shows what is missing, as the row of the route says. */
export function Guard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const signedIn = useSignedIn();
  const profile = useProfile();
  const target = redirectOf(row.who, signedIn, profile.data?.role ?? null);
  if (target !== null) return <Navigate to={target} replace />;
  if (row.who === 'anyone' || row.who === 'guest') return children;
  if (profile.data) {
    const missing = missingFor(row.needs, profile.data);
    return missing ? <LevelNotice label={row.label} missing={missing} business={isBusiness(profile.data.role)} /> : children;
  }
  return profile.error ? <Failed error={profile.error} onRetry={() => void profile.refetch()} pending={profile.isFetching} /> : <PageSkeleton />;
}
