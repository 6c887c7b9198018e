// The suites that every adapter of a port runs: call one with a name and a way to open the adapter anew.
export * from './event-log.contract.ts';
export * from './secrets.contract.ts';
export * from './folders.contract.ts';
export * from './documents.contract.ts';
export * from './blobs.contract.ts';
export * from './view.contract.ts';
