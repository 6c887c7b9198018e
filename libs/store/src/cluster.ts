// What only the cluster profile loads: the clients of EventStoreDB, MongoDB and Kafka weigh much and are imported from here alone.
export * from './publisher.kafka.ts';
export { openEventStoreLog, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
export { verifyEventStoreLog, type EventStoreChecked } from './eventstore-verify.ts';
export { chainedWithoutPlace } from './chain.placeless.ts';
export * from './mongo.ts';
export { openMongoDocuments } from './documents.mongodb.ts';
export { openMongoSecrets } from './secrets.mongodb.ts';
export { openGridFsBlobs } from './blobs.gridfs.ts';
export { mongoLeases } from './lease.mongodb.ts';
export { mongoCounters, type Counters } from './counters.mongodb.ts';
export { mongoCheckpoints } from './checkpoints.mongodb.ts';
