import { Chip, styled } from '@terroir/ui-kit';
import { useId, type ReactNode } from 'react';
import { textIfAny, useTexts } from '../i18n/texts.ts';
import { useComingSoon } from '../routing/coming-soon.ts';
import { planPoints, type Plan } from './plan-points.ts';

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'strong' })<{ strong: boolean }>(
  ({ theme, strong }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    padding: 24,
    borderRadius: 20,
    border: `${strong ? 2 : 1}px solid ${strong ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& h2': { ...theme.typography.h3, margin: 0 },
    '& ul': { margin: 0, paddingInlineStart: '1.2em', display: 'grid', gap: 8, flex: 1, alignContent: 'start' },
  }),
);
const Price = styled('p')(({ theme }) => ({ margin: 0, fontWeight: 650, color: theme.vars.palette.secondary.main }));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export interface PlanCardProps {
  plan: Plan;
  current?: boolean;
  /** The one that is offered. */
  strong?: boolean;
  /** Its button. */
  children: ReactNode;
}

/** One plan: name, price, what it holds, and its button. */
export function PlanCard({ plan, current = false, strong = false, children }: PlanCardProps) {
  const t = useTexts('plans');
  const comingSoon = useComingSoon();
  const id = useId();
  return (
    <Root strong={strong} aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t(`plans.${plan}.name`)}</h2>
        {current ? <Chip size="small" color="primary" label={t('currentMark')} /> : null}
      </Head>
      <Price>{t(`plans.${plan}.price`)}</Price>
      <ul>
        {planPoints[plan].map(({ key, path }) => (
          <li key={key}>
            {textIfAny(t, `plans.${plan}.points.${key}`)}{' '}
            {path !== null && comingSoon(path) ? (
              <Chip component="span" size="small" label={t('shell:nav.soon')} />
            ) : null}
          </li>
        ))}
      </ul>
      {children}
    </Root>
  );
}
