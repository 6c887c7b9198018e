import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test as base } from '@playwright/test';
import { engines } from '../../../tools/cluster.mjs';
import { freePort, operate, startServer, unlimited } from '../../../tools/front-door.mjs';
import { followRequests } from './complaints.ts';
import { openSharedContext, type SharedContext } from './shared-context.ts';

export type Language = 'en' | 'fr';

const web = join(import.meta.dirname, '../../web/src');
const textFiles = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(en|fr)\.json$/.test(name))
    .map((name) => [basename(name), join(web, name)]),
);

/** The texts that a screen shows, from the file of that name wherever it is: `texts('fr', 'finance/finance')('tabs.summary')`. */
export function texts(language: Language, file: string) {
  const place = textFiles.get(`${basename(file)}.${language}.json`);
  if (place === undefined) throw new Error(`There are no texts ${file}.${language}.json`);
  const all = JSON.parse(readFileSync(place, 'utf8')) as object;
  return (path: string, values: Readonly<Record<string, string>> = {}): string => {
    const found = path
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], all);
    if (typeof found !== 'string') throw new Error(`${file}.${language}.json has no text ${path}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

/** A server process that a journey may kill and start again on the same data folder and port. */
export interface Terroir {
  readonly url: string;
  readonly dataDir: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Builds every read model of a killed server anew from the log, as the operator does. */
  rebuild(): Promise<void>;
}

/** Without the engines of the cluster, whatever the environment names. */
const embedded = { EVENTSTORE_URL: '', MONGODB_URL: '', KAFKA_BROKERS: '' };

async function open(env: Record<string, string>): Promise<Terroir & { end(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'terroir-e2e-'));
  const port = await freePort();
  // `npm run test:services` plays the story on the engines of the cluster; a demo region is a data folder anywhere.
  const found = process.env['TERROIR_TEST_PROFILE'] === 'cluster' && env['DEMO'] !== 'on' ? await engines() : null;
  const cluster = found === null ? embedded : { ...found.installation(), KAFKA_BROKERS: found.kafka };
  const start = () => startServer({ dataDir, port, env: { ...unlimited, ...cluster, ...env } });
  let server = await start();
  return {
    url: server.url,
    dataDir,
    async kill() {
      await server.kill();
    },
    async restart() {
      server = await start();
    },
    rebuild: () => operate({ dataDir, env: { ...cluster, ...env, DEMO: 'off' } }, 'rebuild'),
    async end() {
      await server.stop();
      await found?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * `terroir`: an empty installation for one journey, with the operator's `settings`. `demo`: the demo region, shared by the
 * journeys of a worker. `shared`: the browser context behind `context` and `page`; pages and storage are a journey's own, the
 * process and the HTTP cache are not. `requests`: a journey that fails also says what its pages were not answered.
 */
export const test = base.extend<
  { settings: Record<string, string>; terroir: Terroir; requests: undefined },
  { demo: Terroir; shared: SharedContext }
>({
  settings: [{}, { option: true }],
  requests: [
    async ({ browser }, use, info) => {
      const end = followRequests(browser);
      await use(undefined);
      const slow = end();
      if (slow.length > 0 && info.status !== info.expectedStatus) throw new Error(slow.join('\n'));
    },
    { auto: true },
  ],
  terroir: async ({ settings }, use) => {
    const opened = await open(settings);
    await use(opened);
    await opened.end();
  },
  demo: [
    async ({}, use) => {
      const opened = await open({ DEMO: 'on' });
      await use(opened);
      await opened.end();
    },
    // The region takes what the machine takes for it; a server that hangs is ended by itself.
    { scope: 'worker', timeout: 300_000 },
  ],
  shared: [
    async ({ browser }, use, { project }) => {
      const shared = await openSharedContext(browser, project.use);
      await use(shared);
      await shared.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared }, use) => {
    await use(shared.context);
    await shared.forget();
  },
  page: async ({ context, shared }, use) =>
    use(context === shared.context ? await shared.newPage() : await context.newPage()),
});
export { expect } from '@playwright/test';
