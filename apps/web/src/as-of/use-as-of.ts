import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { asOfFrom, clock, searchAt, type AsOf } from './as-of.ts';

export interface AsOfHandle extends AsOf {
  /** Looks at another moment; the address changes with it, so it can be shared and the back button returns. */
  readonly lookAt: (instant: string | null) => void;
  /** A path of this screen that keeps the moment. */
  readonly hrefOf: (path: string) => string;
}

/** The moment that the screen looks at, as the address says. */
export function useAsOf(): AsOfHandle {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = search.toString();
  return useMemo(() => {
    const params = new URLSearchParams(text);
    const asOf = asOfFrom(params, clock());
    return {
      ...asOf,
      lookAt: (instant) => void navigate({ pathname, search: searchAt(instant, params) }),
      hrefOf: (path) => `${path}${searchAt(asOf.instant, params)}`,
    };
  }, [text, pathname, navigate]);
}
