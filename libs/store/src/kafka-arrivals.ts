import { setTimeout as pause } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import type { KafkaConnection } from './kafka-connection.ts';

/** What other systems are told on a topic, from the moment on that it was asked for. */
export interface Arrivals {
  /** The types of the events of a stream in the order in which they arrived first. */
  of(stream: string): readonly string[];
  /** How many messages came, repeated ones too. */
  readonly messages: number;
  /** Resolves when so many events of a stream have arrived. */
  until(stream: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/** Follows a topic of Kafka as a consumer does that leaves out repeated ids. */
export async function arrivals({ brokers, ssl, sasl }: KafkaConnection, topic: string): Promise<Arrivals> {
  const [{ default: kafkajs }, { mendKafkajs }] = await Promise.all([import('kafkajs'), import('./kafkajs-mended.ts')]);
  await mendKafkajs();
  const client = new kafkajs.Kafka({
    brokers: [...brokers],
    ssl,
    ...(sasl && { sasl: { ...sasl } as never }),
    logLevel: kafkajs.logLevel.NOTHING,
  });
  const admin = client.admin();
  await admin.connect();
  if (!(await admin.listTopics()).includes(topic))
    await admin.createTopics({ topics: [{ topic, numPartitions: 6 }], waitForLeaders: true });
  const ends = await topicEnds(admin, topic);
  await admin.disconnect();

  const streams = new Map<string, Map<string, string>>();
  let messages = 0;
  let arrived = Promise.withResolvers<void>();
  const consumer = client.consumer({ groupId: `arrivals-${crypto.randomUUID()}` });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    eachMessage({ message: { key, headers } }) {
      const events = streams.get(String(key)) ?? new Map<string, string>();
      const id = String(headers?.['event_id']);
      if (!events.has(id)) events.set(id, String(headers?.['event_type']));
      streams.set(String(key), events);
      messages += 1;
      arrived.resolve();
      arrived = Promise.withResolvers();
      return Promise.resolve();
    },
  });
  for (const { partition, high } of ends) consumer.seek({ topic, partition, offset: high });
  const of = (stream: string) => [...(streams.get(stream)?.values() ?? [])];
  return {
    of,
    get messages() {
      return messages;
    },
    async until(stream, count) {
      while (of(stream).length < count) await arrived.promise;
    },
    close: () => consumer.disconnect(),
  };
}

/** How often, and how many milliseconds apart, a broker is asked for the ends of a topic that it does not lead yet. */
const ASKED = { times: 200, apart: 50 };

/**
 * What each partition of a topic ends at. Everybody hears that a new partition has a leader, the leader itself last of all:
 * until then it refuses (`NOT_LEADER_OR_FOLLOWER`, which Kafka's protocol calls retriable), and kafkajs's admin gives up.
 *
 * @throws what Kafka says to the last try, and any other error at once.
 */
export async function topicEnds(
  admin: Pick<Admin, 'fetchTopicOffsets'>,
  topic: string,
  { times, apart } = ASKED,
): ReturnType<Admin['fetchTopicOffsets']> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await admin.fetchTopicOffsets(topic);
    } catch (error) {
      // kafkajs knows the code by its older name.
      if ((error as { type?: unknown }).type !== 'NOT_LEADER_FOR_PARTITION' || asked >= times) throw error;
    }
    await pause(apart);
  }
}
