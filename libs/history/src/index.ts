// The browser's door: what `GET /history` answers.
export type { HistoryEntryAttributes, HistoryPersonAttributes } from './history.wire.ts';
