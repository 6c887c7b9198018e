import { Metadata, type ChannelOptions } from '@grpc/grpc-js';
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, AppendResp, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '../log/event-log.ts';
import { toStoreError, inTime, isChannelInDoubt, leaderIn, type Until } from './eventstore-answers.ts';
import { bestNode } from './eventstore-cluster.ts';
import { EventStoreFeed } from './eventstore-feed.ts';
import {
  appendRequests,
  appendOutcome,
  feedRequest,
  readAllRequest,
  readStreamRequest,
  recordedIn,
  type AllRead,
  type AppendOutcome,
  type Landed,
  type Proposed,
  type Recorded,
  type StreamRead,
} from './eventstore-messages.ts';
import { SharedAppends } from './eventstore-shared.ts';
import { readEventStoreUrl, type EndPoint, type EventStoreUrl } from './eventstore-url.ts';

/** One channel to one node. */
interface Connection {
  readonly client: StreamsClient;
  readonly shared: SharedAppends;
  readonly endpoint: EndPoint;
}

/** How long a node is asked about the cluster before the next one is, in milliseconds. */
const GOSSIP = 2000;

/**
 * The calls of EventStoreDB that a log needs, each bounded in time, on a channel that is opened when it is needed and
 * left as soon as it is in doubt. Everything that uses the client package is here and in `eventstore-*.ts`
 * beside it (tools/decisions/0007-clients-of-the-cluster.md).
 */
export class EventStoreClient {
  readonly #url: EventStoreUrl;
  readonly #options: ChannelOptions;
  readonly #onAnswer: () => void;
  #connecting: Promise<Connection> | null = null;
  #connection: Connection | null = null;
  /** Where a node said that the leader is. */
  #leader: EndPoint | null = null;
  #failed: EndPoint | null = null;
  #closed = false;

  /** @throws Error when the URL is wrong, without what it says. `onAnswer` runs after every call that succeeds. */
  constructor(url: string, onAnswer: () => void = () => undefined) {
    this.#url = readEventStoreUrl(url);
    this.#onAnswer = onAnswer;
    this.#options = {
      'grpc.keepalive_time_ms': this.#url.keepAliveInterval,
      'grpc.keepalive_timeout_ms': this.#url.keepAliveTimeout,
      // An event may have 16 MB in the store.
      'grpc.max_receive_message_length': 17 * 1024 * 1024,
      // grpc-js shares connections and their back-off (up to two minutes) between channels: a new one would inherit both.
      'grpc.use_local_subchannel_pool': 1,
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 1000,
    };
  }

  /** The time that the URL gives a command, in milliseconds. */
  get deadline(): number | null {
    return this.#url.deadline;
  }

  /**
   * Appends at an exact revision (-1: no such stream) by the call that all appends of the channel share.
   * @throws StoreUnavailable for whatever is no success, without a reason: it may be another append's, and this one may have
   * landed. `append` with the same events tells.
   */
  async appendShared(stream: string, expected: number, events: readonly Proposed[], until: Until): Promise<Landed> {
    const connection = await this.#current(until);
    try {
      const landed = await connection.shared.append(stream, expected, events, until);
      this.#onAnswer();
      return landed;
    } catch (error) {
      this.#suspect(connection, error);
      throw new StoreUnavailable('EventStoreDB has not confirmed an append', { cause: error });
    }
  }

  /**
   * Appends at an exact revision (-1: no such stream) by the call `Append`: one call for one append, so that an error
   * and a deadline are its own.
   */
  append(stream: string, expected: number, events: readonly Proposed[], until: Until): Promise<AppendOutcome> {
    return this.#call(until, async ({ client }, deadline) => {
      const response = await new Promise<AppendResp>((resolve, reject) => {
        const call = client.append(this.#metadata(true), { deadline }, (error, answer) =>
          error === null ? resolve(answer) : reject(error),
        );
        call.on('error', reject);
        for (const request of appendRequests(stream, expected, events)) call.write(request satisfies AppendReq);
        call.end();
      });
      return appendOutcome(response);
    });
  }

  /** Events of one stream; none when there is no such stream. */
  readStream(read: StreamRead, until: Until): Promise<Recorded[]> {
    return this.#read(readStreamRequest(read), until);
  }

  /** Events of the streams with a prefix, in the order of the whole log. */
  readAll(read: AllRead, until: Until): Promise<Recorded[]> {
    return this.#read(readAllRequest(read), until);
  }

  /** Follows the streams with a prefix after a position; resolves once the store has confirmed it. */
  follow(after: number, prefix: string, until: Until): Promise<EventStoreFeed> {
    return this.#call(until, async (connection) => {
      const call = connection.client.read(feedRequest(after, prefix), this.#metadata(false));
      const feed = new EventStoreFeed(call, (error) => {
        if (isChannelInDoubt(error)) this.#leave(connection);
      });
      try {
        await inTime(feed.more(), until);
        return feed;
      } catch (error) {
        feed.cancel();
        throw error;
      }
    });
  }

  close(): void {
    this.#closed = true;
    if (this.#connection !== null) this.#leave(this.#connection);
  }

  #read(request: ReadReq, until: Until): Promise<Recorded[]> {
    return this.#call(
      until,
      ({ client }, deadline) =>
        new Promise((resolve, reject) => {
          const found: Recorded[] = [];
          const call = client.read(request, this.#metadata(false), { deadline });
          call.on('data', (response) => {
            try {
              const recorded = recordedIn(response);
              if (recorded !== null) found.push(recorded);
            } catch (error) {
              call.cancel();
              reject(error);
            }
          });
          call.on('error', reject);
          call.on('end', () => resolve(found));
        }),
    );
  }

  async #call<T>(until: Until, make: (connection: Connection, deadline: Date) => Promise<T>): Promise<T> {
    let redirected = false;
    for (;;) {
      const connection = await this.#current(until);
      try {
        const answer = await make(connection, new Date(Date.now() + Math.max(1, until - performance.now())));
        this.#onAnswer();
        return answer;
      } catch (error) {
        const isElsewhere = this.#suspect(connection, error);
        if (!isElsewhere || redirected) throw toStoreError(error);
        redirected = true; // a node that is no leader has written nothing
      }
    }
  }

  /** Leaves a connection whose call failed if it is in doubt; answers whether the node has named another as the leader. */
  #suspect(connection: Connection, error: unknown): boolean {
    const leader = leaderIn(error);
    if (leader !== null) this.#leader = leader;
    if (leader !== null || isChannelInDoubt(error)) this.#leave(connection);
    return leader !== null;
  }

  /** The connection, whichever it is after a turn in which another call may have left it. */
  async #current(until: Until): Promise<Connection> {
    for (;;) {
      const connection = await this.#connected(until);
      if (connection === this.#connection) return connection;
    }
  }

  async #connected(until: Until): Promise<Connection> {
    if (this.#closed) throw new StoreUnavailable('The store is closed');
    if (this.#connection !== null) return this.#connection;
    this.#connecting ??= this.#dial().finally(() => {
      this.#connecting = null;
    });
    try {
      return await inTime(this.#connecting, until);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async #dial(): Promise<Connection> {
    const endpoint = this.#leader ?? (this.#url.discover ? await this.#discovered() : this.#url.hosts[0]);
    this.#leader = null;
    if (endpoint === undefined || this.#closed) throw new StoreUnavailable('No node of EventStoreDB can be reached');
    const client = new StreamsClient(`${endpoint.address}:${endpoint.port}`, this.#url.channel, this.#options);
    const shared = new SharedAppends(() => client.batchAppend(this.#metadata(true)));
    this.#connection = { client, shared, endpoint };
    return this.#connection;
  }

  /** The best node of those that the hosts name; the one that failed last is asked last. */
  async #discovered(): Promise<EndPoint | undefined> {
    const isFailed = ({ address, port }: EndPoint) =>
      address === this.#failed?.address && port === this.#failed.port ? 1 : 0;
    let trouble: unknown;
    for (const host of this.#url.hosts.toSorted((a, b) => isFailed(a) - isFailed(b)))
      try {
        const found = await this.#gossip(host);
        if (found !== undefined) return found;
      } catch (error) {
        trouble = error;
      }
    if (trouble !== undefined) throw trouble;
    return undefined;
  }

  async #gossip({ address, port }: EndPoint): Promise<EndPoint | undefined> {
    const client = new GossipClient(`${address}:${port}`, this.#url.channel, this.#options);
    try {
      return await new Promise((resolve, reject) => {
        const deadline = new Date(Date.now() + GOSSIP);
        client.read(new shared.Empty(), this.#metadata(false), { deadline }, (error, cluster) => {
          if (error !== null) return reject(error);
          return resolve(bestNode(cluster.getMembersList(), this.#url.nodePreference));
        });
      });
    } finally {
      client.close();
    }
  }

  /** The next call opens a new channel; calls that are under way on this one come to their end. */
  #leave(connection: Connection): void {
    if (this.#connection === connection) {
      this.#connection = null;
      this.#failed = connection.endpoint;
    }
    connection.shared.close();
    connection.client.close();
  }

  #metadata(requiresLeader: boolean): Metadata {
    const metadata = new Metadata();
    metadata.set('connection-name', 'terroir');
    if (requiresLeader) metadata.set('requires-leader', 'true');
    if (this.#url.authorization !== null) metadata.set('authorization', this.#url.authorization);
    return metadata;
  }
}
