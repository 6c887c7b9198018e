import { Button, Chip, PageHeader, styled } from '@terroir/ui-kit';
import { useProfile, type Profile } from '../session/profile.ts';
import { isBusiness, isProducer, planLevel } from '../session/roles.ts';
import type { ScreenTexts } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import { JournalCard } from '../history/journal/journal-card.tsx';

type StepKey = keyof ScreenTexts['dashboard']['steps'];
interface Step {
  key: StepKey;
  href: string;
}

/** The guides of S0 §2; all but the first step are optional. Feedback joins them with its form. */
const producerSteps: readonly Step[] = [
  { key: 'locate', href: '/company-details' },
  { key: 'map', href: '/land' },
  { key: 'produce', href: '/production-food' },
  { key: 'budget', href: '/finances' },
  { key: 'trial', href: '/service-plans' },
  { key: 'items', href: '/put-to-market' },
  { key: 'website', href: '/web-builder' },
];
const businessSteps: readonly Step[] = [
  { key: 'locateBusiness', href: '/company-details' },
  { key: 'explore', href: '/marketplace' },
];

const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
});
const StepCard = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '0 16px',
  padding: 20,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h4, margin: '0 0 4px' },
  '& p': { margin: '0 0 16px', color: theme.vars.palette.text.secondary },
}));
const Numeral = styled('span')(({ theme }) => ({
  width: 48,
  height: 48,
  borderRadius: '10px 24px 10px 24px',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontSize: '1.25rem',
  backgroundColor: theme.vars.palette.soft.primary,
  color: theme.vars.palette.onSoft.primary,
  '[data-done] &': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
}));

const doneOf = (key: StepKey, { role, location }: Profile): boolean =>
  key === 'locate' || key === 'locateBusiness' ? location !== null : key === 'trial' ? planLevel(role) === 2 : false;

/** Where one stands and what comes next; summaries and the weather join it with their modules. */
export default function DashboardScreen() {
  const t = useTexts('dashboard');
  const profile = useProfile().data;
  if (!profile) return null;
  const steps = isProducer(profile.role) ? producerSteps : isBusiness(profile.role) ? businessSteps : [];
  return (
    <>
      <PageHeader
        title={t('title', { name: profile.name })}
        description={t(steps.length > 0 ? 'lead' : 'analystLead')}
      />
      <Steps>
        {steps.map(({ key, href }, place) => {
          const done = doneOf(key, profile);
          const next = place === 0 && !done;
          return (
            <StepCard key={key} data-done={done ? '' : undefined}>
              <Numeral aria-hidden>{done ? '✓' : place + 1}</Numeral>
              <div>
                <h2>
                  {t(`steps.${key}.title`)}{' '}
                  {done ? (
                    <Chip component="span" size="small" color="success" variant="outlined" label={t('done')} />
                  ) : null}
                </h2>
                <p>{t(`steps.${key}.text`)}</p>
                <Button size="small" variant={next ? 'contained' : 'outlined'} href={href}>
                  {t(done ? 'look' : 'doIt')}
                </Button>
              </div>
            </StepCard>
          );
        })}
      </Steps>
      {isProducer(profile.role) && planLevel(profile.role) > 0 ? (
        <div style={{ marginTop: 24 }}>
          <JournalCard />
        </div>
      ) : null}
    </>
  );
}
