// kafkajs 2.2.4, looked at on 22 November 2026: it is the newest, of 2023, and at rest. Two faults, a timer for nothing and half
// an answer kept, proven in publisher.kafka.services.spec.ts. Needless with a later version that has neither, or another client.
/** The version that was looked at; for another one look again, then change it here. */
export const MENDED_KAFKAJS = '2.2.4';

interface RequestQueue {
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
}

interface Connection {
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
  readonly socket?: { destroy(error: unknown): void } | null;
  isConnected: (this: Connection) => boolean;
  connect: (this: Connection) => Promise<unknown>;
  processData: (this: Connection, data: Buffer) => void;
}

// No types are shipped for what lies within the package. A bundle must leave kafkajs outside, or these are other classes.
const REQUEST_QUEUE: string = 'kafkajs/src/network/requestQueue/index.js';
const CONNECTION: string = 'kafkajs/src/network/connection.js';

/** Every answer begins with its length, in so many bytes. */
const LENGTH = 4;

let mended: Promise<void> | null = null;

/** Mends kafkajs once, before the first connection. */
export function mendKafkajs(): Promise<void> {
  return (mended ??= mend());
}

async function mend(): Promise<void> {
  const [queue, connection] = (await Promise.all([import(REQUEST_QUEUE), import(CONNECTION)])) as [
    { default: { prototype: RequestQueue } },
    { default: { prototype: Connection } },
  ];
  calmTimers(queue.default.prototype);
  forgetHalfAnswers(connection.default.prototype);
}

/**
 * After every answer a timer is asked for, also when nothing waits, and then for one that ends before 1970: Node warns of
 * that (TimeoutNegativeWarning). A queue in which nothing waits has nothing to look after, so it asks for none.
 */
function calmTimers(queue: RequestQueue): void {
  const schedule = queue.scheduleCheckPendingRequests;
  queue.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) schedule.call(this);
  };
}

/**
 * A connection that was cut in the middle of an answer keeps the half it has and takes the first bytes of the next
 * connection for the rest; what follows is read at the wrong place, and the RangeError ends the process. A new connection
 * begins with nothing, and an answer that cannot be read is the end of the connection, not of the process.
 */
function forgetHalfAnswers(connection: Connection): void {
  const { connect, processData } = connection;
  connection.connect = function (this: Connection) {
    if (!this.isConnected()) {
      this.chunks = [];
      this.bytesBuffered = 0;
      this.bytesNeeded = LENGTH;
    }
    return connect.call(this);
  };
  connection.processData = function (this: Connection, data: Buffer) {
    try {
      processData.call(this, data);
    } catch (error) {
      this.socket?.destroy(error);
    }
  };
}
