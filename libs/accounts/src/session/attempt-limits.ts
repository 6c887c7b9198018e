/** Failed attempts of one source, or of all sources together. */
interface Failures {
  readonly count: number;
  /** ISO 8601 instant before which no further attempt is judged. */
  readonly until: string;
}

/** What is remembered of the failed attempts at one account. */
export interface AttemptRow {
  /** By sources that never signed in to this account. */
  readonly strangers: Failures;
  /** By source, the one that tried last at the end; only so many are kept. */
  readonly sources: readonly (Failures & { readonly source: string })[];
}

/** Where an attempt comes from, and whether this source has signed in to the account before. */
export interface Attempt {
  readonly source: string;
  readonly known: boolean;
}

const MINUTE = 60_000;

/** So many failures cost no pause; afterwards each one doubles it, from a second up to `longest` milliseconds. */
export const attemptRules = { freeOfSource: 5, freeOfStrangers: 20, longest: 15 * MINUTE, sources: 16 } as const;

export const noAttempts: AttemptRow = { strangers: { count: 0, until: '' }, sources: [] };

function failed({ count }: Failures, free: number, now: string): Failures {
  const pause = count + 1 < free ? 0 : Math.min(attemptRules.longest, 1000 * 2 ** Math.min(count + 1 - free, 20));
  return { count: count + 1, until: new Date(Date.parse(now) + pause).toISOString() };
}

/** Whole seconds that an attempt must wait, 0 when it may be judged now. */
export function secondsToWait({ strangers, sources }: AttemptRow, { source, known }: Attempt, now: string): number {
  const own = sources.find((one) => one.source === source)?.until ?? '';
  const until = !known && strangers.until > own ? strangers.until : own;
  return until > now ? Math.ceil((Date.parse(until) - Date.parse(now)) / 1000) : 0;
}

/** Counts an attempt as failed; done before it is judged, so that many at once are not judged before the first is counted. */
export function withAttempt({ strangers, sources }: AttemptRow, { source, known }: Attempt, now: string): AttemptRow {
  const own = sources.find((one) => one.source === source) ?? { count: 0, until: '' };
  const others = sources.filter((one) => one.source !== source);
  return {
    strangers: known ? strangers : failed(strangers, attemptRules.freeOfStrangers, now),
    sources: [...others, { source, ...failed(own, attemptRules.freeOfSource, now) }].slice(-attemptRules.sources),
  };
}

/** Takes an attempt that succeeded out of the count; what other strangers did stays counted. */
export function withoutAttempt({ strangers, sources }: AttemptRow, { source, known }: Attempt): AttemptRow {
  return {
    strangers: known ? strangers : { count: Math.max(0, strangers.count - 1), until: '' },
    sources: sources.filter((one) => one.source !== source),
  };
}
