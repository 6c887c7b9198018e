import { useMemo, useState } from 'react';
import type { Language } from '../i18n/language.ts';
import { proposeMapping, rememberedOf, tableOf, type ColumnMapping, type Table } from '../sheets/columns.ts';
import { habitualOrder, type DateOrder } from '../sheets/dates.ts';
import type { DecimalMark } from '../sheets/numbers.ts';
import type { Cell, Sheet } from '../sheets/sheet.ts';
import { constantsFrom, constantsOf, takesConstant } from './constants.ts';
import type { ImportKind } from './import-kind.ts';
import {
  choiceKeys,
  flippedFields,
  readRows,
  settingsOf,
  unitsInHeaders,
  type Edits,
  type ReadRow,
  type RowWords,
} from './import-rows.ts';
import { hashOf, readRemembered, remember } from './remembered.ts';

type Texts = Readonly<Record<string, string>>;

/** How people of a language write numbers and dates that could be read in two ways. */
const habits: Readonly<Record<Language, { mark: DecimalMark; order: DateOrder }>> = {
  en: { mark: '.', order: habitualOrder.en },
  fr: { mark: ',', order: habitualOrder.fr },
};

/** What a person said of a sheet, over what was found. */
interface Said {
  readonly mapping: ColumnMapping | null;
  readonly constants: Texts;
  readonly mark: DecimalMark | null;
  readonly order: DateOrder | null;
  readonly edits: Edits;
  readonly chosen: Readonly<Record<string, Texts>>;
  readonly skipped: ReadonlySet<number>;
}
const nothingSaid: Said = {
  mapping: null,
  constants: {},
  mark: null,
  order: null,
  edits: {},
  chosen: {},
  skipped: new Set(),
};

/** By text, what was chosen for a field of a row; a guess was made from more than what helps, so it is corrected alone. */
function chosenFor(kind: ImportKind, field: string, row: ReadRow, cells: ReadRow['texts'], value?: string): Texts {
  if (value === undefined) return {};
  const [own, ...more] = choiceKeys(kind, field, { ...row.texts, ...cells });
  return Object.fromEntries([own, ...(row.unsure.includes(field) ? [] : more)].map((key) => [key, value]));
}

/** A sheet as rows of a kind: what was found in it, what a person said instead, and every row as it is read with both. */
export function usePlan(sheet: Sheet | null, kind: ImportKind, words: RowWords, language: Language, memory: string) {
  const [said, setSaid] = useState<Said>(nothingSaid);
  const [begun, setBegun] = useState(() => ({ sheet, memory, remembered: readRemembered(memory) }));
  // Another sheet, or the same one decoded in another way, begins anew, with what was remembered of those before it.
  if (begun.sheet !== sheet || begun.memory !== memory) {
    setBegun({ sheet, memory, remembered: readRemembered(memory) });
    setSaid(nothingSaid);
  }
  const { remembered } = begun;
  const table = useMemo<Table>(
    () => (sheet === null ? { columns: [], rows: [] } : tableOf(sheet, kind.fields)),
    [sheet, kind],
  );
  const proposed = useMemo(
    () => proposeMapping(table, kind.fields, (header) => remembered.columns[hashOf(header)]),
    [table, kind, remembered],
  );
  const mapping = said.mapping ?? proposed;
  const found = useMemo(
    () => settingsOf(table, kind.fields, mapping, habits[language]),
    [table, kind, mapping, language],
  );
  const mark = said.mark ?? found.mark.mark;
  const order = said.order ?? found.order.order;
  const flipped = useMemo(() => flippedFields(table, kind.fields, mapping, mark), [table, kind, mapping, mark]);
  const { edits, chosen } = said;
  const before = useMemo(() => constantsFrom(remembered, table, kind), [remembered, table, kind]);
  const constants = useMemo(() => ({ ...before, ...said.constants }), [before, said.constants]);
  const units = useMemo(() => unitsInHeaders(table, kind.fields, mapping), [table, kind, mapping]);
  const rows = useMemo<readonly ReadRow[]>(
    () =>
      readRows(
        kind,
        table,
        {
          mapping,
          constants: { ...units, ...constants },
          settings: { mark, order, flipped },
          edits,
          chosen: (field, text) => chosen[field]?.[text] ?? remembered.choices[field]?.[hashOf(text)],
        },
        words,
      ),
    [kind, table, mapping, units, constants, mark, order, flipped, edits, chosen, remembered, words],
  );
  const say = (more: Partial<Said>) => setSaid((before) => ({ ...before, ...more }));

  return {
    table,
    mapping,
    constants,
    found,
    mark,
    order,
    flipped,
    rows,
    skipped: said.skipped,
    /** Fields that every row needs and that have neither a column nor a value. */
    missing: kind.fields.filter(
      (field) => takesConstant(field, mapping) && (constants[field.name] ?? '').trim() === '',
    ),
    /** Whether the value of a field for every row is that of the last import with the same headers. */
    isFromBefore: (field: string): boolean => before[field] !== undefined && said.constants[field] === undefined,
    sayColumn: (field: string, index: number | null) => {
      // A column goes into one field.
      const others = Object.entries(mapping).filter(([name, at]) => name !== field && at !== index);
      say({ mapping: Object.fromEntries(index === null ? others : [...others, [field, index] as const]) });
    },
    sayConstant: (field: string, text: string) => say({ constants: { ...said.constants, [field]: text } }),
    sayMark: (next: DecimalMark) => say({ mark: next }),
    sayOrder: (next: DateOrder) => say({ order: next }),
    /** What a row says instead: cells by field; a choice holds for every row with the same text. */
    sayRow: (row: ReadRow, cells: Readonly<Record<string, Cell>>, choices: Texts) =>
      setSaid((before) => ({
        ...before,
        edits: { ...before.edits, [row.number]: { ...before.edits[row.number], ...cells } },
        chosen: Object.fromEntries(
          [...new Set([...Object.keys(before.chosen), ...Object.keys(choices)])].map((field) => [
            field,
            {
              ...before.chosen[field],
              ...chosenFor(kind, field, row, cells, choices[field]),
            },
          ]),
        ),
      })),
    skip: (number: number, skips: boolean) =>
      setSaid((before) => {
        const next = new Set(before.skipped);
        if (skips) next.add(number);
        else next.delete(number);
        return { ...before, skipped: next };
      }),
    /** Keeps what was said of columns, texts and every row for the next file. */
    keep: () =>
      remember(memory, {
        columns: rememberedOf(table, mapping),
        choices: said.chosen,
        constants: constantsOf(constants, table, mapping, kind),
      }),
  };
}
export type ImportPlan = ReturnType<typeof usePlan>;
