import { refuse } from '@terroir/kernel';
import { RefusalError } from '@terroir/http';

/**
 * Lets at most `atOnce` pieces of costly work run and at most `waiting` wait, first come first served, so that a rush of
 * sign-ins or pictures cannot take every thread. @throws RefusalError unavailable when even the queue is full
 */
export function semaphore(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new RefusalError(refuse('unavailable'));
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
