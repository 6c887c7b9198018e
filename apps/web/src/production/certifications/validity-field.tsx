import { isCalendarDate } from '@terroir/production';
import { Skeleton } from '@terroir/ui-kit';
import { Suspense, useRef } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { CertificationTyped, CertificationValues } from './certification.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

interface TypedDate {
  readonly input: HTMLInputElement;
  readonly take: (text: string | null) => void;
}

/** Dates as they are typed: a field reports one that is half typed as none, and a save would drop it without a word. */
export function useTypedDates() {
  const typed = useRef(new Map<string, TypedDate>());
  return {
    holds: (name: string, date: TypedDate | null) =>
      void (date ? typed.current.set(name, date) : typed.current.delete(name)),
    /** Hands what is half typed to the form, which refuses it like any wrong value. */
    read: () => {
      for (const { input, take } of typed.current.values()) if (!isCalendarDate(input.value)) take(input.value || null);
    },
  };
}

export interface ValidityFieldProps {
  form: ReturnType<typeof useApiForm<CertificationTyped, CertificationValues, 'certifications'>>;
  name: 'validFrom' | 'validUntil';
  dates: ReturnType<typeof useTypedDates>;
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
        error={form.errorOf(name)}
        language={language}
        value={isCalendarDate(field.value ?? '') ? (field.value ?? null) : null}
        onChange={(date) => {
          form.clearErrors(['validFrom', 'validUntil']); // their order is said at the second
          field.onChange(date);
        }}
        onBlur={field.onBlur}
        ref={(input) => {
          field.ref(input);
          dates.holds(name, input && { input, take: field.onChange });
        }}
      />
    </Suspense>
  );
}
