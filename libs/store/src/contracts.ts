// The suites that every adapter of a port runs: call one with a name and a way to open the adapter anew.
export * from './log/event-log.contract.ts';
export * from './log/secrets.contract.ts';
export * from './log/folders.contract.ts';
export * from './documents/documents.contract.ts';
export * from './blobs/blobs.contract.ts';
export * from './projection/view.contract.ts';
export * from './sqlite/rows-read.contract.ts';
