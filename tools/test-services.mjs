// `npm run test:services`: the cluster profile on the servers that MONGODB_URL, KAFKA_BROKERS and EVENTSTORE_URL name, else on
// servers of `services:up`, which end with it. Without EVENTSTORE_URL the event store is its protocol's double.
import { build, ensureDependencies, fail, say } from './setup.mjs';
import { chosen, closeWith, jest, journeys, runSteps } from './steps.mjs';

await ensureDependencies();
await build();
const { down, up } = await import('./services/servers.mjs');
const { enginesOf } = await import('./services/engines.mjs');

const given = (name) => process.env[name]?.trim() || undefined;
const own = { MONGODB_URL: 'ferretdb', KAFKA_BROKERS: 'kafka' };
const wanted = Object.entries(own).flatMap(([setting, server]) => (given(setting) === undefined ? [server] : []));

const { settings, started } = await up(wanted).catch((error) => fail(error.stack ?? String(error)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    void down(started).finally(() => {
      closeWith({ passed: 0, failed: 1 });
      process.exit(1);
    });
  });

const named = ['MONGODB_URL', 'KAFKA_BROKERS', 'EVENTSTORE_URL'].flatMap((name) =>
  given(name) === undefined ? [] : [[name, given(name)]],
);
const env = { ...settings, ...Object.fromEntries(named), TERROIR_TEST_PROFILE: 'cluster' };
const project = (name) => ['--projects', `tools/jest/${name}.config.mjs`];
// A server in another process takes longer than a file, and on a loaded machine much longer.
const patience = '--testTimeout=60000';

async function cluster() {
  const { events, readModels, outward } = await enginesOf(env);
  /** Says which engines a step runs against before it runs. */
  const on = (engines, step) => () => {
    say(`  against ${engines.join(' · ')}`);
    return step();
  };
  const steps = {
    adapters: on([events, readModels, outward], jest([...project('services'), patience], env)),
    http: on(
      [events, readModels],
      jest([...project('server'), patience, '--testPathPatterns', '\\.http\\.spec\\.ts$', 'libs/http/src/'], env),
    ),
    story: on([events, readModels, outward], journeys(['finances'], env)),
  };
  return runSteps(steps, chosen(steps, process.argv.slice(2)));
}

const total = await cluster().catch((error) => {
  console.error(error);
  return { passed: 0, failed: 1 };
});
await down(started);
closeWith(total);
