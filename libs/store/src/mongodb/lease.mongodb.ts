import type { Leases } from '../following/lease.ts';
import { hasEnded, identify, type ProcessIdentity } from '../following/process-identity.ts';
import { isDuplicate, type Mongo } from './mongo.ts';

/** A lease as one holder has it: the next holder's is another document, with a greater number. */
interface LeaseRow {
  readonly _id: string;
  readonly name: string;
  readonly holder: string;
  readonly fence: number;
  /** How long it holds after a beat that is the last. */
  readonly milliseconds: number;
  readonly beat: number;
  readonly free: boolean;
  /** The process that has it; null (or absent, in a row of an earlier version) where the system does not say. */
  readonly process?: ProcessIdentity | null;
}

export interface MongoLeasesOptions {
  /** A clock that only goes forward, in milliseconds. */
  readonly now?: () => number;
  /** The process that takes the leases: this one, unless given. */
  readonly process?: ProcessIdentity | null;
}

/** What this process saw of a lease last, and since when it has looked like that. */
interface Seen {
  readonly mark: string;
  readonly since: number;
}

const idOf = (name: string, fence: number): string => `${name}/${String(fence).padStart(16, '0')}`;
const markOf = ({ fence, beat }: LeaseRow): string => `${fence}.${beat}`;

/**
 * Leases in MongoDB's collection `leases`. No clock of another machine is trusted, nor the engine's: a holder beats, and
 * who wants the lease must have seen it without a new beat for its whole time, by its own clock, or know from the system
 * that the holder has ended. Then it inserts the lease of the next number; of two that do, the key refuses one.
 */
export function mongoLeases(
  mongo: Mongo,
  { now = () => performance.now(), process = identify() }: MongoLeasesOptions = {},
): Leases {
  const rows = mongo.rows<LeaseRow>('leases');
  const seen = new Map<string, Seen>();

  async function newest(name: string): Promise<LeaseRow | null> {
    const [row] = await mongo.run(() => rows.find({ name }).sort({ fence: -1 }).limit(1).toArray());
    return row ?? null;
  }

  /** Whether the holder has ended, or has shown no beat for the lease's whole time as far as this process saw. */
  function isDead(row: LeaseRow): boolean {
    if (row.process && hasEnded(row.process)) return true;
    const before = seen.get(row.name);
    if (before?.mark === markOf(row)) return now() - before.since >= row.milliseconds;
    seen.set(row.name, { mark: markOf(row), since: now() });
    return false;
  }

  const own = (name: string, holder: string, fence: number) => ({ _id: idOf(name, fence), holder, free: false });

  return {
    async take(name, holder, milliseconds) {
      const current = await newest(name);
      // Who has it already need not wait for itself: the answer may have been lost, or it begins anew under a new number.
      if (current !== null && !current.free && current.holder !== holder && !isDead(current)) return null;
      const fence = (current?.fence ?? 0) + 1;
      const lease: LeaseRow = {
        _id: idOf(name, fence),
        name,
        holder,
        fence,
        milliseconds,
        beat: 0,
        free: false,
        process,
      };
      const isTaken = await mongo.run(async () => {
        try {
          await rows.insertOne(lease);
          return true;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      });
      if (!isTaken) return null;
      seen.delete(name);
      await mongo.run(() => rows.deleteMany({ name, fence: { $lt: fence } }));
      return { fence };
    },
    async renew(name, holder, fence, milliseconds) {
      const beaten = await mongo.run(() =>
        rows.updateOne(own(name, holder, fence), { $inc: { beat: 1 }, $set: { milliseconds } }),
      );
      return beaten.matchedCount === 1 && (await newest(name))?.fence === fence;
    },
    async release(name, holder, fence) {
      await mongo.run(() => rows.updateOne(own(name, holder, fence), { $set: { free: true } }));
    },
  };
}
