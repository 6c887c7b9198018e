import { isCalendarDate, nextDueDates } from '@terroir/finance';
import { SelectField, Skeleton } from '@terroir/ui-kit';
import { Suspense, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import type { RecurringTyped, RecurringValues } from './recurring-form.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

export type RecurringForm = ReturnType<typeof useApiForm<RecurringTyped, RecurringValues, 'finance'>>;

/** The optional last date must not be half typed: what is there of it is no date to the form, and would be saved as none. */
export function useWholeDate() {
  const input = useRef<HTMLInputElement>(null);
  const [isHalf, setHalf] = useState(false);
  return {
    holds: (found: HTMLInputElement | null) => {
      input.current = found;
    },
    isHalf,
    edited: () => setHalf(false),
    /** Whether it is whole or empty; otherwise it says so. */
    isWhole: (): Promise<boolean> => {
      const { value = '' } = input.current ?? {};
      const isWhole = value === '' || isCalendarDate(value);
      setHalf(!isWhole);
      return Promise.resolve(isWhole);
    },
  };
}

export interface ScheduleFieldsProps {
  form: RecurringForm;
  last: Omit<ReturnType<typeof useWholeDate>, 'isWhole'>;
  /** Calendar date. */
  today: string;
}

/** How often a line recurs, from when, and until when; with the dates that come of it. */
export function ScheduleFields({ form, last, today }: ScheduleFieldsProps) {
  const t = useTexts('recurring-lines');
  const finance = useTexts('finance');
  const figures = useFigures();
  const { language } = figures;
  const { control, errorOf } = form;
  const { field: first } = useController({ control, name: 'firstDueOn' });
  const { field: until } = useController({ control, name: 'lastDueOn' });
  const { every, firstDueOn, lastDueOn } = useWatch({ control }) as RecurringTyped;
  const coming = firstDueOn ? nextDueDates({ every, firstDueOn, lastDueOn }, today, 3) : [];
  const edited = () => form.edited('firstDueOn', 'lastDueOn'); // their order is said at the second
  return (
    <>
      <SelectField
        {...form.field('every')}
        value={every}
        options={[
          { value: 'month', label: t('every.month') },
          { value: 'year', label: t('every.year') },
        ]}
      />
      <Suspense fallback={<Skeleton height={100} />}>
        <DateField
          label={finance('fields.firstDueOn')}
          helperText={t('dialog.from')}
          error={errorOf('firstDueOn')}
          language={language}
          value={first.value || null}
          onChange={(date) => {
            edited();
            first.onChange(date);
          }}
          onBlur={first.onBlur}
          ref={(input) => first.ref(input)}
        />
        <DateField
          label={finance('fields.lastDueOn')}
          optionalMark={finance('shell:optional')}
          helperText={t('dialog.until')}
          error={last.isHalf ? t('dialog.wholeDate') : errorOf('lastDueOn')}
          language={language}
          value={until.value ?? null}
          onChange={(date) => {
            edited();
            last.edited();
            until.onChange(date);
          }}
          onBlur={until.onBlur}
          ref={(input) => {
            until.ref(input);
            last.holds(input);
          }}
        />
      </Suspense>
      {firstDueOn ? (
        <p className="recurring-dates" role="status">
          {coming.length === 0
            ? t('dialog.noDates')
            : t('dialog.comingDates', { dates: coming.map((date) => figures.date(date)).join(' · ') })}
        </p>
      ) : null}
    </>
  );
}
