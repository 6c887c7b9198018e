import type { ClientReadableStream } from '@grpc/grpc-js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '../log/event-log.ts';
import { toStoreError } from './eventstore-answers.ts';
import { recordedIn, type Recorded } from './eventstore-messages.ts';

/**
 * A subscription of the store that is read when there is room: what is not taken stays in the connection's window, and
 * the store waits. It ends by failing; nobody opens it again.
 */
export class EventStoreFeed {
  readonly #call: ClientReadableStream<ReadResp>;
  #failure: Error | null = null;
  #rouse: () => void = () => undefined;

  /** `onLost` gets what ended the feed, unless it was cancelled here. */
  constructor(call: ClientReadableStream<ReadResp>, onLost: (error: Error) => void) {
    this.#call = call;
    const fail = (error: Error) => {
      if (this.#failure !== null) return;
      this.#failure = toStoreError(error);
      onLost(error);
      this.#rouse();
    };
    call.on('error', fail);
    call.on('end', () => fail(new StoreUnavailable('EventStoreDB has ended the subscription')));
    call.on('readable', () => this.#rouse());
  }

  /** Whether there is something to take now. */
  get isReady(): boolean {
    return this.#call.readableLength > 0;
  }

  /** Resolves when there is something to take. @throws what ended the subscription */
  async more(): Promise<void> {
    while (!this.isReady) {
      if (this.#failure !== null) throw this.#failure;
      this.#call.read(0); // takes nothing; a stream reports its end only to a reader
      await new Promise<void>((resolve) => {
        this.#rouse = resolve;
      });
    }
  }

  /** The events at hand, at most so many. */
  take(most: number): Recorded[] {
    const taken: Recorded[] = [];
    while (taken.length < most) {
      const response = this.#call.read() as ReadResp | null;
      if (response === null) break;
      const recorded = recordedIn(response);
      if (recorded !== null) taken.push(recorded);
    }
    return taken;
  }

  /** Ends it, and with it every wait for more. */
  cancel(): void {
    this.#failure ??= new StoreUnavailable('The subscription was closed');
    this.#call.cancel();
    this.#rouse();
  }
}
