import { describe, expect, test } from '@jest/globals';
import { revertContract, type TestClient } from '@terroir/http/testing';
import { after, errors, many, one, french, linesHttp, sides } from './lines.fixture.ts';

const unknownId = '01990000-0000-7000-8000-000000000000';
/** Plain spaces where French has no-break ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const six = (answer: object) => Array.from({ length: 6 }, () => answer);

const finance = linesHttp();
const producer = (): TestClient => finance.http.as({ role: 'producer_level_two' });

describe.each(sides)('producer $side records over HTTP', ({ side, field, line, places, unit, money }) => {
  const envelope = `producer_${side}`;
  const url = `/api/v1/producer_${side}s`;
  const body = (more: object = {}) => ({ [envelope]: { ...line, ...more } });
  const attributes = { notes: line.notes, quantity_raw: line.quantity_raw, unit, cost: line.cost };

  describe('POST', () => {
    test('answers the record with its version and the position it reached', async () => {
      const made = await producer().post(url, body());
      expect(made.status).toBe(201);
      expect(one(made)).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: envelope,
        attributes: {
          ...places.en,
          ...attributes,
          occurred_on: '2026-05-01',
          recorded_at: expect.stringMatching(/^2026-05-\d\dT.*Z$/),
        },
      });
      expect(made.headers['etag']).toBe('"1"');
      expect(made.headers['x-position']).toMatch(/^\d+$/);
    });

    test('speaks the language of the caller', async () => {
      const made = await producer().post(url, body(), french);
      expect(one(made).attributes).toMatchObject(places.fr);
    });

    test('needs no notes', async () => {
      const { notes: _, ...rest } = line;
      const made = await producer().post(url, { [envelope]: rest });
      expect(one(made).attributes['notes']).toBe('');
    });

    test.each([0, 0.1 + 0.2, 19.99, 9_999_999.99])('keeps %d to the cent', async (cost) => {
      const farm = producer();
      const made = await farm.post(url, body({ cost }));
      const listed = await farm.get(url, after(made));
      expect([one(made), ...many(listed)].map((record) => record.attributes['cost'])).toEqual([
        Math.round(cost * 100) / 100,
        Math.round(cost * 100) / 100,
      ]);
    });

    test('names every wrong field at once, in the language of the caller', async () => {
      const wrong = { [field]: '', notes: 'x'.repeat(2001), quantity_raw: 0, unit_id: null, cost: 10_000_000 };
      const answer = await producer().post(url, { [envelope]: wrong }, french);
      expect(answer.status).toBe(422);
      const texts = answer.body.errors?.map(({ code, field: at, message }) => [at, code, plain(message)]);
      expect(texts).toHaveLength(5);
      expect(texts).toEqual(
        expect.arrayContaining([
          [`${envelope}.${field}`, 'required', 'Le champ « Sous-catégorie » est obligatoire'],
          [`${envelope}.notes`, 'too_long', 'Le champ « Détails » ne peut pas dépasser 2 000 caractères'],
          [`${envelope}.quantity_raw`, 'more_than', 'Le champ « Quantité » doit être supérieur à 0'],
          [`${envelope}.unit_id`, 'required', 'Le champ « Unité » est obligatoire'],
          [`${envelope}.cost`, 'less_than', `Le champ « ${money.fr} » doit être inférieur à 10 000 000`],
        ]),
      );
      const english = await producer().post(url, body({ cost: -1 }));
      expect(english.body.errors).toEqual([
        { code: 'at_least', field: `${envelope}.cost`, message: `${money.en} needs to be at least 0` },
      ]);
    });

    test('names what is wrong for the books and the catalogue beside what is wrong by itself, when recorded and when corrected', async () => {
      const farm = producer();
      const faults = async (more: object, way: 'post' | 'put' = 'post') => {
        const made = way === 'put' ? `${url}/${one(await farm.post(url, body())).id}` : url;
        const answer = await farm[way](made, body(more), french);
        return [answer.status, ...(answer.body.errors ?? []).map((each) => `${each.code} ${each.field}`)];
      };
      const named = (...all: readonly string[]) => [422, ...all.map((each) => each.replace(' ', ` ${envelope}.`))];
      for (const way of ['post', 'put'] as const) {
        const unknown = { [field]: 'moon_dust', cost: -1, occurred_on: '2027-01-01' };
        expect(await faults(unknown, way)).toEqual(
          named('at_least cost', `subcategory_unknown ${field}`, 'occurs_later occurred_on'),
        );
        expect(await faults({ unit_id: 'hour', quantity_raw: 'many' }, way)).toEqual(
          named('number quantity_raw', 'unit_not_allowed unit_id'),
        );
        // Which units a line may have is not known without its subcategory.
        expect(await faults({ unit_id: 'hour', [field]: 7 }, way)).toEqual(named(`invalid ${field}`));
        expect(await faults({ occurred_on: '1899-12-31', notes: 'a\u0000b' }, way)).toEqual(
          named('unprintable notes', 'occurs_too_early occurred_on'),
        );
      }
      const answer = await farm.post(url, body({ [field]: 'moon_dust', cost: -1 }), french);
      expect(answer.body.errors?.at(-1)?.message).toMatch(/^[A-ZÀ-Ý].*[.]$/);
      const elsewhere = await farm.put(`${url}/${unknownId}`, body({ [field]: 'moon_dust', cost: -1 }));
      expect(errors(elsewhere)).toEqual({ status: 422, errors: [{ code: 'at_least', field: `${envelope}.cost` }] });
    });

    test('counts an empty text as missing', async () =>
      expect(
        errors(await producer().post(url, body({ [field]: '', quantity_raw: '', unit_id: '', cost: '' }))),
      ).toEqual({
        status: 422,
        errors: [field, 'quantity_raw', 'unit_id', 'cost'].map((missing) => ({
          code: 'required',
          field: `${envelope}.${missing}`,
        })),
      }));

    test('refuses a subcategory that does not exist', async () =>
      expect(errors(await producer().post(url, body({ [field]: 'moon_dust' })))).toEqual({
        status: 422,
        errors: [{ code: 'subcategory_unknown', field: `${envelope}.${field}` }],
      }));

    test('refuses a unit that the subcategory does not allow, in both languages', async () => {
      const wrong = body({ unit_id: 'kilowatt_hour' });
      expect(errors(await producer().post(url, wrong))).toEqual({
        status: 422,
        errors: [{ code: 'unit_not_allowed', field: `${envelope}.unit_id` }],
      });
      const messages = [await producer().post(url, wrong), await producer().post(url, wrong, french)].map(
        (answer) => answer.body.errors?.[0]?.message,
      );
      expect(messages).toEqual([
        'This unit does not suit the chosen subcategory. Choose one of its units.',
        'Cette unité ne convient pas à la sous-catégorie choisie. Choisissez l’une de ses unités.',
      ]);
    });

    test('refuses a day that has not begun, and one that is none, in the language of the caller', async () => {
      const farm = producer();
      const ahead = await farm.post(url, body({ occurred_on: '2027-01-01' }), french);
      expect([ahead.status, ahead.body.errors]).toEqual([
        422,
        [
          {
            code: 'occurs_later',
            field: `${envelope}.occurred_on`,
            message: 'Ce jour n’a pas encore commencé. Choisissez aujourd’hui ou un jour passé.',
          },
        ],
      ]);
      for (const occurred_on of ['2026-02-29', '2026-5-1', 'yesterday', 20260501])
        expect(errors(await farm.post(url, body({ occurred_on })))).toEqual({
          status: 422,
          errors: [{ code: 'invalid', field: `${envelope}.occurred_on` }],
        });
    });

    test('sent twice with one key makes one record', async () => {
      const farm = producer();
      const key = { 'idempotency-key': `${side}-twice` };
      const [first, second] = [await farm.post(url, body(), key), await farm.post(url, body(), key)];
      expect(one(second).id).toBe(one(first).id);
      expect((await farm.get(url, after(first))).body.meta).toMatchObject({ total: 1 });
    });
  });

  describe('PUT', () => {
    test('corrects, and answers the new version', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const put = await farm.put(`${url}/${one(made).id}`, body({ cost: 12.34, notes: 'Pesé' }), french);
      expect(put.status).toBe(200);
      expect(put.headers['etag']).toBe('"2"');
      expect(one(put)).toEqual({
        ...one(made),
        attributes: {
          ...one(made).attributes,
          ...places.fr,
          unit: expect.anything(),
          cost: 12.34,
          notes: 'Pesé',
          corrected_at: expect.stringMatching(/Z$/),
        },
      });
      expect(one(made).attributes['corrected_at']).toBeNull();
      const shown = await farm.get(`${url}/${one(made).id}`, { ...french, ...after(put) });
      expect(shown.body).toEqual(put.body);
    });

    test('keeps the notes that it leaves out, and empties those that are null', async () => {
      const farm = producer();
      const { id } = one(await farm.post(url, body({ notes: 'hay' })));
      const kept = await farm.put(`${url}/${id}`, body({ notes: undefined }));
      expect(one(kept).attributes).toMatchObject({ notes: 'hay' });
      expect(one(await farm.put(`${url}/${id}`, body({ notes: null }))).attributes).toMatchObject({ notes: '' });
    });

    test('with nothing changed writes nothing', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const put = await farm.put(`${url}/${one(made).id}`, body());
      expect(put.status).toBe(200);
      expect(put.headers['etag']).toBe('"1"');
      expect(put.body).toEqual(made.body);
      expect(put.headers['x-position']).toBe(made.headers['x-position']);
    });

    test('refuses an older version and shows the current record, also at once after the change', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const put = await farm.put(`${url}/${one(made).id}`, body({ cost: 2 }), { 'if-match': '"1"' });
      expect(put.status).toBe(200);
      const late = await farm.put(`${url}/${one(made).id}`, body({ cost: 3 }), { 'if-match': '"1"' });
      expect(errors(late)).toEqual({ status: 409, errors: [{ code: 'version_conflict', field: null }] });
      expect(one(late).attributes['cost']).toBe(2);
      expect(late.headers['etag']).toBe('"2"');
    });

    test('refuses what a form would refuse', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      expect(errors(await farm.put(`${url}/${one(made).id}`, body({ unit_id: 'kilowatt_hour' })))).toEqual({
        status: 422,
        errors: [{ code: 'unit_not_allowed', field: `${envelope}.unit_id` }],
      });
    });
  });

  describe('DELETE and restore', () => {
    test('take a record out of the books and bring it back as it was', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const id = one(made).id;
      const gone = await farm.delete(`${url}/${id}`, { 'if-match': '"1"' });
      expect([gone.status, gone.text]).toEqual([204, '']);
      expect((await farm.get(url, after(gone))).body.meta).toMatchObject({ total: 0 });
      expect((await farm.get(`${url}/${id}`)).status).toBe(404);
      const back = await farm.post(`${url}/${id}/restore`, undefined, french);
      expect(back.status).toBe(200);
      expect(back.headers['etag']).toBe('"3"');
      expect(one(back).attributes).toMatchObject(places.fr);
      expect((await farm.get(`${url}/${id}`, after(back))).body).toEqual(made.body);
    });

    test('find nothing the second finance.time', async () => {
      const farm = producer();
      const id = one(await farm.post(url, body())).id;
      await farm.delete(`${url}/${id}`);
      for (const answer of [await farm.delete(`${url}/${id}`), await farm.put(`${url}/${id}`, body())])
        expect(errors(answer)).toEqual({ status: 404, errors: [{ code: 'not_found', field: null }] });
    });

    test('restore what is there without writing anything', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const back = await farm.post(`${url}/${one(made).id}/restore`);
      expect(back.status).toBe(200);
      expect(back.body).toEqual(made.body);
      expect(back.headers['x-position']).toBe(made.headers['x-position']);
    });

    test('honour If-Match', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      await farm.put(`${url}/${one(made).id}`, body({ cost: 5 }));
      const late = await farm.delete(`${url}/${one(made).id}`, { 'if-match': '"1"' });
      expect(late.status).toBe(409);
      expect(one(late).attributes['cost']).toBe(5);
    });
  });

  const calls = (who: TestClient, id: string) => ({
    list: () => who.get(url),
    show: () => who.get(`${url}/${id}`),
    record: () => who.post(url, body()),
    correct: () => who.put(`${url}/${id}`, body({ cost: 1 })),
    remove: () => who.delete(`${url}/${id}`),
    restore: () => who.post(`${url}/${id}/restore`),
  });

  const all = (who: TestClient) =>
    Promise.all(Object.values(calls(who, unknownId)).map(async (call) => errors(await call())));

  describe('brought back', () =>
    revertContract({ url, producer, one: body(), other: body({ notes: '', quantity_raw: 3, cost: 1 }) }));

  describe('anyone else', () => {
    test('has to sign in', async () =>
      expect(await all(finance.http.guest)).toEqual(
        six({ status: 401, errors: [{ code: 'unauthenticated', field: null }] }),
      ));

    test('has to be a producer', async () => {
      for (const role of ['business_level_one', 'analyst'] as const)
        expect(await all(finance.http.as({ role }))).toEqual(
          six({ status: 403, errors: [{ code: 'wrong_role', field: null }] }),
        );
    });

    test('has to be on plan level 1', async () => {
      expect(await all(finance.http.as({ role: 'producer_level_one' }))).toEqual(
        six({ status: 403, errors: [{ code: 'level_required', field: null }] }),
      );
      const answer = await finance.http.as({ role: 'producer_level_one' }).get(url);
      expect(answer.body.errors?.[0]?.requires).toBe('plan_level_1');
    });

    test('who is another producer finds nothing, and changes nothing', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const { show, correct, remove, restore, list } = calls(producer(), one(made).id);
      for (const call of [show, correct, remove, restore])
        expect(errors(await call())).toEqual({ status: 404, errors: [{ code: 'not_found', field: null }] });
      expect(many(await list())).toEqual([]);
      expect((await farm.get(`${url}/${one(made).id}`, after(made))).body).toEqual(made.body);
    });

    test('finds nothing under an id that is none', async () => {
      const { show, correct, remove, restore } = calls(producer(), 'not-an-id');
      for (const call of [show, correct, remove, restore]) expect((await call()).status).toBe(404);
    });
  });
});
