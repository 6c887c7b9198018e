import { describe, expect, jest, test } from '@jest/globals';
import type { EventLog } from '@terroir/store';
import { EVENT_LOG } from '../contract/ports.ts';
import type { ImportedRowsAttributes } from '../contract/import.wire.ts';
import type { TestAnswer, TestClient } from './test-client.ts';
import type { TestHttp } from './test-http.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the rules of an import need to know of a noun. */
export interface ImportedNoun {
  readonly http: () => TestHttp;
  /** Under `/api/v1`: `producer_inputs`. */
  readonly path: string;
  /** Its envelope, which is its kind: `producer_input`. */
  readonly kind: string;
  /** Three rows that differ. */
  readonly rows: readonly [Row, Row, Row];
  /** Optional fields that take null, and that the first row leaves out. */
  readonly nullable: readonly [string, ...string[]];
  /** What a correction of the first row says. */
  readonly correction: Row;
  /** What makes a row break its schema, and the field that says so; what its decision refuses, likewise (null: what it refuses depends on other records). */
  readonly malformed: { readonly fields: Row; readonly field: string };
  readonly refused: { readonly fields: Row; readonly field: string; readonly code: string } | null;
}

/** Rows of a spreadsheet become records once, can be taken back together, and are nobody else's. */
export function importContract({
  http,
  path,
  kind,
  rows,
  nullable,
  correction,
  malformed,
  refused,
}: ImportedNoun): void {
  const url = `/api/v1/${path}`;
  const farm = () => http().as({ role: 'producer_level_two' });
  const enveloped = (row: Row, nth = 0) => ({ nth, [kind]: row });
  const begin = async (who: TestClient, count = 3): Promise<string> => {
    const made = await who.post('/api/v1/imports', { import: { kind, file_name: 'Livres « 2026 ».csv', rows: count } });
    expect(made.status).toBe(201);
    return (made.body.data as { id: string }).id;
  };
  const batch = (who: TestClient, id: string, sent: readonly object[], more: object = {}) =>
    who.post(`${url}/imports/${id}`, { rows: sent, ...more });
  const told = (answer: TestAnswer) =>
    (
      answer.body.data as {
        attributes: {
          rows: { outcome: string; record_id: string; errors: ImportedRowsAttributes['rows'][number]['errors'] }[];
        };
      }
    ).attributes.rows;
  const outcomes = (answer: TestAnswer) => told(answer).map(({ outcome }) => outcome);
  const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
  const total = async (who: TestClient, since: TestAnswer): Promise<unknown> =>
    (await who.get(url, after(since))).body.meta?.['total'];
  /** How many records each import added, by the list of imports once all that was written before has reached it. */
  const counted = async (who: TestClient) => {
    const since = await who.post('/api/v1/imports', { import: { kind, file_name: null, rows: 1 } });
    const listed = (await who.get('/api/v1/imports', after(since))).body.data;
    return (listed as { id: string; attributes: { recorded: number } }[]).map(({ id, attributes }) => [
      id,
      attributes.recorded,
    ]);
  };
  const all = rows.map((row) => enveloped(row));
  const six = (outcome: string) => [outcome, outcome, outcome];

  describe(`rows of ${path}`, () => {
    test('become records, and add nothing when they come again, in this import or another', async () => {
      const who = farm();
      const id = await begin(who);
      const first = await batch(who, id, all);
      expect([first.status, outcomes(first)]).toEqual([200, six('recorded')]);
      const again = await batch(who, id, all);
      expect(outcomes(again)).toEqual(six('recorded'));
      const another = await batch(who, await begin(who), all.toReversed());
      expect(outcomes(another)).toEqual(six('present'));
      expect(await total(who, first)).toBe(3);
      expect((await who.get(`${url}/${told(first)[0]?.record_id}`, after(first))).status).toBe(200);
    });

    test('say the same with an empty optional field as without it', async () => {
      const who = farm();
      const id = await begin(who);
      expect(outcomes(await batch(who, id, [enveloped(rows[0])]))).toEqual(['recorded']);
      const empty = Object.fromEntries(nullable.map((field) => [field, null]));
      const again = await batch(who, await begin(who), [enveloped({ ...empty, ...rows[0] })]);
      expect(outcomes(again)).toEqual(['present']);
    });

    test('that are equal become as many records as there are', async () => {
      const who = farm();
      const sent = [0, 1, 1].map((nth) => enveloped(rows[0], nth));
      const made = await batch(who, await begin(who), sent);
      expect(outcomes(made).toSorted()).toEqual(['present', 'recorded', 'recorded']);
      expect(await total(who, made)).toBe(2);
    });

    test('of another company are other records', async () => {
      const [one, other] = [farm(), farm()];
      const made = await batch(one, await begin(one), all);
      const theirs = await batch(other, await begin(other), all);
      expect(outcomes(theirs)).toEqual(six('recorded'));
      expect(await total(one, made)).toBe(3);
    });

    test('that break a rule of the form are refused together, each by its place, and nothing is recorded', async () => {
      const who = farm();
      const wrong = enveloped({ ...rows[1], ...malformed.fields });
      const answer = await batch(who, await begin(who), [enveloped(rows[0]), wrong]);
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.map(({ field }) => field)).toEqual([`rows.1.${kind}.${malformed.field}`]);
      expect((await who.get(url)).body.meta?.['total']).toBe(0);
    });

    if (refused !== null) {
      test('that break the form are named together with those that are refused, and those that are there are not refused', async () => {
        const who = farm();
        const made = await batch(who, await begin(who), all);
        const doubtful = enveloped({ ...rows[2], ...refused.fields });
        const wrong = enveloped({ ...rows[1], ...malformed.fields });
        const both = enveloped({ ...rows[1], ...malformed.fields, ...refused.fields });
        const answer = await batch(who, await begin(who, 4), [enveloped(rows[0]), wrong, doubtful, both]);
        const fields = answer.body.errors?.map(({ code, field }) =>
          code === refused.code ? `${code} ${field}` : field,
        );
        expect([answer.status, new Set(fields)]).toEqual([
          422,
          new Set([
            `rows.1.${kind}.${malformed.field}`,
            `${refused.code} rows.2.${kind}.${refused.field}`,
            `rows.3.${kind}.${malformed.field}`,
            `${refused.code} rows.3.${kind}.${refused.field}`,
          ]),
        ]);
        expect(await total(who, made)).toBe(3);
      });

      test('that are refused say why, in the language of the caller, and the others are recorded', async () => {
        const who = farm();
        const sent = [enveloped(rows[0]), enveloped({ ...rows[1], ...refused.fields }), enveloped(rows[2])];
        const id = await begin(who);
        const said = async (language: string) =>
          told(await who.post(`${url}/imports/${id}`, { rows: sent }, { 'accept-language': language }));
        const [english, french] = [await said('en'), await said('fr')];
        expect(english.map(({ outcome }) => outcome)).toEqual(['recorded', 'refused', 'recorded']);
        expect(english[1]?.errors).toEqual([
          { code: refused.code, field: `${kind}.${refused.field}`, message: expect.any(String) },
        ]);
        expect(french[1]?.errors[0]?.message).not.toBe(english[1]?.errors[0]?.message);
      });
    }

    test('whose record was removed since stay away, until somebody asks for them', async () => {
      const who = farm();
      const made = await batch(who, await begin(who), all);
      await who.delete(`${url}/${told(made)[0]?.record_id}`);
      const id = await begin(who);
      expect(outcomes(await batch(who, id, all))).toEqual(['removed', 'present', 'present']);
      const back = await batch(who, id, all, { bring_back: true });
      expect(outcomes(back)).toEqual(['restored', 'present', 'present']);
      expect(await total(who, back)).toBe(3);
      expect(await counted(who)).toContainEqual([id, 1]);
      // What was brought back goes with the import that did so, and what was there stays.
      const gone = await who.post(`/api/v1/imports/${id}/undo`);
      expect((gone.body.data as { attributes: object }).attributes).toMatchObject({ removed: 1, corrected: 0 });
      expect(await total(who, gone)).toBe(2);
    });

    test('are taken back together, with those that were corrected since, and only once', async () => {
      const who = farm();
      const id = await begin(who);
      const made = await batch(who, id, all);
      const [first, second] = told(made).map(({ record_id: record }) => record);
      await who.put(`${url}/${first}`, { [kind]: { ...rows[0], ...correction } });
      await who.delete(`${url}/${second}`);
      const gone = await who.post(`/api/v1/imports/${id}/undo`);
      expect(gone.status).toBe(200);
      expect((gone.body.data as { attributes: object }).attributes).toMatchObject({
        kind,
        rows: 3,
        recorded: 3,
        removed: 2,
        corrected: 1,
        undone_at: expect.any(String),
      });
      expect(await total(who, gone)).toBe(0);
      const again = await who.post(`/api/v1/imports/${id}/undo`);
      expect((again.body.data as { attributes: object }).attributes).toMatchObject({ removed: 0 });
      expect((await batch(who, id, all)).body.errors?.[0]?.code).toBe('import_undone');
      // Another import of the same file brings them back, and the first one has no hold on them any more.
      const later = await batch(who, await begin(who), all, { bring_back: true });
      expect(outcomes(later)).toEqual(six('restored'));
      await who.post(`/api/v1/imports/${id}/undo`);
      expect(await total(who, later)).toBe(3);
    });

    test('that somebody removed and brought back are taken back with the rest', async () => {
      const who = farm();
      const id = await begin(who);
      const [first] = told(await batch(who, id, all));
      await who.delete(`${url}/${first?.record_id}`);
      await who.post(`${url}/${first?.record_id}/restore`);
      const gone = await who.post(`/api/v1/imports/${id}/undo`);
      expect((gone.body.data as { attributes: object }).attributes).toMatchObject({ removed: 3 });
    });

    test('that a process had listed and not recorded when it died are recorded by the next try, and undone with the rest', async () => {
      const who = farm();
      const id = await begin(who);
      const log = http().app.get<EventLog>(EVENT_LOG);
      const append = log.append.bind(log);
      let left = 2;
      const dying = jest.spyOn(log, 'append').mockImplementation((...call) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : append(...call);
      });
      const key = { 'idempotency-key': `killed-${id}` };
      const killed = await who.post(`${url}/imports/${id}`, { rows: all }, key);
      dying.mockRestore();
      expect(killed.status).toBe(500);
      expect(await counted(who)).toContainEqual([id, 1]);
      const gone = await who.post(`/api/v1/imports/${id}/undo`);
      expect((gone.body.data as { attributes: object }).attributes).toMatchObject({ recorded: 1, removed: 1 });
      const second = await begin(who);
      const next = await batch(who, second, all, { bring_back: true });
      expect(outcomes(next).toSorted()).toEqual(['recorded', 'recorded', 'restored']);
      expect(await total(who, next)).toBe(3);
    });

    test('a try that died is repeated under its key', async () => {
      const who = farm();
      const id = await begin(who);
      const log = http().app.get<EventLog>(EVENT_LOG);
      const append = log.append.bind(log);
      let left = 2;
      const dying = jest.spyOn(log, 'append').mockImplementation((...call) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : append(...call);
      });
      const key = { 'idempotency-key': `again-${id}` };
      await who.post(`${url}/imports/${id}`, { rows: all }, key);
      dying.mockRestore();
      const next = await who.post(`${url}/imports/${id}`, { rows: all }, key);
      expect(outcomes(next)).toEqual(six('recorded'));
      expect(await total(who, next)).toBe(3);
      expect(await counted(who)).toContainEqual([id, 3]);
    });

    test('are listed by import, newest first', async () => {
      const who = farm();
      await batch(who, await begin(who), all);
      const last = await batch(who, await begin(who, 7), all);
      const listed = await who.get('/api/v1/imports', after(last));
      const found = (listed.body.data as { attributes: object }[]).map(({ attributes }) => attributes);
      expect(found).toMatchObject([
        { kind, rows: 7, recorded: 0, undone_at: null, file_name: 'Livres « 2026 ».csv' },
        { kind, rows: 3, recorded: 3 },
      ]);
      const name = `Name of ${who.session?.companyId}`;
      expect(found).toMatchObject([{ begun_by: name }, { begun_by: name }]);
    });

    test('are of a producer on plan level 1 alone, and of an import of their own', async () => {
      const id = await begin(farm());
      const calls = (who: TestClient) => [
        () => batch(who, id, all),
        () => who.post('/api/v1/imports', { import: { kind, file_name: 'a', rows: 1 } }),
        () => who.get('/api/v1/imports'),
        () => who.post(`/api/v1/imports/${id}/undo`),
      ];
      const codes = async (who: TestClient) =>
        Promise.all(calls(who).map(async (call) => (await call()).body.errors?.[0]?.code));
      expect(await codes(http().guest)).toEqual(Array.from({ length: 4 }, () => 'unauthenticated'));
      expect(await codes(http().as({ role: 'business_level_one' }))).toEqual(
        Array.from({ length: 4 }, () => 'wrong_role'),
      );
      expect(await codes(http().as({ role: 'producer_level_one' }))).toEqual(
        Array.from({ length: 4 }, () => 'level_required'),
      );
      const stranger = farm();
      expect(await codes(stranger)).toEqual(['not_found', undefined, undefined, 'not_found']);
      expect((await stranger.get(url)).body.meta?.['total']).toBe(0);
    });

    test('are as many as the import said, and a hundred at a time', async () => {
      const who = farm();
      expect((await batch(who, await begin(who, 2), all)).body.errors?.[0]?.code).toBe('import_full');
      const many = Array.from({ length: 101 }, (_, nth) => enveloped(rows[0], nth));
      expect((await batch(who, await begin(who, 200), many)).status).toBe(422);
      expect((await batch(who, await begin(who), [])).status).toBe(422);
      expect((await who.get(url)).body.meta?.['total']).toBe(0);
    });
  });
}
