import type { ClientDuplexStream } from '@grpc/grpc-js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '../log/event-log.ts';
import { inTime, type Until } from './eventstore-answers.ts';
import { sharedAnswer, sharedRequest, type Landed, type Proposed } from './eventstore-messages.ts';

type SharedCall = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;

/**
 * The call `BatchAppend` of one channel, which appends of many callers share. Each has an answer and a deadline of its own.
 * Only a success counts: whatever else happens to an append or to the call, it is unknown whether the append landed, and
 * the caller asks again by a call of its own.
 */
export class SharedAppends {
  readonly #open: () => SharedCall;
  readonly #waiting = new Map<string, PromiseWithResolvers<Landed>>();
  #call: SharedCall | null = null;
  #isClosed = false;

  constructor(open: () => SharedCall) {
    this.#open = open;
  }

  /** @throws what ended the call, TooLate, or StoreUnavailable for what was refused */
  async append(stream: string, expected: number, events: readonly Proposed[], until: Until): Promise<Landed> {
    const id = crypto.randomUUID();
    const answer = Promise.withResolvers<Landed>();
    this.#waiting.set(id, answer);
    try {
      (this.#call ??= this.#begun()).write(sharedRequest(id, stream, expected, events));
      return await inTime(answer.promise, until);
    } finally {
      this.#waiting.delete(id);
      this.#cancelIfOver();
    }
  }

  /** Ends the call when what waits has been answered. */
  close(): void {
    this.#isClosed = true;
    this.#cancelIfOver();
  }

  /** The store drops answers of a call that its client has half closed, so it is cancelled when none is missing. */
  #cancelIfOver(): void {
    if (this.#isClosed && this.#waiting.size === 0) this.#call?.cancel();
  }

  #begun(): SharedCall {
    const call = this.#open();
    const fail = (error: unknown) => {
      if (this.#call !== call) return;
      this.#call = null;
      for (const { reject } of this.#waiting.values()) reject(error);
    };
    call.on('error', fail);
    call.on('end', () => fail(new StoreUnavailable('EventStoreDB has ended the call')));
    call.on('data', (response) => {
      try {
        const { id, landed } = sharedAnswer(response);
        if (landed === null) this.#waiting.get(id)?.reject(new StoreUnavailable('EventStoreDB has refused an append'));
        else this.#waiting.get(id)?.resolve(landed);
      } catch (error) {
        fail(error);
        call.cancel();
      }
    });
    return call;
  }
}
