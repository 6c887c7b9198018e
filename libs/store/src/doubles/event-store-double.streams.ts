import { Metadata } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { streamDeleted, success, tombstone, type DoubleEvent } from './event-store-double.messages.ts';

const MEBIBYTE = 1024 * 1024;
/** With a greater `MaxAppendSize` EventStoreDB does not start: a record of its log has 16 MiB, with 10,000 bytes around it. */
const LARGEST_APPEND = 16 * MEBIBYTE - 10_000;

/** What the double holds: its log and its streams, with expected revisions, repeated appends and what deletes or cuts a stream. */
export class DoubleStreams {
  readonly log: DoubleEvent[] = [];
  readonly #streams = new Map<string, DoubleEvent[]>();
  readonly #deleted = new Set<string>();
  /** The revision from which on a stream is shown. */
  readonly #first = new Map<string, number>();
  readonly #limit: number;
  #end = 4096;
  #committed = Promise.withResolvers<void>();

  constructor(maxAppendSize = MEBIBYTE) {
    if (maxAppendSize > LARGEST_APPEND) throw new RangeError(`MaxAppendSize exceeded ${LARGEST_APPEND} bytes`);
    this.#limit = maxAppendSize;
  }

  /** Resolves when the next events are there. */
  get committed(): Promise<void> {
    return this.#committed.promise;
  }

  isDeleted(stream: string): boolean {
    return this.#deleted.has(stream);
  }

  /** The events of a stream that readers see, and the revision of the first of them. */
  shown(stream: string): { readonly shown: readonly DoubleEvent[]; readonly first: number } {
    const first = this.#first.get(stream) ?? 0;
    const held = this.#streams.get(stream) ?? [];
    return { shown: first === 0 ? held : held.slice(first), first };
  }

  commit(stream: string, events: readonly Pick<DoubleEvent, 'id' | 'type' | 'data' | 'metadata'>[]): DoubleEvent[] {
    const held = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, held);
    const added = events.map((event) => {
      const placed = { ...event, stream, revision: held.length, commit: this.#end };
      this.#end += 100 + event.data.length + event.metadata.length;
      held.push(placed);
      this.log.push(placed);
      return placed;
    });
    this.#committed.resolve();
    this.#committed = Promise.withResolvers();
    return added;
  }

  delete(stream: string): void {
    this.#streams.get(stream)?.splice(0);
    this.#deleted.add(stream);
    this.log.push(tombstone(stream, this.#end));
    this.#end += 100;
  }

  loseEnd(stream: string, from: number): void {
    const lost = new Set(this.#streams.get(stream)?.splice(from));
    this.log.splice(0, this.log.length, ...this.log.filter((event) => !lost.has(event)));
    if (from === 0) this.#streams.delete(stream);
  }

  setMetadata(stream: string, metadata: Readonly<Record<string, unknown>>): void {
    const data = new TextEncoder().encode(JSON.stringify(metadata));
    this.commit(`$$${stream}`, [{ id: crypto.randomUUID(), type: '$metadata', data, metadata: new Uint8Array() }]);
    const held = this.#streams.get(stream) ?? [];
    const kept = Number(metadata['$maxCount'] ?? held.length);
    this.#first.set(stream, Math.max(Number(metadata['$tb'] ?? 0), held.length - kept));
  }

  /** Appends at an exact revision (-1: no such stream); or says why not. */
  append(
    stream: string,
    expected: number,
    proposed: readonly (AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage)[],
  ): { readonly response: AppendResp } | { readonly trailers: Metadata } {
    if (this.#deleted.has(stream)) return { trailers: streamDeleted(stream).metadata };
    const events = proposed.map((message) => ({
      id: message.getId()?.getString() ?? '',
      type: message.getMetadataMap().get('type') ?? '',
      data: message.getData_asU8(),
      metadata: message.getCustomMetadata_asU8(),
    }));
    if (events.reduce((size, { data, metadata }) => size + data.length + metadata.length, 0) > this.#limit) {
      const trailers = new Metadata();
      trailers.set('exception', 'maximum-append-size-exceeded');
      trailers.set('maximum-append-size', String(this.#limit));
      return { trailers };
    }
    const held = this.#streams.get(stream) ?? [];
    const response = new streams.AppendResp();
    if (expected !== held.length - 1) {
      const there = held.slice(expected + 1, expected + 1 + events.length);
      // Written before at this very place: the real one says so without comparing what is in them, and promises nothing
      // about the position that it names then.
      if (there.length === events.length && there.every(({ id }, at) => id === events[at]?.id))
        return { response: response.setSuccess(success(there, there[0])) };
      const wrong = new streams.AppendResp.WrongExpectedVersion();
      if (held.length === 0) wrong.setCurrentNoStream(new shared.Empty());
      else wrong.setCurrentRevision(String(held.length - 1));
      return { response: response.setWrongExpectedVersion(wrong) };
    }
    return { response: response.setSuccess(success(this.commit(stream, events))) };
  }
}
