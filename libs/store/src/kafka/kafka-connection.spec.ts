import { describe, expect, test } from '@jest/globals';
import { kafkaConnection } from './kafka-connection.ts';

const secret = { KAFKA_BROKERS: 'kafka:9092', KAFKA_USERNAME: 'terroir', KAFKA_PASSWORD: 'Recolte' };

describe('how Kafka is reached', () => {
  test('is nothing without brokers', () => {
    expect(kafkaConnection({})).toBeNull();
    expect(kafkaConnection({ KAFKA_BROKERS: ' , ' })).toBeNull();
  });

  test('is plain on a network of one’s own, and with TLS as soon as a password travels', () => {
    expect(kafkaConnection({ KAFKA_BROKERS: 'a:9092, [::1]:9093' })).toEqual({
      brokers: ['a:9092', '[::1]:9093'],
      ssl: false,
      sasl: null,
    });
    expect(kafkaConnection(secret)).toMatchObject({
      ssl: true,
      sasl: { mechanism: 'scram-sha-512', username: 'terroir', password: 'Recolte' },
    });
    expect(kafkaConnection({ ...secret, KAFKA_SSL: 'off', KAFKA_MECHANISM: 'PLAIN' })).toMatchObject({
      ssl: false,
      sasl: { mechanism: 'plain' },
    });
  });

  test.each([
    [{ KAFKA_BROKERS: 'kafka' }, 'host:port'],
    [{ KAFKA_BROKERS: 'https://kafka:9092' }, 'host:port'],
    [{ ...secret, KAFKA_PASSWORD: '' }, 'belong together'],
    [{ ...secret, KAFKA_SSL: 'yes' }, 'on or off'],
    [{ ...secret, KAFKA_MECHANISM: 'md5' }, 'scram-sha-256'],
  ])('%j is refused in one sentence without the password', (env, words) => {
    expect(() => kafkaConnection(env)).toThrow(words);
    expect(() => kafkaConnection(env)).not.toThrow('Recolte');
  });
});
