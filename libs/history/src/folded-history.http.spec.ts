import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { imports } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { causeOf, firstOf, view, type Role } from '@terroir/kernel';
import { uuidv7 } from '@terroir/store';
import { z } from 'zod';
import { causeSpanView, HistoryModule } from './server.ts';

type LineEvent = { type: 'InputRecorded' | 'InputRemoved'; data: object };
const lines = view<{ companyId: string; removed: boolean }, LineEvent>({
  name: 'producer_input',
  version: 1,
  aggregate: 'producer_input',
  row: z.object({ companyId: z.string(), removed: z.boolean() }),
  indexes: { company: ['companyId'] },
  company: 'companyId',
  audited: { resource: 'producer_input', fields: [], restorable: true },
  on: {
    InputRecorded: (_, { companyId }) => ({ companyId: companyId ?? '', removed: false }),
    InputRemoved: (row) => row && { ...row, removed: true },
  },
});

interface Shown {
  readonly id: string;
  readonly attributes: {
    readonly event: string;
    readonly resource_id: string;
    readonly undo: string | null;
    readonly stands_for: { cause: string; changes: number; resource_type: string } | null;
  };
}

let http: TestHttp;
let farm: TestClient;
beforeEach(async () => {
  const recorded = [lines, ...imports.views];
  const views = [...recorded, causeSpanView(recorded)];
  http = await testHttp({ modules: [HistoryModule.with({ views })], views });
  farm = http.as({ role: 'producer_level_two' });
});
afterEach(() => http.close());

const start = Date.UTC(2026, 4, 1, 12);
let minute = 0;
const instantAt = (at: number): string => new Date(start + at * 60_000).toISOString();

/** Records one event, a minute after the one before. */
async function recorded(type: string, stream: string, causationId: string, data: object = {}): Promise<void> {
  const known = await http.store.log.readStream(stream);
  const { companyId = null, accountId = null } = farm.session ?? {};
  const event = {
    id: uuidv7(),
    type,
    version: 1,
    recorded: instantAt((minute += 1)),
    actor: { accountId, companyId, role: 'producer_level_two' as const },
    companyId,
    correlationId: 'spec',
    causationId,
    data: data as Record<string, unknown>,
  };
  const { position } = await http.store.log.append(stream, known.length === 0 ? 'absent' : known.length - 1, [event]);
  await http.store.projector.waitFor(position, 2000);
}

async function imported(kind: string, count: number, between: () => Promise<void> = async () => {}) {
  const importId = uuidv7();
  const records = Array.from({ length: count }, () => uuidv7());
  await recorded('ImportBegun', `import-${importId}`, 'call', { importId, kind, fileName: 'summer.csv', rows: count });
  for (const id of records) {
    await recorded('InputRecorded', `producer_input-${id}`, causeOf('import', importId));
    await between();
  }
  return { importId, records };
}

async function undone({ importId, records }: { importId: string; records: readonly string[] }): Promise<void> {
  const cause = causeOf('import_undo', importId);
  await recorded('ImportUndone', `import-${importId}`, cause);
  for (const id of records) await recorded('InputRemoved', `producer_input-${id}`, cause);
}

const alone = (causationId = 'call') => recorded('InputRecorded', `producer_input-${uuidv7()}`, causationId);
const ask = (query: string, who = farm) => who.get(`/api/v1/history?${query}`);
const shown = (answer: TestAnswer) => answer.body.data as readonly Shown[];
const said = (answer: TestAnswer) =>
  shown(answer).map(({ attributes: { event, stands_for } }) => [event, stands_for?.changes ?? 0]);

describe('a folded history', () => {
  test('has one entry for an import and one for its undo, among the other changes of that time', async () => {
    const one = await imported('producer_input', 3, alone);
    await undone(one);
    const answer = await ask('fold=true');
    expect(said(answer)).toEqual([
      ['ImportUndone', 3],
      ...Array.from({ length: 3 }, () => ['InputRecorded', 0]),
      ['ImportBegun', 3],
    ]);
    expect(answer.body.meta?.['total']).toBe(5);
    expect(shown(answer)[0]?.attributes.stands_for).toEqual({
      cause: causeOf('import_undo', one.importId),
      changes: 3,
      resource_type: 'producer_input',
    });
    expect((await ask('')).body.meta?.['total']).toBe(11);
    expect(said(await ask('')).every(([, changes]) => changes === 0)).toBe(true);
  });

  test('opens to the changes of one cause, each with what can be done about it', async () => {
    const one = await imported('producer_input', 3, alone);
    await undone(one);
    const answer = await ask(`cause=${causeOf('import_undo', one.importId)}&limit=2`);
    expect(shown(answer).map(({ attributes: { resource_id, undo } }) => [resource_id, undo])).toEqual(
      one.records
        .toReversed()
        .slice(0, 2)
        .map((id) => [id, 'restore']),
    );
    expect(answer.body.meta?.['total']).toBe(3);
    const next = encodeURIComponent(String(answer.body.meta?.['next_cursor']));
    const rest = await ask(`cause=${causeOf('import_undo', one.importId)}&limit=2&cursor=${next}`);
    expect(shown(rest).map(({ attributes }) => attributes.resource_id)).toEqual(one.records.slice(0, 1));
    expect(shown(await ask(`cause=${causeOf('import', one.importId)}`))).toHaveLength(3);
  });

  test('shows the first of many that were changed by one call for all of them', async () => {
    const cause = causeOf('bulk', uuidv7());
    await alone(firstOf(cause));
    await alone(cause);
    await alone();
    await alone(cause);
    expect(said(await ask('fold=true'))).toEqual([
      ['InputRecorded', 0],
      ['InputRecorded', 2],
    ]);
  });

  test('keeps an import among the changes of the kind that it brought in, and among the imports', async () => {
    await imported('producer_input', 2);
    await imported('producer_output', 0);
    await alone();
    const actor = farm.session?.accountId ?? '';
    for (const more of ['', `&actor=${actor}`]) {
      const inputs = await ask(`fold=true&resource_type=producer_input${more}`);
      expect([said(inputs), inputs.body.meta?.['total']]).toEqual([
        [
          ['InputRecorded', 0],
          ['ImportBegun', 2],
        ],
        2,
      ]);
      const unfolded = await ask(`resource_type=producer_input${more}`);
      expect([said(unfolded).length, unfolded.body.meta?.['total']]).toEqual([3, 3]);
      const both = await ask(`resource_type=import${more}`);
      expect([said(both).length, both.body.meta?.['total']]).toEqual([1, 1]);
    }
    expect((await ask(`fold=true&actor=${actor}`)).body.meta?.['total']).toBe(2);
  });

  test('counts until an instant only what was recorded by then', async () => {
    const { importId } = await imported('producer_input', 4);
    const until = instantAt(minute - 2);
    const answer = await ask(`fold=true&to=${until}`);
    expect([said(answer), answer.body.meta?.['total']]).toEqual([[['ImportBegun', 2]], 1]);
    expect((await ask(`cause=${causeOf('import', importId)}&to=${until}`)).body.meta?.['total']).toBe(2);
  });

  test('has what began before an instant and goes on after it, with the changes since alone', async () => {
    const older = await imported('producer_input', 3);
    const bulk = causeOf('bulk', uuidv7());
    await alone(firstOf(bulk));
    const { importId } = await imported('producer_input', 2);
    const from = instantAt(minute + 1);
    await alone(bulk);
    await alone(causeOf('import', importId));
    await alone(causeOf('import', importId));
    await alone();
    const last = instantAt(minute);
    await alone(causeOf('import', importId));
    await undone(older);
    const inSpan = [
      ['InputRecorded', 0],
      ['ImportBegun', 2],
      ['InputRecorded', 1],
    ];
    const actor = farm.session?.accountId ?? '';
    for (const more of ['', `&actor=${actor}`, '&resource_type=producer_input']) {
      const answer = await ask(`fold=true&from=${from}&to=${last}${more}`);
      expect([said(answer), answer.body.meta?.['total']]).toEqual([inSpan, 3]);
    }
    expect(said(await ask(`fold=true&from=${from}`))).toEqual([
      ['ImportUndone', 3],
      ['InputRecorded', 0],
      ['ImportBegun', 3],
      ['InputRecorded', 1],
    ]);
    expect(said(await ask(`fold=true&from=${from}&resource_type=import`))).toHaveLength(2);
    expect(said(await ask(`fold=true&from=${from}&resource_type=firm`))).toEqual([]);
    expect(said(await ask(`fold=true&from=${from}&actor=system`))).toEqual([]);
  });

  test('has it on its pages, however short they are, once', async () => {
    const some = [await imported('producer_input', 1), await imported('producer_input', 1)];
    const from = instantAt(minute + 1);
    for (const { importId } of some) await alone(causeOf('import', importId));
    await alone();
    for (const limit of [1, 2, 3, 4]) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const answer = await ask(`fold=true&from=${from}&limit=${limit}${cursor}`);
        expect(answer.body.meta?.['total']).toBe(3);
        expect(shown(answer).length).toBeLessThanOrEqual(limit);
        seen.push(...shown(answer).map(({ attributes: { resource_id } }) => resource_id));
        const next = answer.body.meta?.['next_cursor'];
        cursor = typeof next === 'string' ? `&cursor=${encodeURIComponent(next)}` : '';
      } while (cursor !== '');
      expect(seen.slice(1)).toEqual(some.map(({ importId }) => importId).toReversed());
    }
    for (const wrong of ['led:', 'led:x', 'nonsense'])
      expect((await ask(`fold=true&from=${from}&cursor=${wrong}`)).status).toBe(400);
  });

  test('is read page by page without a gap or a repetition while an import goes on', async () => {
    const seen: string[] = [];
    await alone();
    await imported('producer_input', 3, alone);
    let cursor = '';
    do {
      const answer: TestAnswer = await ask(`fold=true&limit=2${cursor}`);
      seen.push(...shown(answer).map(({ id }) => id));
      await imported('producer_input', 1);
      const next = answer.body.meta?.['next_cursor'];
      cursor = typeof next === 'string' ? `&cursor=${encodeURIComponent(next)}` : '';
    } while (cursor !== '');
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });

  test('is the company’s own, and opens for nobody below plan level 1', async () => {
    const { importId } = await imported('producer_input', 2);
    const opening = `cause=${causeOf('import', importId)}`;
    expect(shown(await ask(opening, http.as({ role: 'producer_level_two' })))).toEqual([]);
    const { accountId = '', companyId = null } = farm.session ?? {};
    const below = http.as({ role: 'producer_level_one' satisfies Role, accountId, companyId });
    expect((await ask(opening, below)).body.errors?.[0]?.code).toBe('level_required');
    expect(shown(await ask('fold=true', below))).toEqual([]);
  });

  test('is asked for the changes of a cause without a kind, a record or an author beside it', async () => {
    for (const more of ['resource_type=firm', 'resource_id=x', 'actor=system']) {
      const answer = await ask(`cause=import:1&${more}`);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'cause']);
    }
  });
});
