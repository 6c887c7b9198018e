import type { RefObject } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { RecordSearch } from '../../records/search/record-search.tsx';
import type { Records } from '../../records/use-records.ts';
import { sumOf } from '../lines/line-columns.tsx';
import type { Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import { LineFilterFields } from '../opened/opened.tsx';
import { isNarrowed, narrowings } from './line-filter.ts';
import type { LineFilterHandle } from './use-line-filter.ts';

export interface LineSearchProps {
  side: Side;
  handle: LineFilterHandle;
  records: Records<Line>;
  /** Where words are typed: the key `/` leads there. */
  field: RefObject<HTMLInputElement | null>;
}

/** Finds lines of a side by words, realm, category, days and amount, and says how many there are and what they come to. */
export function LineSearch({ side, handle: { filter, change, clear }, records, field }: LineSearchProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const count = narrowings(filter);
  const narrowed = isNarrowed(filter);
  const { rows, outdated } = records;
  return (
    <RecordSearch
      labels={{
        search: t(`search.of.${side}`),
        placeholder: t(`search.example.${side}`),
        filters: count === 0 ? t('search.filters') : t('search.filtersSet', { count }),
        clear: t('search.clear'),
        of: t(`tables.${side}`),
      }}
      words={filter.q}
      onWords={(q) => change({ q })}
      field={field}
      panel={<LineFilterFields side={side} filter={filter} onChange={change} />}
      filterCount={count}
      narrowed={narrowed}
      found={
        narrowed && rows !== undefined && !outdated
          ? t(`search.found.${side}`, { count: rows.length, amount: figures.money(sumOf(rows)) })
          : null
      }
      onClear={clear}
    />
  );
}
