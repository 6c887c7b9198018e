import { MoneyField, SelectField } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { realms } from '../../records/realm-icon.tsx';
import { categoriesQuery } from '../lines/books.ts';
import type { Side } from '../lines/side.ts';
import { isAmountOutOfOrder, isOutOfOrder, type LineFilter } from './line-filter.ts';
import { FilterGrid } from '../../records/search/filter-grid.tsx';
import { useTyped } from '../../records/search/use-typed.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

export interface LineFilterFieldsProps {
  side: Side;
  filter: LineFilter;
  onChange: (next: Partial<LineFilter>) => void;
}

/** Realm, category, days and amounts that a side of the books is narrowed to. */
export function LineFilterFields({ side, filter, onChange }: LineFilterFieldsProps) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const language = useLanguage();
  const categories = useQuery(categoriesQuery(side, language)).data ?? [];
  const ofRealm = realms.flatMap((realm) =>
    filter.realm === null || filter.realm === realm ? categories.filter((category) => category.realm === realm) : [],
  );
  const chosen = categories.find(({ id }) => id === filter.category);
  const options = ofRealm.map(({ id, name, realm }) => ({
    value: id,
    label: name,
    group: ofRecords(`realms.${realm}`),
  }));
  // What the address names stays choosable until the catalogue is there, and if it lost it.
  const kept =
    filter.category !== null && chosen === undefined ? [{ value: filter.category, label: t('search.unknown') }] : [];
  const day = (name: 'from' | 'to') => ({
    label: t(`search.${name}`),
    language,
    value: filter[name],
    onChange: (value: string | null) => {
      if (value !== filter[name]) onChange({ [name]: value });
    },
  });
  const { min, max } = filter;
  return (
    <FilterGrid>
      <div data-wide>
        <SelectField
          label={t('columns.realm')}
          value={filter.realm ?? ''}
          options={[
            { value: '', label: t('search.everyRealm') },
            ...realms.map((realm) => ({ value: realm, label: ofRecords(`realms.${realm}`) })),
          ]}
          onChange={({ target }) => {
            const realm = realms.find((one) => one === target.value) ?? null;
            // A category of another realm would leave nothing.
            const leaves = realm !== null && chosen !== undefined && chosen.realm !== realm;
            onChange({ realm, ...(leaves && { category: null }) });
          }}
        />
      </div>
      <div data-wide>
        <SelectField
          label={t('columns.category')}
          value={filter.category ?? ''}
          options={[{ value: '', label: t('search.everyCategory') }, ...options, ...kept]}
          onChange={({ target }) => onChange({ category: target.value || null })}
        />
      </div>
      <PartSuspense height={76}>
        <DateField {...day('from')} />
        <DateField {...day('to')} error={isOutOfOrder(filter) ? t('period.order') : undefined} />
      </PartSuspense>
      <AmountField name="min" value={min} onChange={onChange} />
      <AmountField
        name="max"
        value={max}
        onChange={onChange}
        error={isAmountOutOfOrder(filter) ? t('search.amountOrder') : undefined}
      />
    </FilterGrid>
  );
}

interface AmountFieldProps {
  name: 'min' | 'max';
  value: number | null;
  error?: string | undefined;
  onChange: (next: Partial<LineFilter>) => void;
}

const isAmount = (value: number | null): boolean => value === null || (value >= 0 && value <= 10_000_000);

function AmountField({ name, value, error, onChange }: AmountFieldProps) {
  const t = useTexts('finance');
  const { language, currencyCode } = useFigures();
  const [typed, type] = useTyped<number | null>(value, (amount) => onChange({ [name]: amount }), isAmount);
  return (
    <MoneyField
      label={t(`search.${name}`)}
      value={typed}
      onChange={type}
      language={language}
      currency={currencyCode}
      error={isAmount(typed) ? error : t('search.noAmount')}
    />
  );
}
