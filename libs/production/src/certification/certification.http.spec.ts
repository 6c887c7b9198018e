import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BLOBS } from '@terroir/http';
import {
  recordContract,
  revertContract,
  testHttp,
  type TestAnswer,
  type TestClient,
  type TestHttp,
} from '@terroir/http/testing';
import type { Blobs } from '@terroir/store';
import { ProductionModule, productionViews } from '../production.module.ts';
import { CertificationController } from './certification.controller.ts';

const url = '/api/v1/certifications';
const french = { 'accept-language': 'fr' };
const drawn = (inner: string) => ({
  base64data: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inner}</svg>`).toString(
    'base64',
  ),
  fileName: 'certificat.svg',
});
const seal = (colour = '#3A6628') => drawn(`<rect width="40" height="20" fill="${colour}"/>`);
const fields = { number: 'BIO-4471', certifier: 'Écocert Canada', valid_from: '2026-03-01', valid_until: '2027-02-28' };
const sent = (more: object = {}) => ({ certification: { ...fields, image: seal(), ...more } });

interface Wire {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>> & {
    readonly image_urls: { readonly image: string; readonly thumbnail: string };
  };
}
const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
const many = (answer: TestAnswer): readonly Wire[] => answer.body.data as readonly Wire[];
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

let http: TestHttp;
let time = Date.parse('2026-05-01T12:00:00.000Z');
beforeAll(async () => {
  http = await testHttp({
    modules: [ProductionModule.with({ timeZone: 'America/Toronto' })],
    views: productionViews,
    now: () => new Date((time += 60_000)).toISOString(),
  });
});
afterAll(() => http.close());
const kept = async (): Promise<number> => {
  let count = 0;
  for await (const _ of http.app.get<Blobs>(BLOBS).list()) count += 1;
  return count;
};
const producer = (): TestClient => http.as({ role: 'producer_level_three' });

describe('a certification over HTTP', () => {
  test('is recorded with its image, which anyone is served as it was re-encoded', async () => {
    const farm = producer();
    const made = await farm.post(url, sent());
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    const { image, thumbnail } = one(made).attributes.image_urls;
    expect(one(made)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'certification',
      attributes: { ...fields, image_urls: { image, thumbnail }, recorded_at: expect.stringMatching(/Z$/) },
    });
    for (const address of [image, thumbnail])
      expect((await http.guest.get(address)).headers).toMatchObject({ 'content-type': 'image/webp' });
    const shown = await farm.get(`${url}/${one(made).id}`, after(made));
    expect(shown.body).toEqual(made.body);
  });

  test('takes the body of the specification: number, certifier and image', async () => {
    const made = await producer().post(url, { certification: { number: '1', certifier: 'QAI', image: seal() } });
    expect([made.status, one(made).attributes['valid_from'], one(made).attributes['valid_until']]).toEqual([
      201,
      null,
      null,
    ]);
  });

  test('is corrected, removed and restored, and keeps its image where a correction leaves it out', async () => {
    const farm = producer();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    const renewed = await farm.put(at, { certification: { ...fields, valid_until: '2028-02-29' } });
    expect([renewed.status, one(renewed).attributes]).toEqual([
      200,
      { ...one(made).attributes, valid_until: '2028-02-29' },
    ]);
    const other = await farm.put(at, sent({ image: seal('#97481F'), valid_from: null, valid_until: null }));
    expect(one(other).attributes).toMatchObject({ valid_from: null, valid_until: null });
    expect(one(other).attributes.image_urls).not.toEqual(one(made).attributes.image_urls);
    const removed = await farm.delete(at);
    expect([removed.status, many(await farm.get(url, after(removed)))]).toEqual([204, []]);
    expect(errors(await farm.put(at, sent()))).toEqual([404, 'not_found null']);
    const back = await farm.post(`${at}/restore`);
    expect([back.status, one(back).attributes]).toEqual([200, one(other).attributes]);
    expect(many(await farm.get(url, after(back)))).toHaveLength(1);
  });

  test('is listed and shown as it was at an instant', async () => {
    const farm = producer();
    const made = await farm.post(url, sent());
    const then = new Date(time + 1).toISOString();
    const last = await farm.put(`${url}/${one(made).id}`, sent({ number: 'BIO-4472' }));
    await farm.get(url, after(last));
    const past = await farm.get(`${url}/${one(made).id}?as_of=${then}`);
    expect([one(past).attributes['number'], past.headers['etag']]).toEqual(['BIO-4471', undefined]);
    expect(many(await farm.get(`${url}?as_of=${then}`)).map(({ attributes }) => attributes['number'])).toEqual([
      'BIO-4471',
    ]);
    expect(many(await farm.get(`${url}?as_of=2020-01-01T00:00:00Z`))).toEqual([]);
  });

  test('of another version is not overwritten, and no image of it is kept', async () => {
    const farm = producer();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    await farm.put(at, sent({ number: '2' }));
    const before = await kept();
    const stale = await farm.put(at, sent({ image: seal('#123456') }), { 'if-match': '"1"' });
    expect([...errors(stale), one(stale).attributes['number']]).toEqual([409, 'version_conflict null', '2']);
    expect(await kept()).toBe(before);
    const fresh = await farm.put(at, sent({ image: seal('#123456') }), { 'if-match': '"2"' });
    expect([fresh.status, await kept()]).toEqual([200, before + 2]);
  });
});

describe('an image that cannot be read', () => {
  const unreadable = sent({ image: { base64data: 'AAAA', fileName: 'certificat.png' } });

  test('is not looked at where the certification is not there, was removed, or is of another version', async () => {
    const farm = producer();
    const at = `${url}/${one(await farm.post(url, sent())).id}`;
    const unknown = await farm.put(`${url}/018f0000-0000-7000-8000-000000000000`, unreadable);
    const foreign = await producer().put(at, unreadable);
    await farm.put(at, sent({ number: '2' }));
    const stale = await farm.put(at, unreadable, { 'if-match': '"1"' });
    expect([...errors(stale), one(stale).attributes['number']]).toEqual([409, 'version_conflict null', '2']);
    expect((await farm.put(at, unreadable, { 'if-match': '"2"' })).status).toBe(415);
    await farm.delete(at);
    const removed = await farm.put(at, unreadable);
    for (const answer of [unknown, foreign, removed]) expect(errors(answer)).toEqual([404, 'not_found null']);
  });
});

describe('a certification that is wrong', () => {
  test('is told every wrong field at once, in both languages', async () => {
    const farm = producer();
    const wrong = { certification: { number: ' ', certifier: 'x'.repeat(201), valid_from: '2027-02-29' } };
    const messages = async (headers: Readonly<Record<string, string>>) =>
      (await farm.post(url, wrong, headers)).body.errors?.map(
        ({ field, message }) => `${field} ${message.replaceAll('\u00A0', ' ')}`,
      );
    expect(new Set(await messages({}))).toEqual(
      new Set([
        'certification.number Number is required',
        'certification.certifier Certifier can have at most 200 characters',
        'certification.valid_from Valid from is invalid',
        'certification.image Image is required',
      ]),
    );
    expect(new Set(await messages(french))).toEqual(
      new Set([
        'certification.number Le champ « Numéro » est obligatoire',
        'certification.certifier Le champ « Organisme de certification » ne peut pas dépasser 200 caractères',
        'certification.valid_from Le champ « Valide à partir du » n’est pas valide',
        'certification.image Le champ « Image » est obligatoire',
      ]),
    );
    expect(many(await farm.get(url))).toEqual([]);
  });

  test('for dates in the wrong order says so, also when a correction names one of them alone', async () => {
    const farm = producer();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    expect(errors(await farm.post(url, sent({ valid_until: '2026-02-28' })))).toEqual([
      422,
      'validity_order certification.valid_until',
    ]);
    const { valid_from: _, ...half } = fields;
    const refused = await farm.put(at, { certification: { ...half, valid_until: '2026-02-28' } }, french);
    expect(errors(refused)).toEqual([422, 'validity_order certification.valid_until']);
    expect(refused.body.errors?.[0]?.message).toMatch(/^Une certification ne peut pas/);
  });

  test('for its image is refused as every upload is, and records nothing', async () => {
    const farm = producer();
    const post = async (image: unknown) => errors(await farm.post(url, sent({ image })));
    const text = Buffer.from('#!/bin/sh').toString('base64');
    expect(await post({ base64data: text, fileName: 'x.png' })).toEqual([415, 'file_type certification.image']);
    expect(await post({ base64data: 'A'.repeat(11_400_000) })).toEqual([413, 'file_too_large certification.image']);
    expect(await post({ base64data: 'no base64!' })).toEqual([422, 'image_unreadable certification.image']);
    expect(await post({ fileName: 'x.png' })).toEqual([422, 'required certification.image.base64data']);
    expect(await post(null)).toEqual([422, 'required certification.image']);
    const filter = drawn('<filter id="f"><feTurbulence numOctaves="99"/></filter>');
    expect(await post(filter)).toEqual([422, 'image_too_complex certification.image']);
    expect(many(await farm.get(url))).toEqual([]);
  });

  test('for a script in its SVG is drawn without it: what is served is a picture', async () => {
    const made = await producer().post(
      url,
      sent({ image: drawn('<script>alert(1)</script><rect width="9" height="9"/>') }),
    );
    expect(made.status).toBe(201);
    const served = await http.guest.get(one(made).attributes.image_urls.image);
    expect([served.headers['content-type'], served.text.includes('script')]).toEqual(['image/webp', false]);
  });
});

describe('strangers', () => {
  test('find no certification of another company', async () => {
    const made = await producer().post(url, sent());
    const at = `${url}/${one(made).id}`;
    const stranger = producer();
    for (const answer of [
      await stranger.get(at, after(made)),
      await stranger.put(at, sent()),
      await stranger.delete(at),
      await stranger.post(`${at}/restore`),
    ])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    expect(many(await stranger.get(url))).toEqual([]);
  });

  test('below plan level 2 are told which plan it takes, and others that it is not for them', async () => {
    for (const role of ['producer_level_one', 'producer_level_two'] as const) {
      const answer = await http.as({ role }).get(url);
      expect([...errors(answer), answer.body.errors?.[0]?.requires]).toEqual([
        403,
        'level_required null',
        'plan_level_2',
      ]);
      expect((await http.as({ role }).post(url, sent())).status).toBe(403);
    }
    for (const role of ['business_level_one', 'analyst'] as const)
      expect(errors(await http.as({ role }).get(url))).toEqual([403, 'wrong_role null']);
    expect(errors(await http.guest.get(url))).toEqual([401, 'unauthenticated null']);
  });
});

const picture = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(64) });
describe('a certification', () =>
  revertContract({
    url,
    producer,
    one: sent({ valid_until: null }),
    other: sent({ number: 'BIO-4472', valid_from: null, image: seal('#803020') }),
  }));

describe('every field of a certification', () => {
  const form = {
    number: '1',
    certifier: 'Écocert',
    validFrom: '2026-01-01',
    validUntil: '2027-01-01',
    image: picture('a'),
  };
  const other = {
    number: '2',
    certifier: 'QAI',
    validFrom: '2026-02-02',
    validUntil: '2027-02-02',
    image: picture('b'),
  };
  recordContract(CertificationController, { one: form, other });
});
