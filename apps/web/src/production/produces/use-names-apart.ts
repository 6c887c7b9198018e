import { produceName } from '@terroir/market';
import { useMemo } from 'react';
import { useFigures } from '../../records/figures.ts';
import { namesApart } from '../../records/names/told-apart.ts';
import type { Produce } from './produce.ts';

/** What a produce is called among these (none until they are fetched): with what tells it apart, where another has its name too. */
export function useNamesApart(produces: readonly Produce[] | undefined): (produce: Produce) => string {
  const figures = useFigures();
  return useMemo(() => {
    const names = namesApart(
      (produces ?? []).map(({ harvest, ...produce }) => ({ ...produce, ...harvest })),
      figures,
    );
    return (produce) => names.get(produce.id) ?? produceName(produce);
  }, [produces, figures]);
}
