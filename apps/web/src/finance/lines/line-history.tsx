import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts, type Texts } from '../../i18n/texts.ts';
import { categoriesQuery } from './books.ts';
import { countSymbol, useFigures, type Figures } from '../../records/figures.ts';
import { useBookedProduces, type BookedProduces } from '../produces/booked-produces.ts';
import { recordedFields } from './line-fields.tsx';
import { choicesOf, type Choice, type Line } from './line.ts';
import { sides, type Side } from './side.ts';
import { searchAt } from '../../as-of/as-of.ts';
import { fieldName, recordHistory, textOf } from '../../records/record-history.ts';

export interface LineHistoryProps {
  side: Side;
  /** One line, the whole side, or closed. */
  of: Line | 'all' | null;
  onClose: () => void;
}

/** Who changed what in a line, or in a whole side of the books. */
export function LineHistory({ side, of, onClose }: LineHistoryProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const categories = useQuery({ ...categoriesQuery(side, figures.language), enabled: of !== null });
  const { nameOf } = useBookedProduces(null, of !== null && side === 'outputs');
  const words = useMemo(
    () => lineWords(side, t, figures, choicesOf(categories.data ?? []), nameOf),
    [side, t, figures, categories.data, nameOf],
  );
  const title = of === null || of === 'all' ? t(`history.${side}`) : t('history.line', { what: of.subCategory.name });
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={title}
      words={words}
      filter={{ resourceType: sides[side].resource, ...(of === null || of === 'all' ? {} : { resourceId: of.id }) }}
      asOfHref={(instant) => `/finances/inputs-outputs${searchAt(instant, new URLSearchParams())}`}
    />
  );
}

/** A unit without a quantity: its symbol, or its name where the symbol is no word. */
export const unitName = (unit: Choice['units'][number] | undefined) =>
  unit?.symbol === countSymbol ? unit.name : unit?.symbol;

const kinds = ['Recorded', 'Corrected', 'Removed', 'Restored'] as const;

/** How the books speak of their changes. */
export function lineWords(
  side: Side,
  t: Texts<'finance'>,
  figures: Figures,
  choices: ReadonlyMap<string, Choice>,
  produceOf: BookedProduces['nameOf'],
): HistoryWords {
  const units = new Map(
    [...choices.values()].flatMap((choice) => choice.units.map((unit) => [unit.id, unit] as const)),
  );
  const fields = recordedFields(side, t, figures);
  const many: HistoryWords['many'] = ({ event, changes }, count) => {
    const isMoved = event.endsWith('Corrected') && changes.some(({ field }) => fieldName(field) === 'subcategoryId');
    const kind = isMoved ? 'Moved' : (kinds.find((each) => event.endsWith(each)) ?? 'Corrected');
    return t(`history.many.${kind}.${side}`, { count, shown: figures.number(count) });
  };
  const one = recordHistory({
    event: ({ event, label, changes }) => {
      const kind = kinds.find((each) => event.endsWith(each)) ?? 'Corrected';
      const named = changes.find(({ field }) => fieldName(field) === 'subcategoryId');
      const id = textOf(named?.to) || (label ?? ''); // the server calls a line by its subcategory
      const what = choices.get(id)?.subCategory.name;
      return what === undefined ? t(`history.events.${kind}.${side}`) : t(`history.events.${kind}Of`, { what });
    },
    labels: { subcategoryId: t('fields.subCategoryId'), ...fields.labels },
    formats: fields.formats,
    lookups: {
      produceId: (id) => produceOf(id) ?? t('removedProduce'),
      unitId: (id) => unitName(units.get(id)),
      subcategoryId: (id) => choices.get(id)?.subCategory.name,
    },
  });
  return { ...one, many };
}
