import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FollowedPracticesEvent } from '@terroir/events';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { practiceGroups } from '@terroir/reference';
import { HISTORY, uuidv7, type HistoryEntry } from '@terroir/store';
import { ProductionModule, productionViews } from '../production.module.ts';
import type { FollowedPracticesAttributes } from './followed-practices.wire.ts';

const url = '/api/v1/followed_practices';
const french = { 'accept-language': 'fr' };
const follow = (...practices: string[]) => ({ practices });
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const dataOf = (answer: TestAnswer) => answer.body.data as { id: string; attributes: FollowedPracticesAttributes };
/** The ids of the practices that an answer shows as followed, in the order of the catalogue. */
const checked = (answer: TestAnswer) =>
  dataOf(answer).attributes.groups.flatMap((group) =>
    group.practices.filter(({ followed }) => followed).map(({ id }) => id),
  );
const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

let http: TestHttp;
let time = '2026-05-01T12:00:00.000Z';
beforeAll(async () => {
  http = await testHttp({
    modules: [ProductionModule.with({ timeZone: 'America/Toronto' })],
    views: productionViews,
    now: () => time,
  });
});
afterAll(() => http.close());
const producer = (): TestClient => http.as({ role: 'producer_level_two' });

describe('GET /followed_practices', () => {
  test('shows every practice in its group, none of them followed by a new company, at version 0', async () => {
    const farm = producer();
    const answer = await farm.get(url);
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"0"']);
    expect(answer.body.data).toMatchObject({ id: farm.session?.companyId, type: 'followed_practices' });
    const { groups, practices } = dataOf(answer).attributes;
    expect(groups.map(({ id, ...group }) => [id, group.practices.map((each) => each.id)])).toEqual(
      practiceGroups.map(({ id, ...group }) => [id, group.practices.map((each) => each.id)]),
    );
    expect([practices, checked(answer)]).toEqual([[], []]);
  });

  test('speaks the language of the caller', async () => {
    const [soil] = dataOf(await producer().get(url, french)).attributes.groups;
    expect(soil).toMatchObject({ id: 'soil_health', name: 'Santé des sols' });
    expect(soil?.practices[0]).toEqual({
      id: 'cover_crops',
      name: 'Cultures de couverture',
      explanation: expect.stringMatching(/^Des plantes semées .*\.$/),
      keywords: expect.arrayContaining(['Cover crops', 'green manure', 'engrais verts']),
      followed: false,
    });
  });

  test('shows a company its own practices and nobody else’s', async () => {
    const [farm, neighbour] = [producer(), producer()];
    const saved = await farm.put(url, follow('no_till'));
    const other = await neighbour.put(url, follow('hedgerows'));
    expect(checked(await farm.get(url, after(other)))).toEqual(['no_till']);
    expect(checked(await neighbour.get(url, after(saved)))).toEqual(['hedgerows']);
  });

  test('as of an instant says what was followed then, without a version', async () => {
    const farm = producer();
    time = '2026-06-01T12:00:00.000Z';
    await farm.put(url, follow('no_till'));
    time = '2026-06-03T12:00:00.000Z';
    const last = await farm.put(url, follow('hedgerows'));
    await farm.get(url, after(last));
    const followedOn = async (day: string) => {
      const answer = await farm.get(`${url}?as_of=${day}T12:00:00Z`);
      expect([answer.status, answer.headers['etag']]).toEqual([200, undefined]);
      return checked(answer);
    };
    expect(await followedOn('2026-05-31')).toEqual([]);
    expect(await followedOn('2026-06-02')).toEqual(['no_till']);
    expect(await followedOn('2026-06-04')).toEqual(['hedgerows']);
    expect(errors(await farm.get(`${url}?as_of=yesterday`))).toEqual([400, 'malformed_request as_of']);
  });
});

describe('PUT /followed_practices', () => {
  test('answers what is followed now, with its version and the position it reached', async () => {
    const farm = producer();
    const saved = await farm.put(url, follow('hedgerows', 'cover_crops'), french);
    expect(saved.status).toBe(200);
    expect(saved.headers).toMatchObject({ etag: '"1"', 'x-position': expect.stringMatching(/^\d+$/) });
    expect(dataOf(saved).attributes.practices).toEqual(['hedgerows', 'cover_crops']);
    expect(checked(saved)).toEqual(['cover_crops', 'hedgerows']);
    const shown = await farm.get(url, { ...after(saved), ...french });
    expect([shown.body, shown.headers['etag']]).toEqual([saved.body, '"1"']);
  });

  test('records the difference alone, and nothing when nothing changed', async () => {
    const farm = producer();
    await farm.put(url, follow('no_till', 'mulching'));
    const changed = await farm.put(url, follow('mulching', 'hedgerows'));
    expect(changed.headers['etag']).toBe('"3"');
    const same = await farm.put(url, follow('hedgerows', 'mulching', 'mulching'));
    expect([same.status, same.headers['etag']]).toEqual([200, '"3"']);
    expect(same.headers['x-position']).toBe(changed.headers['x-position']);
    const events = await http.store.log.readStream(`followed_practices-${farm.session?.companyId}`);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['PracticesAdopted', follow('no_till', 'mulching')],
      ['PracticesAdopted', follow('hedgerows')],
      ['PracticesDropped', follow('no_till')],
    ]);
  });

  test('takes an empty list: nothing is followed any more', async () => {
    const farm = producer();
    await farm.put(url, follow('no_till'));
    expect(checked(await farm.put(url, follow()))).toEqual([]);
  });

  test('refuses practices that are not in the catalogue by name, in both languages, and saves none', async () => {
    const farm = producer();
    const refused = await farm.put(url, follow('no_till', 'magic', 'soil_health'));
    expect(errors(refused)).toEqual([422, 'practice_unknown practices.1', 'practice_unknown practices.2']);
    expect(refused.body.errors?.map(({ message }) => message)).toEqual([
      'Not in the list of best practices: magic. Choose from the list.',
      'Not in the list of best practices: soil_health. Choose from the list.',
    ]);
    const enFrancais = await farm.put(url, follow('magie'), french);
    expect(enFrancais.body.errors?.[0]?.message.replaceAll('\u00a0', ' ')).toBe(
      'Absent de la liste des bonnes pratiques : magie. Choisissez dans la liste.',
    );
    expect((await farm.get(url)).headers['etag']).toBe('"0"');
  });

  test('names every wrong field, in the language of the caller', async () => {
    const farm = producer();
    const message = async (body: unknown) => {
      const answer = await farm.put(url, body, french);
      return [...errors(answer), answer.body.errors?.[0]?.message.replaceAll('\u00a0', ' ')];
    };
    expect(await message({})).toEqual([422, 'required practices', 'Le champ « Bonnes pratiques » est obligatoire']);
    expect(await message({ practices: ['no_till', 'Du compost'] })).toEqual([
      422,
      'invalid practices.1',
      'Le champ « Bonnes pratiques » n’est pas valide',
    ]);
    expect(errors(await farm.put(url, { practices: 'no_till' }))).toEqual([422, 'invalid practices']);
    expect(errors(await farm.put(url, '{'))).toEqual([400, 'malformed_request null']);
  });

  test('names every wrong entry at once: those that are no identifier and those that are not in the catalogue', async () => {
    const farm = producer();
    const wrong = { practices: ['no_till', 'Du compost', 'magic', 7, 'soil_health'] };
    expect(errors(await farm.put(url, wrong))).toEqual([
      422,
      'invalid practices.1',
      'invalid practices.3',
      'practice_unknown practices.2',
      'practice_unknown practices.4',
    ]);
    expect((await farm.get(url)).headers['etag']).toBe('"0"');
  });

  test('names 200 wrong entries at most, and how many more there are', async () => {
    const all = Array.from({ length: 500 }, (_, at) => `magic_${'x'.repeat(at % 50)}`);
    const unknown = (await producer().put(url, follow(...all))).body.errors ?? [];
    expect([unknown.length, unknown.at(-1)?.message]).toEqual([201, 'Other wrong fields: 300']);
    const mixed = (await producer().put(url, follow(...all.with(0, 'No').with(9, 'No')))).body.errors ?? [];
    expect([mixed.length, mixed.at(-1)?.message]).toEqual([201, 'Other wrong fields: 300']);
  });

  test('with If-Match changes that version only, and a conflict shows what is followed now', async () => {
    const farm = producer();
    await farm.put(url, follow('no_till'), { 'if-match': '"0"' });
    const late = await farm.put(url, follow('hedgerows'), { 'if-match': '"0"' });
    expect(errors(late)).toEqual([409, 'version_conflict null']);
    expect(checked(late)).toEqual(['no_till']);
    expect(late.headers['etag']).toBe('"1"');
    const settled = await farm.put(url, follow('no_till', 'hedgerows'), { 'if-match': '"1"' });
    expect([settled.status, settled.headers['etag']]).toEqual([200, '"2"']);
  });

  test('goes back to the whole of an earlier save by a new version', async () => {
    const farm = producer();
    const back = (version: number, match: string) => farm.post(`${url}/revert`, { version }, { 'if-match': match });
    await farm.put(url, follow('no_till', 'mulching'));
    await farm.put(url, follow('mulching', 'hedgerows'));
    const first = await back(1, '"3"');
    expect([first.status, first.headers['etag'], checked(first)]).toEqual([200, '"5"', ['no_till', 'mulching']]);
    // Version 2 was recorded at once with version 3: nobody saw the one without the other.
    expect(checked(await back(2, '"5"')).toSorted()).toEqual(['hedgerows', 'mulching']);
    expect(errors(await back(1, '"5"'))).toEqual([409, 'version_conflict null']);
    expect(errors(await back(99, '"7"'))).toEqual([422, 'version_unknown version']);
    expect(errors(await producer().post(`${url}/revert`, { version: 1 }))).toEqual([404, 'not_found null']);
  });

  test('lets a practice stay that the catalogue no longer has', async () => {
    const farm = producer();
    const companyId = farm.session?.companyId ?? '';
    const adopted: FollowedPracticesEvent = { type: 'PracticesAdopted', data: follow('retired_practice', 'no_till') };
    const { position } = await http.store.log.append(`followed_practices-${companyId}`, 'absent', [
      {
        id: uuidv7(),
        ...adopted,
        version: 1,
        recorded: time,
        actor: { accountId: companyId, companyId, role: 'producer_level_two' },
        companyId,
        correlationId: 'test',
        causationId: 'test',
      },
    ]);
    const shown = await farm.get(url, { 'x-min-position': String(position) });
    expect([dataOf(shown).attributes.practices, checked(shown)]).toEqual([
      ['retired_practice', 'no_till'],
      ['no_till'],
    ]);
    const saved = await farm.put(url, follow('retired_practice', 'hedgerows'));
    expect(dataOf(saved).attributes.practices).toEqual(['retired_practice', 'hedgerows']);
    const dropped = await farm.put(url, follow('hedgerows'));
    expect(dataOf(dropped).attributes.practices).toEqual(['hedgerows']);
    expect(errors(await farm.put(url, follow('retired_practice')))).toEqual([422, 'practice_unknown practices.0']);
  });
});

describe('followed practices', () => {
  test('are for producers on plan level 1', async () => {
    const callers = [http.guest, http.as({ role: 'business_level_one' }), http.as({ role: 'producer_level_one' })];
    for (const answers of [
      await Promise.all(callers.map((caller) => caller.get(url))),
      await Promise.all(callers.map((caller) => caller.put(url, follow('no_till')))),
    ])
      expect(
        answers.map((answer) => [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.requires]),
      ).toEqual([
        [401, 'unauthenticated', undefined],
        [403, 'wrong_role', undefined],
        [403, 'level_required', 'plan_level_1'],
      ]);
  });

  test('tell their history: who adopted and dropped what, before and after', async () => {
    const farm = producer();
    await farm.put(url, follow('no_till'));
    const last = await farm.put(url, follow('no_till', 'hedgerows'));
    await farm.put(url, follow('hedgerows'));
    await farm.get(url, after(last));
    await http.store.projector.waitFor(await http.store.log.head(), 5000);
    const { documents } = await http.store.documents.find<HistoryEntry>(HISTORY, {
      index: 'company',
      equals: { companyId: farm.session?.companyId ?? '' },
      order: 'ascending',
      limit: 10,
    });
    expect(documents.map(({ row }) => [row.event, row.actor.accountId, row.changes])).toEqual([
      ['PracticesAdopted', farm.session?.accountId, [{ field: 'practices', from: null, to: ['no_till'] }]],
      [
        'PracticesAdopted',
        farm.session?.accountId,
        [{ field: 'practices', from: ['no_till'], to: ['no_till', 'hedgerows'] }],
      ],
      [
        'PracticesDropped',
        farm.session?.accountId,
        [{ field: 'practices', from: ['no_till', 'hedgerows'], to: ['hedgerows'] }],
      ],
    ]);
  });

  test('go with the account of their company', async () => {
    const [farm, neighbour] = [producer(), producer()];
    await neighbour.put(url, follow('mulching'));
    await farm.put(url, follow('no_till'));
    const accountId = farm.session?.accountId ?? '';
    await http.store.log.append(`account-${accountId}`, 'absent', [
      {
        id: uuidv7(),
        type: 'AccountErased',
        version: 1,
        recorded: time,
        actor: { accountId: null, companyId: null, role: 'operator' },
        companyId: accountId,
        correlationId: 'test',
        causationId: 'test',
        data: { accountId },
      },
    ]);
    const head = { 'x-min-position': String(await http.store.log.head()) };
    expect(dataOf(await farm.get(url, head)).attributes.practices).toEqual([]);
    expect(dataOf(await neighbour.get(url, head)).attributes.practices).toEqual(['mulching']);
  });
});
