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

test('the ends of a topic are asked for again while its broker has not heard yet that it leads it', async () => {
  const admin = refused(3, 'NOT_LEADER_FOR_PARTITION');
  expect(await topicEnds(admin, 'terroir.finance', { times: 4, apart: 0 })).toEqual([END]);
  expect(admin.asked).toBe(4);
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

test('topics are made once, and ready when their brokers have heard that they lead them', async () => {
  const admin = refused(1, 'NOT_LEADER_FOR_PARTITION');
  const made: string[] = [];
  const topics = ['terroir.accounts', 'terroir.finance'].map((topic) => ({ topic }));
  await makeTopics(
    {
      listTopics: () => Promise.resolve(['terroir.accounts', ...made]),
      createTopics: ({ topics: asked }) => {
        made.push(...asked.map(({ topic }) => topic));
        return Promise.resolve(true);
      },
      fetchTopicOffsets: () => admin.fetchTopicOffsets(),
    },
    topics,
  );
  expect([made, admin.asked]).toEqual([['terroir.finance'], 2]);
});
