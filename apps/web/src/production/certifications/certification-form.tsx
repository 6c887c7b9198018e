import { REMINDER_DAYS } from '@terroir/production';
import { Card, FormGrid, Stack, styled, TextField } from '@terroir/ui-kit';
import { Controller } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { useReadings } from '../../pictures/use-readings.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { RecordForm } from '../../records/record-form.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import { useCertificationFacts } from './certification-facts.tsx';
import {
  atFormFields,
  blankCertification,
  bodyOf,
  CertificationEntry,
  certificationSource,
  rowFrom,
  typedOf,
  type CertificationRow,
} from './certification.ts';
import { useTypedDates } from '../typed-dates.ts';
import { ValidityField } from './validity-field.tsx';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

/** Drafts hold the account, so that nobody is shown another person's words. */
export const draftName = (account: string, row: CertificationRow | null): string =>
  `${account}:certification:${row?.id ?? 'new'}`;

export interface CertificationFormProps {
  /** The certification to correct; `null` records a new one. */
  row: CertificationRow | null;
  account: string;
  writes: RecordWrites<CertificationRow>;
  /** It is stored, or was given up. */
  onDone: () => void;
}

/** Records or corrects a certification. */
export function CertificationForm({ row, account, writes, onDone }: CertificationFormProps) {
  const t = useTexts('certifications');
  const readings = useReadings();
  const upload = useUpload();
  const dates = useTypedDates();
  const factsOf = useCertificationFacts();
  return (
    <RecordForm
      source={certificationSource}
      writes={writes}
      row={row}
      texts="certifications"
      schema={CertificationEntry}
      blank={blankCertification}
      valuesOf={typedOf}
      write={(values, id, before) => ({ row: rowFrom(values, id, before), body: bodyOf(values) })}
      factsOf={factsOf}
      atFormFields={atFormFields}
      draft={draftName(account, row)}
      secret={['image']}
      settled={async () => {
        dates.read();
        return readings.settled();
      }}
      send={(values, send) => (typeof values.image === 'string' ? send({}) : upload.run(send))}
      waiting={readings.waiting}
      onSaved={onDone}
      onCancel={onDone}
    >
      {(form, current) => (
        <Card title={current ? t('form.edit') : t('form.add')}>
          <Halves>
            <Stack spacing={2.5}>
              <TextField {...form.field('certifier')} maxLength={200} helperText={t('hints.certifier')} />
              <TextField {...form.field('number')} maxLength={100} autoComplete="off" />
              <FormGrid>
                <ValidityField form={form} name="validFrom" dates={dates} helperText={t('hints.validFrom')} />
                <ValidityField
                  form={form}
                  name="validUntil"
                  dates={dates}
                  helperText={t('hints.reminder', { days: REMINDER_DAYS })}
                />
              </FormGrid>
            </Stack>
            <Controller
              control={form.control}
              name="image"
              render={({ field: { value, onChange } }) => (
                <PictureField
                  label={t('fields.image')}
                  optional={false}
                  stored={{ url: typeof value === 'string' ? value : null, alt: t('picture') }}
                  value={typeof value === 'string' ? undefined : value}
                  onChange={(chosen) => {
                    form.clearErrors('image');
                    onChange(chosen);
                  }}
                  onReading={readings.add}
                  error={form.errorOf('image')}
                  progress={upload.percent}
                  onCancel={upload.stop}
                />
              )}
            />
          </Halves>
        </Card>
      )}
    </RecordForm>
  );
}
