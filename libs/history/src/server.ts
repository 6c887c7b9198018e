// The door for the server.
export { HistoryModule, type HistoryOptions } from './history.module.ts';
