export interface RoundsOptions {
  /** Milliseconds from the beginning of one round to that of the next. */
  readonly every: number;
  /** One round; it ends after what is under way once the signal is given. */
  readonly round: (ending: AbortSignal) => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface Rounds {
  /** Resolves once no round is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Does a round now and then every so often until it is closed, one at a time; `close` ends the one that is under way and waits for its end. */
export function openRounds({ every, round, report }: RoundsOptions): Rounds {
  const ending = new AbortController();
  let underWay: Promise<void> | null = null;
  const begin = (): void => {
    underWay ??= round(ending.signal)
      .catch(report)
      .finally(() => (underWay = null));
  };
  const timer = setInterval(begin, every).unref();
  begin();
  return {
    async idle() {
      await underWay;
    },
    async close() {
      clearInterval(timer);
      ending.abort();
      await underWay;
    },
  };
}
