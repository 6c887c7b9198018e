/** What a page needs of a worker. */
export type WorkerLike = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

/** Why a worker gave no answer: it took longer than allowed, or it broke. */
export class WorkerGaveUp extends Error {
  override readonly name = 'WorkerGaveUp';
  constructor(readonly reason: 'too_slow' | 'unreadable') {
    super(reason);
  }
}

/**
 * Asks a worker one question and ends it with the answer, after `patience` milliseconds, or when the signal says so.
 * @throws WorkerGaveUp, or the reason of the signal
 */
export function askWorker<Answer>(
  makeWorker: () => WorkerLike,
  request: object,
  patience: number,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = makeWorker();
    const timer = setTimeout(() => fail(new WorkerGaveUp('too_slow')), patience);
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
      end();
      resolve((event as MessageEvent<Answer>).data);
    });
    for (const fault of ['error', 'messageerror'])
      worker.addEventListener(fault, () => fail(new WorkerGaveUp('unreadable')));
    worker.postMessage(request);
  });
}
