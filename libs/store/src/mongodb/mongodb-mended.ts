// @ts-expect-error -- no types are shipped for what lies within the package
import connections from 'mongodb/lib/cmap/connection.js';

// A fault of mongodb 7.8.0 (7.9.0 has it too), mended in the loaded class. A bundle holds the driver once, so it is the same
// class there. Proven in mongodb-mended.spec.ts; once the driver is right without it, this file goes.

interface Connection {
  readonly error: Error | null;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
  writeCommand: (this: Connection, command: unknown, options: unknown) => Promise<void>;
}

let isMended = false;

/**
 * A socket that has been destroyed takes nothing more and says so only with its `close`, a little later. In between the
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
