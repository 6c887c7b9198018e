/** Told of an error, and of how many like it came since the last one that was told. */
export type Tell = (error: unknown, alike: number) => void;

/** Takes errors of the background, and tells of them sparingly. */
export interface BackgroundErrors {
  report(this: void, error: unknown): void;
  /** Tells of those that were only counted so far. */
  close(this: void): void;
}

interface Kind {
  alike: number;
  newest: unknown;
}

/** Milliseconds in which errors of one kind are told once. */
const MINUTE = 60_000;
/** Kinds that are told apart within that time; of what comes beyond them, each error is told. */
const MOST = 1000;

/**
 * An engine that is away for ten minutes is met by several followers every second, and each says so: an error is told at
 * once, those like it (the same name and message) are counted and told together, once a minute and at the end.
 */
export function backgroundErrors(tell: Tell, milliseconds: number = MINUTE): BackgroundErrors {
  const kinds = new Map<string, Kind>();
  let timer: NodeJS.Timeout | undefined;

  function tellCounted(): void {
    for (const [name, kind] of kinds)
      if (kind.alike === 0) kinds.delete(name);
      else {
        tell(kind.newest, kind.alike - 1);
        kind.alike = 0;
      }
  }

  function wait(): void {
    timer = setTimeout(() => {
      tellCounted();
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
      tell(error, 0);
      if (timer === undefined) wait();
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
      tellCounted();
      kinds.clear(); // who comes too late is told at once again
    },
  };
}
