import { askWorker, WorkerGaveUp, type WorkerLike } from './ask-worker.ts';
import { limits, SheetProblem, type ReadingChoice, type Sheet } from './sheet.ts';
import type { SheetSource } from './read-sheet.ts';
import type { SheetAnswer, SheetRequest } from './sheet.worker.ts';

const newWorker = (): WorkerLike => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a sheet beside the page, which stays usable meanwhile. What takes longer than `limits.patience` is given up together
 * with the worker, as is what the signal ends.
 * @throws SheetProblem, or the reason of the signal
 */
export async function openSheet(
  source: SheetSource,
  choice: ReadingChoice = {},
  signal?: AbortSignal,
  makeWorker: () => WorkerLike = newWorker,
): Promise<Sheet> {
  signal?.throwIfAborted();
  if (source.length > limits.bytes) throw new SheetProblem('too_large');
  const request: SheetRequest = { source, choice };
  const answer = await askWorker<SheetAnswer>(makeWorker, request, limits.patience, signal).catch((thrown: unknown) => {
    throw thrown instanceof WorkerGaveUp ? new SheetProblem(thrown.reason) : thrown;
  });
  if ('problem' in answer) throw new SheetProblem(answer.problem, answer.count);
  return answer.sheet;
}
