/** How a Kafka cluster is reached. */
export interface KafkaConnection {
  /** `host:port` of some brokers of the cluster. */
  readonly brokers: readonly string[];
  /** TLS, verified by the authorities of the system (and those of `NODE_EXTRA_CA_CERTS`). */
  readonly ssl: boolean;
  readonly sasl: {
    readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    readonly username: string;
    readonly password: string;
  } | null;
}

const MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/**
 * Reads KAFKA_BROKERS, KAFKA_SSL (`on`, `off`), KAFKA_USERNAME, KAFKA_PASSWORD and KAFKA_MECHANISM (`scram-sha-512`
 * unless given). Null without brokers. TLS is on unless switched off when a password is given.
 * @throws Error with one sentence for the operator, which never repeats the password
 */
export function kafkaConnection(env: Readonly<Record<string, string | undefined>>): KafkaConnection | null {
  const brokers = (env['KAFKA_BROKERS'] ?? '')
    .split(',')
    .map((broker) => broker.trim())
    .filter((broker) => broker !== '');
  if (brokers.length === 0) return null;
  const odd = brokers.find((broker) => !/^[^\s:/]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/.test(broker));
  if (odd !== undefined)
    throw new Error(`KAFKA_BROKERS names brokers as host:port, separated by commas; not “${odd}”.`);
  const username = env['KAFKA_USERNAME'] || undefined;
  const password = env['KAFKA_PASSWORD'] || undefined;
  if ((username === undefined) !== (password === undefined))
    throw new Error('KAFKA_USERNAME and KAFKA_PASSWORD belong together: one of them is missing.');
  const ssl = env['KAFKA_SSL'] || (username === undefined ? 'off' : 'on');
  if (ssl !== 'on' && ssl !== 'off') throw new Error('KAFKA_SSL is on or off.');
  const asked = (env['KAFKA_MECHANISM'] || 'scram-sha-512').toLowerCase();
  const mechanism = MECHANISMS.find((known) => known === asked);
  if (mechanism === undefined) throw new Error(`KAFKA_MECHANISM is one of ${MECHANISMS.join(', ')}.`);
  const sasl = username !== undefined && password !== undefined ? { mechanism, username, password } : null;
  return { brokers, ssl: ssl === 'on', sasl };
}
