/** The highest log position that this tab has written, kept over a reload. */
export interface WritePositionStore {
  read(): bigint | null;
  keep(position: bigint): void;
  /** Nothing is waited for any more. */
  forget(): void;
}

const storageKey = 'terroir-written';
/** Read models catch up within seconds. In milliseconds. */
const remembered = 60_000;

/**
 * Whoever reloads right after a change must find it, also while one process takes the read models over from another: so the
 * position outlives the page, for a minute.
 */
export const lastWritePosition: WritePositionStore = {
  read() {
    const [, position, instant] = /^(\d+) (\d+)$/.exec(stored(() => sessionStorage.getItem(storageKey)) ?? '') ?? [];
    if (position === undefined || Math.abs(Date.now() - Number(instant)) > remembered) return null;
    return BigInt(position);
  },
  keep(position) {
    stored(() => sessionStorage.setItem(storageKey, `${position} ${Date.now()}`));
  },
  forget() {
    stored(() => sessionStorage.removeItem(storageKey));
  },
};

/** Where storage is switched off, nothing outlives the page. */
function stored<T>(work: () => T): T | null {
  try {
    return work();
  } catch (blocked) {
    if (!(blocked instanceof DOMException)) throw blocked;
    return null;
  }
}
