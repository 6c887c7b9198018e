import kafkajs, { type ISocketFactory, type Kafka, type Producer, type SASLOptions } from 'kafkajs';
import { asError, warn } from '../log/failure.ts';
import type { KafkaConnection } from './kafka-connection.ts';
import { makeTopics } from './kafka-topics.ts';
import { mendKafkajs } from './kafkajs-mended.ts';
import { PublisherUnavailable, type OutwardMessage, type Publisher } from '../following/publisher.ts';

// With kafka-topics.ts and kafkajs-mended.ts all that uses kafkajs; tools/decisions/0007-clients-of-the-cluster.md says
// what it is guarded against.

export interface KafkaPublisherOptions extends KafkaConnection {
  /** Partitions of a topic that is made here (6). Never raise those of a topic that is in use: keys would move. */
  readonly partitions?: number;
  /** Replicas of a topic that is made here; what the cluster holds to be right unless given. */
  readonly replicas?: number;
  /** How long a send may take in all before it counts as failed, in milliseconds (9,000). */
  readonly deadline?: number;
  /** How connections to brokers are made, where they do not go straight. */
  readonly socketFactory?: ISocketFactory;
  /** Told of what went wrong while nobody waited for it, or went right only the second time. */
  readonly report?: (error: unknown) => void;
}

/** A record batch may hold 1 MiB by default, and all of a send may end in one. */
const MOST_BYTES = 256 * 1024;
/** How many words of the client are kept to explain a failure. */
const WORDS = 5;

/** A connected producer of its own sequence numbers, and where it last sent messages to. */
interface Line {
  readonly producer: Producer;
  readonly aimed: Set<string>;
}

/** A try to send. Once given up, it may not go on beside the next one. */
interface Turn {
  isOver: boolean;
}

/**
 * Publishes to Kafka: idempotent, acknowledged by all replicas in sync, one awaited send at a time. Connects with the
 * first send, and anew, with a new producer id, after any that failed: of a send whose outcome is unknown, the sequence
 * numbers are unknown too.
 */
export function openKafkaPublisher(options: KafkaPublisherOptions): Publisher {
  const { deadline = 9000, report = warn } = options;
  let words: string[] = [];
  const kafka = new kafkajs.Kafka({
    clientId: 'terroir',
    brokers: [...options.brokers],
    ssl: options.ssl,
    ...(options.sasl && { sasl: { ...options.sasl } as SASLOptions }),
    ...(options.socketFactory && { socketFactory: options.socketFactory }),
    connectionTimeout: Math.min(3000, deadline / 2),
    authenticationTimeout: Math.min(5000, deadline / 2),
    requestTimeout: deadline / 2,
    enforceRequestTimeout: true,
    retry: { retries: Math.max(2, options.brokers.length), initialRetryTime: 100, maxRetryTime: 1000 },
    logLevel: kafkajs.logLevel.ERROR,
    logCreator:
      () =>
      ({ log }) => {
        const { message, error } = log as { message: string; error?: unknown };
        words = [...words, typeof error === 'string' ? `${message}: ${error}` : message].slice(-WORDS);
      },
  });
  const ready = new Set<string>();
  let line: Line | null = null;
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function lineFor(topics: readonly string[], turn: Turn): Promise<Line> {
    await mendKafkajs();
    const missing = topics.filter((topic) => !ready.has(topic));
    if (missing.length > 0) await makeReady(kafka, missing, options);
    if (turn.isOver) throw new Error('given up');
    for (const topic of missing) ready.add(topic);
    return (line ??= await newLine(kafka, turn));
  }

  async function send(messages: readonly OutwardMessage[], turn: Turn): Promise<void> {
    const topics = [...new Set(messages.map(({ topic }) => topic))];
    const { producer, aimed } = await lineFor(topics, turn);
    aimed.clear();
    words = []; // a second try to connect is no news
    const answered = await producer.sendBatch({
      acks: -1,
      timeout: deadline / 4,
      compression: kafkajs.CompressionTypes.None,
      topicMessages: topics.map((topic) => ({
        topic,
        messages: messages
          .filter((message) => message.topic === topic)
          .map(({ key, value, headers }) => ({ key, value, headers: { ...headers } })),
      })),
    });
    // After a change of leaders kafkajs may leave out a partition and say nothing of it.
    for (const { topicName, partition } of answered) aimed.delete(placeOf(topicName, partition));
    if (aimed.size > 0) throw new Error(`nobody answered for ${[...aimed].join(', ')}`);
  }

  /**
   * A line on which something failed is never used again. What is still under way on it may arrive, again or late, and
   * may even connect it once more: it is hung up when that has ended, too.
   */
  function hangUp(underWay: Promise<void>): void {
    const producer = line?.producer;
    line = null;
    ready.clear(); // the cluster that comes back may not have them any more
    if (producer === undefined) return;
    const end = () => producer.disconnect();
    end().catch(report);
    underWay.then(end, end).catch(report);
  }

  async function sendInTime(messages: readonly OutwardMessage[]): Promise<void> {
    if (isClosed) throw new PublisherUnavailable('The publisher is closed');
    words = [];
    const turn: Turn = { isOver: false };
    const underWay = send(messages, turn);
    try {
      await within(deadline, underWay);
    } catch (error) {
      turn.isOver = true;
      hangUp(underWay);
      const said = [...new Set([asError(error).message, ...words])].join('; ');
      throw new PublisherUnavailable(`Kafka has not taken the messages: ${said}`, { cause: error });
    }
    if (words.length > 0) report(new Error(`Kafka took the messages in the end: ${words.join('; ')}`));
  }

  return {
    publish(messages) {
      const sent = sending.then(async () => {
        for (const portion of portions(messages)) await sendInTime(portion);
      });
      sending = sent.catch(() => undefined); // the sender gets the error; the next one has its own try
      return sent;
    },
    async close() {
      isClosed = true;
      await sending;
      await line?.producer.disconnect();
      line = null;
    },
  };
}

const placeOf = (topic: string, partition: number): string => `${topic}/${partition}`;

/** Connects a producer; one that nobody waits for any more is not left open. */
async function newLine(kafka: Kafka, turn: Turn): Promise<Line> {
  const aimed = new Set<string>();
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    retry: { retries: 1, initialRetryTime: 100, maxRetryTime: 1000 },
    createPartitioner() {
      const choose = kafkajs.Partitioners.DefaultPartitioner();
      return (asked) => {
        const partition = choose(asked);
        aimed.add(placeOf(asked.topic, partition));
        return partition;
      };
    },
  });
  try {
    await producer.connect();
    if (turn.isOver) throw new Error('given up');
  } catch (error) {
    await producer.disconnect();
    throw error;
  }
  return { producer, aimed };
}

/** Makes the topics that are not there yet, over a connection of its own. */
async function makeReady(kafka: Kafka, topics: readonly string[], options: KafkaPublisherOptions): Promise<void> {
  const { partitions = 6, replicas = -1 } = options;
  const admin = kafka.admin();
  try {
    await admin.connect();
    await makeTopics(
      admin,
      topics.map((topic) => ({ topic, numPartitions: partitions, replicationFactor: replicas })),
    );
  } finally {
    await admin.disconnect();
  }
}

/** The messages in portions of bounded size, in their order. */
function* portions(messages: readonly OutwardMessage[]): Generator<OutwardMessage[], void, void> {
  let portion: OutwardMessage[] = [];
  let bytes = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message.value) + Buffer.byteLength(message.key) + 256;
    if (portion.length > 0 && bytes + size > MOST_BYTES) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(message);
    bytes += size;
  }
  if (portion.length > 0) yield portion;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
