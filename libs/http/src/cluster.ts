// What only the cluster profile loads of this package.
export { SharedRates, type Counters, type RateLimit } from './request/shared-rates.ts';
