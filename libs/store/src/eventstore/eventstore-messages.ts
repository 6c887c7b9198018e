import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { DamagedLog, StoreUnavailable } from '../log/event-log.ts';

/** An event as it is handed to the store; `data` and `metadata` are JSON texts. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** An event as the store holds it. `stream` is the store's name, `position` the commit position + 1. */
export interface Recorded extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** Where an append stands (position null: not said). */
export interface Landed {
  readonly revision: number;
  readonly position: number | null;
}

/** Where an append stands, or the revision that stood in its way (-1: no such stream). */
export type AppendOutcome = Landed | { readonly actual: number };

export interface StreamRead {
  readonly stream: string;
  /** A revision, read forwards, or the end, read backwards. */
  readonly from: number | 'end';
  readonly limit: number;
}

export interface AllRead {
  /** What the names of the streams begin with. */
  readonly prefixes: readonly string[];
  /** The position of an event, which is read first again (0: the beginning), or the end, read backwards. */
  readonly from: number | 'end';
  readonly limit: number;
}

/** The store looks through so many events at a time for ours, and tells a subscription as often how far it is. */
const WINDOW = 1000;

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new StoreUnavailable('EventStoreDB does not say where an event stands: 22.6 or newer is needed');
  return number;
}

const encoder = new TextEncoder();

function named(stream: string) {
  return new shared.StreamIdentifier().setStreamName(encoder.encode(stream));
}

/** Fills in an event; the two calls that append have a message type each. */
function filled<M extends AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage>(message: M, event: Proposed): M {
  message.setId(new shared.UUID().setString(event.id));
  message.getMetadataMap().set('type', event.type).set('content-type', 'application/json');
  message.setData(encoder.encode(event.data));
  message.setCustomMetadata(encoder.encode(event.metadata));
  return message;
}

/** The messages of an append: what is expected, then each event. */
export function* appendRequests(stream: string, expected: number, events: readonly Proposed[]): Generator<AppendReq> {
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(named(stream));
  if (expected < 0) options.setNoStream(new shared.Empty());
  else options.setRevision(String(expected));
  yield new streams.AppendReq().setOptions(options);
  for (const event of events)
    yield new streams.AppendReq().setProposedMessage(filled(new streams.AppendReq.ProposedMessage(), event));
}

/** An append on the call that many share, in one message; the answer names its id. */
export function sharedRequest(
  id: string,
  stream: string,
  expected: number,
  events: readonly Proposed[],
): BatchAppendReq {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(named(stream));
  if (expected < 0) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  const request = new streams.BatchAppendReq().setCorrelationId(new shared.UUID().setString(id)).setOptions(options);
  request.setProposedMessagesList(events.map((event) => filled(new streams.BatchAppendReq.ProposedMessage(), event)));
  return request.setIsFinal(true);
}

/** What the store says of an append. */
export function appendOutcome(response: AppendResp): AppendOutcome {
  const wrong = response.getWrongExpectedVersion();
  if (wrong !== undefined) return { actual: wrong.hasCurrentRevision() ? whole(wrong.getCurrentRevision()) : -1 };
  const success = response.getSuccess();
  if (success === undefined) throw new StoreUnavailable('EventStoreDB gave an answer that says nothing');
  const place = success.getPosition();
  return {
    revision: whole(success.getCurrentRevision()),
    position: place === undefined ? null : whole(place.getCommitPosition()) + 1,
  };
}

/** What the store says of one append of many on a call; null when it was not done, or not known to be. */
export function sharedAnswer(response: BatchAppendResp): { readonly id: string; readonly landed: Landed | null } {
  const success = response.getSuccess();
  const place = success?.getPosition();
  const landed = success && {
    revision: whole(success.getCurrentRevision()),
    position: place === undefined ? null : whole(place.getCommitPosition()) + 1,
  };
  return { id: response.getCorrelationId()?.getString() ?? '', landed: landed ?? null };
}

function reading(backwards: boolean) {
  const options = new streams.ReadReq.Options();
  const { BACKWARDS, FORWARDS } = streams.ReadReq.Options.ReadDirection;
  options.setReadDirection(backwards ? BACKWARDS : FORWARDS);
  options.setResolveLinks(false);
  options.setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty()));
  return options;
}

const request = (options: ReturnType<typeof reading>): ReadReq => new streams.ReadReq().setOptions(options);

/** A page of one stream. */
export function readStreamRequest({ stream, from, limit }: StreamRead): ReadReq {
  const options = reading(from === 'end');
  const place = new streams.ReadReq.Options.StreamOptions();
  place.setStreamIdentifier(named(stream));
  if (from === 'end') place.setEnd(new shared.Empty());
  else place.setRevision(String(from));
  options.setStream(place);
  options.setCount(String(limit));
  options.setNoFilter(new shared.Empty());
  return request(options);
}

function allFrom(from: number | 'end') {
  const place = new streams.ReadReq.Options.AllOptions();
  if (from === 'end') place.setEnd(new shared.Empty());
  else if (from === 0) place.setStart(new shared.Empty());
  else {
    // What `Append` writes is committed where it is prepared.
    const position = new streams.ReadReq.Options.Position();
    position.setCommitPosition(String(from - 1));
    position.setPreparePosition(String(from - 1));
    place.setPosition(position);
  }
  return place;
}

function only(prefixes: readonly string[]) {
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList([...prefixes]));
  filter.setMax(WINDOW);
  filter.setCheckpointintervalmultiplier(1);
  return filter;
}

/** A page of all streams with a prefix; the client's own `readAll` has no filter. */
export function readAllRequest({ prefixes, from, limit }: AllRead): ReadReq {
  const options = reading(from === 'end');
  options.setAll(allFrom(from));
  options.setCount(String(limit));
  options.setFilter(only(prefixes));
  return request(options);
}

/** A subscription to all streams with a prefix, after a position. */
export function feedRequest(after: number, prefix: string): ReadReq {
  const options = reading(false);
  options.setAll(allFrom(after));
  options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  options.setFilter(only([prefix]));
  return request(options);
}

/** The event in a response; null when it tells something else. @throws DamagedLog for the mark of a stream that was deleted */
export function recordedIn(response: ReadResp): Recorded | null {
  const event = response.getEvent()?.getEvent();
  if (event === undefined) return null;
  const utf8 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const stream = utf8(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array());
  const type = event.getMetadataMap().get('type') ?? '';
  const position = whole(event.getCommitPosition()) + 1;
  // Its revision is the greatest number of 64 bits, which stands for no event.
  if (type === '$streamDeleted') throw new DamagedLog(position, `the stream ${stream} was deleted`);
  return {
    id: event.getId()?.getString() ?? '',
    stream,
    revision: whole(event.getStreamRevision()),
    position,
    type,
    data: utf8(event.getData_asU8()),
    metadata: utf8(event.getCustomMetadata_asU8()),
  };
}
