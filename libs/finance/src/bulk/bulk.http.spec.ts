import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { manyCommands } from '@terroir/http';
import { sharedCauseOf } from '@terroir/kernel';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { FinanceModule, financeViews } from '../finance.module.ts';

interface Wire {
  readonly id: string;
  readonly attributes: {
    readonly notes: string;
    readonly changed: readonly Changed[];
    readonly refused: readonly Refused[];
  };
}
interface Changed {
  readonly id: string;
  readonly before: number;
  readonly version: number;
}
interface Refused {
  readonly id: string;
  readonly errors: readonly { readonly code: string; readonly field: string | null; readonly message: string }[];
}

const sides = [
  {
    side: 'input',
    field: 'input_category_id',
    from: 'compost',
    to: 'solid_manure',
    unit: 'tonne',
    other: 'farm_diesel',
  },
  { side: 'output', field: 'output_category_id', from: 'hay', to: 'straw', unit: 'bale', other: 'pollination' },
] as const;
const unknownId = '01990000-0000-7000-8000-000000000000';

let http: TestHttp;
let time = Date.parse('2026-05-01T12:00:00.000Z');
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => new Date((time += 60_000)).toISOString(),
  });
});
afterAll(() => http.close());

describe.each(sides)('changing many $side records at once', ({ side, field, from, to, unit, other }) => {
  const url = `/api/v1/producer_${side}s`;
  const typeField = `${side}_type`;
  let farm: TestClient;
  let ids: string[];
  let last: TestAnswer;
  const after = () => ({ 'x-min-position': last.headers['x-position'] ?? '' });
  const outcome = () => (last.body.data as Wire).attributes;
  const listed = async (): Promise<readonly (readonly [string, string])[]> => {
    const answer = await farm.get(url, after());
    return (answer.body.data as readonly Wire[]).map(({ id, attributes }) => [
      id,
      (attributes as unknown as Record<string, { id: string }>)[typeField]?.id ?? '',
    ]);
  };
  const undo = async () => {
    const records = outcome().changed.map(({ id, before }) => ({ id, version: before }));
    last = await farm.post(`${url}/reversions`, { records });
  };

  beforeEach(async () => {
    farm = http.as({ role: 'producer_level_two' });
    ids = [];
    for (const notes of ['one', 'two', 'three']) {
      const line = { [field]: from, notes, quantity_raw: 2, unit_id: unit, cost: 10 };
      last = await farm.post(url, { [`producer_${side}`]: line });
      ids.push((last.body.data as Wire).id);
    }
  });

  test('removes them, and one call brings them all back', async () => {
    const [first = '', second = '', third = ''] = ids;
    last = await farm.post(`${url}/removals`, { ids: [first, second, first] });
    expect([last.status, outcome()]).toEqual([
      200,
      {
        changed: [
          { id: first, before: 1, version: 2 },
          { id: second, before: 1, version: 2 },
        ],
        refused: [],
      },
    ]);
    expect(await listed()).toEqual([[third, from]]);
    await undo();
    expect(outcome().changed).toEqual([
      { id: first, before: 2, version: 3 },
      { id: second, before: 2, version: 3 },
    ]);
    expect((await listed()).map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('knows them by their identifiers in capitals as well, each once', async () => {
    const [first = '', second = ''] = ids;
    const loud = [first.toUpperCase(), first, second.toUpperCase()];
    const named = () => outcome().changed.map(({ id }) => id);
    last = await farm.post(`${url}/recategorizations`, { ids: loud, [field]: to });
    expect([named(), outcome().refused]).toEqual([[first, second], []]);
    const records = outcome().changed.map(({ id, before }) => ({ id: id.toUpperCase(), version: before }));
    last = await farm.post(`${url}/reversions`, { records });
    expect([named(), outcome().refused]).toEqual([[first, second], []]);
    last = await farm.post(`${url}/removals`, { ids: loud });
    expect([named(), outcome().refused]).toEqual([[first, second], []]);
  });

  test('moves them to another subcategory with all else as it was, and one call moves them back', async () => {
    last = await farm.post(`${url}/recategorizations`, { ids, [field]: to });
    expect(outcome()).toMatchObject({ changed: ids.map((id) => ({ id, before: 1, version: 2 })), refused: [] });
    expect((await listed()).map(([, type]) => type)).toEqual([to, to, to]);
    const one = await farm.get(`${url}/${ids[0] ?? ''}`, after());
    expect((one.body.data as Wire).attributes).toMatchObject({ notes: 'one', quantity_raw: 2, cost: 10 });
    await undo();
    expect((await listed()).map(([, type]) => type)).toEqual([from, from, from]);
  });

  test('names one cause for all of them, which the first that changed leads', async () => {
    const [first = '', second = '', third = ''] = ids;
    last = await farm.post(`${url}/removals`, { ids: [unknownId, first, second, third] });
    const causes = [first, second, third].map(async (id) => {
      const stream = await http.store.log.readStream(`producer_${side}-${id}`);
      return stream.at(-1)?.causationId;
    });
    const [leading, ...behind] = (await Promise.all(causes)).map((cause = '') => sharedCauseOf(cause));
    expect([leading?.isFirst, behind.map((each) => each?.isFirst)]).toEqual([true, [false, false]]);
    expect(new Set([leading, ...behind].map((each) => each?.cause)).size).toBe(1);
  });

  test('leaves those alone that are there already', async () => {
    last = await farm.post(`${url}/recategorizations`, { ids, [field]: from });
    expect(outcome()).toEqual({ changed: [], refused: [] });
  });

  test('says of each that is refused why, and changes the others', async () => {
    const [first = '', ...rest] = ids;
    await farm.delete(`${url}/${first}`);
    last = await farm.post(`${url}/recategorizations`, { ids, [field]: other });
    expect(outcome().changed).toEqual([]);
    const codes = outcome().refused.map(({ id, errors }) => [id, errors[0]?.code]);
    expect(codes).toEqual([[first, 'not_found'], ...rest.map((id) => [id, 'unit_not_allowed'])]);
    last = await farm.post(`${url}/removals`, { ids: [...ids, unknownId] });
    expect(outcome().changed.map(({ id }) => id)).toEqual(rest);
    expect(outcome().refused.map(({ id }) => id)).toEqual([first, unknownId]);
    last = await farm.post(`${url}/recategorizations`, { ids: rest, [field]: 'moon_dust' });
    expect(outcome().refused[0]?.errors[0]?.code).toBe('not_found');
  });

  test('refuses a subcategory that is none of this side, in the caller’s language', async () => {
    last = await farm.post(`${url}/recategorizations`, { ids, [field]: 'moon_dust' }, { 'accept-language': 'fr' });
    expect(outcome().refused).toHaveLength(3);
    expect(outcome().refused[0]?.errors[0]).toMatchObject({
      code: 'subcategory_unknown',
      field: `producer_${side}.${field}`,
    });
  });

  test('brings nothing back over what someone else changed since, where the version of then is named', async () => {
    const [first = '', second = ''] = ids;
    last = await farm.post(`${url}/recategorizations`, { ids: [first, second], [field]: to });
    const changed = outcome().changed;
    const line = { [field]: to, notes: 'by someone else', quantity_raw: 3, unit_id: unit, cost: 11 };
    expect((await farm.put(`${url}/${first}`, { [`producer_${side}`]: line })).status).toBe(200);
    const records = changed.map(({ id, before, version }) => ({ id, version: before, expected_version: version }));
    last = await farm.post(`${url}/reversions`, { records });
    expect(outcome().changed.map(({ id }) => id)).toEqual([second]);
    expect(outcome().refused.map(({ id, errors }) => [id, errors[0]?.code])).toEqual([[first, 'version_conflict']]);
    const kept = await farm.get(`${url}/${first}`, after());
    expect((kept.body.data as Wire).attributes).toMatchObject({ notes: 'by someone else', cost: 11 });
  });

  test('finds nothing of another company, and changes nothing there', async () => {
    const stranger = http.as({ role: 'producer_level_two' });
    const removed = await stranger.post(`${url}/removals`, { ids });
    expect((removed.body.data as Wire).attributes.changed).toEqual([]);
    const moved = await stranger.post(`${url}/recategorizations`, { ids, [field]: to });
    const reverted = await stranger.post(`${url}/reversions`, { records: ids.map((id) => ({ id, version: 1 })) });
    for (const answer of [removed, moved, reverted])
      expect((answer.body.data as Wire).attributes.refused.map(({ errors }) => errors[0]?.code)).toEqual(
        ids.map(() => 'not_found'),
      );
    expect((await listed()).map(([, type]) => type)).toEqual([from, from, from]);
  });

  test.each([
    ['removals', { ids: [] }],
    ['removals', { ids: ['x'] }],
    ['removals', {}],
    ['removals', { ids: Array.from({ length: 501 }, () => unknownId) }],
    ['reversions', { records: [{ id: unknownId, version: 0 }] }],
    ['reversions', { records: [{ id: unknownId, version: 1, expected_version: 0 }] }],
    ['recategorizations', { ids: [unknownId] }],
  ])('refuses a call of %s that says %j', async (at, sent) => {
    expect((await farm.post(`${url}/${at}`, sent)).status).toBe(422);
  });

  test.each([
    ['en', 'Lines: give at least 1'],
    ['fr', 'Le champ «\u00a0Lignes\u00a0»\u00a0: indiquez-en au moins 1'],
  ])('says in %s that at least one is needed', async (language, message) => {
    last = await farm.post(`${url}/removals`, { ids: [] }, { 'accept-language': language });
    expect(last.body.errors).toEqual([{ code: 'too_few', field: 'ids', message }]);
  });

  test('brings one that is named with several versions to the last of them, once', async () => {
    const [first = ''] = ids;
    await farm.post(`${url}/recategorizations`, { ids: [first], [field]: to });
    await farm.post(`${url}/removals`, { ids: [first] });
    const records = [2, 1].map((version) => ({ id: first, version }));
    last = await farm.post(`${url}/reversions`, { records });
    expect(outcome().changed.map(({ id, before }) => [id, before])).toEqual([[first, 3]]);
    const { attributes } = (await farm.get(`${url}/${first}`, after())).body.data as {
      readonly attributes: Readonly<Record<string, { readonly id: string }>>;
    };
    expect(attributes[typeField]?.id).toBe(from);
  });

  test('takes its turn among the other calls of the account that are many changes each', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const account = farm.session?.accountId ?? '';
    const others = Array.from({ length: 5 }, () => manyCommands.inTurn(account, () => released));
    expect((await farm.post(`${url}/removals`, { ids })).status).toBe(429);
    release();
    await Promise.all(others);
    expect((await farm.post(`${url}/removals`, { ids })).status).toBe(200);
  });

  test('says the same again to the same key, and changes nothing twice', async () => {
    const key = { 'idempotency-key': `bulk-${side}-${ids[0] ?? ''}` };
    const first = await farm.post(`${url}/removals`, { ids }, key);
    const again = await farm.post(`${url}/removals`, { ids }, key);
    expect(again.body).toEqual(first.body);
  });
});
