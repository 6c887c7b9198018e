import { status, type ServiceError } from '@grpc/grpc-js';
import { DamagedLog, StoreUnavailable } from '../log/event-log.ts';
import type { EndPoint } from './eventstore-url.ts';
import { isError } from '../log/failure.ts';

/** Until when an answer is waited for, on the clock of `performance.now()`. */
export type Until = number;

/** What leaves a channel in doubt, so that the next call opens a new one: the engine gone, or a line that swallows. */
const DEAD: ReadonlySet<number> = new Set([
  status.UNAVAILABLE,
  status.DEADLINE_EXCEEDED,
  status.CANCELLED,
  status.INTERNAL,
  status.UNKNOWN,
]);

const isServiceError = (error: unknown): error is ServiceError =>
  isError(error) && typeof error.code === 'number' && 'metadata' in error;

/** The trailer in which EventStoreDB names what it refused. */
const refusalIn = (error: ServiceError): string => String(error.metadata?.get('exception')[0] ?? '');

/** Whether the channel of a failed call is in doubt. */
export const isChannelInDoubt = (error: unknown): boolean =>
  error instanceof TooLate || (isServiceError(error) && DEAD.has(error.code));

/** There was no answer in time. */
export class TooLate extends Error {}

/** Gives up waiting when the time has come. */
export async function inTime<T>(work: Promise<T>, until: Until): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('no answer in time')), Math.max(0, until - performance.now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where a node that does not lead says that the leader is. */
export function leaderIn(error: unknown): EndPoint | null {
  if (!isServiceError(error) || refusalIn(error) !== 'not-leader') return null;
  const [address] = error.metadata.get('leader-endpoint-host');
  const port = Number(error.metadata.get('leader-endpoint-port')[0]);
  return address === undefined || !Number.isInteger(port) ? null : { address: String(address), port };
}

/** What a failed call means to the port. */
export function toStoreError(error: unknown): Error {
  if (!isServiceError(error)) {
    if (error instanceof TooLate) return new StoreUnavailable('EventStoreDB does not answer', { cause: error });
    return isError(error) ? error : new StoreUnavailable(String(error));
  }
  const refusal = refusalIn(error);
  if (refusal === 'maximum-append-size-exceeded')
    return new RangeError(
      `EventStoreDB takes at most ${String(error.metadata.get('maximum-append-size')[0])} bytes in one append (MaxAppendSize)`,
    );
  if (refusal === 'stream-deleted')
    return new DamagedLog(0, `the stream ${String(error.metadata.get('stream-name')[0] ?? '')} was deleted`);
  if (error.code === status.UNAUTHENTICATED || error.code === status.PERMISSION_DENIED)
    return new StoreUnavailable('EventStoreDB refuses the credentials of its URL', { cause: error });
  const trouble = troubleIn(error.details);
  return new StoreUnavailable(
    trouble === null ? `EventStoreDB cannot answer: ${error.details}` : `EventStoreDB cannot be reached by ${trouble}`,
    { cause: error },
  );
}

/** Why there is no connection, and the option of the URL that it is about; null when there is one. */
function troubleIn(details: string): string | null {
  const [, last] =
    /^No connection established\. Last error: (?:Error: )?(.*?)\.? ?Resolution note:/s.exec(details) ?? [];
  if (last === undefined) return null;
  if (/wrong version number|packet length too long/.test(last))
    return 'EVENTSTORE_URL: the server speaks without TLS (tls=false says so)';
  if (/self.signed|issuer|unable to verify/.test(last))
    return `EVENTSTORE_URL: its certificate is of no authority known here (${last}); tlsCAFile names the authority's file`;
  return `EVENTSTORE_URL: ${last}`;
}
