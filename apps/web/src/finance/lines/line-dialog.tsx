import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FailedQuery } from '../../api/query-state.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useReadings } from '../../pictures/use-readings.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import { useFigures } from '../../records/figures.ts';
import { categoriesQuery, lineSources } from './books.ts';
import { useBookedProduces } from '../produces/booked-produces.ts';
import { atFormFields } from './line-failure.ts';
import { blankLine, lineFieldsOf } from './line-fields.tsx';
import { useBookDays } from './use-book-days.ts';
import { bodyOf, lineForm, lineFrom, typedOf, type LineTyped, type LineValues } from './line-form.ts';
import { choicesOf, draftName, type Line } from './line.ts';
import { ReceiptField } from './receipt-field.tsx';
import type { Side } from './side.ts';
import { SubCategoryFields } from './sub-category-fields.tsx';

export type LineForm = ReturnType<typeof useApiForm<LineTyped, LineValues, 'finance'>>;

/** Where a line is in the catalogue: it names its place before the catalogue is there, and if the catalogue lost it. */
export type LinePlace = Pick<Line, 'category' | 'subCategory' | 'unit'>;

/** What a new line begins with, where not with nothing. */
export interface ProposedLine {
  /** Default: that of any new line. */
  readonly title?: string;
  readonly typed: LineTyped;
  /** Default: it has none yet. */
  readonly place?: LinePlace;
  readonly draft: string;
  /** What of it a draft keeps besides what was typed, because the next visit would propose another. */
  readonly draftWith?: readonly (keyof LineTyped)[];
}

export interface LineDialogProps {
  side: Side;
  /** The line to correct; `null` records a new one. */
  line: Line | null;
  proposed?: ProposedLine | undefined;
  /** After the fields. */
  children?: ((form: LineForm) => ReactNode) | undefined;
  account: string;
  writes: RecordWrites<Line>;
  inFront: boolean;
  onDone: () => void;
  /** Opens the dialog of a further line after this new one. */
  onAnother?: ((sent: Line) => void) | undefined;
  /** It is stored; `key` names the attempt. */
  onStored?: ((stored: Line, typed: LineValues, key: string) => void) | undefined;
}

/** A picture that is sent. */
const isUpload = (receipt: LineTyped['receipt']) => typeof receipt === 'object' && receipt !== null;

/** Records or corrects one line. */
export function LineDialog(props: LineDialogProps) {
  const { side, line, proposed, children, account, writes, inFront, onDone, onAnother, onStored } = props;
  const readings = useReadings();
  const upload = useUpload();
  const t = useTexts('finance');
  const figures = useFigures();
  const categories = useQuery(categoriesQuery(side, figures.language));
  const choices = useMemo(() => choicesOf(categories.data ?? []), [categories.data]);
  const days = useBookDays();
  const { nameOf } = useBookedProduces(null, side === 'outputs');
  const schema = useMemo(() => lineForm(side, days), [side, days]);
  return (
    <RecordDialog
      source={lineSources[side]}
      writes={writes}
      row={line}
      title={proposed?.title ?? (line ? t(`edit.${side}`) : t(`add.${side}`))}
      texts="finance"
      schema={schema}
      blank={{ ...(proposed?.typed ?? { ...blankLine(side), occurredOn: days.today }), every: 'never' }}
      valuesOf={typedOf}
      write={(values, id) => {
        const before = line ?? {
          id,
          version: null,
          recordedAt: new Date().toISOString(),
          ...nowhere,
          ...proposed?.place,
          occurredOn: days.today,
        };
        return { row: lineFrom(values, choices, before), body: bodyOf(side, values, line) };
      }}
      factsOf={(typed, row) => {
        const choice = choices.get(typed.subCategoryId);
        const unit = choice?.units.find(({ id }) => id === typed.unitId) ?? row?.unit;
        return [
          {
            label: t('fields.subCategoryId'),
            value: choice?.subCategory.name ?? row?.subCategory.name ?? '',
            fields: ['subCategoryId'],
          },
          ...lineFieldsOf(side).flatMap(({ label, fact }) =>
            fact
              ? [
                  {
                    label: label(side, t),
                    value: fact.say(typed, figures, unit, nameOf),
                    ...(fact.shown && { shown: fact.shown(typed, t) }),
                    fields: fact.fields,
                  },
                ]
              : [],
          ),
        ];
      }}
      atFormFields={(failure) => atFormFields(side, failure)}
      draft={proposed?.draft ?? draftName(account, side, line)}
      draftWith={proposed?.draftWith}
      secret={['receipt']}
      settled={readings.settled}
      send={async (values, send, key) => {
        const stored = await (isUpload(values.receipt) ? upload.run(send) : send({}));
        onStored?.(stored, values, key);
        return stored;
      }}
      staysWhileSending={({ receipt }) => isUpload(receipt)}
      inFront={inFront}
      onDone={onDone}
      onAnother={onAnother}
    >
      {(form) => (
        <>
          <FailedQuery query={categories} />
          <LineFields
            side={side}
            place={line ?? proposed?.place ?? null}
            proposedCategory={proposed?.place?.category.id}
            categories={categories.data}
            choices={choices}
            form={form}
          />
          <ReceiptField form={form} onReading={readings.add} progress={upload.percent} onCancel={upload.stop} />
          {children?.(form)}
        </>
      )}
    </RecordDialog>
  );
}

interface LineFieldsProps {
  side: Side;
  place: LinePlace | null;
  /** The category that a new line begins with. */
  proposedCategory?: string | undefined;
  categories: Parameters<typeof SubCategoryFields>[0]['categories'];
  choices: ReturnType<typeof choicesOf>;
  form: LineForm;
  /** Whether it has a day of its own. Default: true. */
  dated?: boolean;
}

/** The fields of a line, whose names are the same in every form that has them. */
export function LineFields(props: LineFieldsProps) {
  const { side, place, proposedCategory, categories, choices, form, dated = true } = props;
  const { control, setValue, edited, errorOf } = form;
  const { subCategoryId } = useWatch({ control }) as LineTyped;
  const units = choices.get(subCategoryId)?.units ?? (place?.subCategory.id === subCategoryId ? [place.unit] : []);
  return (
    <>
      <SubCategoryFields
        side={side}
        categories={categories}
        value={subCategoryId}
        kept={place}
        proposedCategory={proposedCategory}
        error={errorOf('subCategoryId')}
        onChange={(next) => {
          edited('subCategoryId', 'unitId');
          setValue('subCategoryId', next, { shouldDirty: true });
          setValue('unitId', choices.get(next)?.units[0]?.id ?? '', { shouldDirty: true });
        }}
      />
      {lineFieldsOf(side)
        .filter(({ name }) => dated || name !== 'occurredOn')
        .map(({ name, Control }) => Control && <Control key={name} {...{ side, form, units }} />)}
    </>
  );
}

/** Where a new line stands until its subcategory is known. */
const nowhere = {
  correctedAt: null,
  receiptUrls: null,
  category: { id: '', name: '', realm: 'others' },
  subCategory: { id: '', name: '' },
  unit: { id: '', symbol: '', symbolPlural: '' },
} as const;
