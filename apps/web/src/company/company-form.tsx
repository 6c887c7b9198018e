import { FirmChange } from '@terroir/accounts';
import { Button, Card, CheckboxField, Form, Notice, Skeleton, Stack, styled, TextField } from '@terroir/ui-kit';
import { Suspense } from 'react';
import { Controller } from 'react-hook-form';
import type { Saved } from '../api/client.ts';
import { lazyPart } from '../api/lazy-part.tsx';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { useApiForm } from '../forms/form.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { useReadings } from '../pictures/use-readings.ts';
import { useProfile } from '../session/profile.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { AddressFields } from './address-fields.tsx';
import { CompanyMap } from './company-map.tsx';
import { companyDraft, nowhere, valuesOf } from './company-values.ts';
import type { Firm } from '../session/firm.ts';
import { linkKinds, preferenceNames } from './firm-parts.ts';
import { useCompanySave } from './use-company-save.tsx';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

export interface CompanyFormProps {
  firm: Saved<Firm>;
  onSaved: () => void;
  /** `null` while the company is being created: there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** Creates or changes the company. */
export function CompanyForm({ firm, onSaved, onCancel }: CompanyFormProps) {
  const t = useTexts('company');
  const language = useLanguage();
  const person = useProfile().data;
  const readings = useReadings();
  const form = useApiForm({
    texts: 'company',
    schema: FirmChange,
    defaultValues: valuesOf(firm, person),
    draft: companyDraft(firm),
    secret: ['firm.image', 'firm.imageAdditional'],
    settled: readings.settled,
    warnWhileSending: true,
  });
  const { send, cancel, conflict, upload } = useCompanySave({ form, firm, person, onSaved });
  const { control, clearErrors, errorOf, field } = form;
  const address = form.watch('firm.address');
  return (
    <Form onSubmit={send}>
      <DraftNotice form={form} />
      {conflict}
      <Notice live="off">{t('updateComing')}</Notice>
      <Card title={t('sections.details')}>
        <Stack spacing={2.5}>
          <Pair>
            <TextField {...field('firm.name')} autoComplete="organization" />
            <TextField {...field('firm.ownerName')} autoComplete="name" />
            <TextField {...field('firm.email')} type="email" inputMode="email" autoComplete="email" />
            <TextField
              {...field('firm.phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              optionalMark={t('shell:optional')}
            />
            <Controller
              control={control}
              name="firm.foundationDate"
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <Suspense fallback={<Skeleton height={76} />}>
                  <DateField
                    label={t('fields.foundationDate')}
                    error={errorOf('firm.foundationDate')}
                    language={language}
                    value={value || null}
                    onChange={(date) => {
                      clearErrors('firm.foundationDate');
                      onChange(date ?? '');
                    }}
                    onBlur={onBlur}
                    ref={ref}
                  />
                </Suspense>
              )}
            />
          </Pair>
          <TextField {...field('firm.details')} rows={4} optionalMark={t('shell:optional')} />
        </Stack>
      </Card>
      <Card title={t('place')}>
        <Stack spacing={2.5}>
          <Controller
            control={control}
            name="firm.address"
            render={({ field: { value, onChange } }) => (
              <AddressFields
                value={{
                  ...nowhere,
                  ...value,
                  country: value.country ?? '',
                  latitude: value.latitude ?? null,
                  longitude: value.longitude ?? null,
                }}
                onChange={(place) => {
                  clearErrors('firm.address');
                  onChange(place);
                }}
                errorOf={(part) => errorOf(`firm.address.${part}`)}
              />
            )}
          />
          {address.latitude != null && address.longitude != null ? (
            <CompanyMap lat={address.latitude} lng={address.longitude} town={address.city} />
          ) : null}
        </Stack>
      </Card>
      <Card title={t('publicly')} description={t('publiclyHint')}>
        {preferenceNames.map((name) => (
          <CheckboxField key={name} {...field(`firm.preferences.${name}`)} />
        ))}
      </Card>
      <Card title={t('sections.links')} description={t('linksHint')}>
        <Pair>
          {linkKinds.map((kind, place) => (
            <TextField
              key={kind}
              {...field(`firm.links.${place}.url`)}
              label={t(`links.${kind}`)}
              type="url"
              inputMode="url"
              optionalMark={t('shell:optional')}
              placeholder="https://"
            />
          ))}
        </Pair>
      </Card>
      <Card title={t('sections.pictures')}>
        <Pair>
          {(['image', 'imageAdditional'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={`firm.${name}`}
              render={({ field: { value, onChange } }) => (
                <PictureField
                  label={t(`fields.${name}`)}
                  stored={{ url: firm.imageUrls[`${name}Thumbnail`], alt: t(`fields.${name}`) }}
                  value={value}
                  onChange={(upload) => {
                    clearErrors(`firm.${name}`);
                    onChange(upload);
                  }}
                  onReading={readings.add}
                  error={errorOf(`firm.${name}`)}
                  progress={upload.percent}
                  onCancel={upload.stop}
                />
              )}
            />
          ))}
        </Pair>
      </Card>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="large" loading={form.submitting || readings.waiting}>
          {t('shell:save')}
        </Button>
        {onCancel ? (
          <Button size="large" onClick={() => void cancel(onCancel)}>
            {t('shell:cancel')}
          </Button>
        ) : null}
      </Stack>
    </Form>
  );
}
