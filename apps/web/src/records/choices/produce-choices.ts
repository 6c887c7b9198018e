import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SearchOption } from './search-choice.tsx';
import { useFigures } from '../figures.ts';
import { produceMarginsQuery } from '../margins/produce-margins.ts';
import { namesApart } from '../names/told-apart.ts';

/** The produces that records name, or may name. */
export interface ProduceChoices {
  /** By name. */
  readonly options: readonly SearchOption[];
  /** The name of one, also where it was removed since but is in the books; undefined while it is not known. */
  readonly nameOf: (id: string) => string | undefined;
  readonly isFetched: boolean;
}

/** The produces of the company, now (`null`) or at an instant, as the finances name them. */
export function useProduceChoices(asOf: string | null = null, { enabled = true } = {}): ProduceChoices {
  const figures = useFigures();
  const produces = useQuery({ ...produceMarginsQuery(figures.language, asOf), enabled }).data?.produces;
  return useMemo(() => {
    const names = namesApart(produces ?? [], figures);
    const { compare } = new Intl.Collator(figures.language, { numeric: true });
    const listed = produces?.filter(({ removed }) => !removed) ?? [];
    const options = listed.map(({ id, product, variety }) => ({
      value: id,
      label: names.get(id) ?? product.name,
      keywords: [product.name, variety.name],
    }));
    return {
      options: options.sort((a, b) => compare(a.label, b.label)),
      nameOf: (id) => names.get(id),
      isFetched: produces !== undefined,
    };
  }, [produces, figures]);
}
