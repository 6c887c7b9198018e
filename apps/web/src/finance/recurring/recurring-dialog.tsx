import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FailedQuery } from '../../api/query-state.tsx';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import { categoriesQuery } from '../lines/books.ts';
import { LineFields, type LinePlace } from '../lines/line-dialog.tsx';
import type { LineTyped, LineValues } from '../lines/line-form.ts';
import { choicesOf } from '../lines/line.ts';
import { sideNames } from '../lines/side.ts';
import { useBookDays } from '../lines/use-book-days.ts';
import { useBookedProduces } from '../produces/booked-produces.ts';
import { recurringForm, type RecurringTyped, type RecurringValues } from './recurring-form.ts';
import { recurringDraft, recurringLines, recurringRow, type RecurringLine } from './recurring-line.ts';
import { blankRecurring, recurringBody, typedOfRecurring } from './recurring-values.ts';
import { ScheduleFields, useWholeDate, type RecurringForm } from './schedule-fields.tsx';

/** A line of the books that is to be repeated. */
export interface RepeatedLine {
  readonly id: string;
  readonly typed: RecurringTyped;
  readonly place: LinePlace;
}

export interface RecurringDialogProps {
  /** The one to correct; `null` records a new one. */
  line: RecurringLine | null;
  /** What a new one begins with. */
  repeated?: RepeatedLine | undefined;
  account: string;
  writes: RecordWrites<RecurringLine>;
  inFront: boolean;
  onDone: () => void;
}

/** Records or corrects a line that recurs. */
export function RecurringDialog({ line, repeated, account, writes, inFront, onDone }: RecurringDialogProps) {
  const t = useTexts('recurring-lines');
  const finance = useTexts('finance');
  const figures = useFigures();
  const { today } = useBookDays();
  const { nameOf } = useBookedProduces();
  const catalogues = {
    inputs: useQuery(categoriesQuery('inputs', figures.language)),
    outputs: useQuery(categoriesQuery('outputs', figures.language)),
  };
  const { inputs, outputs } = { inputs: catalogues.inputs.data, outputs: catalogues.outputs.data };
  const choices = useMemo(
    () => ({ inputs: choicesOf(inputs ?? []), outputs: choicesOf(outputs ?? []) }),
    [inputs, outputs],
  );
  const last = useWholeDate();
  const place = line ?? repeated?.place ?? null;
  return (
    <RecordDialog
      source={recurringLines}
      writes={writes}
      row={line}
      title={t(line ? 'dialog.edit' : repeated ? 'dialog.repeat' : 'dialog.add')}
      texts="finance"
      schema={recurringForm}
      blank={repeated?.typed ?? blankRecurring('inputs', today)}
      valuesOf={typedOfRecurring}
      write={(values, id) => ({
        row: recurringFrom(values, choices[values.side], line ?? recurringRow(id, place)),
        body: recurringBody(values),
      })}
      factsOf={(typed, row) => {
        const choice = choices[typed.side].get(typed.subCategoryId);
        const unit = choice?.units.find(({ id }) => id === typed.unitId) ?? row?.unit;
        const date = (day: string | null | undefined) => (day ? figures.date(day) : '');
        return [
          { label: finance('fields.side'), value: t(`side.${typed.side}`), fields: ['side'] },
          {
            label: finance('fields.subCategoryId'),
            value: choice?.subCategory.name ?? row?.subCategory.name ?? '',
            fields: ['subCategoryId'],
          },
          {
            label: finance('fields.quantityRaw'),
            value: unit && typeof typed.quantityRaw === 'number' ? figures.quantity(typed.quantityRaw, unit) : '',
            fields: ['quantityRaw', 'unitId'],
          },
          {
            label: t('columns.amount'),
            value: typeof typed.cost === 'number' && !Number.isNaN(typed.cost) ? figures.money(typed.cost) : '',
            fields: ['cost'],
          },
          {
            label: finance('fields.produceId'),
            value: typed.produceId ? (nameOf(typed.produceId) ?? '') : '',
            fields: ['produceId'],
          },
          { label: finance('fields.notes'), value: typed.notes ?? '', fields: ['notes'] },
          { label: finance('fields.every'), value: t(`every.${typed.every}`), fields: ['every'] },
          { label: finance('fields.firstDueOn'), value: date(typed.firstDueOn), fields: ['firstDueOn'] },
          { label: finance('fields.lastDueOn'), value: date(typed.lastDueOn), fields: ['lastDueOn'] },
        ];
      }}
      atFormFields={atFormFields}
      settled={last.isWhole}
      draft={recurringDraft(account, line?.id ?? repeated?.id ?? 'new')}
      inFront={inFront}
      onDone={onDone}
    >
      {(form) => <Fields {...{ form, place, catalogues, choices, last, today }} isNew={line === null} />}
    </RecordDialog>
  );
}

interface FieldsProps {
  form: RecurringForm;
  place: LinePlace | null;
  catalogues: Readonly<Record<'inputs' | 'outputs', ReturnType<typeof useQuery<Parameters<typeof choicesOf>[0]>>>>;
  choices: Readonly<Record<'inputs' | 'outputs', ReturnType<typeof choicesOf>>>;
  last: ReturnType<typeof useWholeDate>;
  today: string;
  isNew: boolean;
}

function Fields({ form, place, catalogues, choices, last, today, isNew }: FieldsProps) {
  const t = useTexts('recurring-lines');
  const { side } = useWatch({ control: form.control }) as RecurringTyped;
  const categories = catalogues[side];
  const field = form.field('side');
  return (
    <>
      <p className="recurring-hint">{t(isNew ? 'dialog.hint' : 'dialog.changed')}</p>
      <ChoiceField
        {...field}
        value={side}
        onChange={(event) => {
          void field.onChange(event);
          form.setValue('subCategoryId', '', { shouldDirty: true });
          form.setValue('unitId', '', { shouldDirty: true });
          form.setValue('produceId', null, { shouldDirty: true });
        }}
        choices={sideNames.map((each) => ({
          value: each,
          label: t(`side.${each}`),
          description: t(`sideHint.${each}`),
        }))}
      />
      <FailedQuery query={categories} />
      <LineFields
        key={side}
        side={side}
        place={place}
        categories={categories.data}
        choices={choices[side]}
        // The fields of a line have the same names in both forms.
        form={form as unknown as ReturnType<typeof useApiForm<LineTyped, LineValues, 'finance'>>}
        dated={false}
      />
      <ScheduleFields form={form} last={last} today={today} />
    </>
  );
}

/** A refusal with the field names of the dialog in place of the call's. */
function atFormFields(failure: Failure): Failure {
  return faultsAtFields(failure, (field) => {
    const name = field.replace(/^recurringLine\./, '');
    return name === 'subcategoryId' ? 'subCategoryId' : name;
  });
}

/** The recurring line as it will read; what is due of it is the server's to say. */
function recurringFrom(
  { subCategoryId, unitId, notes, lastDueOn, produceId, ...values }: RecurringValues,
  choices: ReturnType<typeof choicesOf>,
  before: RecurringLine,
): RecurringLine {
  const choice = choices.get(subCategoryId);
  return {
    ...before,
    ...values,
    notes: notes ?? '',
    produceId: produceId ?? null,
    lastDueOn: lastDueOn ?? null,
    next: before.next ?? values.firstDueOn,
    category: choice?.category ?? before.category,
    subCategory: choice?.subCategory ?? before.subCategory,
    unit: choice?.units.find(({ id }) => id === unitId) ?? before.unit,
  };
}
