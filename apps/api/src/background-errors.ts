/** Logs an error, and how many like it came since the last one that was logged. */
export type LogError = (error: unknown, alike: number) => void;

/** Takes errors of the background, and logs them sparingly. */
export interface BackgroundErrors {
  report(this: void, error: unknown): void;
  /** Logs those that were only counted so far. */
  close(this: void): void;
}

interface Kind {
  alike: number;
  newest: unknown;
}

/** Milliseconds in which errors of one kind are logged once. */
const MINUTE = 60_000;
/** Kinds that are kept apart within that time; of what comes beyond them, each error is logged. */
const MOST = 1000;

/**
 * An engine that is away for ten minutes is met by several followers every second, and each reports it: an error is logged
 * at once, those like it (the same name and message) are counted and logged together, once a minute and at the end.
 */
export function backgroundErrors(log: LogError, milliseconds: number = MINUTE): BackgroundErrors {
  const kinds = new Map<string, Kind>();
  let timer: NodeJS.Timeout | undefined;

  function logCounted(): void {
    for (const [name, kind] of kinds)
      if (kind.alike === 0) kinds.delete(name);
      else {
        log(kind.newest, kind.alike - 1);
        kind.alike = 0;
      }
  }

  function wait(): void {
    timer = setTimeout(() => {
      logCounted();
      if (kinds.size > 0) wait();
      else timer = undefined;
    }, milliseconds).unref();
  }

  return {
    report(error) {
      const name = String(error);
      const known = kinds.get(name);
      if (known !== undefined) {
        known.alike += 1;
        known.newest = error;
        return;
      }
      if (kinds.size < MOST) kinds.set(name, { alike: 0, newest: error });
      log(error, 0);
      if (timer === undefined) wait();
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
      logCounted();
      kinds.clear(); // an error after the end is logged at once
    },
  };
}
