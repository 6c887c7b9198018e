import { MoneyField, QuantityField, Skeleton, TextField } from '@terroir/ui-kit';
import { NOTES_LIMIT } from '@terroir/finance';
import { Suspense, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts, type Texts } from '../../i18n/texts.ts';
import { useFigures, type Figures } from '../../records/figures.ts';
import { unitLabel } from '../../records/names/unit-label.ts';
import type { BookedProduces } from '../produces/booked-produces.ts';
import { ProduceControl } from '../produces/produce-control.tsx';
import type { LineTyped, LineValues } from './line-form.ts';
import type { Choice, Line } from './line.ts';
import { RecordedReceipt, SmallReceipt } from './receipt.tsx';
import { sideForms } from './side-form.ts';
import type { Side } from './side.ts';
import { useBookDays } from './use-book-days.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

/** A unit as a field offers it: the catalogue names it, a line alone may not. */
type Unit = Line['unit'] & Partial<Pick<Choice['units'][number], 'name'>>;

interface ControlProps {
  side: Side;
  form: ReturnType<typeof useApiForm<LineTyped, LineValues, 'finance'>>;
  /** The units that the chosen subcategory allows. */
  units: readonly Unit[];
}

/** A field of a line besides its subcategory, wherever a person meets it. */
interface LineField {
  /** What it holds before anything is typed. */
  readonly blank: '' | null;
  readonly label: (side: Side, t: Texts<'finance'>) => string;
  /** What is typed, for people, as a conflict compares it; none where another field says it too. */
  readonly fact?: {
    readonly fields: readonly FieldName[];
    readonly say: (
      typed: LineTyped,
      figures: Figures,
      unit: Unit | undefined,
      produceOf: BookedProduces['nameOf'],
    ) => string;
    /** In place of what it says, where words do not do. */
    readonly shown?: (typed: LineTyped, t: Texts<'finance'>) => ReactNode;
  };
  /** None where another field's control holds it too. */
  readonly Control?: (props: ControlProps) => ReactNode;
  /** What the events call it, and how the history writes its values; text unless said. */
  readonly recorded: {
    readonly as: string;
    readonly shown?: (value: unknown, figures: Figures, t: Texts<'finance'>) => ReactNode;
  };
}

type FieldName = Exclude<keyof LineTyped, 'subCategoryId' | 'every'>;

/** The fields in the order of the dialog. A form of either side whose field is missing here does not compile. */
const lineFields: Readonly<Record<FieldName, LineField>> = {
  quantityRaw: {
    blank: null,
    label: (_, t) => t('fields.quantityRaw'),
    fact: {
      fields: ['quantityRaw', 'unitId'],
      say: ({ quantityRaw }, figures, unit) =>
        isFigure(quantityRaw) && unit ? figures.quantity(quantityRaw, unit) : '',
    },
    Control: QuantityControl,
    recorded: { as: 'quantity', shown: (value, figures) => figures.number(Number(value)) },
  },
  unitId: { blank: '', label: (_, t) => t('fields.unitId'), recorded: { as: 'unitId' } },
  cost: {
    blank: null,
    label: (side, t) => (side === 'inputs' ? t('fields.cost') : t('fields.revenue')),
    fact: { fields: ['cost'], say: ({ cost }, figures) => (isFigure(cost) ? figures.money(cost) : '') },
    Control: CostControl,
    recorded: { as: 'costCents', shown: (value, figures) => figures.money(Number(value) / 100) },
  },
  occurredOn: {
    blank: null,
    label: (_, t) => t('fields.occurredOn'),
    fact: { fields: ['occurredOn'], say: ({ occurredOn }, figures) => (occurredOn ? figures.date(occurredOn) : '') },
    Control: DayControl,
    recorded: { as: 'occurredOn', shown: (value, figures) => figures.date(String(value)) },
  },
  produceId: {
    blank: null,
    label: (_, t) => t('fields.produceId'),
    fact: {
      fields: ['produceId'],
      say: ({ produceId }, _, __, produceOf) => (produceId ? (produceOf(produceId) ?? '') : ''),
    },
    Control: ProduceControl,
    recorded: { as: 'produceId' },
  },
  notes: {
    blank: '',
    label: (_, t) => t('fields.notes'),
    fact: { fields: ['notes'], say: ({ notes }) => notes ?? '' },
    Control: NotesControl,
    recorded: { as: 'notes' },
  },
  // Its control is the dialog's own, which sends the picture.
  receipt: {
    blank: null,
    label: (_, t) => t('fields.receipt'),
    fact: {
      fields: ['receipt'],
      say: ({ receipt }) => (typeof receipt === 'string' ? receipt : (receipt?.base64data ?? '')),
      shown: ({ receipt }, t) =>
        typeof receipt === 'string' ? (
          <SmallReceipt address={receipt} />
        ) : (
          receipt && (receipt.fileName ?? t('receipt.picture'))
        ),
    },
    recorded: { as: 'receipt', shown: (value, _, t) => <RecordedReceipt of={value} alt={t('receipt.picture')} /> },
  },
};

/** The fields that a side has, in the order of the dialog. */
export const lineFieldsOf = (side: Side): readonly (LineField & { readonly name: string })[] =>
  Object.entries(lineFields)
    .filter(([name]) => name in sideForms[side].entered.shape)
    .map(([name, field]) => ({ name, ...field }));

/** Nothing typed yet: empty numbers are no numbers, which the schema says when the form is sent. */
export const blankLine = (side: Side): LineTyped =>
  ({
    subCategoryId: '',
    ...Object.fromEntries(lineFieldsOf(side).map(({ name, blank }) => [name, blank])),
  }) as unknown as LineTyped;

/** Names of the fields as the history of a side has them, and how it writes their values. */
export function recordedFields(side: Side, t: Texts<'finance'>, figures: Figures) {
  const fields = lineFieldsOf(side);
  return {
    labels: Object.fromEntries(fields.map(({ recorded, label }) => [recorded.as, label(side, t)])),
    formats: Object.fromEntries(
      fields.flatMap(({ recorded: { as, shown } }) =>
        shown ? [[as, (value: unknown) => shown(value, figures, t)] as const] : [],
      ),
    ),
  };
}

/** What a number field needs: its value whole, empty or unreadable. */
function useNumber({ control, edited, errorOf }: ControlProps['form'], name: 'quantityRaw' | 'cost') {
  const { language } = useFigures();
  const { field } = useController({ control, name });
  return {
    ...field,
    language,
    error: errorOf(name),
    onChange: (value: number | null) => {
      edited(name);
      field.onChange(value);
    },
  };
}

function QuantityControl({ form, units }: ControlProps) {
  const t = useTexts('finance');
  const quantity = useNumber(form, 'quantityRaw');
  const unitId = form.watch('unitId');
  return (
    <QuantityField
      quantity={{ ...quantity, label: t('fields.quantityRaw') }}
      unit={{
        ...form.field('unitId'),
        value: unitId,
        helperText: units.length === 0 ? t('unitHint') : undefined,
        placeholder: t('unitPlaceholder'),
        options: units.map((unit) => ({ value: unit.id, label: unitLabel(unit) })),
      }}
    />
  );
}

function CostControl({ side, form }: ControlProps) {
  const t = useTexts('finance');
  const { currencyCode } = useFigures();
  return (
    <MoneyField
      {...useNumber(form, 'cost')}
      currency={currencyCode}
      label={lineFields.cost.label(side, t)}
      helperText={t(`costHint.${side}`, { currency: currencyCode })}
    />
  );
}

/** The day on which it happened: any from the first of the company to today. */
function DayControl({ form: { control, edited, errorOf } }: ControlProps) {
  const t = useTexts('finance');
  const { language } = useFigures();
  const { first, today } = useBookDays();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name: 'occurredOn' });
  return (
    <Suspense fallback={<Skeleton height={100} />}>
      <DateField
        label={t('fields.occurredOn')}
        helperText={t('dayHint')}
        error={errorOf('occurredOn')}
        language={language}
        value={value ?? null}
        min={first}
        max={today}
        onChange={(day) => {
          edited('occurredOn');
          onChange(day);
        }}
        onBlur={onBlur}
        ref={ref}
      />
    </Suspense>
  );
}

function NotesControl({ form }: ControlProps) {
  const t = useTexts('finance');
  return (
    <TextField
      {...form.field('notes')}
      rows={3}
      maxLength={NOTES_LIMIT}
      optionalMark={t('shell:optional')}
      helperText={t('notesHint')}
    />
  );
}

/** A number that was typed whole: neither empty nor unreadable. */
const isFigure = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
