import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where bytes go: `up` from the client to the engine, `down` from the engine to the client. */
export type Direction = 'up' | 'down';

/**
 * A TCP proxy on the loopback that stands between a client and an engine and breaks the connection in the ways in which
 * networks do. Several faults may be in force at once; each lasts until it is taken back.
 */
export interface FaultProxy {
  /** `127.0.0.1:PORT`, the same for the proxy's whole life. */
  readonly address: string;
  readonly port: number;
  /** How many connections are open now. */
  readonly open: number;
  /** How many connections have been accepted so far. */
  readonly accepted: number;
  /** Sends every later connection to another port of the loopback: an engine that came back elsewhere. */
  lead(port: number): void;
  /** Cuts every open connection (RST); new ones are accepted. */
  cut(): void;
  /** Cuts every connection once so many more bytes have passed in a direction, over all connections. Once only. */
  cutAfter(bytes: number, direction?: Direction): Promise<void>;
  /** The engine is down: every connection is cut and new ones are refused (ECONNREFUSED) until `accept`. */
  refuse(): Promise<void>;
  /** The engine is up again, behind the same port. */
  accept(): Promise<void>;
  /** Holds every portion of bytes back for so many milliseconds; 0 takes it back. */
  delay(milliseconds: number): void;
  /** A network that swallows: connections stay open and nothing passes, until `release` lets through what was held. */
  hold(direction?: Direction): void;
  release(): void;
  /** Half-closes every open connection: the reader at the end of a direction sees its end, the other direction works. */
  halfClose(direction: Direction): void;
  close(): Promise<void>;
}

/** A connection: the client's socket and the engine's. */
interface Pair {
  readonly client: Socket;
  readonly engine: Socket;
}

/** Starts a proxy before a port of the loopback, or before `host:port`. */
export async function faultProxy(
  target: number | { readonly host: string; readonly port: number },
): Promise<FaultProxy> {
  let { host, port: engine } = typeof target === 'number' ? { host: '127.0.0.1', port: target } : target;
  const pairs = new Set<Pair>();
  const held = { up: gate(), down: gate() };
  let budget: { left: number; readonly direction: Direction; readonly spent: () => void } | null = null;
  let milliseconds = 0;
  let accepted = 0;
  let server: Server | null = null;

  const destroy = (pair: Pair) => {
    pairs.delete(pair);
    for (const socket of [pair.client, pair.engine])
      // libuv resets no socket that is shut down, and Node would leave its handle open.
      if (socket.connecting || socket.writableEnded) socket.destroy();
      else socket.resetAndDestroy();
  };
  const cut = () => {
    for (const pair of pairs) destroy(pair);
  };

  /** What may pass of a portion before the connections are cut. */
  function allowed(chunk: Buffer, direction: Direction): { readonly chunk: Buffer; readonly last: boolean } {
    if (budget === null || budget.direction !== direction) return { chunk, last: false };
    const part = chunk.subarray(0, budget.left);
    budget.left -= part.length;
    return { chunk: part, last: budget.left === 0 };
  }

  async function pass(from: Socket, to: Socket, chunk: Buffer, direction: Direction): Promise<void> {
    if (milliseconds > 0) await pause(milliseconds);
    await held[direction].opened;
    if (!to.writable) return; // closed or half-closed meanwhile: these bytes are lost, as on a broken line
    const portion = allowed(chunk, direction);
    const flushed = to.write(portion.chunk);
    if (portion.last) {
      const spent = budget?.spent;
      budget = null;
      await new Promise<void>((resolve) => to.write('', () => resolve())); // what was allowed leaves before the cut
      cut();
      spent?.();
      return;
    }
    if (!flushed) await Promise.race([once(to, 'drain'), once(to, 'close'), once(from, 'close')]);
  }

  function carry(from: Socket, to: Socket, direction: Direction): void {
    let passing = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      from.pause();
      passing = passing.then(() => pass(from, to, chunk, direction)).then(() => void from.resume());
    });
    from.on('end', () => void passing.then(() => to.end()));
  }

  function onConnection(client: Socket): void {
    accepted += 1;
    const pair: Pair = { client, engine: connect({ host, port: engine, allowHalfOpen: true }) };
    pairs.add(pair);
    for (const [socket, other] of [
      [client, pair.engine],
      [pair.engine, client],
    ] as const) {
      socket.setNoDelay(true);
      socket.on('error', () => destroy(pair)); // one side failed: the other learns of it as a reset
      socket.on('close', () => {
        if (other.destroyed) pairs.delete(pair);
      });
    }
    carry(client, pair.engine, 'up');
    carry(pair.engine, client, 'down');
  }

  async function listen(port: number): Promise<number> {
    server = createServer({ allowHalfOpen: true }, onConnection);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  async function refuse(): Promise<void> {
    const closing = server;
    server = null;
    const closed =
      closing === null ? Promise.resolve() : new Promise<void>((resolve) => closing.close(() => resolve()));
    cut();
    await closed;
  }
  const port = await listen(0);

  return {
    address: `127.0.0.1:${port}`,
    port,
    get open() {
      return pairs.size;
    },
    get accepted() {
      return accepted;
    },
    lead(to) {
      host = '127.0.0.1';
      engine = to;
    },
    cut,
    cutAfter: (bytes, direction = 'down') =>
      new Promise((spent) => {
        budget = { left: Math.max(1, bytes), direction, spent };
      }),
    refuse,
    async accept() {
      if (server === null) await listen(port);
    },
    delay(wait) {
      milliseconds = wait;
    },
    hold(direction) {
      for (const way of direction === undefined ? (['up', 'down'] as const) : [direction]) held[way].shut();
    },
    release() {
      held.up.open();
      held.down.open();
    },
    halfClose(direction) {
      for (const { client, engine: server } of pairs) (direction === 'down' ? client : server).end();
    },
    async close() {
      held.up.open();
      held.down.open();
      await refuse();
    },
  };
}

/** A gate that lets pass while it is open. */
function gate() {
  let opening: (() => void) | null = null;
  const state = {
    opened: Promise.resolve(),
    shut() {
      if (opening !== null) return;
      state.opened = new Promise((resolve) => {
        opening = resolve;
      });
    },
    open() {
      opening?.();
      opening = null;
    },
  };
  return state;
}
