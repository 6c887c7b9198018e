/** Letters of a name on a map. */
const LONGEST = 24;

/** A name as a map shows it: a long one would cover its neighbours. */
export const shortLabel = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
