import { frequencies, type Frequency } from '@terroir/land';
import { CheckboxField, FormGrid, NumberField, SelectField } from '@terroir/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { TaskForm } from './task-form.ts';
import type { TaskTyped } from './task-entry.ts';
import type { HalfTypedHandle } from './use-half-typed.ts';
import type { useTaskDays } from './use-task-days.ts';
import { useTaskWords } from './use-task-words.ts';
import { clampedCount, noDate, repeating, timeAt, typedEnd, typedSchedule, wholeDay, type WhenTyped } from './when.ts';

const dates = () => import('@terroir/ui-kit/dates');
const DateField = lazyPart(async () => (await dates()).DateField);
const TimeField = lazyPart(async () => (await dates()).TimeField);

export interface WhenFieldsProps {
  form: TaskForm;
  days: ReturnType<typeof useTaskDays>;
  halfTyped: HalfTypedHandle;
}

/** When a task falls: a date, perhaps a time, perhaps again and again. Without a date there is neither (S1 §4). */
export function WhenFields({ form, days, halfTyped }: WhenFieldsProps) {
  const t = useTexts('tasks');
  const language = useLanguage();
  const words = useTaskWords();
  const { control, setValue, clearErrors, errorOf } = form;
  const typed = useWatch({ control }) as TaskTyped;
  const { startsOn, timeSet, duration, repeat, count } = typed;
  const set = (values: Partial<WhenTyped>) => {
    for (const [name, value] of Object.entries(values) as [keyof WhenTyped, never][]) {
      clearErrors(name);
      setValue(name, value, { shouldDirty: true });
    }
  };
  const isTimed = timeSet || repeat !== '';
  // A date that is half typed is none, but clears nothing.
  const clearWithDate = (date: string | null) => {
    if (date === null && isTimed && halfTyped.isEmpty('startsOn')) set(noDate);
  };
  const dateChanged = useEffectEvent(clearWithDate);
  // Once the field shows what is left of the date.
  useEffect(() => dateChanged(startsOn), [startsOn]);
  const day = (name: 'startsOn' | 'startsAt') => ({
    label: t(`fields.${name}`),
    language,
    value: /^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/.test(typed[name] ?? '') ? typed[name] : null,
    onChange: (value: string | null) => set({ [name]: value }),
    error: errorOf(name),
    ref: (input: HTMLInputElement | null) => halfTyped.holds(name, input, (text) => set({ [name]: text })),
  });
  const end = typedEnd(typed);
  const schedule = typedSchedule(typed);
  return (
    <>
      <PartSuspense height={76}>
        <DateField
          {...day('startsOn')}
          optionalMark={t('shell:optional')}
          min={days.today}
          max={days.last}
          onBlur={() => clearWithDate(startsOn)}
        />
      </PartSuspense>
      {startsOn !== null || isTimed ? (
        <>
          <CheckboxField
            label={t('fields.timeSet')}
            checked={timeSet}
            onChange={({ target }) => set(target.checked ? timeAt(days.now()) : wholeDay)}
          />
          {timeSet ? (
            <FormGrid>
              <PartSuspense height={76}>
                <TimeField {...day('startsAt')} />
              </PartSuspense>
              <NumberField
                label={t('fields.duration')}
                end={t('form.min')}
                language={language}
                value={duration}
                onChange={(minutes) => set({ duration: minutes })}
                error={errorOf('duration')}
              />
            </FormGrid>
          ) : null}
          <FormGrid>
            <SelectField
              label={t('fields.repeat')}
              value={repeat}
              options={[
                { value: '', label: t('form.once') },
                ...frequencies.map((freq) => ({ value: freq, label: t(`form.${freq}`) })),
              ]}
              onChange={({ target }) => set(repeating(target.value as Frequency | ''))}
              error={errorOf('repeat')}
            />
            {repeat === '' ? null : (
              <NumberField
                label={t('fields.count')}
                language={language}
                value={count}
                onChange={(times) => set({ count: clampedCount(times) })}
                error={errorOf('count')}
              />
            )}
          </FormGrid>
          <p role="status" style={{ margin: 0 }}>
            {end !== null && schedule?.repeat ? words.repeats(schedule) : null}
            {repeat !== '' && count === 0 ? t('form.countIsNone') : null}
          </p>
        </>
      ) : null}
    </>
  );
}
