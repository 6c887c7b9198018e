import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds from one look to the next. */
const PAUSE = 10;

/** Resolves when something holds. Between two looks the processor is left to whatever makes it hold. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(PAUSE);
}
