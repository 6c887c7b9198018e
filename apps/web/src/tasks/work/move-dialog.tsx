import { CheckboxField } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useApiForm } from '../../forms/form.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { TaskRow } from '../task/task.ts';
import { useHalfTyped } from '../task/use-half-typed.ts';
import { useTaskDays } from '../task/use-task-days.ts';
import type { TaskTime } from './times.ts';
import type { TaskWork } from './use-task-work.ts';
import { WorkFormDialog } from './work-form-dialog.tsx';

const dates = () => import('@terroir/ui-kit/dates');
const DateField = lazyPart(async () => (await dates()).DateField);
const TimeField = lazyPart(async () => (await dates()).TimeField);

interface Typed {
  startsOn: string | null;
  timeSet: boolean;
  startsAt: string | null;
}
type Values = Typed & { startsOn: string };

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const entry = ({ today, last }: { readonly today: string; readonly last: string }, kept: string) =>
  z
    .object({
      startsOn: z
        .string()
        .nullable()
        .refine((day) => day !== null, { params: { rule: 'required' } })
        .refine((day) => day === null || z.iso.date().safeParse(day).success, { params: { rule: 'not_a_date' } })
        .refine((day) => day === null || day === kept || day >= today, { params: { rule: 'not_before', today } })
        .refine((day) => day === null || day === kept || day <= last, { params: { rule: 'not_after', last } }),
      timeSet: z.boolean(),
      startsAt: z.string().nullable(),
    })
    .refine(({ timeSet, startsAt }) => !timeSet || (startsAt !== null && clock.test(startsAt)), {
      path: ['startsAt'],
      params: { rule: 'not_a_time' },
      when: () => true,
    }) as unknown as z.ZodType<Values, Typed>;

export interface MoveDialogProps {
  task: TaskRow;
  time: TaskTime;
  work: TaskWork;
  onClose: () => void;
}

/** Moves one time of a repeat to another day, and perhaps another hour. */
export function MoveDialog({ task, time, work, onClose }: MoveDialogProps) {
  const t = useTexts('tasks');
  const language = useLanguage();
  const days = useTaskDays();
  const halfTyped = useHalfTyped();
  const schema = useMemo(() => entry(days, time.on), [days, time.on]);
  const form = useApiForm<Typed, Values, 'tasks'>({
    texts: 'tasks',
    schema,
    defaultValues: { startsOn: time.on, timeSet: time.at !== null, startsAt: time.at },
    settled: () => {
      halfTyped.read();
      return Promise.resolve(true);
    },
  });
  const { control, setValue, clearErrors, errorOf } = form;
  const typed = useWatch({ control }) as Typed;
  const set = (name: 'startsOn' | 'startsAt', value: string | null) => {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true });
  };
  const part = (name: 'startsOn' | 'startsAt') => ({
    label: t(`fields.${name}`),
    language,
    value: /^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/.test(typed[name] ?? '') ? typed[name] : null,
    onChange: (value: string | null) => set(name, value),
    error: errorOf(name),
    ref: (input: HTMLInputElement | null) => halfTyped.holds(name, input, (text) => set(name, text)),
  });
  return (
    <WorkFormDialog
      form={form}
      title={t('work.move', { what: task.name })}
      submitLabel={t('work.deeds.move')}
      envelope="occurrence"
      send={({ startsOn, timeSet, startsAt }) =>
        work.move(task, time.date, { on: startsOn, at: timeSet ? startsAt : null })
      }
      onSent={onClose}
      onClose={onClose}
    >
      <PartSuspense height={76}>
        <DateField {...part('startsOn')} min={days.today} max={days.last} />
      </PartSuspense>
      <CheckboxField
        label={t('fields.timeSet')}
        checked={typed.timeSet}
        onChange={({ target }) => {
          setValue('timeSet', target.checked, { shouldDirty: true });
          set('startsAt', target.checked ? (time.at ?? days.now()) : null);
        }}
      />
      {typed.timeSet ? (
        <PartSuspense height={76}>
          <TimeField {...part('startsAt')} />
        </PartSuspense>
      ) : null}
    </WorkFormDialog>
  );
}
