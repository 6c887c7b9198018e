// Read models: building one anew from a long log, and how far behind the log it is while people write.
import { newProducer } from '../front-door.mjs';
import { mib, p, percentile } from './figures.mjs';
import { following } from './lag.mjs';
import { terroir } from './load.mjs';
import { rebuild, seconds } from './rebuild.mjs';
import { filledFolder, inFolder } from './records.mjs';

const EVENTS = 1_000_000;
const EACH = 10;
const PER_SECOND = 200;

async function rebuilding() {
  return inFolder((tenth) =>
    inFolder(async (folder) => {
      await filledFolder(tenth, EVENTS / EACH / 10, EACH);
      await filledFolder(folder, EVENTS / EACH, EACH);
      const small = await rebuild(tenth, '5', 'plain');
      const plain = await rebuild(folder, '5', 'plain');
      const audited = await rebuild(tenth, '3', 'audited');
      const what = `${EVENTS.toLocaleString('en')} events to ${(EVENTS / EACH).toLocaleString('en')} rows`;
      const perSecond = (EVENTS / percentile(plain.seconds, 0.5)).toFixed(0);
      return [
        [
          `rebuild of a view, written durably: ${what}`,
          seconds(plain.seconds),
          `read and fold alone ${seconds(plain.folding)}`,
          `${Number(perSecond).toLocaleString('en')} events/s (target 4 s)`,
        ],
        [
          'memory of the process before / at most',
          `${mib(plain.before)} / ${mib(plain.most)}`,
          `a tenth of the events, ${seconds(small.seconds)}: ${mib(small.before)} / ${mib(small.most)}`,
          'target: linear, memory flat',
        ],
        [
          `a tenth of the events with the history of every change (${(EVENTS / 10).toLocaleString('en')} entries)`,
          seconds(audited.seconds),
          `without the history ${seconds(small.seconds)}`,
          `at most ${mib(audited.most)}`,
        ],
      ];
    }),
  );
}

/** How long after a command was answered a reader sees it, at so many commands a second. */
const lag = () =>
  inFolder(async (dataDir) => {
    const server = await terroir(dataDir);
    try {
      const { token } = await newProducer(server.url, dataDir);
      const { behind, plain } = await following({ url: server.url, token, perSecond: PER_SECOND, seconds: 8 });
      return [
        [
          `read model behind the answer at ${PER_SECOND} commands/s: a read that waits for it, p50 / p99`,
          p(behind),
          `a read that does not wait ${p(plain)}`,
          'target p99 50 ms',
        ],
      ];
    } finally {
      await server.kill();
    }
  });

export const bench = async () => [...(await rebuilding()), ...(await lag())];
