import { DETAILS_LIMIT, NAME_LIMIT, SOIL_PH, TAG_LENGTH, TAGS_LIMIT } from '@terroir/land';
import { SelectField, SliderField, TextField } from '@terroir/ui-kit';
import { Controller, useWatch } from 'react-hook-form';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TagsControl } from '../../records/choices/tags-control.tsx';
import { useFormat } from '../../session/use-format.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import type { AreaTyped, AreaValues } from './area-entry.ts';

export type AreaForm = ReturnType<typeof useApiForm<AreaTyped, AreaValues, 'land-manage'>>;

/** What plots and zones are both asked for. */
export function NameFields({ form }: { form: AreaForm }) {
  return (
    <>
      <TextField {...form.field('name')} maxLength={NAME_LIMIT} autoComplete="off" />
      <TextField {...form.field('details')} rows={3} maxLength={DETAILS_LIMIT} />
    </>
  );
}

/** What zones are asked for besides: use, tags, and of cropland its soil (S1 §5). */
export function ZoneFields({ form, types }: { form: AreaForm; types: readonly ZoneType[] }) {
  const t = useTexts('land-manage');
  const format = useFormat();
  const { control, errorOf, clearErrors } = form;
  const chosen = useWatch({ control, name: 'zoneTypeId' });
  const soils = types.find(({ id }) => id === chosen)?.soilTypes ?? [];
  return (
    <>
      <Controller
        control={control}
        name="zoneTypeId"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <SelectField
            label={t('fields.zoneTypeId')}
            placeholder={t('chooseType')}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            value={value}
            onChange={(event) => {
              clearErrors('zoneTypeId');
              onChange(event.target.value);
            }}
            onBlur={onBlur}
            ref={ref}
            error={errorOf('zoneTypeId')}
          />
        )}
      />
      {soils.length > 0 ? (
        <>
          <Controller
            control={control}
            name="additionalFields.soilType"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <SelectField
                label={t('fields.soilType')}
                optionalMark={t('shell:optional')}
                options={[
                  { value: '', label: t('noSoil') },
                  ...soils.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={value}
                onChange={(event) => {
                  clearErrors('additionalFields.soilType');
                  onChange(event.target.value);
                }}
                onBlur={onBlur}
                ref={ref}
                error={errorOf('additionalFields.soilType')}
              />
            )}
          />
          <Controller
            control={control}
            name="additionalFields.soilPh"
            render={({ field: { value, onChange, ref } }) => (
              <SliderField
                label={t('fields.soilPh')}
                helperText={value === null ? t('noPh') : undefined}
                min={SOIL_PH.least}
                max={SOIL_PH.most}
                step={SOIL_PH.step}
                value={value ?? SOIL_PH.usual}
                onChange={(next) => {
                  clearErrors('additionalFields.soilPh');
                  onChange(Math.round(next * 100) / 100);
                }}
                formatValue={format.number}
                ref={ref}
                error={errorOf('additionalFields.soilPh')}
              />
            )}
          />
        </>
      ) : null}
      <TagsControl form={form} name="tags" label={t('fields.tags')} maxLength={TAG_LENGTH} most={TAGS_LIMIT} />
    </>
  );
}
