import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordContract, revertContract } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { ItemController } from './item.controller.ts';
import { after, basket, errors, ItemsHttp, many, one, PUBLIC_URL, url } from './item.http.fixture.ts';
import { itemProduceView } from './item-produce.view.ts';
import { itemView } from './item.view.ts';

const of = new ItemsHttp();
beforeAll(() => of.open());
afterAll(() => of.http.close());
const french = { 'accept-language': 'fr' };
const image = {
  base64data: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#3A6628"/></svg>',
  ).toString('base64'),
  fileName: 'panier.svg',
};

describe('an item over HTTP', () => {
  test('is recorded and shown with its address, units in the reader’s language and the address of its QR code', async () => {
    const { farm, produceId, sent } = await of.stall();
    const made = await farm.post(url, sent(), french);
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    const { id, attributes } = one(made);
    expect(attributes).toEqual({
      ...basket,
      quantity_unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' },
      count_unit: { id: 'unit', symbol: '#', symbol_plural: '#', unit_type: 'count' },
      enabled: true,
      produce_ids: [produceId],
      image_urls: { image: null, thumbnail: null, barcode: `${url}/${id}/barcode` },
      slug: expect.stringMatching(/^tomates-anciennes-panier-de-3-kg-ferme-des-bois-verts/),
      producer_id: farm.session?.companyId,
      recorded_at: expect.stringMatching(/Z$/),
    });
    expect((await farm.get(`${url}/${id}`, { ...after(made), ...french })).body).toEqual(made.body);
  });

  test('has null where nothing was given', async () => {
    const { farm, produceId } = await of.stall();
    const least = { name: 'Œufs', details: 'Gros', count: 1, count_unit_id: 'dozen', produce_ids: [produceId] };
    expect(one(await farm.post(url, { item: least })).attributes).toMatchObject({
      cost: null,
      quantity: null,
      quantity_unit_id: null,
      quantity_unit: null,
      count: 1,
    });
  });

  test('is enabled and disabled by that field alone', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent({ image }));
    const off = await farm.put(`${url}/${one(made).id}`, { item: { enabled: false } });
    expect([off.status, one(off).attributes]).toEqual([200, { ...one(made).attributes, enabled: false }]);
  });

  test('is corrected, removed, restored and listed with its picture', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent({ image }));
    const at = `${url}/${one(made).id}`;
    const { thumbnail } = one(made).attributes.image_urls;
    expect((await of.http.guest.get(thumbnail ?? '')).headers['content-type']).toBe('image/webp');
    const bare = await farm.put(at, { item: { image: null, cost: null } });
    expect(one(bare).attributes).toMatchObject({ cost: null, image_urls: { image: null, thumbnail: null } });
    const removed = await farm.delete(at);
    expect([removed.status, many(await farm.get(url, after(removed)))]).toEqual([204, []]);
    const back = await farm.post(`${at}/restore`);
    expect([back.status, one(back).attributes]).toEqual([200, one(bare).attributes]);
    expect(many(await farm.get(url, after(back))).map(({ id }) => id)).toEqual([one(made).id]);
  });

  test('keeps a produce that was removed later', async () => {
    const { farm, produceId, sent } = await of.stall();
    const made = await farm.post(url, sent());
    await of.happened(farm, `produce-${produceId}`, 'ProduceRemoved', { produceId });
    const dearer = await farm.put(`${url}/${one(made).id}`, sent({ cost: 18 }));
    expect([dearer.status, one(dearer).attributes['produce_ids']]).toEqual([200, [produceId]]);
    expect(errors(await farm.post(url, sent()))).toEqual([422, 'item_produce_unknown item.produce_ids.0']);
  });

  test('names its produces that were removed to its company, now and at an instant, and on its page to nobody', async () => {
    const { farm, produceId, sent } = await of.stall();
    const garlic = await of.grown(farm, { productId: 'garlic', varietyId: 'garlic_music' });
    const made = await farm.post(url, sent({ produce_ids: [produceId, garlic] }));
    const before = of.now();
    await of.happened(farm, `produce-${garlic}`, 'ProduceRemoved', { produceId: garlic });
    const removed = [{ id: garlic, name: 'Garlic, Music' }];
    const dearer = await farm.put(`${url}/${one(made).id}`, sent({ cost: 18, produce_ids: [produceId, garlic] }));
    expect([made, dearer].map((answer) => one(answer).attributes['removed_produces'])).toEqual([undefined, removed]);
    const listed = async (query: string) => many(await farm.get(`${url}${query}`, after(dearer)))[0]?.attributes;
    expect((await listed(''))?.['removed_produces']).toEqual(removed);
    expect((await listed(`?as_of=${before}`))?.['removed_produces']).toBeUndefined();
    expect((await listed(`?as_of=${of.now()}`))?.['removed_produces']).toEqual(removed);
    const page = await of.http.guest.get(`${url}/${one(made).attributes.slug}`, after(dearer));
    expect(one(page).attributes['removed_produces']).toBeUndefined();
  });
});

describe('an item that is wrong', () => {
  test('is told every wrong field at once, in both languages', async () => {
    const { farm } = await of.stall();
    const wrong = {
      item: { name: ' ', details: '', cost: -1, quantity: 10_000_000, count: 'many', produce_ids: [] },
    };
    const messages = async (headers: Readonly<Record<string, string>>) =>
      new Set(
        (await farm.post(url, wrong, headers)).body.errors?.map(
          ({ field, message }) => `${field} ${message.replaceAll('\u00A0', ' ')}`,
        ),
      );
    expect(await messages({})).toEqual(
      new Set([
        'item.name Name is required',
        'item.details Details is required',
        'item.cost Price needs to be at least 0',
        'item.quantity Quantity needs to be less than 10,000,000',
        'item.count The Count must be a number',
        'item.produce_ids Produces: give at least 1',
      ]),
    );
    expect(await messages(french)).toEqual(
      new Set([
        'item.name Le champ « Nom » est obligatoire',
        'item.details Le champ « Détails » est obligatoire',
        'item.cost Le champ « Prix » doit être au moins égal à 0',
        'item.quantity Le champ « Quantité » doit être inférieur à 10 000 000',
        'item.count Le champ « Nombre » doit être un nombre',
        'item.produce_ids Le champ « Aliments » : indiquez-en au moins 1',
      ]),
    );
    expect(many(await farm.get(url))).toEqual([]);
  });

  test('without quantity and count is told so at both fields, also by a correction', async () => {
    const { farm, sent } = await of.stall();
    const none = { quantity: null, count: null };
    const faults = [422, 'quantity_or_count item.quantity', 'quantity_or_count item.count'];
    const refused = await farm.post(url, sent(none), french);
    expect(errors(refused)).toEqual(faults);
    expect(refused.body.errors?.[0]?.message).toBe('Vous devez indiquer au moins la quantité ou le nombre');
    const made = await farm.post(url, sent());
    const corrected = await farm.put(`${url}/${one(made).id}`, { item: none });
    expect(errors(corrected)).toEqual(faults);
    expect(corrected.body.errors?.[1]?.message).toBe('You must provide at least one of Quantity or Count');
  });

  test('needs a name and details of which something is seen', async () => {
    const { farm, sent } = await of.stall();
    const unseen = { name: '\u200B', details: '\u2060 \u3164' };
    const faults = [422, 'required item.name', 'required item.details'];
    expect(errors(await farm.post(url, sent(unseen)))).toEqual(faults);
    const made = await farm.post(url, sent());
    expect(errors(await farm.put(`${url}/${one(made).id}`, { item: unseen }))).toEqual(faults);
  });

  test('needs the unit of each number', async () => {
    const { farm, sent } = await of.stall();
    const unitless = await farm.post(url, sent({ quantity_unit_id: null, count_unit_id: null }));
    expect(errors(unitless)).toEqual([422, 'required item.quantity_unit_id', 'required item.count_unit_id']);
    expect(errors(await farm.post(url, sent({ quantity_unit_id: 'hour' })))).toEqual([
      422,
      'item_quantity_unit_unknown item.quantity_unit_id',
    ]);
  });

  test('is made of a produce that was recorded a moment ago, however late its rows are', async () => {
    const farm = await of.farm('Ferme Rapide');
    of.http.lag(itemProduceView);
    const produceId = await of.grown(farm);
    expect((await farm.post(url, { item: { ...basket, produce_ids: [produceId] } })).status).toBe(201);
  });

  test('is made of no produce of another company, and of none that never was', async () => {
    const { farm, produceId, sent } = await of.stall();
    const foreign = (await of.stall()).produceId;
    const refused = await farm.post(url, sent({ produce_ids: [produceId, foreign, uuidv7()] }));
    expect(errors(refused)).toEqual([
      422,
      'item_produce_unknown item.produce_ids.1',
      'item_produce_unknown item.produce_ids.2',
    ]);
    const made = await farm.post(url, sent());
    expect(errors(await farm.put(`${url}/${one(made).id}`, { item: { produce_ids: [foreign] } }))).toEqual([
      422,
      'item_produce_unknown item.produce_ids.0',
    ]);
  });
});

describe('the address of an item', () => {
  test('is its own in all companies, also when many ask for it at once', async () => {
    const stalls = await Promise.all(Array.from({ length: 4 }, () => of.stall('Ferme du Même-Nom')));
    const made = await Promise.all(stalls.map(({ farm, sent }) => farm.post(url, sent({ name: 'Pommes' }))));
    expect(made.map((answer) => one(answer).attributes.slug).toSorted()).toEqual([
      'pommes-ferme-du-meme-nom',
      'pommes-ferme-du-meme-nom-2',
      'pommes-ferme-du-meme-nom-3',
      'pommes-ferme-du-meme-nom-4',
    ]);
  });

  test('follows the name, stays with any other change, and is had again with an earlier name', async () => {
    const { farm, sent } = await of.stall('Ferme des Adresses');
    const made = await farm.post(url, sent({ name: 'Poires' }));
    const at = `${url}/${one(made).id}`;
    const slugAfter = async (item: object) => one(await farm.put(at, { item })).attributes.slug;
    expect(one(made).attributes.slug).toBe('poires-ferme-des-adresses');
    expect(await slugAfter({ cost: 3 })).toBe('poires-ferme-des-adresses');
    expect(await slugAfter({ name: 'POIRES' })).toBe('poires-ferme-des-adresses');
    expect(await slugAfter({ name: 'Poires d’été' })).toBe('poires-d-ete-ferme-des-adresses');
    expect(one(await farm.post(url, sent({ name: 'Poires' }))).attributes.slug).toBe('poires-ferme-des-adresses-2');
    expect(await slugAfter({ name: 'Poires' })).toBe('poires-ferme-des-adresses');
  });

  test('is not used up by an item that is refused', async () => {
    const { farm, sent } = await of.stall('Ferme Refusée');
    await farm.post(url, sent({ name: 'Ail', quantity_unit_id: 'hour' }));
    await farm.post(url, sent({ name: 'Ail', cost: -1 }));
    expect(one(await farm.post(url, sent({ name: 'Ail' }))).attributes.slug).toBe('ail-ferme-refusee');
  });

  test('is the same again where a request is repeated', async () => {
    const { farm, sent } = await of.stall('Ferme Répétée');
    const once = { 'idempotency-key': 'item-once' };
    const [first, second] = [await farm.post(url, sent(), once), await farm.post(url, sent(), once)];
    expect(one(second)).toEqual(one(first));
  });
});

describe('the QR code of an item', () => {
  test('leads to its page, for whoever scans it', async () => {
    const { farm, sent } = await of.stall('Ferme du Code');
    const made = await farm.post(url, sent());
    const { barcode } = one(made).attributes.image_urls;
    await farm.get(`${url}/${one(made).id}`, after(made));
    const image = await of.http.fastify.inject({ url: barcode ?? '' });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
    const { data, info } = await sharp(image.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(
      `${PUBLIC_URL}/items/${one(made).attributes.slug}`,
    );
    const removed = await farm.delete(`${url}/${one(made).id}`);
    await farm.get(url, after(removed));
    expect(errors(await of.http.guest.get(barcode ?? ''))).toEqual([404, 'not_found null']);
  });

  test('is there as soon as the item is recorded, however late its rows are', async () => {
    const { farm, sent } = await of.stall('Ferme Rapide');
    of.http.lag(itemView);
    const made = await farm.post(url, sent());
    const { barcode } = one(made).attributes.image_urls;
    expect((await of.http.guest.get(barcode ?? '')).status).toBe(200);
  });

  test('of one that is disabled is drawn for its company alone: it holds the present address', async () => {
    const { farm, sent } = await of.stall('Ferme du Code');
    const made = await farm.post(url, sent({ enabled: false }));
    await farm.get(url, after(made));
    const { barcode } = one(made).attributes.image_urls;
    for (const stranger of [of.http.guest, await of.farm(), of.http.as({ role: 'business_level_one' })])
      expect(errors(await stranger.get(barcode ?? ''))).toEqual([404, 'not_found null']);
    const own = await farm.get(barcode ?? '');
    expect([own.status, own.headers['content-type']]).toEqual([200, 'image/png']);
    await farm.get(url, after(await farm.put(`${url}/${one(made).id}`, { item: { enabled: true } })));
    expect((await of.http.guest.get(barcode ?? '')).status).toBe(200);
  });
});

describe('strangers', () => {
  test('find no item of another company by its id', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    const stranger = await of.farm();
    for (const answer of [
      await stranger.get(at, after(made)),
      await stranger.put(at, sent()),
      await stranger.put(at, { item: { name: 'Mine' } }),
      await stranger.delete(at),
      await stranger.post(`${at}/restore`),
    ])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    expect(many(await stranger.get(url))).toEqual([]);
  });

  test('below plan level 2 are told which plan it takes, and others that it is not for them', async () => {
    for (const role of ['producer_level_one', 'producer_level_two'] as const) {
      const answer = await of.http.as({ role }).get(url);
      expect([...errors(answer), answer.body.errors?.[0]?.requires]).toEqual([
        403,
        'level_required null',
        'plan_level_2',
      ]);
    }
    for (const role of ['business_level_one', 'analyst'] as const)
      expect(errors(await of.http.as({ role }).get(url))).toEqual([403, 'wrong_role null']);
    expect(errors(await of.http.guest.get(url))).toEqual([401, 'unauthenticated null']);
  });
});

describe('an item', () =>
  revertContract({
    url,
    producer: () => of.http.as({ role: 'producer_level_three' }),
    bodiesOf: async (farm) => {
      const produceId = await of.grown(farm);
      const other = { ...basket, name: 'Autres tomates', cost: null, enabled: false, produce_ids: [produceId], image };
      return { one: { item: { ...basket, produce_ids: [produceId] } }, other: { item: other } };
    },
  }));

describe('every field of an item', () => {
  const picture = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(64) });
  const form = {
    name: 'Tomates',
    details: 'Rouges',
    cost: 3,
    quantity: 1,
    quantityUnitId: 'kilogram',
    count: 1,
    countUnitId: 'unit',
    produceIds: ['01990000-0000-7000-8000-00000000000a'],
    enabled: true,
    image: picture('a'),
    slug: 'tomates',
  };
  const other = {
    ...form,
    name: 'Poires',
    details: 'Vertes',
    cost: 4,
    quantity: 2,
    quantityUnitId: 'gram',
    count: 12,
    countUnitId: 'dozen',
    produceIds: ['01990000-0000-7000-8000-00000000000b'],
    enabled: false,
    image: picture('b'),
  };
  recordContract(ItemController, { one: form, other, needed: ['quantity', 'quantityUnitId'] });
});
