import { RouterLink, styled } from '@terroir/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { Profile } from '../session/profile.ts';
import { client } from '../session/session.ts';

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 24px',
  fontSize: '0.9375rem',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
  // The kit's link comes with the parts of forms, which this page has no use for at first.
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 550 },
  '@media print': { display: 'none' },
}));

/** Where the trial of the website's own company has ended its owner, and nobody else, reads what that means (readings §1). */
export function ExpiredNote({ companyId }: { companyId: string }) {
  const t = useTexts('website');
  const [profile, setProfile] = useState<(Profile & { readonly id: string }) | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Without the profile there is no note: the page is whole without it.
    client.get<Profile>('/profile', { signal: stop.signal }).then(setProfile, () => undefined);
    return () => stop.abort();
  }, []);
  if (profile?.id !== companyId || profile.subscription.status !== 'expired') return null;
  return (
    <Quiet role="note">
      {t('expired')} <RouterLink href="/service-plans">{t('plans')}</RouterLink>
    </Quiet>
  );
}
