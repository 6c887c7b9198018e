import { isCalendarDate, type ProduceDate } from '@terroir/production';
import { FormGrid, Skeleton, styled } from '@terroir/ui-kit';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import type { useTypedDates } from '../typed-dates.ts';
import { useFormValue, type ProduceFormState } from './form-value.ts';
import type { DateContext } from './produce-values.ts';
import { usePeriod } from './use-period.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

const Periods = styled('div')({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
});
const Legend = styled('h3')(({ theme }) => ({ ...theme.typography.h6, margin: '0 0 12px' }));
const Season = styled('p')(({ theme }) => ({ margin: '0 0 16px', color: theme.vars.palette.text.secondary }));

const periods = {
  production: ['productionFrom', 'productionTo'],
  availability: ['availabilityFrom', 'availabilityTo'],
} as const satisfies Record<string, readonly ProduceDate[]>;

export interface PeriodFieldsProps {
  form: ProduceFormState;
  dates: DateContext;
  typed: ReturnType<typeof useTypedDates>;
  /** The product whose usual season was proposed, while the dates are still that. */
  season: string | null;
}

/** When it is produced and when it can be bought: four dates, each within the window that those before it open. */
export function PeriodFields({ form, dates, typed, season }: PeriodFieldsProps) {
  const t = useTexts('produce-form');
  const period = usePeriod(form, dates);
  const id = useId();
  return (
    <div>
      <div role="status">{season === null ? null : <Season>{t('hints.season', { product: season })}</Season>}</div>
      <Periods>
        {(['production', 'availability'] as const).map((name) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <Legend id={`${id}-${name}`}>{t(`sections.${name}`)}</Legend>
            <FormGrid minimum={200}>
              {periods[name].map((date) => (
                <PeriodDate key={date} form={form} name={date} period={period} typed={typed} />
              ))}
            </FormGrid>
          </div>
        ))}
      </Periods>
    </div>
  );
}

interface PeriodDateProps {
  form: ProduceFormState;
  name: ProduceDate;
  period: ReturnType<typeof usePeriod>;
  typed: ReturnType<typeof useTypedDates>;
}

function PeriodDate({ form, name, period, typed }: PeriodDateProps) {
  const t = useTexts('produce-form');
  const format = useFigures();
  const { value, error, ...field } = useFormValue<string>(form, `produce.harvest.${name}`);
  const window = period.windows[name];
  const isOpen = window !== null && window.from <= window.to;
  const hint =
    window === null
      ? t(name === 'productionTo' ? 'window.afterStart' : 'window.afterBoth')
      : isOpen
        ? t('window.open', { from: format.date(window.from), to: format.date(window.to) })
        : error
          ? undefined
          : t('window.none');
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <DateField
        label={t(`fields.${name}`)}
        helperText={hint}
        error={error}
        language={format.language}
        value={isCalendarDate(value) ? value : null}
        min={isOpen ? window.from : undefined}
        max={isOpen ? window.to : undefined}
        onChange={(date) => {
          field.onChange(date ?? '');
          period.changed(name, date ?? '');
        }}
        onBlur={() => {
          field.onBlur();
          period.left();
        }}
        ref={(input) => {
          field.ref(input);
          typed.holds(name, input && { input, take: (text) => field.onChange(text ?? '') });
        }}
      />
    </Suspense>
  );
}
