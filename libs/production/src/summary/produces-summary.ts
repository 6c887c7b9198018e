import { daysBetween, memoize, shares } from '@terroir/kernel';
import { product, variety, type Language } from '@terroir/reference';
import type { Listed } from '../produce/produce-tally.ts';
import type { ProducesSummaryAttributes } from './produces-summary.wire.ts';

export type ProducesSummary = Omit<ProducesSummaryAttributes, 'asOf'>;

interface Place {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string;
  readonly categoryName: string;
}

/** A product and its category; the catalogue keeps every id it ever gave out, and an unknown one names itself. */
function placeOf(productId: string, language: Language): Place {
  const known = product(productId);
  if (!known) return { id: productId, name: productId, categoryId: productId, categoryName: productId };
  const { category, id, name } = known;
  return { id, name: name[language], categoryId: category.id, categoryName: category.name[language] };
}

const summaries = {
  en: memoize((produces: readonly Listed[]) => summed(produces, 'en')),
  fr: memoize((produces: readonly Listed[]) => summed(produces, 'fr')),
};

/**
 * Distribution by the number of produces, since their quantities have no unit in common; calendar by production start.
 * Produces are summed up once for as long as they are the same object.
 */
export const summarizeProduces = (produces: readonly Listed[], language: Language): ProducesSummary =>
  summaries[language](produces);

function summed(produces: readonly Listed[], language: Language): ProducesSummary {
  const places = produces.map(({ productId }) => placeOf(productId, language));
  const byName = new Intl.Collator(`${language}-CA`);
  const larger = (a: { value: number; name: string }, b: { value: number; name: string }) =>
    b.value - a.value || byName.compare(a.name, b.name);
  const categories = counted(places, ({ categoryId }) => categoryId)
    .map(([{ categoryId: id, categoryName: name }, value]) => ({ id, name, value }))
    .toSorted(larger);
  const order = new Map(categories.map(({ id }, at) => [id, at]));
  const products = counted(places, ({ id }) => id)
    .map(([place, value]) => ({ ...place, value }))
    // The outer ring follows the inner one: products are in the order of their categories.
    .toSorted((a, b) => (order.get(a.categoryId) ?? 0) - (order.get(b.categoryId) ?? 0) || larger(a, b));
  return {
    total: produces.length,
    distribution: { categories: withPercent(categories), products: withPercent(products) },
    calendar: calendarOf(produces, places, language),
  };
}

/** Each place once, with how many have the same key. */
function counted(places: readonly Place[], key: (place: Place) => string): (readonly [Place, number])[] {
  const groups = Map.groupBy(places, key);
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0], group.length] as const] : []));
}

function withPercent<Part extends { readonly value: number }>(parts: readonly Part[]) {
  const percents = shares(parts.map(({ value }) => value));
  return parts.map((part, at) => ({ ...part, percent: percents[at] ?? 0 }));
}

function calendarOf(
  produces: readonly Listed[],
  places: readonly Place[],
  language: Language,
): ProducesSummary['calendar'] {
  const dates = produces.flatMap(({ productionFrom, availabilityTo }) => [productionFrom, availabilityTo]).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return { startDate: null, endDate: null, rows: [] };
  const startDate = `${first.slice(0, 8)}01`;
  const daysTo = (date: string) => daysBetween(startDate, date);
  const rows = produces.map((produce, at) => ({
    id: produce.id,
    name: places[at]?.name ?? produce.productId,
    varietyName: variety(produce.varietyId)?.name[language] ?? produce.varietyId,
    categoryIdentifier: places[at]?.categoryId ?? produce.productId,
    productionFromDays: daysTo(produce.productionFrom),
    productionToDays: daysTo(produce.productionTo),
    availabilityFromDays: daysTo(produce.availabilityFrom),
    availabilityToDays: daysTo(produce.availabilityTo),
  }));
  const byName = new Intl.Collator(`${language}-CA`);
  return {
    startDate,
    endDate: lastOfMonth(last),
    rows: rows.toSorted(
      (a, b) =>
        a.productionFromDays - b.productionFromDays ||
        byName.compare(a.name, b.name) ||
        byName.compare(a.varietyName, b.varietyName) ||
        (a.id < b.id ? -1 : 1),
    ),
  };
}

const lastOfMonth = (date: string): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).toISOString().slice(0, 10);
