import { DETAILS_LIMIT, NAME_LIMIT, TASK_LIMITS } from '@terroir/land';
import { styled, TextField } from '@terroir/ui-kit';
import { useId, type ReactNode } from 'react';
import { Controller, useController } from 'react-hook-form';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField, type PictureFieldProps } from '../../pictures/picture-field.tsx';
import { ManyChoice } from '../../records/choices/many-choice.tsx';
import { TagsControl } from '../../records/choices/tags-control.tsx';
import { LocationsField } from './locations-field.tsx';
import type { TaskForm } from './task-form.ts';
import type { TaskPlaces } from './task-places.ts';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import type { TaskRow } from './task.ts';
import type { HalfTypedHandle } from './use-half-typed.ts';
import type { useTaskDays } from './use-task-days.ts';
import { WhenFields } from './when-fields.tsx';

export interface TaskFieldsProps extends Pick<PictureFieldProps, 'onReading' | 'progress' | 'onCancel'> {
  form: TaskForm;
  days: ReturnType<typeof useTaskDays>;
  places: TaskPlaces;
  /** The task whose pins stay where they are. */
  before: TaskRow | null;
  produces: ProduceChoices;
  halfTyped: HalfTypedHandle;
}

const Part = styled('section')({ display: 'grid', gap: 20, minWidth: 0 });
const Legend = styled('h3')(({ theme }) => ({
  ...theme.typography.h6,
  margin: 0,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Legend id={id}>{title}</Legend>
      {children}
    </Part>
  );
}

/** What a task is asked for: what it is, when and where, and then the rest. */
export function TaskFields({ form, days, places, before, produces, halfTyped, ...sending }: TaskFieldsProps) {
  const t = useTexts('tasks');
  const { control, errorOf, clearErrors } = form;
  return (
    <>
      <TextField {...form.field('name')} maxLength={NAME_LIMIT} autoComplete="off" />
      <Section title={t('form.when')}>
        <WhenFields form={form} days={days} halfTyped={halfTyped} />
      </Section>
      <Section title={t('form.where')}>
        <Controller
          control={control}
          name="produceIds"
          render={({ field: { value, onChange, onBlur } }) => (
            <ManyChoice
              label={t('fields.produceIds')}
              optionalMark={t('shell:optional')}
              options={produces.options}
              values={value}
              keptLabel={(id) => produces.nameOf(id) ?? t('removedProduce')}
              removeLabel={(what) => t('form.takeOff', { what })}
              onChange={(ids) => {
                clearErrors('produceIds');
                onChange(ids);
              }}
              onBlur={onBlur}
              error={errorOf('produceIds')}
            />
          )}
        />
        {places.error && !places.areas ? (
          <Failed error={places.error} onRetry={places.retry} loading={places.isFetching} compact />
        ) : null}
        <LocationsField form={form} places={places} before={before} />
      </Section>
      <Section title={t('form.more')}>
        <TextField {...form.field('details')} optionalMark={t('shell:optional')} rows={3} maxLength={DETAILS_LIMIT} />
        <TagsControl
          form={form}
          name="tags"
          label={t('fields.tags')}
          optionalMark={t('shell:optional')}
          maxLength={TASK_LIMITS.tagLength}
          most={TASK_LIMITS.tags}
        />
        <TaskImage form={form} {...sending} />
      </Section>
    </>
  );
}

/** The picture of a task: chosen or taken with the camera. */
function TaskImage({
  form: { control, errorOf, clearErrors },
  ...sending
}: Pick<TaskFieldsProps, 'form' | 'onReading' | 'progress' | 'onCancel'>) {
  const t = useTexts('tasks');
  const {
    field: { value, onChange },
  } = useController({ control, name: 'image' });
  return (
    <PictureField
      {...sending}
      label={t('fields.image')}
      camera
      stored={{ url: typeof value === 'string' ? value : null, alt: t('picture') }}
      value={typeof value === 'string' ? undefined : value}
      onChange={(chosen) => {
        clearErrors('image');
        onChange(chosen);
      }}
      error={errorOf('image')}
    />
  );
}
