import { once } from 'node:events';
import {
  Metadata,
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerReadableStream,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { cluster, nameIn, streamDeleted, supported, told, type DoubleEvent } from './event-store-double.messages.ts';
import {
  attempted,
  LOST,
  ownAppend,
  SharedCalls,
  type AppendAttempt,
  type AskedAppend,
  type Fault,
  type SharedCall,
} from './event-store-double.appends.ts';
import { DoubleStreams } from './event-store-double.streams.ts';

export type { DoubleEvent, Fault };

/** The id of the event itself, which its metadata carry; the record of the store has the id of the attempt that wrote it. */
export const ownIdOf = ({ metadata }: DoubleEvent) =>
  (JSON.parse(Buffer.from(metadata).toString()) as { id: string }).id;

export interface DoubleOptions {
  /** Bytes that one append may have, as `MaxAppendSize` (1 MiB unless set). */
  readonly maxAppendSize?: number;
  readonly credentials?: ServerCredentials;
  readonly port?: number;
}

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type AppendCall = ServerReadableStream<AppendReq, AppendResp>;

const CHECKPOINT_EVERY = 32;

/**
 * A double of EventStoreDB for tests: its protocol over gRPC on the service definitions of the client package, with
 * what a log relies on (expected revisions, idempotent appends, filtered reads and subscriptions of `$all`, checkpoints,
 * gossip, the limit of an append), and the faults that a real one has on bad days.
 */
export class EventStoreDouble {
  /** The headers of every call, newest last. */
  readonly headers: Metadata[] = [];
  /** The calls that appends share. */
  readonly shared = new SharedCalls();
  /** How many appends and reads were asked for, by whichever call. */
  asked = 0;
  /** How many events were handed to subscriptions. */
  sent = 0;
  readonly #streams: DoubleStreams;
  readonly #faults = new Map<'append' | 'read', Fault[]>();
  readonly #subscriptions = new Set<ReadCall>();
  readonly #credentials: ServerCredentials;
  #server = new Server();
  #port: number;

  constructor(options: DoubleOptions = {}) {
    this.#streams = new DoubleStreams(options.maxAppendSize);
    this.#credentials = options.credentials ?? ServerCredentials.createInsecure();
    this.#port = options.port ?? 0;
  }

  /** Every event, in the order of the log; a test may change it. */
  get log(): DoubleEvent[] {
    return this.#streams.log;
  }

  get port(): number {
    return this.#port;
  }

  /** The connection string without TLS. */
  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** How many subscriptions are open. */
  get subscriptions(): number {
    return this.#subscriptions.size;
  }

  /** Starts, or starts again on the same port with the same events. */
  async start(): Promise<this> {
    this.#server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
    this.#server.addService(StreamsService, {
      read: (call: ReadCall) => void this.#read(call),
      append: (call: AppendCall, answer: sendUnaryData<AppendResp>) => this.#append(call, answer),
      batchAppend: (call: SharedCall) => {
        this.headers.push(call.metadata);
        this.shared.answer(call, (append) => this.#attempt(append));
      },
    });
    this.#server.addService(ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<unknown>) => answer(null, supported()),
    });
    this.#server.addService(GossipService, {
      read: (_: unknown, answer: sendUnaryData<unknown>) => answer(null, cluster(this.#port)),
    });
    this.#port = await new Promise<number>((resolve, reject) =>
      this.#server.bindAsync(`127.0.0.1:${this.#port}`, this.#credentials, (error, port) =>
        error === null ? resolve(port) : reject(error),
      ),
    );
    return this;
  }

  /** Stops at once: connections are cut, new ones refused. */
  stop(): void {
    this.#server.forceShutdown();
  }

  /** What becomes of the next calls, one fault each. */
  fail(method: 'append' | 'read', ...faults: Fault[]): void {
    this.#faults.set(method, [...(this.#faults.get(method) ?? []), ...faults]);
  }

  /** Takes back the faults that no call has met yet. */
  mend(): void {
    this.#faults.clear();
  }

  /** Ends every subscription as a server does that is overwhelmed or goes away; null ends them without an error. */
  dropSubscriptions(code: status | null = status.ABORTED): void {
    for (const call of this.#subscriptions)
      if (code === null) call.end();
      else call.emit('error', { code, details: 'dropped' });
    this.#subscriptions.clear();
  }

  /** Writes events as another user of the store would, between ours. */
  noise(stream: string, count = 1): void {
    const none = new TextEncoder().encode('{}');
    this.#streams.commit(
      stream,
      Array.from({ length: count }, () => ({ id: crypto.randomUUID(), type: '$stats', data: none, metadata: none })),
    );
  }

  /** Deletes a stream for good: its events stay in the log until the store is scavenged. */
  deleteStream(stream: string): void {
    this.#streams.delete(stream);
  }

  /** Loses the events of a stream from a revision on, without a trace. */
  loseEnd(stream: string, from: number): void {
    this.#streams.loseEnd(stream, from);
  }

  /** Sets the metadata of a stream as an administrator does; `$tb` and `$maxCount` take events from its readers at once. */
  setMetadata(stream: string, metadata: Readonly<Record<string, unknown>>): void {
    this.#streams.setMetadata(stream, metadata);
  }

  #fault(method: 'append' | 'read'): Fault | undefined {
    return this.#faults.get(method)?.shift();
  }

  #attempt(append: AskedAppend): AppendAttempt {
    this.asked += 1;
    return attempted(this.#streams, append, this.#fault('append'), this.#port);
  }

  #append(call: AppendCall, answer: sendUnaryData<AppendResp>): void {
    this.headers.push(call.metadata);
    const requests: AppendReq[] = [];
    call.on('error', () => undefined); // the client went away before it had said everything
    call.on('data', (request: AppendReq) => requests.push(request));
    call.on('end', () => {
      const outcome = this.#attempt(ownAppend(requests));
      if ('error' in outcome) answer(outcome.error);
      else if ('trailers' in outcome)
        answer({ code: status.INVALID_ARGUMENT, details: 'refused', metadata: outcome.trailers });
      else if ('response' in outcome) answer(null, outcome.response);
    });
  }

  async #read(call: ReadCall): Promise<void> {
    this.headers.push(call.metadata);
    this.asked += 1;
    const fault = this.#fault('read');
    if (fault === 'silent') return;
    if (fault !== undefined) {
      call.emit('error', LOST);
      return;
    }
    const options = call.request.getOptions();
    const ofStream = options?.getStream();
    const name = ofStream && nameIn(ofStream.getStreamIdentifier());
    if (name !== undefined && this.#streams.isDeleted(name)) {
      call.emit('error', streamDeleted(name));
      return;
    }
    const { shown, first } = name === undefined ? { shown: this.log, first: 0 } : this.#streams.shown(name);
    if (name !== undefined && shown.length === 0) {
      const missing = new streams.ReadResp.StreamNotFound();
      call.write(
        new streams.ReadResp().setStreamNotFound(missing.setStreamIdentifier(ofStream?.getStreamIdentifier())),
      );
      call.end();
      return;
    }
    const backwards = options?.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
    const follows = options?.hasSubscription() === true;
    let at: number;
    if (ofStream !== undefined)
      at = ofStream.hasEnd() ? shown.length - 1 : Math.max(0, Number(ofStream.getRevision()) - first);
    else if (options?.getAll()?.hasEnd() === true) at = shown.length - 1;
    else if (options?.getAll()?.hasStart() === true) at = 0;
    else {
      const commit = Number(options?.getAll()?.getPosition()?.getCommitPosition());
      at = this.log.findIndex((event) => event.commit === commit);
      if (at < 0) {
        call.emit('error', { code: status.INVALID_ARGUMENT, details: 'no record begins at this position' });
        return;
      }
      if (follows) at += 1;
    }
    const prefixes = options?.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [''];
    const isWanted = ({ stream }: DoubleEvent) => prefixes.some((prefix) => stream.startsWith(prefix));
    if (follows) {
      await this.#follow(call, at, isWanted);
      return;
    }
    for (let left = Number(options?.getCount()); left > 0 && at >= 0 && at < shown.length; at += backwards ? -1 : 1) {
      const event = shown[at];
      if (event === undefined || !isWanted(event)) continue;
      call.write(told(event));
      left -= 1;
    }
    call.end();
  }

  async #follow(call: ReadCall, from: number, isWanted: (event: DoubleEvent) => boolean): Promise<void> {
    const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
    call.write(new streams.ReadResp().setConfirmation(confirmation));
    this.#subscriptions.add(call);
    const gone = Promise.withResolvers<void>();
    for (const end of ['cancelled', 'error', 'finish', 'close'])
      call.on(end, () => {
        this.#subscriptions.delete(call);
        gone.resolve();
      });
    for (let at = from; this.#subscriptions.has(call); at += 1) {
      while (at >= this.log.length && this.#subscriptions.has(call))
        await Promise.race([this.#streams.committed, gone.promise]);
      const event = this.log[at];
      if (event === undefined || !this.#subscriptions.has(call)) return;
      let flushed = true;
      if (isWanted(event)) {
        flushed = call.write(told(event));
        this.sent += 1;
      }
      if (at % CHECKPOINT_EVERY === 0) {
        const checkpoint = new streams.ReadResp.Checkpoint();
        checkpoint.setCommitPosition(String(event.commit)).setPreparePosition(String(event.commit));
        flushed = call.write(new streams.ReadResp().setCheckpoint(checkpoint));
      }
      if (!flushed) await Promise.race([once(call, 'drain'), gone.promise]);
    }
  }
}
