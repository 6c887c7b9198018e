import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFigures } from '../../records/figures.ts';
import { produceMarginsQuery, type ProduceMargin } from '../../records/margins/produce-margins.ts';
import { namesApart } from '../../records/names/told-apart.ts';

/** The produces that outputs name, or may name. */
export interface BookedProduces {
  /** False until they are fetched. */
  readonly isKnown: boolean;
  /** Those that a person may choose. */
  readonly listed: readonly ProduceMargin[];
  /** The name of one, told apart from its namesakes, also where it was removed since; undefined while it is not known. */
  readonly nameOf: (id: string) => string | undefined;
}

/** The produces of the company as its books name them: of all time, the margins are of every one that is listed or was sold. */
export function useBookedProduces(asOf: string | null = null, enabled = true): BookedProduces {
  const figures = useFigures();
  const produces = useQuery({ ...produceMarginsQuery(figures.language, asOf), enabled }).data?.produces;
  return useMemo(() => {
    const names = namesApart(produces ?? [], figures);
    return {
      isKnown: produces !== undefined,
      listed: produces?.filter(({ removed }) => !removed) ?? [],
      nameOf: (id) => names.get(id),
    };
  }, [produces, figures]);
}
