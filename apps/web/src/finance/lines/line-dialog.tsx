import { MoneyField, QuantityField, TextField } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { NOTES_LIMIT } from '@terroir/finance';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Failed } from '../../api/query-state.tsx';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import { countSymbol, useFigures } from '../figures.ts';
import { categoriesQuery, lineSources } from './books.ts';
import { atFormFields } from './line-failure.ts';
import { bodyOf, choicesOf, lineForm, lineFrom, typedOf, type Line, type LineTyped, type LineValues } from './line.ts';
import type { Side } from './side.ts';
import { SubCategoryFields } from './sub-category-fields.tsx';

/** Drafts hold the account, so that nobody is shown another person's words. */
export const draftName = (account: string, side: Side, line: Line | null): string =>
  `${account}:finance:${side}:${line?.id ?? 'new'}`;

// Nothing typed yet: empty numbers are no numbers, which the schema says when the form is sent.
const blank = { subCategoryId: '', notes: '', quantityRaw: null, unitId: '', cost: null } as unknown as LineTyped;

export interface LineDialogProps {
  side: Side;
  /** The line to correct; `null` records a new one. */
  line: Line | null;
  account: string;
  writes: RecordWrites<Line>;
  onDone: () => void;
}

/** Records or corrects one line. */
export function LineDialog({ side, line, account, writes, onDone }: LineDialogProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const categories = useQuery(categoriesQuery(side, figures.language));
  const choices = useMemo(() => choicesOf(categories.data ?? []), [categories.data]);
  const schema = useMemo(() => lineForm(side), [side]);
  const costLabel = side === 'inputs' ? t('fields.cost') : t('fields.revenue');
  return (
    <RecordDialog
      source={lineSources[side]}
      writes={writes}
      row={line}
      title={line ? t(`edit.${side}`) : t(`add.${side}`)}
      texts="finance"
      schema={schema}
      blank={blank}
      valuesOf={typedOf}
      write={(values, id) => {
        const before = line ?? { id, version: null, recordedAt: new Date().toISOString(), ...nowhere };
        return { row: lineFrom(values, choices, before), body: bodyOf(side, values) };
      }}
      factsOf={({ subCategoryId, quantityRaw, unitId, cost, notes }, row) => {
        const choice = choices.get(subCategoryId);
        const unit = choice?.units.find(({ id }) => id === unitId) ?? row?.unit;
        return [
          { label: t('fields.subCategoryId'), value: choice?.subCategory.name ?? row?.subCategory.name ?? '' },
          {
            label: t('fields.quantityRaw'),
            value: isFigure(quantityRaw) && unit ? figures.quantity(quantityRaw, unit) : '',
          },
          { label: costLabel, value: isFigure(cost) ? figures.money(cost) : '' },
          { label: t('fields.notes'), value: notes ?? '' },
        ];
      }}
      atFormFields={(failure) => atFormFields(side, failure)}
      draft={draftName(account, side, line)}
      onDone={onDone}
    >
      {(form) => (
        <>
          {categories.error && !categories.data ? (
            <Failed
              error={categories.error}
              onRetry={() => void categories.refetch()}
              loading={categories.isFetching}
              compact
            />
          ) : null}
          <LineFields side={side} line={line} categories={categories.data} choices={choices} form={form} />
        </>
      )}
    </RecordDialog>
  );
}

interface LineFieldsProps {
  side: Side;
  line: Line | null;
  categories: Parameters<typeof SubCategoryFields>[0]['categories'];
  choices: ReturnType<typeof choicesOf>;
  form: ReturnType<typeof useApiForm<LineTyped, LineValues>>;
}

function LineFields({ side, line, categories, choices, form }: LineFieldsProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const { control, setValue, clearErrors, errorOf } = form;
  const { subCategoryId, unitId } = useWatch({ control }) as LineTyped;
  const quantity = useController({ control, name: 'quantityRaw' }).field;
  const cost = useController({ control, name: 'cost' }).field;
  const units = choices.get(subCategoryId)?.units ?? (line && line.subCategory.id === subCategoryId ? [line.unit] : []);
  const number = (field: typeof quantity | typeof cost) => ({
    ...field,
    language: figures.language,
    error: errorOf(field.name),
    onChange: (value: number | null) => {
      clearErrors(field.name);
      field.onChange(value);
    },
  });
  return (
    <>
      <SubCategoryFields
        side={side}
        categories={categories}
        value={subCategoryId}
        kept={line}
        error={errorOf('subCategoryId')}
        onChange={(next) => {
          clearErrors(['subCategoryId', 'unitId']);
          setValue('subCategoryId', next, { shouldDirty: true });
          setValue('unitId', choices.get(next)?.units[0]?.id ?? '', { shouldDirty: true });
        }}
      />
      <QuantityField
        quantity={{ ...number(quantity), label: t('fields.quantityRaw') }}
        unit={{
          ...form.field('unitId'),
          value: unitId,
          helperText: units.length === 0 ? t('unitHint') : undefined,
          placeholder: t('unitPlaceholder'),
          options: units.map((unit) => ({ value: unit.id, label: unitLabel(unit) })),
        }}
      />
      <MoneyField
        {...number(cost)}
        currency={figures.currencyCode}
        label={side === 'inputs' ? t('fields.cost') : t('fields.revenue')}
        helperText={t(`costHint.${side}`, { currency: figures.currencyCode })}
      />
      <TextField
        {...form.field('notes')}
        rows={3}
        maxLength={NOTES_LIMIT}
        optionalMark={t('shell:optional')}
        helperText={t('notesHint')}
      />
    </>
  );
}

/** A number that was typed whole: neither empty nor unreadable. */
const isFigure = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** Where a new line stands until its subcategory is known. */
const nowhere = {
  category: { id: '', name: '', realm: 'others' },
  subCategory: { id: '', name: '' },
  unit: { id: '', symbol: '', symbolPlural: '' },
} as const;

/** `kg – kilogram`; only the name where that is all there is, or where the symbol is no word. */
const unitLabel = (unit: { symbol: string; name?: string }) =>
  unit.name === undefined || unit.name === unit.symbol
    ? unit.symbol
    : unit.symbol === countSymbol
      ? unit.name
      : `${unit.symbol} – ${unit.name}`;
