export * from './blobs/blobs.ts';
export { activeDocuments, type ActiveCollections, type ReadModels } from './projection/active.ts';
export { openAsOf, type AsOf, type AsOfOptions, type PastQuery, type RowsOf } from './projection/as-of.ts';
export { openBlobFolder } from './blobs/blobs.folder.ts';
export type { Building, BuildingView } from './projection/building.ts';
export type { AnyView } from './projection/builds.ts';
export { openEmbeddedDocuments, type EmbeddedDocuments } from './sqlite/documents.sqlite.ts';
export * from './documents/documents.ts';
export { every, gathered } from './documents/every.ts';
export * from './log/event-log.ts';
export {
  companyOf,
  entryKeysAt,
  HISTORY,
  ofGroup,
  resourceOf,
  topicsOf,
  type FieldChange,
  type HistoryEntry,
  type HistoryKind,
} from './projection/history.ts';
export type { Tally } from './tally/tally.ts';
export { PARKED, ParkedEvent, type ParkedRow } from './projection/parked.ts';
export { Projector, type ProjectorOptions, type ViewStatus } from './projection/projector.ts';
export type { Deferral } from './following/deferred-events.ts';
export { checkpointsIn, type Checkpoints, type ListedCheckpoints } from './following/checkpoints.ts';
export { react, type Reactions, type Reactor, type ReactorOptions, type Stuck } from './following/reactor.ts';
export { ReadPlaces, type ReadPlacesOptions } from './projection/read-places.ts';
export { underLease, type UnderLease, type UnderLeaseOptions } from './following/under-lease.ts';
export { LEASES, type LeaseName, type Leases } from './following/lease.ts';
export type { Progress, RebuildOptions } from './projection/rebuilds.ts';
export type { Replayed } from './projection/replay.ts';
export * from './log/secrets.ts';
export * from './log/send.ts';
export type { EmbeddedOptions } from './sqlite/embedded.ts';
export * from './sqlite/event-log.sqlite.ts';
export * from './log/keyring.ts';
export * from './sqlite/open-log.ts';
export * from './log/personal-log.ts';
export * from './sqlite/secrets.sqlite.ts';
export { pragma, requireDurability, requireVersion, takeFolder } from './sqlite/sqlite.ts';
export { LOG_FILE, SEAL_FILE, verifyLog, type Checked } from './sqlite/verify.ts';
export { masterKey, MASTER_KEY_FILE } from './log/master-key.ts';
export { SECRETS_FILE } from './sqlite/secrets.writer.ts';
export * from './sqlite/read-log.ts';
export * from './following/mail.ts';
export { letterIdOf, sendEach } from './following/letter-rounds.ts';
export { openRounds, type Rounds, type RoundsOptions } from './following/rounds.ts';
export * from './following/mail.folder.ts';
export * from './following/mail.smtp.ts';
export * from './kafka/kafka-connection.ts';
export * from './following/publisher.ts';
export * from './following/publisher.file.ts';
export * from './move/move.ts';
export * from './move/move-beside.ts';
export { healthOf, type Follower, type Health, type ProjectionHealth, type ReactorHealth } from './profiles/health.ts';
export {
  openStore,
  type EmbeddedStore,
  type OpenStoreOptions,
  type Projections,
  type Store,
} from './profiles/open-store.ts';
