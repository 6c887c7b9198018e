import { FairQueue } from '../request/fair-queue.ts';

/** Commands of one call that are sent at once: they keep the log's queue full and the event loop free. */
export const COMMANDS_AT_ONCE = 100;

/** Calls that are many commands each: accounts take turns, so that one with much to write holds up no other. */
export const manyCommands = new FairQueue({ room: 4, waiting: 60, waitingOfKey: 4, retryAfter: 2 });
