import { Metadata, status } from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import protocol from '@eventstore/db-client/generated/shared_pb.js';
import rpc from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';

/** An event as the double holds it; a test may change one to see it noticed. */
export interface DoubleEvent {
  id: string;
  stream: string;
  revision: number;
  /** Where it stands in the log: bytes, as in the real one, so positions have gaps. */
  commit: number;
  type: string;
  data: Uint8Array;
  metadata: Uint8Array;
}

type StreamIdentifier = ReturnType<ReadReq.Options.StreamOptions['getStreamIdentifier']>;
/** The name in a stream's identifier. */
export const nameIn = (identifier: StreamIdentifier): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? new Uint8Array()).toString('utf8');

/** The answer to an append: the revision of its last event, and where an event stands (the last one). */
export function success(events: readonly DoubleEvent[], placed = events.at(-1)) {
  const last = events.at(-1);
  const commit = String(placed?.commit ?? 0);
  const place = new streams.AppendResp.Position().setCommitPosition(commit).setPreparePosition(commit);
  return new streams.AppendResp.Success().setCurrentRevision(String(last?.revision)).setPosition(place);
}

/** The answer to one append on a call that many share; what is refused has no details, since Terroir asks for none. */
export function shared(request: BatchAppendReq, response: AppendResp | null): BatchAppendResp {
  const answer = new streams.BatchAppendResp().setCorrelationId(request.getCorrelationId());
  answer.setStreamIdentifier(request.getOptions()?.getStreamIdentifier());
  const done = response?.getSuccess();
  if (done === undefined) return answer.setError(new rpc.Status().setMessage('refused'));
  const commit = done.getPosition()?.getCommitPosition() ?? '0';
  return answer.setSuccess(
    new streams.BatchAppendResp.Success()
      .setCurrentRevision(done.getCurrentRevision())
      .setPosition(new protocol.AllStreamPosition().setCommitPosition(commit).setPreparePosition(commit)),
  );
}

/** What the store says it can do: by this the official client takes the call that its appends share. */
export const supported = () =>
  new features.SupportedMethods()
    .setEventStoreServerVersion('24.2.0')
    .setMethodsList([
      new features.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName('BatchAppend'),
    ]);

/** An event as a reader is told of it. */
export function told(event: DoubleEvent): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  const commit = String(event.commit);
  recorded.setId(new protocol.UUID().setString(event.id));
  recorded.setStreamIdentifier(
    new protocol.StreamIdentifier().setStreamName(Buffer.from(event.stream).toString('base64')),
  );
  recorded.setStreamRevision(String(event.revision)).setCommitPosition(commit).setPreparePosition(commit);
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.metadata);
  recorded.getMetadataMap().set('type', event.type).set('content-type', 'application/json').set('created', '0');
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(commit));
}

/** What stands in the log for a stream that was deleted for good: its revision is the greatest number there is. */
export const tombstone = (stream: string, commit: number): DoubleEvent => ({
  id: crypto.randomUUID(),
  stream,
  revision: 2 ** 63,
  commit,
  type: '$streamDeleted',
  data: new Uint8Array(),
  metadata: new Uint8Array(),
});

/** The error of a call for a stream that was deleted for good. */
export function streamDeleted(stream: string) {
  const metadata = new Metadata();
  metadata.set('exception', 'stream-deleted');
  metadata.set('stream-name', stream);
  return { code: status.FAILED_PRECONDITION, details: `Event stream '${stream}' is deleted.`, metadata };
}

/** What gossip says of a cluster of one node. */
export function cluster(port: number) {
  const place = new gossip.EndPoint().setAddress('127.0.0.1').setPort(port);
  const member = new gossip.MemberInfo().setState(gossip.MemberInfo.VNodeState.LEADER);
  member.setIsAlive(true).setHttpEndPoint(place).setTimeStamp('0');
  return new gossip.ClusterInfo().setMembersList([member]);
}
