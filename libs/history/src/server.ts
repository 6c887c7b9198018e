// The door for the server.
export { HistoryModule, type HistoryOptions } from './history.module.ts';
export { causeSpanView } from './cause-span.view.ts';
