import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { periodFrom, searchFor, type Period } from './period.ts';

/** The days that the summary is of, as the address says, and a way to others. */
export function usePeriod(): { readonly period: Period; readonly choose: (period: Period) => void } {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = search.toString();
  return useMemo(() => {
    const params = new URLSearchParams(text);
    return {
      period: periodFrom(params),
      choose: (period: Period) => void navigate({ pathname, search: searchFor(period, params) }),
    };
  }, [text, pathname, navigate]);
}
