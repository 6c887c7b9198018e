// Apache Kafka 3.9 in KRaft mode: one process that is broker and controller, from its Maven artefacts.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import kafkajs from 'kafkajs';
import { say } from '../setup.mjs';
import { java, Missing, output } from './needs.mjs';
import { folderOf } from './place.mjs';

const own = join(dirname(fileURLToPath(import.meta.url)), 'kafka');
const pom = join(own, 'pom.xml');
const key = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12);
const jars = () => join(folderOf('kafka'), `jars-${key}`);
const data = () => join(folderOf('kafka'), 'data');
const properties = () => join(folderOf('kafka'), 'server.properties');

const settings = ([client, controller]) => `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=PLAINTEXT://127.0.0.1:${client},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${client}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${data()}
# One machine: every topic has one copy.
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
# A consumer of a test need not wait for others to join.
group.initial.rebalance.delay.ms=0
`;

const program = (main, args) => ({
  command: java,
  args: [
    '-Xms128m',
    '-Xmx512m',
    `-Dlog4j.configuration=file:${join(own, 'log4j.properties')}`,
    '-cp',
    [join(jars(), '*')].join(delimiter),
    main,
    ...args,
  ],
});

/** What Maven says when it cannot reach a repository, and not when an artefact is wrong. */
const unreachable = /Could not transfer|Unknown host|Connection (refused|timed out|reset)|Network is unreachable/;

export const kafka = {
  name: 'kafka',
  title: 'Apache Kafka 3.9.1',
  ports: ['kafka', 'kafka-controller'],
  setting: (port) => `KAFKA_BROKERS=127.0.0.1:${port}`,

  /** @throws Missing when the Maven repository does not answer. */
  async fetch() {
    if (existsSync(jars())) return;
    const made = `${jars()}.new`;
    rmSync(made, { recursive: true, force: true });
    say(`Fetching ${this.title} …`);
    const goal = ['-q', '-B', '-C', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${made}`];
    const { code, stdout, stderr, tooLong } = await output('mvn', goal, { within: 5 * 60_000 });
    if (tooLong || (unreachable.test(stdout + stderr) && !/Checksum validation failed/.test(stdout + stderr)))
      throw new Missing(`The Maven repository did not answer.\n${stdout}`);
    if (code !== 0) throw new Error(`Kafka could not be fetched:\n${stdout}${stderr}`);
    renameSync(made, jars());
  },

  async build() {
    await this.fetch();
  },

  async start(ports) {
    writeFileSync(properties(), settings(ports));
    if (!existsSync(join(data(), 'meta.properties'))) {
      const id = createHash('sha256').update(folderOf('kafka')).digest('base64url').slice(0, 22);
      // Kafka reads a cluster's id as a UUID in base64, and a dash at its beginning as an option.
      const args = ['format', '--cluster-id', id.replace(/^-/, 'a'), '--config', properties()];
      const { command, args: all } = program('kafka.tools.StorageTool', args);
      const { code, stdout, stderr } = await output(command, all, { within: 120_000 });
      if (code !== 0) throw new Error(`Kafka could not prepare its folder:\n${stdout}${stderr}`);
    }
    return program('kafka.Kafka', [properties()]);
  },

  /** Throws until the cluster names a broker and a controller. */
  async ask([port]) {
    const admin = new kafkajs.Kafka({
      brokers: [`127.0.0.1:${port}`],
      logLevel: kafkajs.logLevel.NOTHING,
      connectionTimeout: 2000,
      requestTimeout: 5000,
      retry: { retries: 0 },
    }).admin();
    await admin.connect();
    try {
      const { brokers, controller } = await admin.describeCluster();
      if (brokers.length === 0 || controller === null) throw new Error('The cluster has no broker yet.');
    } finally {
      await admin.disconnect();
    }
  },
};
