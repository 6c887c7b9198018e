export * from './blobs.ts';
export { activeDocuments, type ActiveCollections, type ReadModels } from './active.ts';
export { openAsOf, type AsOf, type AsOfOptions, type RowsOf } from './as-of.ts';
export { openBlobFolder } from './blobs.folder.ts';
export type { AnyView } from './builds.ts';
export { openEmbeddedDocuments, type EmbeddedDocuments } from './documents.sqlite.ts';
export * from './documents.ts';
export * from './event-log.ts';
export { companyOf, HISTORY, type FieldChange, type HistoryEntry, type HistoryKind } from './history.ts';
export { PARKED, ParkedEvent, type ParkedRow } from './parked.ts';
export { Projector, type ProjectorOptions, type Standing } from './projector.ts';
export {
  checkpointsIn,
  react,
  type Checkpoints,
  type Reactions,
  type Reactor,
  type ReactorOptions,
  type Stuck,
} from './reactor.ts';
export { ReadPlaces, type ReadPlacesOptions } from './read-places.ts';
export { underLease, type UnderLease, type UnderLeaseOptions } from './under-lease.ts';
export type { Leases } from './lease.ts';
export type { Progress, RebuildOptions } from './rebuilds.ts';
export type { Replayed } from './replay.ts';
export * from './secrets.ts';
export * from './send.ts';
export type { EmbeddedOptions } from './embedded.ts';
export * from './event-log.sqlite.ts';
export * from './keyring.ts';
export * from './open-log.ts';
export * from './personal-log.ts';
export * from './secrets.sqlite.ts';
export { pragma, requireDurability, requireVersion, takeFolder } from './sqlite.ts';
export { LOG_FILE, SEAL_FILE, verifyLog, type Checked } from './verify.ts';
export { masterKey, MASTER_KEY_FILE } from './master-key.ts';
export { SECRETS_FILE } from './secrets.writer.ts';
export * from './read-log.ts';
export * from './mail.ts';
export * from './mail.folder.ts';
export * from './mail.smtp.ts';
export * from './kafka-connection.ts';
export * from './publisher.ts';
export * from './publisher.file.ts';
export * from './move.ts';
export * from './move-beside.ts';
