import type { KafkaConnection } from '../kafka/kafka-connection.ts';
import { makeTopics, topicEnds } from '../kafka/kafka-topics.ts';

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
  const [{ default: kafkajs }, { mendKafkajs }] = await Promise.all([
    import('kafkajs'),
    import('../kafka/kafkajs-mended.ts'),
  ]);
  await mendKafkajs();
  const client = new kafkajs.Kafka({
    brokers: [...brokers],
    ssl,
    ...(sasl && { sasl: { ...sasl } as never }),
    logLevel: kafkajs.logLevel.NOTHING,
  });
  const admin = client.admin();
  await admin.connect();
  await makeTopics(admin, [{ topic, numPartitions: 6 }]);
  const ends = new Map((await topicEnds(admin, topic)).map(({ partition, high }) => [partition, BigInt(high)]));
  await admin.disconnect();

  const streams = new Map<string, Map<string, string>>();
  let messages = 0;
  let arrived = Promise.withResolvers<void>();
  const consumer = client.consumer({ groupId: `arrivals-${crypto.randomUUID()}` });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    eachMessage({ partition, message: { offset, key, headers } }) {
      // kafkajs seeks only in a group that has started, and starts again by itself where the first start failed.
      if (BigInt(offset) < (ends.get(partition) ?? 0n)) return Promise.resolve();
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
