import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BLOBS } from '@terroir/http';
import { recordContract, revertContract, testHttp, type TestAnswer, type TestHttp } from '@terroir/http/testing';
import type { Blobs } from '@terroir/store';
import { production } from '../production.module.ts';
import { ProduceController } from './produce.controller.ts';
import { entered } from './produce.fixture.ts';

let http: TestHttp;
const noon = Date.parse('2026-05-01T16:00:00.000Z');
let now = noon;
beforeAll(async () => {
  http = await testHttp({
    modules: [production.nest({ timeZone: 'America/Toronto' })],
    views: production.views,
    now: () => new Date(now).toISOString(),
  });
});
afterAll(() => http.close());

const url = '/api/v1/produces';
const french = { 'accept-language': 'fr' };
const farm = () => http.as({ role: 'producer_level_two' });
const harvest = {
  quantity_raw: 1250,
  quantity_unit_id: 'kilogram',
  cost: 5.5,
  cost_unit_id: 'pound',
  area: 450,
  area_unit_id: 'square_metre',
  production_from: '2026-04-15',
  production_to: '2026-10-10',
  availability_from: '2026-07-10',
  availability_to: '2026-11-15',
};
const sent = {
  product_id: 'tomato',
  variety_id: 'tomato_brandywine',
  production_type_id: 'certified_organic',
  notes: 'Cueillie mûre',
  harvest,
};
const compost = { input_category_id: 'compost', quantity_raw: 2.5, quantity_unit_id: 'tonne' };
const body = (change: object = {}) => ({ produce: { ...sent, ...change } });
const yielding = (change: object) => body({ harvest: { ...harvest, ...change } });

interface Wire {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>> & {
    readonly image_urls: { readonly image: string; readonly thumbnail: string };
    readonly produce_inputs: readonly { readonly id: string; readonly quantity_raw: number }[];
  };
}
const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const errors = ({ status, body: { errors: found } }: TestAnswer) => [
  status,
  ...(found ?? []).map(({ code, field }) => `${code} ${field}`),
];

describe('a produce over HTTP', () => {
  test('is recorded and answered in the words of the reader, with its version and company', async () => {
    const ferme = farm();
    const made = await ferme.post(url, body({ produce_inputs: [compost] }));
    expect(made.status).toBe(201);
    expect(made.headers['etag']).toBe('"1"');
    const kilogram = { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' };
    const { quantity_unit_id: _, cost_unit_id: __, area_unit_id: ___, ...said } = harvest;
    expect(one(made)).toMatchObject({
      type: 'produce',
      attributes: {
        producer_id: ferme.session?.companyId,
        category: { id: 'fruits_and_vegetables', name: 'Fruits and vegetables', identifier: 'fruits_and_vegetables' },
        product: { id: 'tomato', name: 'Tomato' },
        variety: { id: 'tomato_brandywine', name: 'Brandywine' },
        production_type: { id: 'certified_organic' },
        notes: 'Cueillie mûre',
        harvest: { ...said, quantity_unit: kilogram, cost_unit: { id: 'pound' }, area_unit: { unit_type: 'area' } },
        produce_inputs: [
          {
            quantity_raw: 2.5,
            quantity_unit: { id: 'tonne' },
            input_category: { id: 'compost_and_manure', realm: 'biomass' },
            input_type: { id: 'compost', name: 'Compost' },
          },
        ],
        image_urls: { image: null, thumbnail: null },
        recorded_at: '2026-05-01T16:00:00.000Z',
      },
    });
    const shown = await ferme.get(`${url}/${one(made).id}`, { ...french, ...after(made) });
    expect(one(shown).attributes).toMatchObject({
      producer_id: ferme.session?.companyId,
      category: { name: 'Fruits et légumes' },
      product: { name: 'Tomate' },
      produce_inputs: one(made).attributes.produce_inputs.map(({ id }) => ({ id })),
    });
  });

  test('is listed, corrected, removed and restored, and seen as it was', async () => {
    const ferme = farm();
    const made = await ferme.post(url, body());
    const at = `${url}/${one(made).id}`;
    now += 60_000;
    const corrected = await ferme.put(at, yielding({ cost: 6 }), { 'if-match': '"1"' });
    expect([corrected.status, corrected.headers['etag']]).toEqual([200, '"2"']);
    expect(errors(await ferme.put(at, yielding({ cost: 7 }), { 'if-match': '"1"', ...after(corrected) }))).toEqual([
      409,
      'version_conflict null',
    ]);
    const then = new Date(now - 30_000).toISOString();
    const past = await ferme.get(`${at}?as_of=${then}`, after(corrected));
    expect(one(past).attributes).toMatchObject({ harvest: { cost: 5.5 } });
    const removed = await ferme.delete(at);
    expect(removed.status).toBe(204);
    expect((await ferme.get(url, after(removed))).body.meta).toMatchObject({ total: 0 });
    expect((await ferme.get(`${url}?as_of=${then}`, after(removed))).body.meta).toMatchObject({ total: 1 });
    const back = await ferme.post(`${at}/restore`);
    expect(one(back).attributes).toMatchObject({ harvest: { cost: 6 } });
  });

  test('has needs added, changed and removed by one correction, and keeps those that it does not name', async () => {
    const ferme = farm();
    const made = await ferme.post(url, body({ produce_inputs: [compost, { ...compost, quantity_raw: 7 }] }));
    const at = `${url}/${one(made).id}`;
    const [first, second] = one(made).attributes.produce_inputs;
    expect(one(await ferme.put(at, body())).attributes.produce_inputs).toHaveLength(2);
    expect(one(await ferme.put(at, body({ produce_inputs: null, produce_inputs_remove: null }))).attributes).toEqual(
      one(made).attributes,
    );
    const changed = await ferme.put(
      at,
      body({
        produce_inputs: [
          { ...compost, produce_input_id: second?.id, quantity_raw: 8 },
          { ...compost, produce_input_id: null, quantity_raw: 9 },
        ],
        produce_inputs_remove: [first?.id],
      }),
    );
    expect(one(changed).attributes.produce_inputs).toMatchObject([
      { id: second?.id, quantity_raw: 8 },
      { quantity_raw: 9 },
    ]);
  });

  test('keeps its notes when a correction leaves them out, and loses them to null', async () => {
    const ferme = farm();
    const at = `${url}/${one(await ferme.post(url, body())).id}`;
    const { notes: _, ...unnoted } = sent;
    expect(one(await ferme.put(at, { produce: unnoted })).attributes['notes']).toBe('Cueillie mûre');
    expect(one(await ferme.put(at, body({ notes: null }))).attributes['notes']).toBe('');
  });
});

describe('the image of a produce', () => {
  /** One pixel, as PNG. */
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

  test('is served re-encoded, stays when it is left out, and goes when it is taken away', async () => {
    const ferme = farm();
    const made = await ferme.post(url, body({ image: { base64data: png, fileName: 'carottes.png' } }));
    const { image_urls: urls } = one(made).attributes;
    const image = await http.guest.get(urls.image);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await http.guest.get(urls.thumbnail)).status).toBe(200);
    const at = `${url}/${one(made).id}`;
    expect(one(await ferme.put(at, body({ notes: 'Botte' }))).attributes).toMatchObject({ image_urls: urls });
    const none = await ferme.put(at, body({ image: null }));
    expect(one(none).attributes).toMatchObject({ image_urls: { image: null, thumbnail: null } });
  });

  test('that is none is refused, and nothing is recorded', async () => {
    const ferme = farm();
    const text = Buffer.from('#!/bin/sh').toString('base64');
    const answer = await ferme.post(url, body({ image: { base64data: text, fileName: 'x.png' } }));
    expect(errors(answer)).toEqual([415, 'file_type produce.image']);
    expect((await ferme.get(url)).body.meta).toMatchObject({ total: 0 });
  });

  test('is not kept where the produce is refused, or another version was corrected', async () => {
    const kept = async () => {
      let count = 0;
      for await (const _ of http.app.get<Blobs>(BLOBS).list()) count += 1;
      return count;
    };
    const image = (fill: string) => ({
      base64data: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`,
      ).toString('base64'),
      fileName: 'tomate.svg',
    });
    const ferme = farm();
    const at = `${url}/${one(await ferme.post(url, body())).id}`;
    await ferme.put(at, body({ notes: 'Botte' }));
    const before = await kept();
    const stale = await ferme.put(at, body({ image: image('#123456') }), { 'if-match': '"1"' });
    expect([...errors(stale), one(stale).attributes['notes']]).toEqual([409, 'version_conflict null', 'Botte']);
    const unknown = await ferme.post(url, body({ product_id: 'moon_rock', image: image('#654321') }));
    expect([unknown.status, await kept()]).toEqual([422, before]);
  });

  test('is drawn without the script of an SVG', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const image = { base64data: Buffer.from(drawing).toString('base64'), fileName: 'tomate.svg' };
    const made = await farm().post(url, body({ image }));
    const served = await http.guest.get(one(made).attributes.image_urls.image);
    expect([made.status, served.headers['content-type'], served.text.includes('script')]).toEqual([
      201,
      'image/webp',
      false,
    ]);
  });
});

describe('what a produce is refused for', () => {
  test('is every wrong field at once, by its path in the body', async () => {
    const wrong = {
      product_id: '',
      notes: 'x'.repeat(2001),
      harvest: { ...harvest, quantity_raw: 0, cost: -1, area: 10_000_000, production_to: '2026-02-30' },
      produce_inputs: [{ ...compost, quantity_raw: 'much', quantity_unit_id: null }],
    };
    expect(errors(await farm().post(url, { produce: wrong }))).toEqual([
      422,
      'required produce.product_id',
      'required produce.variety_id',
      'required produce.production_type_id',
      'too_long produce.notes',
      'more_than produce.harvest.quantity_raw',
      'at_least produce.harvest.cost',
      'less_than produce.harvest.area',
      'invalid produce.harvest.production_to',
      'number produce.produce_inputs.0.quantity_raw',
      'required produce.produce_inputs.0.quantity_unit_id',
    ]);
    expect(errors(await farm().post(url, {}))).toEqual([422, 'required produce']);
  });

  test('is each unit, amount and date of a harvest that is missing, be it left out, empty or null', async () => {
    const fields = Object.keys(harvest);
    const missing = [422, ...fields.map((name) => `required produce.harvest.${name}`)];
    for (const nothing of [undefined, '', null]) {
      const empty = Object.fromEntries(fields.map((name) => [name, nothing]));
      expect(errors(await farm().post(url, body({ harvest: empty })))).toEqual(missing);
    }
  });

  test.each([
    [{ quantity_raw: 0.001, cost: 0, area: 0.001 }, 201],
    [{ quantity_raw: 9_999_999.999, cost: 9_999_999.99, area: 9_999_999.999 }, 201],
    [{ quantity_raw: 0.0001 }, 422],
    [{ area: 0 }, 422],
    [{ quantity_raw: 10_000_000 }, 422],
    [{ cost: 10_000_000 }, 422],
    [{ cost: 0.001 }, 422],
  ])('are amounts outside their bounds: %j is answered by %d', async (change, status) => {
    expect((await farm().post(url, yielding(change))).status).toBe(status);
  });

  test.each([
    [{ quantity_raw: 0.001 }, 201],
    [{ quantity_raw: 9_999_999.999 }, 201],
    [{ quantity_raw: 0 }, 422],
    [{ quantity_raw: 10_000_000 }, 422],
    [{ quantity_raw: 1.2345 }, 422],
  ])('is a need outside its bounds: %j is answered by %d', async (change, status) => {
    expect((await farm().post(url, body({ produce_inputs: [{ ...compost, ...change }] }))).status).toBe(status);
  });

  test('is what the catalogues and the calendar do not have, all of it at once, in both languages', async () => {
    const wrong = {
      ...sent,
      variety_id: 'carrot_bolero',
      harvest: { ...harvest, cost_unit_id: 'litre', availability_from: '2026-04-15' },
      produce_inputs: [{ ...compost, quantity_unit_id: 'kilowatt_hour' }],
    };
    const answer = await farm().post(url, { produce: wrong });
    expect(errors(answer)).toEqual([
      422,
      'variety_unknown produce.variety_id',
      'cost_unit_kind produce.harvest.cost_unit_id',
      'date_outside produce.harvest.availability_from',
      'need_unit_not_allowed produce.produce_inputs.0.quantity_unit_id',
    ]);
    expect(answer.body.errors?.[2]?.message).toBe('Choose a date from April 16, 2026 to October 9, 2026.');
    const enFrancais = await farm().post(url, { produce: wrong }, french);
    expect(enFrancais.body.errors?.[2]?.message).toBe('Choisissez une date du 16 avril 2026 au 9 octobre 2026.');
  });

  test('is both at once: fields wrong by themselves, and what catalogues and calendar do not have of the others', async () => {
    const owner = farm();
    const { id } = one(await owner.post(url, body()));
    const wrong = (change: object, dates: object, needs: readonly object[] = []) =>
      body({ ...change, harvest: { ...harvest, ...dates }, produce_inputs: needs });
    for (const send of [
      (sending: object) => owner.post(url, sending),
      (sending: object) => owner.put(`${url}/${id}`, sending),
    ]) {
      const unknown = wrong(
        { product_id: 'moon_rock', production_type_id: 'magic', notes: 'x'.repeat(2001) },
        { area: 0, area_unit_id: 'kilogram', production_to: '2028-01-01' },
        [
          { ...compost, quantity_raw: 0, quantity_unit_id: 'kilowatt_hour' },
          { ...compost, input_category_id: 'dust' },
        ],
      );
      expect(errors(await send(unknown))).toEqual([
        422,
        'too_long produce.notes',
        'more_than produce.harvest.area',
        'more_than produce.produce_inputs.0.quantity_raw',
        'product_unknown produce.product_id',
        'production_type_unknown produce.production_type_id',
        'area_unit_unknown produce.harvest.area_unit_id',
        'date_outside produce.harvest.production_to',
        'date_outside produce.harvest.availability_to',
        'need_unit_not_allowed produce.produce_inputs.0.quantity_unit_id',
        'need_category_unknown produce.produce_inputs.1.input_category_id',
      ]);
      // What is counted from a date, a product, a unit or a category that is wrong cannot be told.
      const uncertain = wrong(
        { product_id: '', variety_id: 'carrot_bolero' },
        { quantity_unit_id: 7, cost_unit_id: 'litre', production_from: '2026-02-30', production_to: '2030-01-01' },
        [5, { ...compost, input_category_id: null, quantity_unit_id: 'kilowatt_hour' }] as object[],
      );
      expect(errors(await send(uncertain))).toEqual([
        422,
        'required produce.product_id',
        'invalid produce.harvest.quantity_unit_id',
        'invalid produce.harvest.production_from',
        'invalid produce.produce_inputs.0',
        'required produce.produce_inputs.1.input_category_id',
        'date_outside produce.harvest.availability_to',
      ]);
      expect(errors(await send(body({ product_id: 'moon_rock', harvest: 5, produce_inputs: 'compost' })))).toEqual([
        422,
        'invalid produce.harvest',
        'invalid produce.produce_inputs',
        'product_unknown produce.product_id',
      ]);
    }
    const upper = { ...compost, produce_input_id: '01990000-0000-7000-8000-00000000000A', quantity_raw: 0 };
    expect(errors(await owner.put(`${url}/${id}`, body({ produce_inputs: [upper] })))).toEqual([
      422,
      'more_than produce.produce_inputs.0.quantity_raw',
      'need_unknown produce.produce_inputs.0.produce_input_id',
    ]);
  });

  test('is a list of needs without an end', async () => {
    const many = Array.from({ length: 101 }, () => compost);
    expect(errors(await farm().post(url, body({ produce_inputs: many })))).toEqual([
      422,
      'too_many produce.produce_inputs',
    ]);
  });
});

describe('who may see and change a produce', () => {
  test('is its company alone: to another it does not exist', async () => {
    const made = await farm().post(url, body());
    const at = `${url}/${one(made).id}`;
    const stranger = farm();
    for (const answer of [
      await stranger.get(at, after(made)),
      await stranger.put(at, body({ notes: 'mine' })),
      await stranger.delete(at),
      await stranger.post(`${at}/restore`),
    ])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    expect((await stranger.get(url, after(made))).body.meta).toMatchObject({ total: 0 });
  });

  test('is a producer from the first plan on', async () => {
    expect(errors(await http.guest.get(url))).toEqual([401, 'unauthenticated null']);
    expect(errors(await http.as({ role: 'business_level_one' }).post(url, body()))).toEqual([403, 'wrong_role null']);
    expect(errors(await http.as({ role: 'producer_level_one' }).get(url))).toEqual([403, 'level_required null']);
    expect((await http.as({ role: 'producer_level_three' }).get(url)).status).toBe(200);
  });
});

test('a need of another produce, of this company or another, is unknown', async () => {
  const ferme = farm();
  const [theirs] = one(await ferme.post(url, body({ produce_inputs: [compost] }))).attributes.produce_inputs;
  const at = `${url}/${one(await ferme.post(url, body())).id}`;
  const stranger = farm();
  const elsewhere = `${url}/${one(await stranger.post(url, body())).id}`;
  for (const put of [
    (change: object) => ferme.put(at, body(change)),
    (change: object) => stranger.put(elsewhere, body(change)),
  ]) {
    expect(errors(await put({ produce_inputs_remove: [theirs?.id] }))).toEqual([
      422,
      'need_unknown produce.produce_inputs_remove.0',
    ]);
    expect(errors(await put({ produce_inputs: [{ ...compost, produce_input_id: theirs?.id }] }))).toEqual([
      422,
      'need_unknown produce.produce_inputs.0.produce_input_id',
    ]);
  }
});

describe('a produce', () =>
  revertContract({
    url,
    producer: farm,
    one: body({ produce_inputs: [compost] }),
    other: body({
      variety_id: 'tomato_roma',
      notes: '',
      harvest: { ...harvest, cost: 6 },
      produce_inputs: [compost, { ...compost, quantity_raw: 1 }],
    }),
  }));

describe('a field of a produce', () => {
  const { harvest: first } = entered;
  const stored = (digit: string) => ({ image: digit.repeat(64), thumbnail: digit.repeat(64) });
  const need = { inputCategoryId: 'compost', quantityRaw: 1, quantityUnitId: 'tonne' };
  recordContract(ProduceController, {
    one: { ...entered, produceInputs: [need], image: stored('a') },
    other: {
      productionTypeId: 'conventional',
      notes: 'Autre',
      image: stored('b'),
      harvest: { ...first, cost: 1 },
      produceInputs: [need, need],
    },
    // A variety goes with its product, and needs are removed by the ids that were given out.
    shownElsewhere: ['productId', 'varietyId', 'produceInputsRemove'],
  });
});
