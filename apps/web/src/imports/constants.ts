import { rememberedOf, type ColumnMapping, type Table } from '../sheets/columns.ts';
import type { ImportField, ImportKind } from './import-kind.ts';
import { hashOf, type Remembered } from './remembered.ts';

type Texts = Readonly<Record<string, string>>;

/** What tells the headers of a sheet from those of others; empty where it has none. */
const headersOf = (table: Table): string => Object.keys(rememberedOf(table, {})).toSorted().join('\n');

/** A field takes a value for every row where each row needs one and no column has it. */
export const takesConstant = ({ name, required }: ImportField, mapping: ColumnMapping): boolean =>
  required && mapping[name] === undefined;

/** What held for every row of the last import with the same headers, as the fields show it. */
export function constantsFrom({ constants }: Remembered, table: Table, { fields }: ImportKind): Texts {
  const kept = constants[hashOf(headersOf(table))] ?? {};
  return Object.fromEntries(
    fields.flatMap(({ name, choices }) => {
      const value = kept[name];
      const text = choices ? choices.find((choice) => choice.value === value)?.label : value;
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** The same as it is kept for the next sheet with these headers: choices by their ids, which no language changes. */
export function constantsOf(
  constants: Texts,
  table: Table,
  mapping: ColumnMapping,
  { fields }: ImportKind,
): Remembered['constants'] {
  const headers = headersOf(table);
  if (headers === '') return {};
  const kept = fields.flatMap((field) => {
    const text = takesConstant(field, mapping) ? (constants[field.name] ?? '').trim() : '';
    const value = field.choices ? field.choices.find(({ label }) => label === text)?.value : text;
    return value ? [[field.name, value] as const] : [];
  });
  return { [headers]: Object.fromEntries(kept) };
}
