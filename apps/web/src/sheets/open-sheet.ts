import { limits, SheetProblem, type ReadingChoice, type Sheet } from './sheet.ts';
import type { SheetSource } from './read-sheet.ts';
import type { SheetAnswer, SheetRequest } from './sheet.worker.ts';

type WorkerLike = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;
const newWorker = (): WorkerLike => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a sheet beside the page, which stays usable meanwhile. What takes longer than `limits.patience` is given up together
 * with the worker, as is what the signal ends.
 * @throws SheetProblem, or the reason of the signal
 */
export function openSheet(
  source: SheetSource,
  choice: ReadingChoice = {},
  signal?: AbortSignal,
  makeWorker: () => WorkerLike = newWorker,
): Promise<Sheet> {
  return new Promise<Sheet>((resolve, reject) => {
    signal?.throwIfAborted();
    if (source.length > limits.bytes) throw new SheetProblem('too_large');
    const worker = makeWorker();
    const timer = setTimeout(() => fail(new SheetProblem('too_slow')), limits.patience);
    const stop = () => fail(signal?.reason);
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.terminate();
    };
    const fail = (reason: unknown) => {
      end();
      reject(reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError'));
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<SheetAnswer>;
      if ('problem' in data) return fail(new SheetProblem(data.problem, data.count));
      end();
      resolve(data.sheet);
    });
    for (const fault of ['error', 'messageerror'])
      worker.addEventListener(fault, () => fail(new SheetProblem('unreadable')));
    worker.postMessage({ source, choice } satisfies SheetRequest);
  });
}
