/** What at most one process of a cluster does at a time: the names of the leases. */
export const LEASES = ['projections', 'letters', 'enquiries', 'outward'] as const;
export type LeaseName = (typeof LEASES)[number];

/** A lease that was taken. `fence` is greater than that of every earlier holder. */
export interface Lease {
  readonly fence: number;
}

/** Rights that at most one process has at a time, for as long as it renews them. */
export interface Leases {
  /** Takes a lease that is free or was not renewed for its whole time; null while another process has it. */
  take(name: string, holder: string, milliseconds: number): Promise<Lease | null>;
  /** Keeps a lease; false when it is no longer this holder's. */
  renew(name: string, holder: string, fence: number, milliseconds: number): Promise<boolean>;
  /** Gives a lease back at once, if it still is this holder's. */
  release(name: string, holder: string, fence: number): Promise<void>;
}
