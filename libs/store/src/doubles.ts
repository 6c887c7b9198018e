// What stands in for the world in tests: never loaded by a running Terroir.
export * from './doubles/event-store-double.ts';
export * from './doubles/fault-proxy.ts';
export * from './doubles/kafka-arrivals.ts';
export * from './doubles/post-office.ts';
export * from './doubles/until.ts';
