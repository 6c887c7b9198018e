import { Button, ConfirmDialog, Notice, PageHeader, Stack, styled } from '@terroir/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type Ref } from 'react';
import { BannerPlace, useBanner } from '../messages/banner.tsx';
import { QueryState } from '../api/query-state.tsx';
import { errorMessage } from '../api/error-message.ts';
import { useInstants } from '../session/use-instants.ts';
import { profileQuery, useProfile, type Profile } from '../session/profile.ts';
import { planLevel } from '../session/roles.ts';
import { client } from '../session/session.ts';
import { textIfAny, useTexts } from '../i18n/texts.ts';
import { useComingSoon } from '../routing/coming-soon.ts';
import { PlanCard } from './plan-card.tsx';
import { planPoints } from './plan-points.ts';

/** Four plans: two and two, or one below the other; never three and one. */
const Grid = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 37.5rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const GridPlace = styled('div')({ containerType: 'inline-size' });

/** What the two working plans' buttons do, by role (readings §1). */
export function planButtons(role: Profile['role']): {
  first: 'access' | 'current' | 'included';
  second: 'access' | 'subscribe' | 'current';
} {
  const level = planLevel(role);
  if (level === 0) return { first: 'access', second: 'access' };
  return level === 1 ? { first: 'current', second: 'subscribe' } : { first: 'included', second: 'current' };
}

/** The four plans, where the producer stands, and the free trial. */
export default function PlansScreen() {
  const t = useTexts('plans');
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Stack spacing={3}>
        <BannerPlace area="plans" />
        <QueryState query={useProfile()}>{(profile) => <Plans profile={profile} />}</QueryState>
      </Stack>
    </>
  );
}

function Plans({ profile }: { profile: Profile }) {
  const t = useTexts('plans');
  const [asking, setAsking] = useState(false);
  const { first, second } = planButtons(profile.role);
  const standing = useRef<HTMLDivElement>(null);
  const offered = useRef(second);
  // The button that started the trial can be pressed no more, and would lose the focus.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (offered.current !== second && lost) standing.current?.focus();
    offered.current = second;
  }, [second]);
  return (
    <>
      <Standing subscription={profile.subscription} ref={standing} />
      <GridPlace>
        <Grid>
          <PlanCard plan="freemium" current={first === 'current'}>
            <PlanButton kind={first} onSubscribe={() => setAsking(true)} />
          </PlanCard>
          <PlanCard plan="homestead" current={second === 'current'} strong>
            <PlanButton kind={second} onSubscribe={() => setAsking(true)} />
          </PlanCard>
          <PlanCard plan="thrive">
            <Button disabled fullWidth>
              {t('buttons.soon')}
            </Button>
          </PlanCard>
          <PlanCard plan="groups">
            <Button disabled fullWidth>
              {t('buttons.contact')}
            </Button>
          </PlanCard>
        </Grid>
      </GridPlace>
      <TrialDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function PlanButton({
  kind,
  onSubscribe,
}: {
  kind: 'access' | 'current' | 'included' | 'subscribe';
  onSubscribe: () => void;
}) {
  const t = useTexts('plans');
  const label = t(`buttons.${kind}`);
  if (kind === 'access') {
    return (
      <Button variant="contained" fullWidth href="/company-details">
        {label}
      </Button>
    );
  }
  return (
    <Button
      variant={kind === 'subscribe' ? 'contained' : 'outlined'}
      fullWidth
      disabled={kind !== 'subscribe'}
      onClick={onSubscribe}
    >
      {label}
    </Button>
  );
}

/** Where a trial or a subscription stands, in a sentence. */
function Standing({ subscription, ref }: Pick<Profile, 'subscription'> & { ref: Ref<HTMLDivElement> }) {
  const t = useTexts('plans');
  const { instant } = useInstants();
  const { status } = subscription;
  if (!status) return null;
  const until = subscription.trialEndsAt ? instant(subscription.trialEndsAt) : '';
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice live="off" severity={status === 'expired' ? 'warning' : 'info'}>
        {t(`standing.${status}`, { until })}
      </Notice>
    </div>
  );
}

function TrialDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('plans');
  const banner = useBanner('plans');
  const queries = useQueryClient();
  const subscribe = useMutation({
    mutationFn: () => client.postVoid('/subscription'),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
      onClose();
      banner.done('done.subscriptionUpdated', 8000);
      scrollTo(0, 0);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('trial.title')}
      confirmLabel={t('trial.start')}
      cancelLabel={t('shell:cancel')}
      loading={subscribe.isPending}
      error={subscribe.error ? errorMessage(subscribe.error, t) : undefined}
      onConfirm={() => subscribe.mutate()}
      onCancel={() => {
        subscribe.reset();
        onClose();
      }}
    >
      {t('trial.text')}
      <ComingLater />
    </ConfirmDialog>
  );
}

/** What the trial does not hold yet, before the one trial is begun. */
function ComingLater() {
  const t = useTexts('plans');
  const comingSoon = useComingSoon();
  const later = planPoints.homestead.filter(({ path }) => path !== null && comingSoon(path));
  if (later.length === 0) return null;
  return (
    <>
      <p>{t('trial.later')}</p>
      <ul>
        {later.map(({ key }) => (
          <li key={key}>{textIfAny(t, `plans.homestead.points.${key}`)}</li>
        ))}
      </ul>
    </>
  );
}
