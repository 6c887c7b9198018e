import { TaskCompletion } from '@terroir/land';
import { ConfirmDialog, FormGrid, MoneyField, NumberField, SelectField } from '@terroir/ui-kit';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { newInputHref } from '../../records/new-input.ts';
import type { TaskRow } from '../task/task.ts';
import { nextOf } from '../task/task-state.ts';
import { useTaskDays } from '../task/use-task-days.ts';
import { doneOf } from './after-work.ts';
import type { TaskWork } from './use-task-work.ts';
import { WorkFormDialog } from './work-form-dialog.tsx';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

/** The whole task, where one of its days could be meant. */
const WHOLE = 'whole';

interface Typed {
  /** A day of the repeat, or the whole task. */
  which: string;
  completedOn: string | null;
  hours: number | null;
  cost: number | null;
}
type Values = Typed & { completedOn: string };

const { hours, cost } = TaskCompletion.shape;
const entry = (today: string) =>
  z.object({
    which: z.string(),
    completedOn: z.iso
      .date()
      .nullable()
      .refine((day) => day !== null, { params: { rule: 'required' } })
      .refine((day) => day === null || day <= today, { params: { rule: 'not_future' } }),
    hours,
    cost,
  }) as unknown as z.ZodType<Values, Typed>;

export interface CompletionDialogProps {
  task: TaskRow;
  /** The day of a repeat that is done; `null` for the whole task, undefined where the person says which. */
  date?: string | null | undefined;
  work: TaskWork;
  onClose: () => void;
}

/** Marks a task, or one of its days, as done, and then offers to record what it cost as an input of the finances. */
export function CompletionDialog({ onClose, ...props }: CompletionDialogProps) {
  const t = useTexts('tasks');
  const figures = useFigures();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<{ readonly cost: number; readonly on: string } | null>(null);
  const { name } = props.task;
  // The form is gone by then, and with it the question before it is left.
  if (offered === null)
    return <CompletionForm {...props} onClose={onClose} onCost={(cost, on) => setOffered({ cost, on })} />;
  return (
    <ConfirmDialog
      open
      title={t('work.offer.title')}
      confirmLabel={t('work.offer.yes')}
      cancelLabel={t('work.offer.no')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void navigate(newInputHref({ ...offered, notes: name }));
      }}
    >
      {t('work.offer.text', { amount: figures.money(offered.cost), what: name })}
    </ConfirmDialog>
  );
}

interface CompletionFormProps extends CompletionDialogProps {
  /** It is done, and cost something that was not noted before. */
  onCost: (cost: number, on: string) => void;
}

function CompletionForm({ task, date, work, onClose, onCost }: CompletionFormProps) {
  const t = useTexts('tasks');
  const figures = useFigures();
  const { today } = useTaskDays();
  const next = useMemo(() => (date === undefined && task.repeat ? nextOf(task) : null), [date, task]);
  const before = doneOf(task, date ?? null);
  const schema = useMemo(() => entry(today), [today]);
  const form = useApiForm<Typed, Values, 'tasks'>({
    texts: 'tasks',
    schema,
    defaultValues: {
      which: date ?? next?.date ?? WHOLE,
      completedOn: before?.on ?? today,
      hours: before?.hours ?? null,
      cost: before?.cost ?? null,
    },
  });
  const { control, errorOf, clearErrors } = form;
  const number = (name: 'hours' | 'cost') => ({
    label: t(`fields.${name}`),
    optionalMark: t('shell:optional'),
    language: figures.language,
    error: errorOf(name),
  });
  return (
    <WorkFormDialog
      form={form}
      title={t('work.title', { what: task.name })}
      submitLabel={t('work.submit')}
      envelope="completion"
      send={({ which, completedOn, hours: spent, cost: paid }) =>
        work.complete(task, which === WHOLE ? null : which, { on: completedOn, hours: spent, cost: paid })
      }
      onSent={({ cost: paid, completedOn }) => {
        if (paid !== null && paid > 0 && paid !== before?.cost) onCost(paid, completedOn);
        else onClose();
      }}
      onClose={onClose}
    >
      {next ? (
        <SelectField
          {...form.field('which')}
          options={[
            { value: next.date, label: t('work.thisTime', { day: figures.day(next.on) }) },
            { value: WHOLE, label: t('work.whole') },
          ]}
        />
      ) : null}
      <Controller
        control={control}
        name="completedOn"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PartSuspense height={76}>
            <DateField
              label={t('fields.completedOn')}
              language={figures.language}
              value={value}
              max={today}
              onChange={(day) => {
                clearErrors('completedOn');
                onChange(day);
              }}
              onBlur={onBlur}
              ref={ref}
              error={errorOf('completedOn')}
            />
          </PartSuspense>
        )}
      />
      <FormGrid minimum={140}>
        <Controller
          control={control}
          name="hours"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberField
              {...number('hours')}
              end={t('work.h')}
              value={value}
              onChange={(spent) => {
                clearErrors('hours');
                onChange(spent);
              }}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
        <Controller
          control={control}
          name="cost"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <MoneyField
              {...number('cost')}
              currency={figures.currencyCode}
              value={value}
              onChange={(paid) => {
                clearErrors('cost');
                onChange(paid);
              }}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      </FormGrid>
    </WorkFormDialog>
  );
}
