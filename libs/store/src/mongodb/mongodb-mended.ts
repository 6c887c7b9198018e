// @ts-expect-error -- no types are shipped for what lies within the package
import connections from 'mongodb/lib/cmap/connection.js';

// mongodb 7.8.0, looked at on 22 November 2026 (7.9.0 has the same fault): `writeCommand` of a connection waits for a socket
// to drain and for nothing else. Needless with the first version in which the end of a connection ends that wait.
/** The version that was looked at; for another one look again, then change it here. */
export const MENDED_MONGODB = '7.8.0';

interface Connection {
  readonly error: Error | null;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
  writeCommand: (this: Connection, command: unknown, options: unknown) => Promise<void>;
}

let isMended = false;

/**
 * Mended in the loaded class, which is the same one in a bundle, since that holds the driver once. A socket that has been destroyed takes nothing more and says so only with its `close`, a little later. In between the
 * driver writes all the same and waits for the socket to drain, for ever: no time limit of its own applies there. When an
 * engine closes all its connections at once, it is the driver's monitor that waits, and the engine counts as lost until the
 * process ends. Here the end of a connection also ends the wait.
 */
export function mendMongodb(): void {
  if (isMended) return;
  isMended = true;
  const { prototype } = (connections as { readonly Connection: { readonly prototype: Connection } }).Connection;
  const { writeCommand } = prototype;
  prototype.writeCommand = async function (this: Connection, command, options) {
    const { promise: closed, reject } = Promise.withResolvers<never>();
    const onClose = () => reject(this.error);
    this.once('close', onClose);
    try {
      await Promise.race([writeCommand.call(this, command, options), closed]);
    } finally {
      this.off('close', onClose);
    }
  };
}
