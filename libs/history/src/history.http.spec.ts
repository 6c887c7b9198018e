import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoredEvent } from '@terroir/events';
import { testHttp, type TestClient, type TestHttp } from '@terroir/http/testing';
import { view, type Actor, type Role } from '@terroir/kernel';
import {
  openAsOf,
  uuidv7,
  type Collection,
  type DocumentQuery,
  type ReadModels,
  type TotalReader,
} from '@terroir/store';
import { z } from 'zod';
import { ChangeLog } from './change-log.ts';
import { HistoryModule } from './server.ts';

interface Line {
  readonly companyId: string;
  readonly notes: string;
  readonly costCents: number;
  readonly removed: boolean;
}
interface FirmEvent {
  type: 'CompanyDescribed';
  data: { accountId: string; name: string; details: string; foundationDate: string };
}
type LineEvent =
  | { type: 'InputRecorded'; data: { inputId: string; notes: string; costCents: number } }
  | { type: 'InputCorrected'; data: { inputId: string; notes?: string; costCents?: number } }
  | { type: 'InputRemoved'; data: { inputId: string } }
  | { type: 'InputRestored'; data: { inputId: string } };

const lines = view<Line, LineEvent>({
  name: 'producer_input',
  version: 1,
  aggregate: 'producer_input',
  row: z.object({ companyId: z.string(), notes: z.string(), costCents: z.number(), removed: z.boolean() }),
  indexes: { company: ['companyId'] },
  company: 'companyId',
  audited: {
    resource: 'producer_input',
    fields: ['notes', 'costCents'],
    label: 'notes',
    restorable: true,
    revertible: true,
  },
  on: {
    InputRecorded: (_, { data, companyId }) => ({
      companyId: companyId ?? '',
      notes: data.notes,
      costCents: data.costCents,
      removed: false,
    }),
    InputCorrected: (row, { data }) =>
      row && { ...row, notes: data.notes ?? row.notes, costCents: data.costCents ?? row.costCents },
    InputRemoved: (row) => row && { ...row, removed: true },
    InputRestored: (row) => row && { ...row, removed: false },
  },
});

const firms = view<{ companyId: string; name: string }, FirmEvent>({
  name: 'firm',
  version: 1,
  aggregate: 'firm',
  row: z.object({ companyId: z.string(), name: z.string() }),
  indexes: { company: ['companyId'] },
  company: 'companyId',
  audited: { resource: 'firm', fields: ['name'], withoutPlan: true },
  on: { CompanyDescribed: (_, { data, companyId }) => ({ companyId: companyId ?? '', name: data.name }) },
});

interface Told {
  id: string;
  attributes: {
    event: string;
    resource_id: string;
    recorded_at: string;
    actor: { account_id: string | null; name: string | null; role: string };
    changes: { field: string; from: unknown; to: unknown }[];
    undo: string | null;
    revert: { version: number; newest: number } | null;
  };
}

let http: TestHttp;
let farm: TestClient;
let neighbour: TestClient;

beforeEach(async () => {
  http = await testHttp({
    modules: [HistoryModule.with({ views: [lines, firms] })],
    views: [lines, firms],
  });
  farm = http.as({ role: 'producer_level_two' });
  neighbour = http.as({ role: 'producer_level_two' });
});
afterEach(() => http.close());

const noonOf = (day: number): string => new Date(Date.UTC(2026, 4, day, 12)).toISOString();

/** Records what happened to a line, day by day of May 2026. */
async function happened(
  who: TestClient,
  inputId: string,
  events: readonly (LineEvent | FirmEvent)[],
  day = 1,
  by?: Actor,
): Promise<void> {
  const companyId = who.session?.companyId ?? null;
  const actor = by ?? { accountId: who.session?.accountId ?? null, companyId, role: 'producer_level_two' as const };
  let last = 0;
  for (const [at, { type, data }] of events.entries()) {
    const stream = `${type === 'CompanyDescribed' ? 'firm' : 'producer_input'}-${inputId}`;
    const known = await http.store.log.readStream(stream);
    const recorded = noonOf(day + at);
    const event: Omit<StoredEvent, 'stream' | 'revision' | 'position' | 'hash'> = {
      id: uuidv7(),
      type,
      version: 1,
      recorded,
      actor,
      companyId,
      correlationId: 'spec',
      causationId: 'spec',
      data: { ...data },
    };
    last = (await http.store.log.append(stream, known.length === 0 ? 'absent' : known.length - 1, [event])).position;
  }
  await http.store.projector.waitFor(last, 2000);
}

/** Read models that note how often they were asked, and how many rows they answered. */
function counting(models: ReadModels, counted: { rows: number; calls: number }): ReadModels {
  const noted = <Found>(found: Found, rows: number): Found => {
    counted.calls += 1;
    counted.rows += rows;
    return found;
  };
  return {
    get: async <Row extends object>(of: Collection, key: string) => noted(await models.get<Row>(of, key), 1),
    async getMany<Row extends object>(of: Collection, keys: readonly string[]) {
      const found = await models.getMany<Row>(of, keys);
      return noted(found, found.length);
    },
    async find<Row extends object>(of: Collection, query: DocumentQuery) {
      const page = await models.find<Row>(of, query);
      return noted(page, page.documents.length);
    },
  };
}

const told = (answer: { body: { data?: unknown } }) => answer.body.data as Told[];
const eventsOf = (answer: { body: { data?: unknown } }) => told(answer).map(({ attributes }) => attributes.event);

const story = (inputId: string): LineEvent[] => [
  { type: 'InputRecorded', data: { inputId, notes: 'Hay', costCents: 1000 } },
  { type: 'InputCorrected', data: { inputId, costCents: 1250 } },
  { type: 'InputRemoved', data: { inputId } },
];

describe('the history of a company', () => {
  test('says newest first who changed what, from what and to what', async () => {
    const id = uuidv7();
    await happened(farm, id, story(id));
    const answer = await farm.get('/api/v1/history');
    expect(answer.status).toBe(200);
    expect(answer.body.meta).toEqual({ total: 3, next_cursor: null });
    expect(eventsOf(answer)).toEqual(['InputRemoved', 'InputCorrected', 'InputRecorded']);
    const { attributes } = told(answer)[1] as Told;
    expect(attributes.changes).toEqual([{ field: 'cost_cents', from: 1000, to: 1250 }]);
    const accountId = farm.session?.accountId ?? '';
    expect(attributes.actor).toEqual({
      account_id: accountId,
      name: `Name of ${accountId}`,
      role: 'producer_level_two',
    });
    expect(attributes.recorded_at).toBe('2026-05-02T12:00:00.000Z');
  });

  test('is found by the identifier of a record or of an actor in capitals as well', async () => {
    const id = uuidv7();
    await happened(farm, id, story(id));
    for (const asked of [`resource_id=${id.toUpperCase()}`, `actor=${farm.session?.accountId?.toUpperCase()}`])
      expect((await farm.get(`/api/v1/history?${asked}`)).body.meta?.['total']).toBe(3);
  });

  test('offers to take back a removal only while it is the last word', async () => {
    const id = uuidv7();
    await happened(farm, id, story(id));
    const undo = async () => told(await farm.get('/api/v1/history')).map(({ attributes }) => attributes.undo);
    expect(await undo()).toEqual(['restore', null, null]);
    await happened(farm, id, [{ type: 'InputRestored', data: { inputId: id } }], 4);
    expect(await undo()).toEqual([null, null, null, null]);
  });

  test('offers it for the newest removal of a record only, whatever page that is on', async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    const away: LineEvent[] = [
      { type: 'InputRestored', data: { inputId: one } },
      { type: 'InputRemoved', data: { inputId: one } },
    ];
    await happened(farm, one, [...story(one), ...away]);
    await happened(farm, other, story(other), 10);
    const undone = (answer: { body: { data?: unknown } }) =>
      told(answer).flatMap(({ attributes }) => (attributes.undo === null ? [] : [attributes.recorded_at.slice(0, 10)]));
    expect(undone(await farm.get('/api/v1/history'))).toEqual(['2026-05-12', '2026-05-05']);
    expect(undone(await farm.get('/api/v1/history?to=2026-05-04T00:00:00Z'))).toEqual([]);
    expect(undone(await farm.get(`/api/v1/history?resource_id=${one}&limit=1`))).toEqual(['2026-05-05']);
  });

  test('offers each earlier version of a record, and neither its newest nor one in which it was removed', async () => {
    const id = uuidv7();
    const reverts = async () => told(await farm.get('/api/v1/history')).map(({ attributes }) => attributes.revert);
    await happened(farm, id, story(id).slice(0, 2));
    expect(await reverts()).toEqual([null, { version: 1, newest: 2 }]);
    await happened(farm, id, story(id).slice(2), 3);
    expect(await reverts()).toEqual([null, { version: 2, newest: 3 }, { version: 1, newest: 3 }]);
    await happened(farm, id, [{ type: 'InputRestored', data: { inputId: id } }], 4);
    expect(await reverts()).toEqual([null, null, { version: 2, newest: 4 }, { version: 1, newest: 4 }]);
  });

  test('offers nothing of what was recorded at once with the newest version, nor of a record that has no way back', async () => {
    const id = uuidv7();
    const companyId = farm.session?.companyId ?? '';
    const described = { accountId: companyId, name: 'Ferme Ana', details: '', foundationDate: '1999-05-01' };
    await happened(farm, companyId, [
      { type: 'CompanyDescribed', data: described },
      { type: 'CompanyDescribed', data: { ...described, name: 'Ferme Ana-Maria' } },
    ]);
    await happened(
      farm,
      id,
      [...story(id).slice(0, 1), { type: 'InputCorrected', data: { inputId: id, costCents: 1 } }],
      10,
    );
    const last: LineEvent = { type: 'InputCorrected', data: { inputId: id, costCents: 2 } };
    await happened(farm, id, [last], 11);
    expect(told(await farm.get('/api/v1/history')).map(({ attributes }) => attributes.revert)).toEqual([
      null,
      null,
      { version: 1, newest: 3 },
      null,
      null,
    ]);
  });

  test('names who changed something, with how many changes, for the filter by person', async () => {
    const id = uuidv7();
    await happened(farm, id, story(id));
    const operator = { accountId: null, companyId: null, role: 'operator' } as const;
    await happened(farm, id, [{ type: 'InputRestored', data: { inputId: id } }], 4, operator);
    const accountId = farm.session?.accountId ?? '';
    const people = await farm.get('/api/v1/history/people');
    expect((people.body.data as { id: string; attributes: object }[]).map((one) => [one.id, one.attributes])).toEqual([
      [accountId, { name: `Name of ${accountId}`, changes: 3 }],
      ['operator', { name: null, changes: 1 }],
    ]);
    expect(eventsOf(await farm.get('/api/v1/history?actor=operator'))).toEqual(['InputRestored']);
    expect((await neighbour.get('/api/v1/history/people')).body.data).toEqual([]);
    const below = http.as({ role: 'producer_level_one', accountId, companyId: accountId });
    expect((await below.get('/api/v1/history/people')).body.data).toEqual([]);
    expect((await http.guest.get('/api/v1/history/people')).status).toBe(401);
  });

  test('takes several kinds of record at once', async () => {
    const companyId = farm.session?.companyId ?? '';
    const described = { accountId: companyId, name: 'Ferme Ana', details: '', foundationDate: '1999-05-01' };
    await happened(farm, uuidv7(), story(uuidv7()));
    await happened(farm, companyId, [{ type: 'CompanyDescribed', data: described }], 9);
    const ask = async (query: string) => (await farm.get(`/api/v1/history?${query}`)).body.meta?.['total'];
    expect(await ask('resource_type=producer_input&resource_type=firm')).toBe(4);
    expect(await ask('resource_type=plot&resource_type=firm')).toBe(1);
    const below = http.as({ role: 'producer_level_one', accountId: companyId, companyId });
    const refused = await below.get('/api/v1/history?resource_type=firm&resource_type=producer_input');
    expect(refused.body.errors?.[0]?.code).toBe('level_required');
  });

  test('reads what a page shows: a few calls and a few rows more than the page, however long the history', async () => {
    for (let at = 0; at < 30; at += 1) {
      const id = uuidv7();
      await happened(farm, id, story(id));
    }
    const counted = { rows: 0, calls: 0 };
    const reads = counting(http.store.documents, counted);
    const past = openAsOf({ documents: counting(http.store.collections, counted), builds: http.store.projector });
    const changes = new ChangeLog(reads, past, [lines, firms]);
    const companyId = farm.session?.companyId ?? '';
    const actor = farm.session?.accountId ?? '';
    for (const filter of [
      {},
      { resourceType: ['producer_input'] },
      { actor },
      { actor: uuidv7() },
      { among: new Set(['firm']) },
    ]) {
      Object.assign(counted, { rows: 0, calls: 0 });
      const page = await changes.page(companyId, { ...filter, limit: 9 });
      await changes.offers(page.documents.map(({ row }) => row));
      expect({ filter, ...counted, isFew: counted.rows <= 2 * 9 + 50 && counted.calls <= 4 }).toMatchObject({
        isFew: true,
      });
    }
  });

  test('keeps how many changes there were by any instant: they are counted only where clocks disagreed', async () => {
    // The clock was behind when the third record was made, and for what became of the others.
    for (const day of [1, 11, 6, 21]) {
      const id = uuidv7();
      await happened(farm, id, story(id), day);
    }
    const totals: (number | null)[] = [];
    const past = openAsOf({ documents: http.store.collections, builds: http.store.projector });
    const reads: ReadModels = {
      ...http.store.documents,
      find: (of, { total, ...query }) => {
        const reader: TotalReader = function* () {
          totals.push(typeof total === 'function' ? yield* total() : (total ?? null));
          return totals.at(-1) ?? null;
        };
        return http.store.documents.find(of, { ...query, total: reader });
      },
    };
    const changes = new ChangeLog(reads, past, [lines, firms]);
    const between = async (from: number | null, to: number | null) => {
      const at = (day: number | null) => (day === null ? undefined : noonOf(day));
      const filter = { from: at(from), to: at(to), resourceType: ['producer_input'], limit: 50 };
      const { total, documents } = await changes.page(farm.session?.companyId ?? '', filter);
      expect(total).toBe(documents.length);
      return [totals.pop(), total];
    };
    for (const [from, to, told, total] of [
      [null, 3, 3, 3],
      [3, null, 10, 10],
      [2, 22, 10, 10],
      [null, 7, null, 5],
      [9, 30, null, 6],
      [14, 23, 3, 3],
    ] as const)
      expect(await between(from, to)).toEqual([told, total]);
  });

  test('of one person on one record reads what it shows, however many changes there are', async () => {
    const id = uuidv7();
    const corrections = Array.from({ length: 40 }, (_, at): LineEvent => ({
      type: 'InputCorrected',
      data: { inputId: id, costCents: at + 1 },
    }));
    await happened(farm, id, [...story(id).slice(0, 1), ...corrections]);
    const counted = { rows: 0, calls: 0 };
    const past = openAsOf({ documents: http.store.collections, builds: http.store.projector });
    const changes = new ChangeLog(counting(http.store.documents, counted), past, [lines, firms]);
    const actor = farm.session?.accountId ?? '';
    const filter = { resourceType: ['producer_input'], resourceId: id, actor, limit: 5 };
    const page = await changes.page(farm.session?.companyId ?? '', filter);
    expect([page.documents.length, page.total, counted]).toEqual([5, 41, { rows: 5, calls: 1 }]);
  });

  test('is the company’s own: a neighbour sees nothing of it, whatever is asked', async () => {
    const id = uuidv7();
    await happened(farm, id, story(id));
    const accountId = farm.session?.accountId ?? '';
    for (const query of [
      '',
      `?resource_type=producer_input&resource_id=${id}`,
      `?actor=${accountId}`,
      `?resource_id=${id}`,
    ])
      expect(told(await neighbour.get(`/api/v1/history${query}`))).toEqual([]);
  });

  test('does not name people of elsewhere who acted', async () => {
    const id = uuidv7();
    await happened(farm, id, story(id), 1, { accountId: uuidv7(), companyId: null, role: 'operator' });
    expect(told(await farm.get('/api/v1/history'))[0]?.attributes.actor).toMatchObject({
      name: null,
      role: 'operator',
    });
  });

  test('narrows to a record, to days, to an actor, and to all of them at once', async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    await happened(farm, one, story(one));
    await happened(farm, other, story(other), 10);
    const ask = async (query: string) => eventsOf(await farm.get(`/api/v1/history?${query}`)).length;
    const actor = farm.session?.accountId ?? '';
    expect(await ask('resource_type=producer_input')).toBe(6);
    expect(await ask(`resource_type=producer_input&resource_id=${one}`)).toBe(3);
    expect(await ask(`resource_id=${one}`)).toBe(3);
    expect(await ask('from=2026-05-03T00:00:00Z')).toBe(4);
    expect(await ask('from=2026-05-02T12:00:00.000Z&to=2026-05-10T12:00:00.000Z')).toBe(3);
    expect(await ask('from=2026-06-01T00:00:00Z')).toBe(0);
    expect(await ask('to=2026-04-01T00:00:00Z')).toBe(0);
    expect(await ask(`actor=${actor}`)).toBe(6);
    expect(await ask(`actor=${uuidv7()}`)).toBe(0);
    expect(await ask(`actor=${actor}&resource_type=producer_input&resource_id=${one}&to=2026-05-02T13:00:00Z`)).toBe(2);
    expect(await ask('resource_type=plot')).toBe(0);
  });

  test.each([
    '',
    '&resource_id=ID',
    '&actor=ACTOR',
    '&actor=ACTOR&resource_type=producer_input',
    '&actor=ACTOR&resource_id=ID',
    '&from=2026-05-01T00:00:00Z&to=2026-06-01T00:00:00Z',
  ])('is read page by page without a gap or a repetition (%s)', async (more) => {
    const id = uuidv7();
    const corrections = Array.from({ length: 6 }, (_, at): LineEvent => ({
      type: 'InputCorrected',
      data: { inputId: id, costCents: at + 1 },
    }));
    await happened(farm, id, [...story(id).slice(0, 1), ...corrections]);
    const query = more.replace('ID', id).replace('ACTOR', farm.session?.accountId ?? '');
    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await farm.get(`/api/v1/history?limit=3${query}${cursor}`);
      expect(answer.status).toBe(200);
      expect(answer.body.meta?.['total']).toBe(7);
      seen.push(...told(answer).map((entry) => entry.id));
      const next = answer.body.meta?.['next_cursor'];
      cursor = typeof next === 'string' ? `&cursor=${encodeURIComponent(next)}` : '';
    } while (cursor !== '');
    expect(seen.length).toBe(7);
    expect(new Set(seen).size).toBe(7);
  });

  test('below plan level 1 is that of the company alone', async () => {
    const companyId = farm.session?.companyId ?? '';
    const accountId = farm.session?.accountId ?? '';
    await happened(farm, uuidv7(), story(uuidv7()));
    const described = { accountId, name: 'Ferme Ana', details: '', foundationDate: '1999-05-01' };
    await happened(farm, companyId, [{ type: 'CompanyDescribed', data: described }], 9);
    const asked = (role: Role, query = '') => http.as({ role, accountId, companyId }).get(`/api/v1/history${query}`);
    for (const role of ['producer_level_one', 'business_level_one'] as const) {
      const all = await asked(role);
      expect([eventsOf(all), all.body.meta]).toEqual([['CompanyDescribed'], { total: 1, next_cursor: null }]);
      expect(eventsOf(await asked(role, '?resource_type=firm'))).toEqual(['CompanyDescribed']);
      expect(eventsOf(await asked(role, `?actor=${accountId}&from=2026-05-01T00:00:00Z`))).toEqual([
        'CompanyDescribed',
      ]);
    }
    const refused = (await asked('producer_level_one', '?resource_type=producer_input')).body.errors?.[0];
    expect(refused).toMatchObject({ code: 'level_required', requires: 'plan_level_1' });
    expect((await asked('business_level_one', '?resource_type=producer_input')).body.errors?.[0]?.code).toBe(
      'wrong_role',
    );
    expect(eventsOf(await asked('producer_level_two'))).toHaveLength(4);
  });

  test('is nothing for guests and analysts, and malformed filters are named', async () => {
    expect((await http.guest.get('/api/v1/history')).status).toBe(401);
    expect((await http.as({ role: 'analyst', companyId: null }).get('/api/v1/history')).body.errors?.[0]?.code).toBe(
      'wrong_role',
    );
    const wrong = await farm.get('/api/v1/history?from=yesterday&limit=0');
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors?.map(({ field }) => field).toSorted()).toEqual(['from', 'limit']);
    const [backward, oneInstant] = [
      'from=2026-05-02T00:00:00.001Z&to=2026-05-02T00:00:00Z',
      'from=2026-05-02T00:00:00.000Z&to=2026-05-02T00:00:00Z',
    ];
    const reversed = await farm.get(`/api/v1/history?${backward}`, { 'accept-language': 'fr' });
    expect([reversed.status, reversed.body.errors]).toEqual([
      400,
      [
        {
          code: 'malformed_request',
          field: 'to',
          message: 'L’instant de fin ne peut pas précéder l’instant de début',
        },
      ],
    ]);
    expect((await farm.get(`/api/v1/history?${oneInstant}`)).status).toBe(200);
    for (const query of ['cursor=nonsense', 'cursor=nonsense&resource_id=x'])
      expect((await farm.get(`/api/v1/history?${query}`)).status).toBe(400);
  });
});
