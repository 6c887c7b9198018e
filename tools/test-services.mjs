// `npm run test:services`: the cluster profile on the servers that MONGODB_URL, KAFKA_BROKERS and EVENTSTORE_URL name, else on
// servers of `services:up`, which end with it. Without EVENTSTORE_URL the event store is its protocol's double.
import { join } from 'node:path';
import { ensureDependencies, failWith, isBuilt, root, say } from './setup.mjs';
import { check, chosen, closeWith, jest, journeys, runSteps } from './steps.mjs';

const project = (name) => ['--projects', `tools/jest/${name}.config.mjs`];
const wholeHttp = ['--testPathPatterns', '\\.http\\.spec\\.ts$', 'libs/http/src/'];

// The step `build` comes first; alone, the step `chaos` builds for itself.
const steps = (engines, env, TERROIR_BUILT = '') => {
  /** Says which engines a step runs against before it runs. */
  const on = (names, step) => () => {
    say(`  against ${names.map((name) => engines[name]).join(' · ')}`);
    return step();
  };
  const all = ['events', 'readModels', 'outward'];
  return {
    build: async () => ((await isBuilt()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
    adapters: on(all, jest(project('services'), env)),
    http: on(['events', 'readModels'], jest([...project('server'), ...wholeHttp], env)),
    story: on(all, journeys(['books'], env)),
    chaos: on(all, check([join(root, 'tools', 'chaos', 'cluster.mjs'), '--kills', '25'], { ...env, TERROIR_BUILT })),
  };
};

await ensureDependencies();
const names = chosen(steps({}, {}), process.argv.slice(2));
const { down, up } = await import('./services/servers.mjs');
const { enginesOf } = await import('./services/engines.mjs');

/** The settings that are set already, and the servers of ours that take the place of those that are not. */
const given = Object.fromEntries(
  ['MONGODB_URL', 'KAFKA_BROKERS', 'EVENTSTORE_URL'].flatMap((name) => {
    const value = process.env[name]?.trim();
    return value ? [[name, value]] : [];
  }),
);
const own = { MONGODB_URL: 'ferretdb', KAFKA_BROKERS: 'kafka' };
const wanted = Object.keys(own).filter((name) => !Object.hasOwn(given, name));

const { settings, started } = await up(wanted.map((name) => own[name])).catch(failWith);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    void down(started).finally(() => {
      closeWith({ passed: 0, failed: 1 });
      process.exit(1);
    });
  });

const env = { ...settings, ...given, TERROIR_TEST_PROFILE: 'cluster' };
const total = await enginesOf(env)
  .then((engines) => runSteps(steps(engines, env, names.includes('build') ? 'yes' : ''), names))
  .catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
await down(started);
closeWith(total);
