export * from './calendar-date.ts';
export * from './context.ts';
export * from './decider.ts';
export * from './given.ts';
export * from './refusal.ts';
export * from './view.ts';
export * from './record.ts';
export * from './shares.ts';
