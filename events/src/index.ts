export * from './accounts.ts';
export * from './envelope.ts';
export * from './finance.ts';
export * from './registry.ts';
export * from './system.ts';
export * from './upcasts.ts';
export * from './values.ts';
