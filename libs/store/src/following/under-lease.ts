import { PositionSignal } from '../log/position-signal.ts';
import type { Leases } from './lease.ts';

export interface UnderLeaseOptions {
  readonly leases: Leases;
  readonly name: string;
  /** Names this process among those that want the lease. */
  readonly holder: string;
  /** Begins the work under a lease of this number; it is closed when the lease is lost or the process ends. */
  readonly begin: (fence: number) => Promise<{ close(): Promise<void> }>;
  readonly report: (error: unknown) => void;
  /** How long a lease holds without being renewed, in milliseconds (5,000): another process takes over after that. */
  readonly milliseconds?: number;
}

/** Work that at most one of many processes does at a time. */
export interface UnderLease {
  /** Whether this process does it at the moment. */
  readonly isHeld: boolean;
  /** Ends the work after what is under way and gives the lease back. */
  close(): Promise<void>;
}

/** How many times within the time of a lease one that stands by looks at it, tries again after a failure, or renews it. */
const LOOKS = 20;
const TRIES = 5;
const RENEWALS = 4;

/**
 * Does some work while this process holds a lease, and stands by for it otherwise. What is done without knowing that the
 * lease was lost is told by its number: whoever writes refuses an older one than it has seen.
 */
export function underLease(options: UnderLeaseOptions): UnderLease {
  const { leases, name, holder, begin, report, milliseconds = 5000 } = options;
  const bell = new PositionSignal();
  const ending = new AbortController();
  let isHeld = false;

  /** Renews until the lease is lost or this process ends; answers whether it is still ours. */
  async function hold(fence: number, isFailed: () => boolean): Promise<boolean> {
    let renewed = performance.now();
    for (;;) {
      await bell.wait(milliseconds / RENEWALS);
      if (ending.signal.aborted || isFailed()) return true;
      const asked = performance.now();
      try {
        if (!(await leases.renew(name, holder, fence, milliseconds))) return false;
        renewed = asked;
      } catch (error) {
        report(error);
        if (performance.now() - renewed >= milliseconds) return false;
      }
    }
  }

  async function serve(fence: number): Promise<void> {
    let failed = false;
    const beginning = begin(fence);
    beginning.catch((error: unknown) => {
      failed = true;
      report(error);
      bell.ring();
    });
    isHeld = true;
    const ours = await hold(fence, () => failed);
    isHeld = false;
    const work = await beginning.catch(() => null); // reported above
    await work?.close();
    if (ours) await leases.release(name, holder, fence);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      let times = TRIES;
      try {
        const lease = await leases.take(name, holder, milliseconds);
        if (lease === null) times = LOOKS;
        else await serve(lease.fence);
      } catch (error) {
        report(error);
      }
      if (!ending.signal.aborted) await bell.wait(milliseconds / times);
    }
  }
  const running = run();
  return {
    get isHeld() {
      return isHeld;
    },
    async close() {
      ending.abort();
      bell.ring();
      await running;
    },
  };
}
