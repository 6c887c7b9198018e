// What the same calls cost when there is ten times as much: appends, one row by its id, a page by an index.
import { uuidv7, openStore } from '@terroir/store';
import { views } from '@terroir/modules';
import { interleaved, rate, ratio } from './figures.mjs';
import { fill, inFolder, recordOf } from './records.mjs';

const SMALL = 20_000;
const report = (error) => {
  throw error;
};
const view = views.find(({ name }) => name === 'producer_input');

/** A store with so many records, a company among them with 200. */
async function grown(dir, records) {
  const store = await openStore({ dir, views, writer: 'thread', report });
  await fill(store.log, records, 1, Math.round(records / 200));
  const companyId = uuidv7();
  const own = Array.from({ length: 200 }, (_, at) => recordOf(companyId, 1, at));
  for (const { stream, events } of own) await store.log.append(stream, 'absent', events);
  if (!(await store.projector.waitFor(await store.log.head(), 120_000))) throw new Error('The read models stay behind');
  return { store, companyId, ids: own.map(({ inputId }) => inputId) };
}

const perSecond = async (times, act) => {
  const began = performance.now();
  for (let turn = 0; turn < times; turn += 1) await act(turn);
  return times / ((performance.now() - began) / 1000);
};

const ways = ({ store, companyId, ids }, name) => ({
  [`append ${name}`]: async () => {
    const reached = await perSecond(300, () => {
      const { stream, events } = recordOf(uuidv7(), 1, 7);
      return store.log.append(stream, 'absent', events);
    });
    await store.projector.waitFor(await store.log.head(), 10_000);
    return reached;
  },
  [`get ${name}`]: () => perSecond(3000, (turn) => store.documents.getMany(view, [ids[turn % ids.length]])),
  [`page ${name}`]: () =>
    perSecond(300, () =>
      store.documents.find(view, {
        index: 'date',
        equals: { companyId, removed: false },
        order: 'descending',
        limit: 100,
      }),
    ),
});

export const bench = () =>
  inFolder((few) =>
    inFolder(async (many) => {
      const small = await grown(few, SMALL);
      const big = await grown(many, SMALL * 10);
      try {
        const rates = await interleaved(5, { ...ways(small, 'few'), ...ways(big, 'many') });
        const row = (what, name) => [
          what,
          rate(rates[`${name} many`]),
          `with a tenth ${rate(rates[`${name} few`])}`,
          `${ratio(rates[`${name} many`].median, rates[`${name} few`].median)} (target 1)`,
        ];
        const size = (SMALL * 10).toLocaleString('en');
        return [
          row(`with ${size} records: appends, one writer`, 'append'),
          row('one row by its id', 'get'),
          row('a page of 100 by an index', 'page'),
        ];
      } finally {
        await small.store.close();
        await big.store.close();
      }
    }),
  );
