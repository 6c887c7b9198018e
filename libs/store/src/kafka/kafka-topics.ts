import { setTimeout as pause } from 'node:timers/promises';
import type { Admin, ITopicConfig } from 'kafkajs';

/** Makes the topics that are not there yet, and waits until their brokers take messages for each partition. */
export async function makeTopics(
  admin: Pick<Admin, 'listTopics' | 'createTopics' | 'fetchTopicOffsets'>,
  topics: readonly ITopicConfig[],
): Promise<void> {
  const present = new Set(await admin.listTopics());
  const missing = topics.filter(({ topic }) => !present.has(topic));
  if (missing.length === 0) return;
  await admin.createTopics({ topics: missing, waitForLeaders: true });
  for (const { topic } of missing) await topicEnds(admin, topic);
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
      // kafkajs has the code under its older name.
      if ((error as { type?: unknown }).type !== 'NOT_LEADER_FOR_PARTITION' || asked >= times) throw error;
    }
    await pause(apart);
  }
}
