import { expect, test } from '@jest/globals';
import kafkajs from 'kafkajs';
import { makeTopics, topicEnds } from './kafka-topics.ts';

const END = { partition: 0, offset: '7', high: '7', low: '0' };

/** An admin that is refused by the broker so often before it is answered. */
function refused(times: number, type: string) {
  let asked = 0;
  return {
    get asked() {
      return asked;
    },
    fetchTopicOffsets() {
      asked += 1;
      const refusal = new kafkajs.KafkaJSProtocolError({
        name: type,
        type,
        code: 0,
        message: type,
        retriable: true,
      } as never);
      return asked <= times ? Promise.reject(refusal) : Promise.resolve([END]);
    },
  };
}

test.each(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION'])(
  'the ends of a new topic are asked for again while a broker answers %s',
  async (type) => {
    const admin = refused(3, type);
    expect(await topicEnds(admin, 'terroir.finance', { times: 4, apart: 0 })).toEqual([END]);
    expect(admin.asked).toBe(4);
  },
);

test('a refusal that kafkajs has wrapped after tries of its own is the same refusal', async () => {
  const admin = refused(1, 'UNKNOWN_TOPIC_OR_PARTITION');
  const wrapping = {
    fetchTopicOffsets: () =>
      admin.fetchTopicOffsets().catch((error: Error) => {
        throw new kafkajs.KafkaJSNumberOfRetriesExceeded(error, { retryCount: 1, retryTime: 100 });
      }),
  };
  expect(await topicEnds(wrapping, 'terroir.finance', { times: 2, apart: 0 })).toEqual([END]);
});

test('a broker that never leads a topic is not asked for ever', async () => {
  const admin = refused(9, 'NOT_LEADER_FOR_PARTITION');
  await expect(topicEnds(admin, 'terroir.finance', { times: 4, apart: 0 })).rejects.toThrow('NOT_LEADER_FOR_PARTITION');
  expect(admin.asked).toBe(4);
});

test('any other refusal ends it at once', async () => {
  const admin = refused(1, 'TOPIC_AUTHORIZATION_FAILED');
  await expect(topicEnds(admin, 'terroir.finance')).rejects.toThrow('TOPIC_AUTHORIZATION_FAILED');
  expect(admin.asked).toBe(1);
});

test('topics are made once, and ready when their brokers answer for each partition, which kafkajs does not wait for', async () => {
  const admin = refused(1, 'NOT_LEADER_FOR_PARTITION');
  const made: string[] = [];
  const topics = ['terroir.accounts', 'terroir.finance'].map((topic) => ({ topic }));
  await makeTopics(
    {
      listTopics: () => Promise.resolve(['terroir.accounts', ...made]),
      createTopics: ({ topics: asked, waitForLeaders }) => {
        expect(waitForLeaders).toBe(false);
        made.push(...asked.map(({ topic }) => topic));
        return Promise.resolve(true);
      },
      fetchTopicOffsets: () => admin.fetchTopicOffsets(),
    },
    topics,
  );
  expect([made, admin.asked]).toEqual([['terroir.finance'], 2]);
});
