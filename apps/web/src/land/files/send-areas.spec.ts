import { expect, test } from '@jest/globals';
import type { RowOutcome } from '../../imports/send-rows.ts';
import type { sendKind } from '../../imports/use-sending.ts';
import type { AreaRow } from './area-rows.ts';
import { sendAreas } from './send-areas.ts';

const row = (number: number, kind: AreaRow['kind'], of: string | null): AreaRow => ({
  key: `outline-${number}`,
  number,
  kind,
  of,
  body: { name: `Area ${number}` },
});
const rows = [
  row(1, 'zone', 'outline-2'),
  row(2, 'plot', null),
  row(3, 'plot', null),
  row(4, 'zone', 'outline-3'),
  row(5, 'zone', 'plot-at-home'),
];

/** What is sent, and what is said of each row, where `refused` rows are refused. */
async function sent(refused: readonly number[], isStopped: () => boolean = () => false) {
  const calls: unknown[] = [];
  const said: RowOutcome[] = [];
  const send: typeof sendKind = ({ kind }, sender) => {
    calls.push([kind, ...sender.rows.map(({ body }) => body)]);
    sender.onRows(
      sender.rows.map(({ number }) => {
        const outcome = refused.includes(number) ? 'refused' : 'recorded';
        return { number, outcome, recordId: `record-${number}`, messages: [] };
      }),
    );
    return Promise.resolve();
  };
  const onRows = (more: readonly RowOutcome[]) => void said.push(...more);
  const begun = { rows, fileName: 'a.kml', total: 5, bringBack: false, begun: {}, onBegun: () => undefined };
  await sendAreas({ ...begun, onRows, isStopped }, 'Its plot is lost', send);
  return { calls, said };
}

test('plots go first, and each zone to the plot that its row became', async () => {
  const { calls } = await sent([]);
  expect(calls).toEqual([
    ['plot', { name: 'Area 2' }, { name: 'Area 3' }],
    [
      'zone',
      { name: 'Area 1', plotId: 'record-2' },
      { name: 'Area 4', plotId: 'record-3' },
      { name: 'Area 5', plotId: 'plot-at-home' },
    ],
  ]);
});

test('a zone whose plot is refused is left out, and says why', async () => {
  const { calls, said } = await sent([3]);
  expect(calls[1]).toEqual([
    'zone',
    { name: 'Area 1', plotId: 'record-2' },
    { name: 'Area 5', plotId: 'plot-at-home' },
  ]);
  expect(said.find(({ number }) => number === 4)).toEqual({
    number: 4,
    outcome: 'refused',
    recordId: null,
    messages: ['Its plot is lost'],
  });
});

test('no zone is sent after a stop', async () => {
  expect((await sent([], () => true)).calls).toHaveLength(1);
});
