// The door for the server.
export { HistoryModule, type HistoryOptions } from './history.module.ts';
export { ACTOR_NAMES, type ActorNames } from './history.controller.ts';
