import { byTouch, styled, touchTarget } from '@terroir/ui-kit';
import { useId, useState } from 'react';
import { useFormat } from '../session/use-format.ts';
import { useTexts } from '../i18n/texts.ts';
import { FurrowOfTime } from './furrow-of-time.tsx';
import { amountsAt, balanceOf, moments } from './moments.ts';

const Sheet = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: 32,
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '20px 16px' },
}));
const Slider = styled('input')(({ theme }) => ({
  width: '100%',
  height: 32,
  [byTouch]: { height: touchTarget },
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
  cursor: 'grab',
}));
const Halves = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  marginTop: 24,
});
const Facts = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '5.500em minmax(0, 1fr)',
    gap: 12,
    padding: '8px 12px',
    borderRadius: 10,
  },
  '& li[data-later]': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
  '& li[aria-current]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    fontWeight: 600,
  },
  '& time': { fontVariantNumeric: 'tabular-nums' },
}));
const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  alignSelf: 'start',
  display: 'grid',
  gap: 4,
  '& div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 680, fontVariantNumeric: 'tabular-nums' },
  '& [data-net]': { borderBottom: 0, fontSize: '1.375rem' },
}));
const Caption = styled('figcaption')(({ theme }) => ({
  marginTop: 20,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));
const Label = styled('label')(({ theme }) => ({ ...theme.typography.h3, display: 'block', margin: '16px 0 4px' }));

/**
 * Six entries of an invented farm, and the figures as they were after each of them: what the product does with every
 * record, small enough to be held in the hand. The figures are folded from the entries, as the server does it.
 */
export function LivingLedger() {
  const t = useTexts('home');
  const format = useFormat();
  const id = useId();
  const [now, setNow] = useState(moments.length);
  const { cost, revenue } = balanceOf(moments.slice(0, now));
  const moment = moments[now - 1];
  const told = (place: number): string => {
    const { now: amount, before } = amountsAt(place);
    const values = { amount: format.money(amount), before: format.money(before ?? 0) };
    const entry = moments[place];
    return entry ? t(`ledger.events.${entry.key}`, values) : '';
  };
  return (
    <Sheet>
      <FurrowOfTime grown={now} />
      <Label htmlFor={id}>{t('ledger.when')}</Label>
      <Slider
        id={id}
        type="range"
        min={1}
        max={moments.length}
        value={now}
        onChange={(event) => setNow(event.target.valueAsNumber)}
        aria-valuetext={moment ? `${format.date(moment.day)}: ${told(now - 1)}` : ''}
      />
      <Halves>
        <Facts aria-label={t('ledger.entries')}>
          {moments.map(({ key, day }, place) => (
            <li
              key={key}
              aria-current={place === now - 1 ? 'step' : undefined}
              data-later={place >= now ? '' : undefined}
            >
              <time dateTime={day}>{format.dayAndMonth(day)}</time>
              <span>{told(place)}</span>
            </li>
          ))}
        </Facts>
        <Figures aria-live="polite">
          <div>
            <dt>{t('ledger.cost')}</dt>
            <dd>{format.money(cost)}</dd>
          </div>
          <div>
            <dt>{t('ledger.revenue')}</dt>
            <dd>{format.money(revenue)}</dd>
          </div>
          <div data-net="">
            <dt>{t('ledger.net')}</dt>
            <dd>{format.money(revenue - cost)}</dd>
          </div>
        </Figures>
      </Halves>
      <Caption>{t('ledger.caption')}</Caption>
    </Sheet>
  );
}
