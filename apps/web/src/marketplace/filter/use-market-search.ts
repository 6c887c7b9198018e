import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, searchFrom, wholeMarket, type MarketSearch, type SearchFault } from './search.ts';

export interface MarketSearchHandle {
  readonly search: MarketSearch;
  /** What of the address could not be read. */
  readonly faults: readonly SearchFault[];
  /** The list has the map beside it, or in its place on a phone. */
  readonly isMapOpen: boolean;
  /** The calendar shows what is to be had this month alone. */
  readonly isThisMonth: boolean;
  /** How often the filters were cleared: what is typed since the last pause goes along. */
  readonly clears: number;
  /** The part of the address that other faces keep. */
  readonly address: string;
  /** Narrows further or less: a step in the browser’s history, so that the way back undoes it. */
  readonly change: (next: Partial<MarketSearch>) => void;
  /** Shows all of the market; the order stays. */
  readonly clear: () => void;
  readonly openMap: (open: boolean) => void;
  readonly showThisMonth: (only: boolean) => void;
}

/** What the marketplace is narrowed to, as the address says. */
export function useMarketSearch(): MarketSearchHandle {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = params.toString();
  const [clears, setClears] = useState(0);
  return useMemo(() => {
    const go = (search: string, replace: boolean) =>
      void navigate({ pathname, search }, { replace, preventScrollReset: true });
    // Two fields may be handed on before the screen is drawn again: the second goes on from the address of the first.
    const change = (next: Partial<MarketSearch>) => {
      const now = new URLSearchParams(location.search);
      const before = searchFrom(now).search;
      const to = addressOf({ ...before, ...next }, now);
      if (to === location.search) return;
      // Words that are typed on are one step.
      const isTyping = Object.keys(next).join() === 'q' && before.q !== '' && next.q !== '';
      go(to, isTyping);
    };
    const set = (name: string, value: string | null) => {
      const next = new URLSearchParams(location.search);
      if (value === null) next.delete(name);
      else next.set(name, value);
      go(next.size === 0 ? '' : `?${next.toString()}`, true);
    };
    const now = new URLSearchParams(text);
    const { search, faults } = searchFrom(now);
    return {
      search,
      faults,
      isMapOpen: now.get('view') === 'map',
      isThisMonth: now.get('months') === 'this',
      clears,
      address: text === '' ? '' : `?${text}`,
      change,
      clear: () => {
        setClears((count) => count + 1);
        change({ ...wholeMarket, sort: search.sort });
      },
      openMap: (open) => set('view', open ? 'map' : null),
      showThisMonth: (only) => set('months', only ? 'this' : null),
    };
  }, [text, pathname, navigate, clears]);
}
