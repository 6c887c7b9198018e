import { Metadata, status, type ServerDuplexStream } from '@grpc/grpc-js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { nameIn, shared } from './event-store-double.messages.ts';
import type { DoubleStreams } from './event-store-double.streams.ts';

/** What becomes of a call: it is not done, it is done and the answer lost, or it is never answered (done or not). */
export type Fault = 'refused' | 'answer lost' | 'silent' | 'done and silent' | 'not leader';

/** An append as either call asks for it: at an exact revision, -1 for no such stream. */
export type AskedAppend = Parameters<DoubleStreams['append']>;

export type AppendAttempt =
  | { readonly error: { readonly code: status; readonly details: string; readonly metadata?: Metadata } }
  | { readonly response: AppendResp }
  | { readonly trailers: Metadata }
  | { readonly silent: true };

export const LOST = { code: status.UNAVAILABLE, details: 'the node is going down' };

function elsewhere(port: number) {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'this node does not lead', metadata };
}

/** The append that a call `Append` asks for. */
export function ownAppend(requests: readonly AppendReq[]): AskedAppend {
  const options = requests[0]?.getOptions();
  return [
    nameIn(options?.getStreamIdentifier()),
    options?.hasNoStream() === true ? -1 : Number(options?.getRevision()),
    requests.flatMap((request) => request.getProposedMessage() ?? []),
  ];
}

/** What becomes of an append under a fault; `port` is where the leader is. */
export function attempted(
  streams: DoubleStreams,
  asked: AskedAppend,
  fault: Fault | undefined,
  port: number,
): AppendAttempt {
  if (fault === 'refused') return { error: LOST };
  if (fault === 'not leader') return { error: elsewhere(port) };
  if (fault === 'silent') return { silent: true };
  const outcome = streams.append(...asked);
  if (fault === 'answer lost') return { error: LOST };
  return fault === 'done and silent' ? { silent: true } : outcome;
}

/** The append that one message of a call `BatchAppend` asks for; whoever sends it in parts is not understood. */
function sharedAppend(request: BatchAppendReq): AskedAppend {
  const options = request.getOptions();
  return [
    nameIn(options?.getStreamIdentifier()),
    options?.hasNoStream() === true ? -1 : Number(options?.getStreamPosition()),
    request.getProposedMessagesList(),
  ];
}

export type SharedCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** Calls `BatchAppend`. As in the real one a refusal is that append's alone, and a leader elsewhere ends the call for all. */
export class SharedCalls {
  readonly #open = new Set<SharedCall>();

  get size(): number {
    return this.#open.size;
  }

  answer(call: SharedCall, attempt: (append: AskedAppend) => AppendAttempt): void {
    this.#open.add(call);
    for (const end of ['cancelled', 'error', 'close']) call.on(end, () => this.#open.delete(call));
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      const outcome = attempt(sharedAppend(request));
      if ('error' in outcome) call.emit('error', outcome.error);
      else if ('response' in outcome) call.write(shared(request, outcome.response));
      else if ('trailers' in outcome) call.write(shared(request, null));
    });
  }

  /** Ends them all, by an error or (null) without one. */
  end(code: status | null): void {
    for (const call of this.#open)
      if (code === null) call.end();
      else call.emit('error', { code, details: 'dropped' });
    this.#open.clear();
  }
}
