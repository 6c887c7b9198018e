import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BLOBS } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import type { Blobs } from '@terroir/store';
import { FinanceModule, financeViews } from '../finance.module.ts';

const drawn = (inner: string) => ({
  base64data: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inner}</svg>`).toString(
    'base64',
  ),
  fileName: 'recu.svg',
});
const photo = (colour = '#3A6628') => drawn(`<rect width="40" height="20" fill="${colour}"/>`);

interface Urls {
  readonly image: string;
  readonly thumbnail: string;
}
interface Wire {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>> & { readonly receipt_urls: Urls | null };
}
const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
const many = (answer: TestAnswer): readonly Wire[] => answer.body.data as readonly Wire[];
const urls = (answer: TestAnswer): Urls => {
  const { receipt_urls: found } = one(answer).attributes;
  if (found === null) throw new Error('There is no receipt');
  return found;
};
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];
const NOT_FOUND = [404, 'not_found null'];

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
const producer = (): TestClient => http.as({ role: 'producer_level_two' });
const kept = async (): Promise<number> => {
  let count = 0;
  for await (const _ of http.app.get<Blobs>(BLOBS).list()) count += 1;
  return count;
};

const sides = [
  { side: 'input', category: { input_category_id: 'compost' } },
  { side: 'output', category: { output_category_id: 'compost' } },
] as const;

describe.each(sides)('the receipt of an $side', ({ side, category }) => {
  const url = `/api/v1/producer_${side}s`;
  const envelope = `producer_${side}`;
  const sent = (more: object = {}) => ({
    [envelope]: { ...category, quantity_raw: 12.5, unit_id: 'tonne', cost: 437.5, ...more },
  });

  test('is recorded with the line and read by its company, as it was re-encoded', async () => {
    const farm = producer();
    const made = await farm.post(url, sent({ receipt: photo() }));
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    const { image, thumbnail } = urls(made);
    for (const address of [image, thumbnail]) {
      expect(address).toMatch(/^\/api\/v1\/receipts\/[0-9a-f]{64}$/);
      const shown = await farm.get(address);
      expect([shown.status, shown.text.slice(0, 4), shown.headers]).toMatchObject([
        200,
        'RIFF',
        {
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=86400, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          vary: expect.stringContaining('Authorization'),
        },
      ]);
    }
    expect((await farm.get(`${url}/${one(made).id}`, after(made))).body).toEqual(made.body);
    expect(many(await farm.get(url)).map(({ attributes }) => attributes.receipt_urls)).toEqual([urls(made)]);
  });

  test('may be left out', async () => {
    const made = await producer().post(url, sent());
    expect([made.status, one(made).attributes.receipt_urls]).toEqual([201, null]);
  });

  test('stays where a correction leaves it out, is exchanged by another and taken off by null', async () => {
    const farm = producer();
    const made = await farm.post(url, sent({ receipt: photo() }));
    const at = `${url}/${one(made).id}`;
    expect(urls(await farm.put(at, sent({ cost: 1 })))).toEqual(urls(made));
    const other = await farm.put(at, sent({ cost: 1, receipt: photo('#97481F') }));
    expect(urls(other).image).not.toBe(urls(made).image);
    const same = await farm.put(at, sent({ cost: 1, receipt: photo('#97481F') }));
    expect([same.headers['etag'], urls(same)]).toEqual([other.headers['etag'], urls(other)]);
    const none = await farm.put(at, sent({ cost: 1, receipt: null }));
    expect(one(none).attributes.receipt_urls).toBeNull();
    expect(one(await farm.get(at, after(none))).attributes.receipt_urls).toBeNull();
  });

  test('is that of the instant or version that is asked for, and can still be read', async () => {
    const farm = producer();
    const made = await farm.post(url, sent({ receipt: photo() }));
    const at = `${url}/${one(made).id}`;
    const then = new Date(time + 1).toISOString();
    const none = await farm.put(at, sent({ receipt: null }));
    const past = await farm.get(`${at}?as_of=${then}`, after(none));
    expect(urls(past)).toEqual(urls(made));
    expect((await farm.get(urls(past).image)).status).toBe(200);
    expect(urls(await farm.post(`${at}/revert`, { version: 1 }))).toEqual(urls(made));
    expect(one(await farm.post(`${at}/revert`, { version: 2 })).attributes.receipt_urls).toBeNull();
  });

  test('goes with the line and comes back with it', async () => {
    const farm = producer();
    const made = await farm.post(url, sent({ receipt: photo() }));
    const at = `${url}/${one(made).id}`;
    await farm.delete(at);
    const back = await farm.post(`${at}/restore`);
    expect([back.status, urls(back)]).toEqual([200, urls(made)]);
    expect((await farm.get(urls(back).image)).status).toBe(200);
  });

  test('is refused as every upload is, and nothing is recorded or kept', async () => {
    const farm = producer();
    const before = await kept();
    const post = async (receipt: unknown) => errors(await farm.post(url, sent({ receipt })));
    const script = Buffer.from('#!/bin/sh').toString('base64');
    const field = `${envelope}.receipt`;
    expect(await post({ base64data: script, fileName: 'recu.png' })).toEqual([415, `file_type ${field}`]);
    expect(await post({ base64data: 'A'.repeat(11_400_000) })).toEqual([413, `file_too_large ${field}`]);
    expect(await post({ base64data: 'no base64!' })).toEqual([422, `image_unreadable ${field}`]);
    expect(await post(drawn('<filter id="f"/>'))).toEqual([422, `image_too_complex ${field}`]);
    expect(await post({ fileName: 'recu.png' })).toEqual([422, `required ${field}.base64data`]);
    expect(errors(await farm.post(url, sent({ unit_id: 'kilowatt_hour', receipt: photo('#010203') })))).toEqual([
      422,
      `unit_not_allowed ${envelope}.unit_id`,
    ]);
    expect([many(await farm.get(url)), await kept()]).toEqual([[], before]);
  });

  test('of an older version is not kept when it is refused', async () => {
    const farm = producer();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    await farm.put(at, sent({ cost: 2 }));
    const before = await kept();
    const stale = await farm.put(at, sent({ receipt: photo('#040506') }), { 'if-match': '"1"' });
    expect([errors(stale), await kept()]).toEqual([[409, 'version_conflict null'], before]);
  });

  test('is no field of an import', async () => {
    const { body } = await http.guest.get('/api/openapi.json');
    const { paths } = body as unknown as { paths: Record<string, { post: { requestBody: unknown } }> };
    const described = JSON.stringify(paths[`${url}/imports/{import_id}`]?.post.requestBody);
    expect([described.includes('quantity_raw'), described.includes('receipt')]).toEqual([true, false]);
  });
});

describe('strangers who know the address of a receipt', () => {
  const url = '/api/v1/producer_inputs';
  const sent = (receipt: object) => ({
    producer_input: { input_category_id: 'compost', quantity_raw: 1, unit_id: 'tonne', cost: 1, receipt },
  });
  const idIn = (address: string) => address.split('/').at(-1) ?? '';

  test('of another company find nothing there', async () => {
    const made = urls(await producer().post(url, sent(photo('#112233'))));
    for (const address of Object.values(made)) expect(errors(await producer().get(address))).toEqual(NOT_FOUND);
  });

  test('have to sign in, as a producer on plan level 1', async () => {
    const { image } = urls(await producer().post(url, sent(photo('#112233'))));
    expect(errors(await http.guest.get(image))).toEqual([401, 'unauthenticated null']);
    for (const role of ['business_level_one', 'analyst'] as const)
      expect(errors(await http.as({ role }).get(image))).toEqual([403, 'wrong_role null']);
    expect(errors(await http.as({ role: 'producer_level_one' }).get(image))).toEqual([403, 'level_required null']);
  });

  test('find no public image there, signed in or not', async () => {
    const farm = producer();
    const made = urls(await farm.post(url, sent(photo('#445566'))));
    for (const address of Object.values(made))
      for (const who of [http.guest, producer(), farm])
        expect(errors(await who.get(`/api/v1/images/${idIn(address)}`))).toEqual(NOT_FOUND);
  });

  test('do not open it by sending the same picture themselves', async () => {
    const [farm, other] = [producer(), producer()];
    const [ours, theirs] = [
      urls(await farm.post(url, sent(photo('#778899')))),
      urls(await other.post(url, sent(photo('#778899')))),
    ];
    expect(theirs.image).not.toBe(ours.image);
    expect(errors(await other.get(ours.image))).toEqual(NOT_FOUND);
    expect((await other.get(theirs.image)).status).toBe(200);
  });

  test('read no public image as a receipt, nor what is no address', async () => {
    const farm = producer();
    const id = await http.app.get<Blobs>(BLOBS).put(Buffer.from('RIFF'), 'image/webp');
    expect((await http.guest.get(`/api/v1/images/${id}`)).status).toBe(200);
    for (const name of [id, 'F'.repeat(64), 'nothing', '..%2Fimages'])
      expect((await farm.get(`/api/v1/receipts/${name}`)).status).toBe(404);
  });
});
