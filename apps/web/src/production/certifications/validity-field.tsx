import { isCalendarDate } from '@terroir/production';
import { Skeleton } from '@terroir/ui-kit';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { useTypedDates } from '../typed-dates.ts';
import type { CertificationTyped, CertificationValues } from './certification.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

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
