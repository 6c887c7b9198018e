import { StoreUnavailable } from '../log/event-log.ts';
import { asError } from '../log/failure.ts';
import { Turns } from './turns.ts';

/** The only writer of a database. Requests given at once share one transaction, so one flush of the disk. */
export interface Writer<Request, Outcome> {
  /**
   * Answers in order. Throws when nothing could be written; then every request has failed. Before it commits, a writer
   * may ask for `more`: what came meanwhile then stands at the end of `requests`, and false says that nothing did.
   */
  run(requests: readonly Request[], more: () => boolean): Outcome[];
  /** Work for quiet moments; answers after how many milliseconds there is more of it, null when there is none. */
  idle(): number | null;
  close(): void;
}

/** The caller's side of a writer: requests of one turn of the event loop go together. */
export interface WriteQueue<Request, Outcome> {
  /** Resolves when the outcome is durable. */
  write(request: Request): Promise<Outcome>;
  /** False while its writer is gone: what is asked then is refused. */
  readonly isWriting: boolean;
  /** Whether the work for quiet moments that its writer brought from its opening has been done. */
  readonly isSettled: boolean;
  /** Ends after everything asked before; what is asked later is refused. */
  close(): Promise<void>;
}

/** Why a queue that was closed refuses. */
export const CLOSED = 'The store is closed';

/** A queue whose writer works on the caller's thread: for tests and for the command line. */
export function inlineQueue<Request, Outcome>(
  writer: Writer<Request, Outcome>,
  onTrouble: (error: Error) => void,
): WriteQueue<Request, Outcome> {
  let open = true;
  let settled = false;
  let resting: NodeJS.Timeout | undefined;
  const tidy = () => {
    if (!open) return;
    clearTimeout(resting);
    try {
      const rest = writer.idle();
      if (rest === null) settled = true;
      else resting = setTimeout(tidy, rest).unref(); // nobody waits for it
    } catch (error) {
      onTrouble(asError(error));
    }
  };
  const turns = new Turns<Request, Outcome>((requests) => {
    try {
      turns.answer(writer.run(requests, () => false));
    } catch (error) {
      turns.fail(requests.length, asError(error));
    }
    tidy();
  });
  tidy();
  return {
    write: (request) => turns.write(request),
    get isWriting() {
      return turns.isOpen;
    },
    get isSettled() {
      return settled;
    },
    close() {
      if (!open) return Promise.resolve();
      turns.refuse(new StoreUnavailable(CLOSED));
      turns.flush();
      open = false;
      writer.close();
      return Promise.resolve();
    },
  };
}
