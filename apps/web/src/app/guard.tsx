import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { missingFor, redirectOf } from './access.ts';
import { Failed } from '../api/query-state.tsx';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { loadTexts } from '../i18n/texts.ts';
import type { RouteRow } from '../routing/route-row.ts';
import { wantedState } from '../routing/wanted-path.ts';
import { useProfile } from '../session/profile.ts';
import { isBusiness } from '../session/roles.ts';
import { useSignedIn } from '../session/session.ts';

const LevelNotice = lazy(async () => {
  const [{ LevelNotice: Notice }] = await Promise.all([import('./level-notice.tsx'), loadTexts(['plans'])]);
  return { default: Notice };
});

/** Lets a signed-in person in, sends others on, or shows what is missing, as the row of the route says. */
export function MemberGuard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const signedIn = useSignedIn();
  const profile = useProfile();
  const location = useLocation();
  const target = redirectOf(row.who, signedIn, profile.data?.role ?? null);
  if (target !== null) return <Navigate to={target} replace state={signedIn ? null : wantedState(location)} />;
  if (profile.data) {
    const missing = missingFor(row.needs, profile.data);
    return missing ? (
      <Suspense fallback={<PageSkeleton />}>
        <LevelNotice label={row.label} missing={missing} business={isBusiness(profile.data.role)} />
      </Suspense>
    ) : (
      children
    );
  }
  return profile.error ? (
    <Failed error={profile.error} onRetry={() => void profile.refetch()} loading={profile.isFetching} />
  ) : (
    <PageSkeleton />
  );
}
