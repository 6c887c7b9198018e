import { FairQueue } from '../request/fair-queue.ts';

/**
 * Writes of which a company has so many at most, each with the check before it: one at a time for each company, by its id, or
 * calls at once would all be counted before any of them is written. Turns are those of this process.
 */
export const limitedWrites = new FairQueue({ room: Infinity, waiting: 2000, waitingOfKey: 100, retryAfter: 1 });
