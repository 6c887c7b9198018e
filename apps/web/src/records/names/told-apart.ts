import type { Figures } from '../figures.ts';
import { produceName } from './produce-name.ts';

/** A produce with the days from the start of its production to the end of its availability. */
export interface SeasonedProduce extends Readonly<Parameters<typeof produceName>[0]> {
  readonly id: string;
  readonly productionFrom: string;
  readonly availabilityTo: string;
}

/**
 * What tells produces of one name apart, by their ids: the year of each where that is enough, else the days from the start of its production
 * to the end of its availability. A produce whose name is its own has none.
 */
export function toldApart(
  produces: readonly SeasonedProduce[],
  { period }: Pick<Figures, 'period'>,
): ReadonlyMap<string, string> {
  const namesakes = [...Map.groupBy(produces, produceName).values()].filter(({ length }) => length > 1);
  return new Map(
    namesakes.flatMap((some) => {
      const years = some.map(yearsOf);
      const isEnough = new Set(years).size === some.length;
      return some.map((each, at) => [
        each.id,
        (isEnough && years[at]) || period(each.productionFrom, each.availabilityTo),
      ]);
    }),
  );
}

/** What each produce is called, by its id: `Garlic, Music`, with what tells it apart where another has that name too. */
export function namesApart(
  produces: readonly SeasonedProduce[],
  figures: Pick<Figures, 'period'>,
): ReadonlyMap<string, string> {
  const apart = toldApart(produces, figures);
  return new Map(
    produces.map((produce) => {
      const more = apart.get(produce.id);
      return [produce.id, more === undefined ? produceName(produce) : `${produceName(produce)} (${more})`];
    }),
  );
}

/** `2026`, or `2025–2026` where the first and the last day are in two years. */
function yearsOf({ productionFrom, availabilityTo }: SeasonedProduce): string {
  const [first, last] = [productionFrom.slice(0, 4), availabilityTo.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}
