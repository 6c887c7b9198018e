import { useQuery } from '@tanstack/react-query';
import { styled, Thumbnail } from '@terroir/ui-kit';
import { useMemo } from 'react';
import type { HistoryWords } from '../../../history/history-list.tsx';
import { useTexts, type Texts } from '../../../i18n/texts.ts';
import { fieldName, recordHistory, textOf } from '../../../records/record-history.ts';
import { countSymbol, useFigures, type Figures } from '../../../records/figures.ts';
import { unitsQuery, type Unit } from '../../../records/choices/catalogue.ts';
import {
  allVarietiesQuery,
  inputCategoriesQuery,
  productionTypesQuery,
  productsQuery,
} from '../../catalogue/catalogue.ts';
import { CategoryIcon, categorySeries } from '../food-category.tsx';
import { changedNeeds, type RecordedNeed } from './need-changes.ts';

const kinds = ['Recorded', 'Corrected', 'Removed', 'Restored'] as const;
const Line = styled('span')({ display: 'block' });

/** The catalogues that name what the history holds by id; `undefined` until they are there. */
export interface Catalogues {
  readonly products?: readonly Named[] | undefined;
  readonly varieties?: readonly Named[] | undefined;
  readonly productionTypes?: readonly Named[] | undefined;
  readonly units?: readonly Unit[] | undefined;
  readonly inputCategories?: readonly { readonly subcategories: readonly Named[] }[] | undefined;
}
interface Named {
  readonly id: string;
  readonly name: string;
}
const nameIn = (rows: readonly Named[] | undefined) => (id: string) => rows?.find((row) => row.id === id)?.name;

/** Field of the read model → its name among the texts, in the order of the form. */
const fieldTexts = {
  productId: 'product',
  varietyId: 'variety',
  productionTypeId: 'productionType',
  notes: 'notes',
  image: 'image',
  area: 'area',
  areaUnitId: 'areaUnit',
  quantity: 'quantity',
  quantityUnitId: 'quantityUnit',
  costCents: 'price',
  costUnitId: 'priceUnit',
  productionFrom: 'productionFrom',
  productionTo: 'productionTo',
  availabilityFrom: 'availabilityFrom',
  availabilityTo: 'availabilityTo',
  needs: 'needs',
} as const;

/** How the history speaks of produces. */
export function produceWords(t: Texts<'produces'>, figures: Figures, catalogues: Catalogues): HistoryWords {
  const productName = nameIn(catalogues.products);
  const inputName = nameIn(catalogues.inputCategories?.flatMap(({ subcategories }) => subcategories));
  const unitOf = (id: string) => catalogues.units?.find((unit) => unit.id === id);
  const date = (value: unknown) => figures.date(textOf(value));
  const number = (value: unknown) => figures.number(Number(value));
  const unitName = (id: string) => {
    const unit = unitOf(id);
    return unit?.symbol === countSymbol ? unit.name : unit?.symbol; // a symbol that is no word
  };
  const needLine = ({ id, subcategoryId, quantity, unitId }: RecordedNeed) => {
    const [name, unit] = [inputName(subcategoryId) ?? subcategoryId, unitOf(unitId)];
    const amount = unit ? figures.quantity(quantity, unit) : `${figures.number(quantity)} ${unitId}`;
    return <Line key={id}>{t('history.need', { name, amount })}</Line>;
  };
  return recordHistory({
    event: ({ event, label, changes }) => {
      const kind = kinds.find((each) => event.endsWith(each)) ?? 'Corrected';
      const named = changes.find(({ field }) => fieldName(field) === 'productId');
      const what = productName(textOf(named?.to) || (label ?? '')); // the server calls a produce by its product
      return what === undefined ? t(`history.events.${kind}`) : t(`history.events.${kind}Of`, { what });
    },
    labels: Object.fromEntries(Object.entries(fieldTexts).map(([field, text]) => [field, t(`fields.${text}`)])),
    formats: {
      image: (value) => <SmallPicture of={value} alt={t('picture')} />,
      area: number,
      quantity: number,
      costCents: (value) => figures.money(Number(value) / 100),
      productionFrom: date,
      productionTo: date,
      availabilityFrom: date,
      availabilityTo: date,
      needs: (value, change) => {
        const changed = changedNeeds(value, change);
        return changed.length === 0 ? null : changed.map(needLine);
      },
    },
    lookups: {
      productId: productName,
      varietyId: nameIn(catalogues.varieties),
      productionTypeId: nameIn(catalogues.productionTypes),
      areaUnitId: unitName,
      quantityUnitId: unitName,
      costUnitId: unitName,
    },
  });
}

/** The same with the catalogues, which are fetched once it is shown. */
export function useProduceWords(shown: boolean): HistoryWords {
  const t = useTexts('produces');
  const figures = useFigures();
  const { language } = figures;
  const products = useQuery({ ...productsQuery(language), enabled: shown }).data;
  const varieties = useQuery({ ...allVarietiesQuery(language), enabled: shown }).data;
  const productionTypes = useQuery({ ...productionTypesQuery(language), enabled: shown }).data;
  const units = useQuery({ ...unitsQuery(language), enabled: shown }).data;
  const inputCategories = useQuery({ ...inputCategoriesQuery(language), enabled: shown }).data;
  return useMemo(
    () => produceWords(t, figures, { products, varieties, productionTypes, units, inputCategories }),
    [t, figures, products, varieties, productionTypes, units, inputCategories],
  );
}

/** The small copy of a picture, as events name it. */
function SmallPicture({ of, alt }: { of: unknown; alt: string }) {
  const hash = typeof of === 'object' && of !== null && 'thumbnail' in of ? textOf(of.thumbnail) : '';
  return (
    <Thumbnail
      src={hash === '' ? null : `/api/v1/images/${hash}`}
      alt={alt}
      icon={<CategoryIcon identifier="" />}
      series={categorySeries('')}
      size={72}
    />
  );
}
