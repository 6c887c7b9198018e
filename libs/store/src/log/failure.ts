import { DamagedLog, StoreUnavailable } from './event-log.ts';

/** Whether something thrown is an error, also one of another realm (a test's sandbox has classes of its own). */
export const isError = (thrown: unknown): thrown is Error & { readonly code?: unknown; readonly errcode?: unknown } =>
  Object.prototype.toString.call(thrown) === '[object Error]';

/** What was thrown, as an error. */
export const asError = (thrown: unknown): Error => (isError(thrown) ? thrown : new Error(String(thrown)));

/** Reports an error as a warning of the process. */
export function warn(error: unknown): void {
  process.emitWarning(asError(error));
}

/** An error as it travels between threads, where classes are lost. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly position: number;
}

/** Packs an error for another thread. */
export function packed(error: unknown): Failure {
  if (error instanceof DamagedLog)
    return { name: error.name, message: error.reason, stack: error.stack, position: error.position };
  if (isError(error)) return { name: error.name, message: error.message, stack: error.stack, position: 0 };
  return { name: 'Error', message: String(error), stack: undefined, position: 0 };
}

/** The error that another thread packed, of its own class again where the ports name one. */
export function unpacked({ name, message, stack, position }: Failure): Error {
  if (name === 'DamagedLog') return new DamagedLog(position, message);
  const error = name === 'StoreUnavailable' ? new StoreUnavailable(message) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
