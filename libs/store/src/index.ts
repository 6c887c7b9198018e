export * from './blobs.ts';
export * from './documents.ts';
export * from './event-log.ts';
export * from './secrets.ts';
export * from './send.ts';
