import { useFigures } from '../figures.ts';

/** Names files of what was looked at: `tomatoes`, and in the past (`instant`, ISO 8601) `tomatoes-2026-05-01`. */
export function useDatedName(instant: string | null): (name: string) => string {
  const { dayOf } = useFigures();
  return (name) => (instant === null ? name : `${name}-${dayOf(instant)}`);
}
