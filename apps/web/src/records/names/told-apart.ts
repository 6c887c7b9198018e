import type { Figures } from '../figures.ts';
import { produceName } from '@terroir/market';

/** A produce with the days from the start of its production to the end of its availability. */
export interface SeasonedProduce extends Readonly<Parameters<typeof produceName>[0]> {
  readonly id: string;
  readonly productionFrom: string;
  readonly availabilityTo: string;
  /** When it was recorded, where that is known. */
  readonly recordedAt?: string;
}

/** How figures write what tells apart. */
export type ApartFigures = Pick<Figures, 'period' | 'recordedOn' | 'numbered'>;

/**
 * What tells produces of one name apart, by their ids: the year of each where that is enough, else the days from the start of its production
 * to the end of its availability, with the day on which it was recorded, else a number, where another has those days too. A produce whose
 * name is its own has none.
 */
export function toldApart(produces: readonly SeasonedProduce[], figures: ApartFigures): ReadonlyMap<string, string> {
  const namesakes = [...Map.groupBy(produces, produceName).values()].filter(({ length }) => length > 1);
  return new Map(
    namesakes.flatMap((some) => {
      const years = some.map(yearsOf);
      if (new Set(years).size === some.length) return some.map(({ id }, at) => [id, years[at] ?? ''] as const);
      const seasons = Map.groupBy(some, ({ productionFrom, availabilityTo }) =>
        figures.period(productionFrom, availabilityTo),
      );
      return [...seasons].flatMap(([season, twins]) => withinSeason(season, twins, figures));
    }),
  );
}

/** What each produce is called, by its id: `Garlic, Music`, with what tells it apart where another has that name too. */
export function namesApart(produces: readonly SeasonedProduce[], figures: ApartFigures): ReadonlyMap<string, string> {
  const apart = toldApart(produces, figures);
  return new Map(
    produces.map((produce) => {
      const more = apart.get(produce.id);
      return [produce.id, more === undefined ? produceName(produce) : `${produceName(produce)} (${more})`];
    }),
  );
}

/** The season of each, with what tells it from the others of that season. */
function withinSeason(season: string, twins: readonly SeasonedProduce[], figures: ApartFigures) {
  if (twins.length === 1) return twins.map(({ id }) => [id, season] as const);
  const days = twins.flatMap(({ recordedAt }) => (recordedAt === undefined ? [] : [figures.recordedOn(recordedAt)]));
  const isEnough = new Set(days).size === twins.length;
  // By their ids, which are given in the order of recording: a list that is sorted otherwise gives the same numbers.
  const inOrder = twins.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return twins.map((each, at) => {
    const more = (isEnough && days[at]) || figures.numbered(inOrder.indexOf(each) + 1);
    return [each.id, `${season}, ${more}`] as const;
  });
}

/** `2026`, or `2025–2026` where the first and the last day are in two years. */
function yearsOf({ productionFrom, availabilityTo }: SeasonedProduce): string {
  const [first, last] = [productionFrom.slice(0, 4), availabilityTo.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}
