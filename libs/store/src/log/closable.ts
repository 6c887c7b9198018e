import { StoreUnavailable } from './event-log.ts';

/** What was asked of a store that can be closed: it closes after what was asked before, and refuses what is asked later. */
export function asked() {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  return {
    async ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      if (closing !== null) throw new StoreUnavailable('The store is closed');
      const answer = work();
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    close: (): Promise<void> => (closing ??= Promise.allSettled(underWay).then(() => undefined)),
  };
}
