// The browser's door: what `GET /history` answers.
export type { HistoryEntryAttributes } from './history.wire.ts';
