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
  // kafkajs's own wait ends with an error at the first broker that the news of a topic has not reached.
  await admin.createTopics({ topics: missing, waitForLeaders: false });
  for (const { topic } of missing) await topicEnds(admin, topic);
}

/** What brokers answer about a new topic until its news has reached them, by kafkajs's names; Kafka's protocol calls all three retriable. */
const EARLY: ReadonlySet<unknown> = new Set([
  'UNKNOWN_TOPIC_OR_PARTITION',
  'LEADER_NOT_AVAILABLE',
  'NOT_LEADER_FOR_PARTITION',
]);
/** How often, and how many milliseconds apart, a broker is asked for the ends of a topic that it does not lead yet. */
const ASKED = { times: 200, apart: 50 };

/**
 * What each partition of a topic that was just made ends at. The news of a topic reaches one broker after another, the
 * leader of a partition last of all: until then they refuse, and kafkajs's admin gives up.
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
      if (!EARLY.has(refusalOf(error)) || asked >= times) throw error;
    }
    await pause(apart);
  }
}

/** The name of a broker's refusal, also where kafkajs has wrapped it after tries of its own. */
function refusalOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if ('type' in at) return at.type;
  return undefined;
}
