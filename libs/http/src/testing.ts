// What specs of modules use: the real server code on a store of its own. Never loaded by a running Terroir.
export * from './testing/test-http.ts';
export * from './testing/test-client.ts';
export { badInput, type BadInputReport } from './testing/bad-input.ts';
export { importContract, type ImportedNoun } from './testing/import.contract.ts';
export { recordContract, type RecordForms } from './testing/record.contract.ts';
export { revertContract, type RevertedRecord } from './testing/revert.contract.ts';
