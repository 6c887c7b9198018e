import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LEAST_KM, MOST_KM } from '@terroir/market';
import { CheckboxField, SliderField, styled, TextField } from '@terroir/ui-kit';
import Search from 'lucide-react/icons/search';
import { useId, type Ref, type RefObject } from 'react';
import { FailedQuery } from '../../api/query-state.tsx';
import { LineIcon } from '../../icons/line-icon.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { keptWords } from '../../records/search/kept-words.ts';
import { useTyped } from '../../records/search/use-typed.ts';
import { useFormat } from '../../session/use-format.ts';
import { isFace, type TabName } from '../tabs.ts';
import { categoriesQuery } from './categories-query.ts';
import { ProducersField } from './producers-field.tsx';
import type { MarketSearch } from './search.ts';
import { useAtOnce } from './use-at-once.ts';

const Fields = styled('div')({ display: 'grid', gap: 20, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: 600, marginBottom: 4 },
});
const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** Kilometres of one step of the slider. */
const STEP_KM = 5;

export interface FilterFieldsProps {
  search: MarketSearch;
  /** Which face they narrow: the seasons are not searched by words. */
  tab: TabName;
  field: RefObject<HTMLInputElement | null>;
  onChange: (next: Partial<MarketSearch>) => void;
}

/** The filters of S1 §2: words, distance, categories and producers. */
export function FilterFields({ search, tab, field, onChange }: FilterFieldsProps) {
  const t = useTexts('marketplace');
  const format = useFormat();
  const [words, type] = useTyped(search.q, (q) => onChange({ q: keptWords(q) }), undefined, keptWords);
  const [km, pull] = useTyped(search.distance, (distance) => onChange({ distance }));
  return (
    <Fields>
      {tab === 'seasons' ? null : (
        <TextField
          ref={field as Ref<HTMLInputElement & HTMLTextAreaElement>}
          type="search"
          label={t('filters.q')}
          placeholder={t(`filters.example.${isFace(tab) ? tab : 'produces'}`)}
          start={<LineIcon icon={Search} />}
          value={words}
          onChange={({ target }) => type(target.value)}
        />
      )}
      <SliderField
        label={t('filters.distance')}
        min={LEAST_KM}
        max={MOST_KM}
        step={STEP_KM}
        value={km}
        formatValue={(value) => format.distance(value * 1000)}
        onChange={pull}
      />
      <ProducersField search={search} onChange={(producer) => onChange({ producer })} />
      <CategoryFields search={search} tab={tab} onChange={(category) => onChange({ category })} />
    </Fields>
  );
}

/** The categories, each with how much of it there is around; the seasons list products, which are not counted. */
function CategoryFields({
  search: { category, distance, producer, q },
  tab,
  onChange,
}: Pick<FilterFieldsProps, 'search' | 'tab'> & { onChange: (category: readonly string[]) => void }) {
  const t = useTexts('marketplace');
  const language = useLanguage();
  const format = useFormat();
  const id = useId();
  // The seasons are of produces, whatever words were typed elsewhere.
  const words = tab === 'seasons' ? '' : q;
  const categories = useQuery({
    ...categoriesQuery(language, { distance, producer, q: words }),
    placeholderData: keepPreviousData,
  });
  const face = isFace(tab) ? tab : null;
  const [chosen, choose] = useAtOnce(category, onChange);
  return (
    <Group>
      <legend id={id}>{t('filters.category')}</legend>
      <FailedQuery query={categories} />
      {categories.data?.rows.map((row) => (
        <CheckboxField
          key={row.id}
          label={
            <>
              {row.name} {face === null ? null : <Count>({format.number(row[face])})</Count>}
            </>
          }
          checked={chosen.includes(row.id)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, row.id] : chosen.filter((one) => one !== row.id))
          }
        />
      ))}
    </Group>
  );
}
