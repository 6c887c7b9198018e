import { afterEach, describe, expect, test } from '@jest/globals';
import type { AnyView } from './builds.ts';
import type { Documents } from '../documents/documents.ts';
import type { EventLog } from '../log/event-log.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { buildingUpTo } from './building.ts';
import { fairViews, record, stallView } from './fair.fixture.ts';
import { Projector } from './projector.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
});

async function stores(): Promise<{ log: EventLog; documents: Documents }> {
  const log = await openEmbeddedLog({ dir: ':memory:', gather: 0 });
  const documents = await openEmbeddedDocuments({ dir: ':memory:' });
  closing.push(log, documents);
  return { log, documents };
}

async function stalls(log: EventLog, from: number, to: number): Promise<void> {
  for (let stall = from; stall < to; stall += 1)
    await record(log, [
      {
        stream: `stall-${stall}`,
        event: { type: 'StallOpened', data: { companyId: 'company-1', name: `Stall ${stall}` } },
        companyId: 'company-1',
      },
    ]);
}

const started = async (log: EventLog, documents: Documents, views: readonly AnyView[] = fairViews) => {
  const projector = await Projector.start({
    log,
    documents,
    views,
    page: 10,
    report: (error) => {
      throw error;
    },
  });
  closing.push(projector);
  return projector;
};

/** What the projector said of its building until it was done, without what it said twice. */
async function said(projector: Projector): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let state = projector.building(); state !== null; state = projector.building()) {
    const line = JSON.stringify(state);
    if (lines.at(-1) !== line) lines.push(line);
    await new Promise(setImmediate);
  }
  return lines;
}

describe('read models that a start must build', () => {
  test('are told with how far each is, until they can be read, and never again', async () => {
    const { log, documents } = await stores();
    await stalls(log, 0, 100);
    const projector = await started(log, documents);
    const states = (await said(projector)).map((line) => JSON.parse(line) as ReturnType<typeof buildingUpTo>);
    expect(states.length).toBeGreaterThan(3);
    expect(states[0]?.views.map(({ name }) => name)).toEqual(expect.arrayContaining(fairViews.map(({ name }) => name)));
    const percents = states.map((state) => state?.percent ?? -1);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.some((percent) => percent > 0 && percent < 99)).toBe(true);
    for (const state of states) expect(state).toMatchObject({ head: 100 });
    for (const { hasRows } of states.flatMap((state) => state?.views ?? [])) expect(hasRows).toBe(false);
    await stalls(log, 100, 120);
    expect(projector.building()).toBeNull();
    expect(await projector.waitFor(120, 60_000)).toBe(true);
  });

  test('are none on an empty log, whatever comes afterwards', async () => {
    const { log, documents } = await stores();
    const projector = await started(log, documents);
    expect(projector.building()).toBeNull();
    await stalls(log, 0, 20);
    expect(projector.building()).toBeNull();
  });

  test('are none when all stand at the end of the log', async () => {
    const { log, documents } = await stores();
    await stalls(log, 0, 20);
    await said(await started(log, documents));
    await closing.pop()?.close();
    expect((await started(log, documents)).building()).toBeNull();
  });

  test('have earlier rows when only their version was raised', async () => {
    const { log, documents } = await stores();
    await stalls(log, 0, 50);
    await said(await started(log, documents));
    await closing.pop()?.close();
    const raised = fairViews.map((view) => (view.name === stallView.name ? { ...view, version: 99 } : view));
    const state = (await started(log, documents, raised)).building();
    expect(state?.views).toContainEqual(expect.objectContaining({ name: stallView.name, hasRows: true }));
  });
});

test('what is folded and not yet readable is almost done', () => {
  const views = [
    { name: 'firm', position: 1000, hasRows: true },
    { name: 'plan', position: 500, hasRows: false },
  ];
  expect(buildingUpTo(1000, views)).toMatchObject({ percent: 50, views: [{ percent: 99 }, { percent: 50 }] });
  expect(buildingUpTo(1000, [])).toBeNull();
});
