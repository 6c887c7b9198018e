// What only the cluster profile loads of this package.
export { openCluster, type ClusterStore, type OpenClusterOptions } from './open-cluster.ts';
export { SharedRates, type Counters, type RateLimit } from './shared-rates.ts';
