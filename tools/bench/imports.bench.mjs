// How long a thousand rows of a spreadsheet take from the first batch to the last answer, and once more when all are there.
import { call, newProducer } from '../front-door.mjs';
import { spread } from './figures.mjs';
import { terroir } from './load.mjs';
import { inFolder } from './records.mjs';

const ROWS = 1000;
const BATCH = 100;
const ROUNDS = 5;

const row = (number) => ({
  nth: 0,
  producer_input: {
    input_category_id: 'compost',
    notes: `Lot ${number}, pour la parcelle du ruisseau`,
    quantity_raw: 1 + number / 1000,
    unit_id: 'kilogram',
    cost: 10 + number / 100,
    occurred_on: '2026-01-15',
  },
});

/** Sends the rows as the page does, one batch after the other; each has to end as `outcome`. Milliseconds. */
async function imported(url, token, outcome) {
  const began = performance.now();
  const begun = { import: { kind: 'producer_input', file_name: 'depenses.csv', rows: ROWS } };
  const { id } = (await call(url, 'POST', '/imports', { token, body: begun })).body.data;
  for (let at = 0; at < ROWS; at += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, place) => row(at + place));
    const answer = await call(url, 'POST', `/producer_inputs/imports/${id}`, { token, body: { rows } });
    const others = answer.body.data.attributes.rows.filter((each) => each.outcome !== outcome);
    if (others.length > 0) throw new Error(`${others.length} rows are not ${outcome}: ${JSON.stringify(others[0])}`);
  }
  return performance.now() - began;
}

export const bench = () =>
  inFolder(async (dataDir) => {
    const server = await terroir(dataDir);
    try {
      const [first, again] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { token } = await newProducer(server.url, dataDir, `importer-${round}@example.com`);
        first.push(await imported(server.url, token, 'recorded'));
        again.push(await imported(server.url, token, 'present'));
      }
      return [
        [`import of ${ROWS.toLocaleString('en')} inputs, ${BATCH} at a time`, spread(first), '', 'target 10,000 ms'],
        ['the same rows once more, which adds nothing', spread(again), '', ''],
      ];
    } finally {
      await server.kill();
    }
  });
