import { createHash } from 'node:crypto';

export interface RoundsOptions {
  /** Milliseconds from the beginning of one round to that of the next. */
  readonly every: number;
  readonly round: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Does a round now and then every so often until it is closed, one at a time; `close` waits for what is under way. */
export function openRounds({ every, round, report }: RoundsOptions): { close(): Promise<void> } {
  let underWay: Promise<void> | null = null;
  const begin = (): void => {
    underWay ??= round()
      .catch(report)
      .finally(() => (underWay = null));
  };
  const timer = setInterval(begin, every).unref();
  begin();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}

/**
 * The id of a letter that follows from what it is about, so that one that is sent twice is the same letter. Shaped as the ids of other
 * letters, which sort by time.
 * @param at milliseconds since 1970
 */
export function letterIdOf(about: string, at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(about).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
