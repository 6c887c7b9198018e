import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SearchOption } from '../../records/choices/search-choice.tsx';
import { useFigures } from '../../records/figures.ts';
import { produceMarginsQuery } from '../../records/margins/produce-margins.ts';
import { namesApart } from '../../records/names/told-apart.ts';

/** The produces that tasks name, or may name. */
export interface TaskProduces {
  readonly options: readonly SearchOption[];
  /** The name of one, also where it was removed since but is in the books; undefined while it is not known. */
  readonly nameOf: (id: string) => string | undefined;
}

/** The produces of the company, now (`null`) or at an instant, as the finances name them. */
export function useTaskProduces(asOf: string | null = null): TaskProduces {
  const figures = useFigures();
  const produces = useQuery(produceMarginsQuery(figures.language, asOf)).data?.produces;
  return useMemo(() => {
    const names = namesApart(produces ?? [], figures);
    const listed = produces?.filter(({ removed }) => !removed) ?? [];
    return {
      options: listed.map(({ id, product, variety }) => ({
        value: id,
        label: names.get(id) ?? product.name,
        keywords: [product.name, variety.name],
      })),
      nameOf: (id) => names.get(id),
    };
  }, [produces, figures]);
}
