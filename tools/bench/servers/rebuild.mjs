// Builds a view anew from the log of a folder, as the operator's command line does: `folder rounds plain|audited`; from
// that of a cluster where the environment names one.
import { openStore } from '@terroir/store';
import { setTimeout as pause } from 'node:timers/promises';
import { views } from '@terroir/modules';
import { weight } from '../load.mjs';

const [folder, rounds, way] = process.argv.slice(2);
const report = (error) => {
  throw error;
};
const { audited, ...plain } = views.find(({ name }) => name === 'producer_input');
const view = way === 'audited' ? { ...plain, audited } : plain;
const clock = async (work) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

async function openShared({ EVENTSTORE_URL, MONGODB_URL, STORE_PREFIX, MASTER_KEY }) {
  const { openCluster } = await import('@terroir/http/cluster');
  const store = await openCluster({
    eventStoreUrl: EVENTSTORE_URL,
    mongoUrl: MONGODB_URL,
    prefix: `${STORE_PREFIX}.`,
    masterKey: Buffer.from(MASTER_KEY, 'base64'),
    views: [view],
    projects: true,
    report,
  });
  while (!store.projection.isHeld) await pause(20);
  return store;
}

const store = process.env.EVENTSTORE_URL
  ? await openShared(process.env)
  : await openStore({ dir: folder, views: [view], writer: 'thread', report });
const head = await store.log.head();
if (!(await store.projector.waitFor(head, 300_000))) throw new Error('The view was not built');
const before = weight(process.pid).now;
const seconds = [];
for (let turn = 0; turn < Number(rounds); turn += 1) seconds.push(await clock(() => store.rebuild('producer_input')));
const { most } = weight(process.pid);
const folding = [];
for (let turn = 0; turn < 2; turn += 1)
  folding.push(
    await clock(async () => {
      const rows = new Map();
      for (
        let events = await store.log.readAll(0, 1000);
        events.length > 0;
        events = await store.log.readAll(events.at(-1).position, 1000)
      )
        for (const event of events) {
          const key = event.data.inputId;
          const fold = view.on[event.type];
          if (fold) rows.set(key, fold(rows.get(key) ?? null, event));
        }
    }),
  );
process.stdout.write(JSON.stringify({ seconds, folding, before, most }));
await store.close();
