// What stands in for the world in tests: never loaded by a running Terroir.
export * from './event-store-double.ts';
export * from './fault-proxy.ts';
export * from './kafka-arrivals.ts';
