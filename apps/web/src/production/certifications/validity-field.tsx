import { isCalendarDate } from '@terroir/production';
import { Skeleton } from '@terroir/ui-kit';
import { Suspense, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { CertificationTyped, CertificationValues } from './certification.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

type DateName = 'validFrom' | 'validUntil';

/**
 * Optional dates that must not be half typed: what is there of one is no date to the form, and would be saved as none.
 */
export function useWholeDates() {
  const inputs = useRef(new Map<DateName, HTMLInputElement>());
  const [half, setHalf] = useState<readonly DateName[]>([]);
  return {
    /** Whether each is whole or empty; those that are not say so. */
    areWhole: (): boolean => {
      const found = [...inputs.current].flatMap(([name, { value }]) =>
        value === '' || isCalendarDate(value) ? [] : [name],
      );
      setHalf(found);
      return found.length === 0;
    },
    isHalf: (name: DateName) => half.includes(name),
    edited: (name: DateName) => setHalf((before) => before.filter((one) => one !== name)),
    holds: (name: DateName, input: HTMLInputElement | null) =>
      void (input ? inputs.current.set(name, input) : inputs.current.delete(name)),
  };
}

export interface ValidityFieldProps {
  form: ReturnType<typeof useApiForm<CertificationTyped, CertificationValues, 'certifications'>>;
  name: DateName;
  dates: Omit<ReturnType<typeof useWholeDates>, 'areWhole'>;
  helperText: string;
}

/** The first or the last day of a certification. */
export function ValidityField({ form, name, dates, helperText }: ValidityFieldProps) {
  const t = useTexts('certifications');
  const language = useLanguage();
  const { field } = useController({ control: form.control, name });
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <DateField
        label={t(`fields.${name}`)}
        optionalMark={t('shell:optional')}
        helperText={helperText}
        error={dates.isHalf(name) ? t('wholeDate') : form.errorOf(name)}
        language={language}
        value={field.value ?? null}
        onChange={(date) => {
          form.clearErrors(['validFrom', 'validUntil']); // their order is said at the second
          dates.edited(name);
          field.onChange(date);
        }}
        onBlur={field.onBlur}
        ref={(input) => {
          field.ref(input);
          dates.holds(name, input);
        }}
      />
    </Suspense>
  );
}
