import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { activeDocuments, type ReadModels } from './active.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import type { Documents } from '../documents/documents.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import { fairViews, instantOf, record, stallView, wareView, type FairEvent, type Happening } from './fair.fixture.ts';
import { entryOf, HISTORY, type HistoryEntry } from './history.ts';
import { Projector } from './projector.ts';
import { viewContract } from './view.contract.ts';

const LONG = 60_000;
const companyId = 'company-0';
const at = (stream: string, event: FairEvent, company: string | null = companyId): Happening => ({
  stream,
  event,
  companyId: company,
});
const story = [
  at('stall-s0', { type: 'StallOpened', data: { companyId, name: 'Bees' } }),
  at('ware-s0.0', { type: 'WareBrought', data: { companyId, stallId: 's0', name: 'Honey', cents: 900 } }),
  at('ware-s0.0', { type: 'WarePriced', data: { cents: 900 } }),
  at('ware-s0.0', { type: 'WarePriced', data: { cents: 850 } }),
  at('ware-s0.0', { type: 'WareSold', data: {} }),
];

let log: EventLog;
let documents: Documents;
let projector: Projector;
let reads: ReadModels;
async function open(): Promise<void> {
  log = await openEmbeddedLog({ dir: ':memory:' });
  documents = await openEmbeddedDocuments({ dir: ':memory:' });
  projector = await Projector.start({ log, documents, views: fairViews });
  reads = activeDocuments(documents, projector);
}
async function close(): Promise<void> {
  await projector.close();
  await documents.close();
  await log.close();
}
beforeEach(open);
afterEach(close);
const tell = async (happened: readonly Happening[]) =>
  expect(await projector.waitFor(await record(log, happened), LONG)).toBe(true);
const entries = async (company = companyId): Promise<HistoryEntry[]> => {
  const page = await reads.find<HistoryEntry>(HISTORY, {
    index: 'company',
    equals: { companyId: company },
    limit: 500,
  });
  return page.documents.map(({ row }) => row);
};

describe('the history', () => {
  test('is the difference of the audited fields: who, when, what, from what to what', async () => {
    await tell(story);
    expect(await entries()).toMatchObject([
      { resource: 'stall', resourceId: 's0', label: 'Bees', event: 'StallOpened', kind: 'created' },
      {
        companyId,
        resource: 'ware',
        resourceId: 's0.0',
        label: 'Honey',
        event: 'WareBrought',
        kind: 'created',
        actor: { accountId: companyId, role: 'producer_level_two' },
        actorId: companyId,
        recorded: instantOf(2),
        position: 2,
        version: 1,
        changes: [
          { field: 'name', from: null, to: 'Honey' },
          { field: 'cents', from: null, to: 900 },
          { field: 'aisle', from: null, to: 0 },
        ],
      },
      { event: 'WarePriced', kind: 'changed', position: 4, changes: [{ field: 'cents', from: 900, to: 850 }] },
      {
        event: 'WareSold',
        kind: 'removed',
        label: 'Honey',
        changes: expect.arrayContaining([{ field: 'cents', from: 850, to: null }]),
      },
    ]);
  });

  test('tells a removal that waits for its restoration from a change', () => {
    const event = { ...sample, type: 'InputRemoved' };
    const kept = { notes: 'Hay', removed: false };
    const gone = { notes: 'Hay', removed: true };
    const audited = { aggregate: 'ware', audited: { resource: 'producer_input', fields: ['notes'], label: 'notes' } };
    const kinds = [
      [null, kept],
      [kept, gone],
      [gone, kept],
      [gone, null],
    ].map(([before, after]) => entryOf(audited, 'i', before ?? null, after ?? null, event)?.kind);
    expect(kinds).toEqual(['created', 'removed', 'restored', 'changed']);
    expect(entryOf(audited, 'i', kept, { ...kept, other: 1 }, event)).toBeNull();
  });

  test('tells what went with a removal and what came back with its restoration', () => {
    const event = { ...sample, type: 'InputRemoved' };
    const kept = { notes: 'Hay', removed: false };
    const gone = { notes: 'Hay', removed: true };
    const audited = { aggregate: 'ware', audited: { resource: 'producer_input', fields: ['notes'], label: 'notes' } };
    expect([entryOf(audited, 'i', kept, gone, event), entryOf(audited, 'i', gone, kept, event)]).toMatchObject([
      { label: 'Hay', changes: [{ field: 'notes', from: 'Hay', to: null }] },
      { label: 'Hay', changes: [{ field: 'notes', from: null, to: 'Hay' }] },
    ]);
  });

  test('says which version of the record a change made, and who made it, by the role where there is no account', () => {
    const audited = { aggregate: 'ware', audited: { resource: 'r', fields: ['a'] } };
    const byOperator = {
      ...sample,
      type: 'InputRemoved',
      actor: { ...sample.actor, accountId: null, role: 'operator' as const },
    };
    expect(entryOf(audited, 'i', null, { a: 1 }, byOperator)).toMatchObject({ version: 2, actorId: 'operator' });
    const ofOther = { ...sample, type: 'InputRemoved', stream: 'stall-s0' };
    expect(entryOf(audited, 'i', null, { a: 1 }, ofOther)).toMatchObject({ version: null });
  });

  test('has nothing of changes that belong to no company', () => {
    const nobody = { ...sample, companyId: null, type: 'InputRemoved' };
    const audited = { aggregate: 'ware', audited: { resource: 'r', fields: ['a'] } };
    expect(entryOf(audited, 'i', null, { a: 1 }, nobody)).toBeNull();
    const registering = { ...nobody, data: { accountId: 'account-9' } };
    expect(entryOf(audited, 'i', null, { a: 1 }, registering)?.companyId).toBe('account-9');
  });

  test('forgets a company whose account is erased, in what is written and in what is on its way', async () => {
    const erased = at(`account-${companyId}`, { type: 'AccountErased', data: { accountId: companyId } });
    const others = at('stall-s1', { type: 'StallOpened', data: { companyId: 'company-1', name: 'Hens' } }, 'company-1');
    await tell([...story, others, erased]);
    expect([await entries(), (await entries('company-1')).length]).toEqual([[], 1]);
    await tell([story[0] as Happening]);
    await tell([erased]);
    expect(await entries()).toEqual([]);
  });

  test('is built anew with all, and stays as it was when one view is rebuilt', async () => {
    await tell(story);
    const before = await entries();
    await projector.rebuild('ware');
    expect(await entries()).toEqual(before);
    await projector.rebuild('history');
    expect(await entries()).toEqual(before);
  });
});

const sample = {
  id: 'event-1',
  stream: 'ware-s0.0',
  revision: 1,
  position: 2,
  recorded: instantOf(2),
  actor: { accountId: companyId, companyId, role: 'producer_level_two' as const },
  companyId,
  data: {},
};
const placed = story.map(({ stream, event }, index) => ({
  ...sample,
  ...event,
  id: `event-${index}`,
  stream,
  position: index + 1,
  revision: story.slice(0, index).filter((earlier) => earlier.stream === stream).length,
}));
viewContract(stallView, placed);
viewContract(wareView, placed, [stallView]);
