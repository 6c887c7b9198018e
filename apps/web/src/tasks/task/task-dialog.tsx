import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useReadings } from '../../pictures/use-readings.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import {
  atFormFields,
  blankTask,
  copyTyped,
  taskBody,
  taskEntry,
  taskFrom,
  taskRow,
  taskTyped,
  type TaskStart,
  type TaskTyped,
} from './task-entry.ts';
import { TaskFields } from './task-fields.tsx';
import { useTaskPlaces } from './task-places.ts';
import { useProduceChoices } from '../../records/choices/produce-choices.ts';
import { taskSource, type TaskRow } from './task.ts';
import { useHalfTyped } from './use-half-typed.ts';
import { useTaskDays } from './use-task-days.ts';
import { useTaskFacts } from './use-task-facts.tsx';

/** The name under which an unfinished task is kept; it holds the account, so that nobody is shown another person's words. */
export const taskDraft = (account: string, which: string): string => `${account}:tasks:${which}`;

export interface TaskDialogProps {
  /** The task to correct; `null` records a new one. */
  task: TaskRow | null;
  /** When a new task begins, e.g. where a day of a calendar was chosen. */
  start?: TaskStart | undefined;
  /** A new task that begins as a copy of another. */
  copyOf?: TaskRow | undefined;
  account: string;
  writes: RecordWrites<TaskRow>;
  inFront: boolean;
  /** With the task as it is stored, or with `null` where it was given up. */
  onDone: (stored: TaskRow | null) => void;
  /** Opens the dialog of a further task after this new one. */
  onAnother?: ((sent: TaskRow) => void) | undefined;
}

/** A picture that is sent. */
const isUpload = ({ image }: Pick<TaskTyped, 'image'>) => typeof image === 'object' && image !== null;

/** Plans or corrects one task (S1 §4). */
export function TaskDialog(props: TaskDialogProps) {
  const { task, start, copyOf, account, writes, inFront, onDone, onAnother } = props;
  const t = useTexts('tasks');
  const readings = useReadings();
  const upload = useUpload();
  const days = useTaskDays();
  const places = useTaskPlaces();
  const produces = useProduceChoices();
  const halfTyped = useHalfTyped();
  const schema = useMemo(() => taskEntry(days, task), [days, task]);
  const factsOf = useTaskFacts({ places, produces });
  const which = task?.id ?? (copyOf ? `copy:${copyOf.id}` : start ? `at:${start.on}T${start.at ?? ''}` : 'new');
  return (
    <RecordDialog
      source={taskSource}
      writes={writes}
      row={task}
      title={task ? t('form.edit', { what: task.name }) : t('form.add')}
      texts="tasks"
      schema={schema}
      blank={copyOf ? copyTyped(copyOf, days) : start ? taskFrom(start) : blankTask}
      valuesOf={taskTyped}
      write={(values, id, before) => {
        const pins = places.pinsOf(values.locations, before ?? copyOf ?? null);
        return { row: taskRow(values, pins, id, before), body: taskBody(values, pins, before) };
      }}
      factsOf={factsOf}
      atFormFields={atFormFields}
      draft={taskDraft(account, which)}
      secret={['image']}
      settled={() => {
        halfTyped.read();
        return readings.settled();
      }}
      send={async (values, send) => (isUpload(values) ? upload.run(send) : send({}))}
      staysWhileSending={isUpload}
      inFront={inFront}
      onDone={onDone}
      onAnother={onAnother}
    >
      {(form) => (
        <TaskFields
          form={form}
          days={days}
          places={places}
          before={task ?? copyOf ?? null}
          produces={produces}
          halfTyped={halfTyped}
          onReading={readings.add}
          progress={upload.percent}
          onCancel={upload.stop}
        />
      )}
    </RecordDialog>
  );
}
