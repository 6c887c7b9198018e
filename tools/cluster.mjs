// The engines of the cluster profile for tools that run the real server on them: those named by the environment, else
// servers of `services:up` and the event store's double.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { projectNode, root } from './setup.mjs';

/** The double in a process of its own, which ends with this one. */
async function startDouble() {
  const child = spawn(
    projectNode(),
    ['--disable-warning=ExperimentalWarning', join(root, 'tools', 'services', 'double.mjs')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const url = await new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`The event store's double ended with ${code}`)));
  });
  return { url, stop: () => child.kill() };
}

/**
 * Finds or starts the engines.
 * @returns `installation()`, the settings of an installation of its own on them; `names`, which engines they are; `close()`.
 */
export async function engines() {
  const { down, up } = await import('./services/servers.mjs');
  const { enginesOf } = await import('./services/engines.mjs');
  const given = (name) => process.env[name]?.trim() || undefined;
  const wanted = Object.entries({ MONGODB_URL: 'ferretdb', KAFKA_BROKERS: 'kafka' }).flatMap(([name, server]) =>
    given(name) === undefined ? [server] : [],
  );
  const { settings, started } = await up(wanted);
  const double = given('EVENTSTORE_URL') === undefined ? await startDouble() : null;
  const found = {
    ...settings,
    ...Object.fromEntries(
      ['MONGODB_URL', 'KAFKA_BROKERS'].flatMap((name) => (given(name) === undefined ? [] : [[name, given(name)]])),
    ),
  };
  const names = await enginesOf({
    ...found,
    ...(double === null ? { EVENTSTORE_URL: given('EVENTSTORE_URL') } : {}),
  });
  return {
    names: Object.values(names),
    kafka: found.KAFKA_BROKERS,
    installation() {
      const name = `t${randomBytes(5).toString('hex')}`;
      const mongo = new URL(found.MONGODB_URL);
      mongo.pathname = `/${name}`;
      return {
        EVENTSTORE_URL: double?.url ?? given('EVENTSTORE_URL'),
        MONGODB_URL: mongo.href,
        STORE_PREFIX: name,
        MASTER_KEY: randomBytes(32).toString('base64'),
      };
    },
    async close() {
      double?.stop();
      await down(started);
    },
  };
}
