import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchAt } from '../../as-of/as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import type { HistoryWords } from '../../history/history-words.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { categoriesQuery } from '../lines/books.ts';
import { lineWords } from '../lines/line-history.tsx';
import { choicesOf } from '../lines/line.ts';
import { sides, type Side } from '../lines/side.ts';
import { useBookedProduces } from '../produces/booked-produces.ts';
import { searchFor, type Period } from './period.ts';

/** The figures of the summary, and the sides of the books that each is made of. */
const behind = { net: ['inputs', 'outputs'], cost: ['inputs'], revenues: ['outputs'] } as const;
export type Figure = keyof typeof behind;

const sideOf = (resourceType: string): Side => (resourceType === sides.outputs.resource ? 'outputs' : 'inputs');

/** How both sides of the books speak of their changes; their catalogues are fetched once it is shown. */
function useBookWords(shown: boolean): HistoryWords {
  const t = useTexts('finance');
  const written = useFigures();
  const inputs = useQuery({ ...categoriesQuery('inputs', written.language), enabled: shown }).data;
  const outputs = useQuery({ ...categoriesQuery('outputs', written.language), enabled: shown }).data;
  const { nameOf } = useBookedProduces(null, shown);
  return useMemo(() => {
    const words = {
      inputs: lineWords('inputs', t, written, choicesOf(inputs ?? []), nameOf),
      outputs: lineWords('outputs', t, written, choicesOf(outputs ?? []), nameOf),
    };
    const of = ({ resourceType }: { readonly resourceType: string }) => words[sideOf(resourceType)];
    return {
      event: (entry) => of(entry).event(entry),
      field: (field, entry) => of(entry).field(field, entry),
      value: (field, value, entry) => of(entry).value(field, value, entry),
    };
  }, [t, written, inputs, outputs, nameOf]);
}

/** Every change of the lines on the sides that a figure adds up, newest first, whatever their date; null is closed. */
export function FigureHistory({
  of,
  period,
  onClose,
}: {
  of: Figure | null;
  /** The days that the figure is of; where everything was then is seen of the same days. */
  period: Period;
  onClose: () => void;
}) {
  const t = useTexts('finance');
  const words = useBookWords(of !== null);
  const shown: readonly Side[] = behind[of ?? 'net'];
  const isWhole = period.from === null && period.to === null;
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={of === null ? '' : t(`history.figure.${of}`)}
      // A change holds only what it changed, seldom the date: the list cannot be cut to the period page by page.
      lead={isWhole ? undefined : t('history.anyDate')}
      words={words}
      about={shown.length > 1 ? ({ resourceType }) => t(`tables.${sideOf(resourceType)}`) : undefined}
      filter={{ resourceType: shown.map((side) => sides[side].resource) }}
      asOfHref={(instant) =>
        `/finances${searchAt(instant, new URLSearchParams(searchFor(period, new URLSearchParams())))}`
      }
    />
  );
}
