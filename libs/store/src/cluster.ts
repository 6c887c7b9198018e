// What only the cluster profile loads: the clients of EventStoreDB, MongoDB and Kafka weigh much and are imported from here alone.
export * from './kafka/publisher.kafka.ts';
export { openEventStoreLog, type EventStoreLogOptions } from './eventstore/event-log.eventstoredb.ts';
export {
  verifyEventStoreLog,
  type EventStoreChecked,
  type EventStoreVerifyOptions,
} from './eventstore/eventstore-verify.ts';
export { chainedWithoutPlace } from './log/chain.ts';
export * from './mongodb/mongo.ts';
export { openMongoDocuments } from './mongodb/documents.mongodb.ts';
export { openMongoSecrets } from './mongodb/secrets.mongodb.ts';
export { openGridFsBlobs } from './mongodb/blobs.gridfs.ts';
export { mongoLeases } from './mongodb/lease.mongodb.ts';
export { mongoCounters, type Counters } from './mongodb/counters.mongodb.ts';
export { furthestPosition, mongoCheckpoints } from './mongodb/checkpoints.mongodb.ts';
export { mongoStreamHeads } from './mongodb/stream-heads.mongodb.ts';
export type { StreamHead, StreamHeads } from './log/stream-heads.ts';
export { openCluster, type ClusterStore, type OpenClusterOptions } from './profiles/open-cluster.ts';
