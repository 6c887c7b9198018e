import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchAt } from '../../as-of/as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import type { HistoryEntry } from '../../history/history-entries.ts';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts, type Texts } from '../../i18n/texts.ts';
import { useFigures, type Figures } from '../../records/figures.ts';
import { fieldName, recordHistory, textOf } from '../../records/record-history.ts';
import { categoriesQuery } from '../lines/books.ts';
import { unitName } from '../lines/line-history.tsx';
import { choicesOf, type Category, type Choice } from '../lines/line.ts';
import { sideNames } from '../lines/side.ts';
import { useBookedProduces, type BookedProduces } from '../produces/booked-produces.ts';
import { nameOfRecurring, type RecurringLine } from './recurring-line.ts';

export interface RecurringHistoryProps {
  /** One recurring line, all of them, or closed. */
  of: RecurringLine | 'all' | null;
  onClose: () => void;
}

/** Who changed what in a recurring line, and which of its dates were recorded or skipped. */
export function RecurringHistory({ of, onClose }: RecurringHistoryProps) {
  const t = useTexts('recurring-lines');
  const words = useRecurringWords(of !== null);
  const isOne = of !== null && of !== 'all';
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={isOne ? t('history.one', { what: nameOfRecurring(of) }) : t('history.all')}
      words={words}
      filter={{ resourceType: 'recurring_line', ...(isOne && { resourceId: of.id }) }}
      asOfHref={(instant) => `/finances/inputs-outputs${searchAt(instant, new URLSearchParams())}`}
    />
  );
}

const allOf = (answers: readonly { readonly data?: readonly Category[] | undefined }[]) =>
  answers.flatMap(({ data }) => data ?? []);

/** How the history speaks of recurring lines; the catalogues of both sides name the subcategories. */
export function useRecurringWords(enabled = true): HistoryWords {
  const t = useTexts('recurring-lines');
  const finance = useTexts('finance');
  const figures = useFigures();
  const categories = useQueries({
    queries: sideNames.map((side) => ({ ...categoriesQuery(side, figures.language), enabled })),
    combine: allOf,
  });
  const { nameOf } = useBookedProduces(null, enabled);
  return useMemo(
    () => recurringWords(t, finance, figures, choicesOf(categories), nameOf),
    [t, finance, figures, categories, nameOf],
  );
}

const kinds = [
  'DueLineRecorded',
  'DueDateSkipped',
  'DueDateReopened',
  'Recorded',
  'Corrected',
  'Removed',
  'Restored',
] as const;

/** The settled dates of one side of a change: each with the line that was recorded for it. */
const settledIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : [];

/** The due date that an entry of the history is about. */
function dueOnOf({ changes }: HistoryEntry): string {
  const { from, to } = changes.find(({ field }) => field === 'settled') ?? {};
  const [before, after] = [settledIn(from), settledIn(to)];
  const changed = after.find((each) => !before.includes(each)) ?? before.find((each) => !after.includes(each)) ?? '';
  return /\d{4}-\d{2}-\d{2}/.exec(changed)?.[0] ?? '';
}

function recurringWords(
  t: Texts<'recurring-lines'>,
  finance: Texts<'finance'>,
  figures: Figures,
  choices: ReadonlyMap<string, Choice>,
  produceOf: BookedProduces['nameOf'],
): HistoryWords {
  const units = new Map([...choices.values()].flatMap(({ units: all }) => all.map((unit) => [unit.id, unit] as const)));
  const date = (value: unknown) => figures.date(textOf(value));
  const words = recordHistory({
    event: (entry) => {
      const kind = kinds.find((each) => entry.event.endsWith(each)) ?? 'Corrected';
      const named = entry.changes.find(({ field }) => fieldName(field) === 'subcategoryId');
      const id = textOf(named?.to) || (entry.label ?? '');
      const dueOn = dueOnOf(entry);
      return t(`history.events.${kind}`, {
        what: choices.get(id)?.subCategory.name ?? id,
        date: dueOn === '' ? '' : figures.date(dueOn),
      });
    },
    // Which dates are settled is said by the sentence.
    labels: {
      side: t('columns.side'),
      subcategoryId: finance('fields.subCategoryId'),
      quantity: finance('fields.quantityRaw'),
      unitId: finance('fields.unitId'),
      costCents: t('columns.amount'),
      produceId: finance('fields.produceId'),
      notes: finance('fields.notes'),
      every: t('columns.every'),
      firstDueOn: t('columns.first'),
      lastDueOn: t('columns.last'),
    },
    formats: {
      side: (side) => t(side === 'input' ? 'side.inputs' : 'side.outputs'),
      quantity: (quantity) => figures.number(Number(quantity)),
      costCents: (cents) => figures.money(Number(cents) / 100),
      every: (every) => t(every === 'year' ? 'every.year' : 'every.month'),
      firstDueOn: date,
      lastDueOn: date,
    },
    lookups: {
      unitId: (id) => unitName(units.get(id)),
      produceId: (id) => produceOf(id) ?? finance('removedProduce'),
      subcategoryId: (id) => choices.get(id)?.subCategory.name,
    },
  });
  // What is settled stays settled in every version, so those of a due date bring nothing back.
  return { ...words, isVersion: ({ event }) => !event.startsWith('Due') };
}
