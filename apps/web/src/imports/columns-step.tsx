import { Card, FormGrid, Notice, SelectField, Stack, TextField, Typography } from '@terroir/ui-kit';
import { Fragment } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { SearchChoice } from '../records/choices/search-choice.tsx';
import { useFormat } from '../session/use-format.ts';
import { dateOrders, type DateOrder } from '../sheets/dates.ts';
import type { DecimalMark } from '../sheets/numbers.ts';
import {
  delimiters,
  encodings,
  isBlank,
  type Delimiter,
  type Encoding,
  type ReadingChoice,
  type Sheet,
} from '../sheets/sheet.ts';
import { takesConstant } from './constants.ts';
import type { ImportKind } from './import-kind.ts';
import type { ImportPlan } from './use-plan.ts';

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  Delimiter,
  string
>;
const encodingNames = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
  'windows-1252': 'windows',
  macintosh: 'mac',
} as const satisfies Record<Encoding, string>;
const markNames = { '.': 'point', ',': 'comma' } as const satisfies Record<DecimalMark, string>;

/** A, B, …, Z, AA: as a spreadsheet names its columns. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

export interface ColumnsStepProps {
  kind: ImportKind;
  sheet: Sheet;
  file: string;
  plan: ImportPlan;
  onReread: (choice: ReadingChoice) => void;
}

/** Which column goes into which field, and how the file was read; everything that was found can be said otherwise. */
export function ColumnsStep({ kind, sheet, file, plan, onReread }: ColumnsStepProps) {
  const t = useTexts('imports');
  const format = useFormat();
  const { table, mapping, constants, found, flipped } = plan;
  const columns = table.columns.map(({ index, header }) => {
    const first = table.rows.find(({ cells }) => !isBlank(cells[index]))?.cells[index] ?? '';
    const sample = String(first).slice(0, 40);
    const label =
      header === ''
        ? t('columns.unnamed', { letter: letterOf(index), sample })
        : t('columns.named', { header: header.slice(0, 60), sample });
    return { value: String(index), label };
  });
  const holds = (what: 'number' | 'date') =>
    kind.fields.some((field) => field.holds === what && mapping[field.name] !== undefined);
  const { reading } = sheet;
  return (
    <Card
      title={t('steps.columns')}
      description={t('columns.text', { file, count: table.rows.length, rows: format.number(table.rows.length) })}
    >
      <Stack spacing={3}>
        {reading.kind === 'text' && reading.openQuote !== null ? (
          <Notice severity="warning">{t('columns.openQuote', { row: format.number(reading.openQuote) })}</Notice>
        ) : null}
        {flipped.length > 0 ? <Notice>{t('columns.flipped')}</Notice> : null}
        <FormGrid aligned>
          {kind.fields.map((field) => {
            const { name, label, required, choices } = field;
            const isConstant = takesConstant(field, mapping);
            const hint = plan.isFromBefore(name) ? t('columns.constantKept') : undefined;
            return (
              <Fragment key={name}>
                <SelectField
                  label={label}
                  optionalMark={required ? undefined : t('shell:optional')}
                  placeholder={t('columns.none')}
                  value={mapping[name] === undefined ? '' : String(mapping[name])}
                  options={columns}
                  onChange={({ target: { value } }) => plan.sayColumn(name, value === '' ? null : Number(value))}
                />
                {isConstant && choices !== undefined ? (
                  <SearchChoice
                    label={t('columns.constant', { field: label })}
                    helperText={hint ?? t('columns.constantChoice')}
                    options={choices}
                    value={choices.find((choice) => choice.label === constants[name])?.value ?? ''}
                    onChange={(value) =>
                      plan.sayConstant(name, choices.find((choice) => choice.value === value)?.label ?? '')
                    }
                  />
                ) : null}
                {isConstant && choices === undefined ? (
                  <TextField
                    label={t('columns.constant', { field: label })}
                    helperText={hint ?? t('columns.constantHint')}
                    value={constants[name] ?? ''}
                    onChange={({ target: { value } }) => plan.sayConstant(name, value)}
                  />
                ) : null}
              </Fragment>
            );
          })}
        </FormGrid>
        <Typography variant="h5" component="h3">
          {t('columns.read')}
        </Typography>
        <FormGrid>
          {holds('number') ? (
            <SelectField
              label={t('columns.mark')}
              helperText={found.mark.certain ? undefined : t('columns.markUnsure')}
              value={plan.mark}
              options={(['.', ','] as const).map((mark) => ({
                value: mark,
                label: t(`columns.marks.${markNames[mark]}`),
              }))}
              onChange={({ target: { value } }) => plan.sayMark(value as DecimalMark)}
            />
          ) : null}
          {holds('date') && found.order.matters ? (
            <SelectField
              label={t('columns.order')}
              helperText={found.order.certain ? undefined : t('columns.orderUnsure')}
              value={plan.order}
              options={dateOrders.map((order) => ({ value: order, label: t(`columns.orders.${order}`) }))}
              onChange={({ target: { value } }) => plan.sayOrder(value as DateOrder)}
            />
          ) : null}
          {reading.kind === 'text' ? (
            <SelectField
              label={t('columns.delimiter')}
              value={reading.delimiter}
              options={delimiters.map((one) => ({ value: one, label: t(`columns.delimiters.${delimiterNames[one]}`) }))}
              onChange={({ target: { value } }) => onReread({ delimiter: value as Delimiter })}
            />
          ) : null}
          {reading.kind === 'text' && reading.encoding !== null ? (
            <SelectField
              label={t('columns.encoding')}
              value={reading.encoding}
              options={encodings.map((one) => ({ value: one, label: t(`columns.encodings.${encodingNames[one]}`) }))}
              onChange={({ target: { value } }) => onReread({ encoding: value as Encoding })}
            />
          ) : null}
          {reading.kind === 'workbook' && reading.sheets.length > 1 ? (
            <SelectField
              label={t('columns.sheet')}
              value={reading.sheet}
              options={reading.sheets.map((name) => ({ value: name, label: name }))}
              onChange={({ target: { value } }) => onReread({ sheet: value })}
            />
          ) : null}
        </FormGrid>
      </Stack>
    </Card>
  );
}
