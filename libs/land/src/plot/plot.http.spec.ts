import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DOCUMENTS } from '@terroir/http';
import { recordContract, revertContract, type TestClient, type TestHttp } from '@terroir/http/testing';
import type { Page, ReadModels } from '@terroir/store';
import { drawn, kept, plotBody, plotForm, zoneBody } from '../area/area.fixture.ts';
import { after, errors, french, many, messages, one, plotOf, testLand } from '../area/area.http.fixture.ts';
import { metres, square } from '../geometry/geometry.fixture.ts';
import type { Ring } from '../geometry/index.ts';
import { PlotController } from './plot.controller.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testLand();
});
afterAll(() => http.close());

const url = '/api/v1/plots';
const producer = (): TestClient => http.as({ role: 'producer_level_two' });
const picture = {
  base64data: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#3A6628"/></svg>',
  ).toString('base64'),
  fileName: 'Le rang 4.jpg',
};

describe('where a plot starts', () => {
  test('is not inside another one, in both languages, until that one is removed', async () => {
    const farm = producer();
    const home = await plotOf(farm, { ...plotForm, coordinates: drawn(square(100)) });
    const inside = plotBody({ name: 'Coin', coordinates: drawn(square(200, 50, 50)) });
    const refused = await farm.post(url, inside);
    expect(errors(refused)).toEqual([422, 'plot_starts_in_plot plot.coordinates']);
    expect(messages(refused)[0]).toContain('Le rang 4');
    expect(messages(await farm.post(url, inside, french))[0]).toContain('commence à l’intérieur');
    await farm.delete(`${url}/${home}`);
    expect((await farm.post(url, inside)).status).toBe(201);
  });

  test('may be on the edge of a neighbour, or in a plot of another company', async () => {
    const farm = producer();
    await plotOf(farm, { ...plotForm, coordinates: drawn(square(100)) });
    expect((await farm.post(url, plotBody({ coordinates: drawn(square(50, 100, 50)) }))).status).toBe(201);
    expect((await farm.post(url, plotBody({ coordinates: drawn(square(50, 99.5, 0)) }))).status).toBe(201);
    expect((await producer().post(url, plotBody({ coordinates: drawn(square(20, 50, 50)) }))).status).toBe(201);
  });

  test('is found out from the plots near it, however many others the company has', async () => {
    const farm = producer();
    for (let at = 0; at < 20; at += 1) await plotOf(farm, { ...plotForm, coordinates: drawn(square(100, 1000 * at)) });
    const find = jest.spyOn(http.app.get<ReadModels>(DOCUMENTS), 'find');
    const refused = await farm.post(url, plotBody({ coordinates: drawn(square(10, 5050, 50)) }));
    const pages = (await Promise.all(find.mock.results.map(({ value }) => value))) as Page<object>[];
    find.mockRestore();
    expect(errors(refused)).toEqual([422, 'plot_starts_in_plot plot.coordinates']);
    expect(pages.flatMap(({ documents }) => documents)).toHaveLength(1);
  });

  test('is not looked at again where it is redrawn', async () => {
    const farm = producer();
    const home = await plotOf(farm, plotForm);
    const beside = await plotOf(farm, { ...plotForm, coordinates: drawn(square(50, 300)) });
    const redrawn = { ...plotForm, coordinates: drawn(square(60, 20, 20)) };
    expect((await farm.put(`${url}/${beside}`, { plot: redrawn })).status).toBe(200);
    expect((await farm.put(`${url}/${home}`, { plot: { ...plotForm, name: 'Ici' } })).status).toBe(200);
  });
});

describe('a plot over HTTP', () => {
  test('is recorded with the body of the specification, its measures taken anew', async () => {
    const farm = producer();
    const made = await farm.post(url, plotBody({ area: '1', perimeter: -4, image: picture }));
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    const { coordinates, area, perimeter } = kept(plotForm.coordinates);
    expect(one(made)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'plot',
      attributes: {
        name: 'Le rang 4',
        details: 'Terre noire',
        area,
        perimeter,
        coordinates,
        image_urls: { image: expect.any(String), thumbnail: expect.any(String) },
        style: null,
        recorded_at: expect.stringMatching(/Z$/),
        zones: [],
      },
    });
    expect(Math.round(area)).toBe(10_000);
    expect((await farm.get(`${url}/${one(made).id}`, after(made))).body).toEqual(made.body);
  });

  test('is corrected, removed and restored, and keeps outline and image where a correction leaves them out', async () => {
    const farm = producer();
    const made = await farm.post(url, plotBody({ image: picture }));
    const at = `${url}/${one(made).id}`;
    const changed = await farm.put(at, { plot: { name: 'Le rang 5', details: 'Drainé' } });
    expect(one(changed).attributes).toEqual({ ...one(made).attributes, name: 'Le rang 5', details: 'Drainé' });
    const bare = await farm.put(at, { plot: { name: 'Le rang 5', details: 'Drainé', image: null } });
    expect(one(bare).attributes['image_urls']).toBeNull();
    const removed = await farm.delete(at);
    expect([removed.status, (await farm.get(at, after(removed))).status]).toEqual([204, 404]);
    const back = await farm.post(`${at}/restore`);
    expect([back.status, one(back).attributes]).toEqual([200, one(bare).attributes]);
  });

  test('is listed page by page, newest first, with its version and its zones', async () => {
    const farm = producer();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.unshift(await plotOf(farm, { ...plotForm, name }));
    const zone = await farm.post('/api/v1/zones', zoneBody(ids[1] ?? ''));
    const first = await farm.get(`${url}?limit=2`, after(zone));
    expect(first.body.meta).toMatchObject({ total: 3, next_cursor: expect.any(String) });
    const next = await farm.get(`${url}?limit=2&cursor=${String(first.body.meta?.['next_cursor'])}`);
    expect([...many(first), ...many(next)].map(({ id, meta }) => [id, meta?.version])).toEqual(
      ids.map((id) => [id, 1]),
    );
    expect(many(first).map(({ attributes }) => attributes['zones'])).toEqual([
      [],
      [{ id: one(zone).id, version: 1, ...one(zone).attributes }],
    ]);
  });

  test('goes with its zones by one change, and brings them back', async () => {
    const farm = producer();
    const id = await plotOf(farm, plotForm);
    const [kept, gone] = [
      await farm.post('/api/v1/zones', zoneBody(id)),
      await farm.post('/api/v1/zones', zoneBody(id)),
    ];
    await farm.delete(`/api/v1/zones/${one(gone).id}`);
    const removed = await farm.delete(`${url}/${id}`);
    const zones = await farm.get('/api/v1/zones', after(removed));
    expect([zones.body.meta?.['total'], many(zones)]).toEqual([0, []]);
    const back = await farm.post(`${url}/${id}/restore`);
    expect((one(back).attributes['zones'] as { id: string }[]).map((zone) => zone.id)).toEqual([one(kept).id]);
    expect((await farm.get('/api/v1/zones', after(back))).body.meta?.['total']).toBe(1);
  });

  test('is answered as it was at an instant, with the outline and the zones of then', async () => {
    const farm = producer();
    const made = await farm.post(url, plotBody());
    const at = `${url}/${one(made).id}`;
    const zone = await farm.post('/api/v1/zones', zoneBody(one(made).id));
    const then = String(one(zone).attributes['recorded_at']);
    await farm.put(at, { plot: { ...plotForm, coordinates: drawn(square(150)) } });
    const removed = await farm.delete(`/api/v1/zones/${one(zone).id}`);
    const was = await farm.get(`${at}?as_of=${then}`, after(removed));
    expect(one(was).attributes).toEqual({
      ...one(made).attributes,
      zones: [{ id: one(zone).id, version: 1, ...one(zone).attributes }],
    });
    const list = await farm.get(`${url}?as_of=${then}`);
    expect(many(list).map(({ attributes }) => attributes)).toEqual([one(was).attributes]);
    const now = await farm.get(at);
    expect([now.headers['etag'], one(now).attributes['zones']]).toEqual(['"2"', []]);
  });
});

describe('an outline that cannot be kept', () => {
  const round = (points: number): Ring =>
    Array.from({ length: points }, (_, at) => {
      const angle = (2 * Math.PI * at) / points;
      return metres(900 * Math.cos(angle), 900 * Math.sin(angle));
    });
  const [a, b, c, d] = square(50);
  test.each<[string, unknown, string, string]>([
    ['no outline', undefined, 'required', 'Dessinez le contour sur la carte.'],
    ['too few points', [a, b, a], 'outline_too_few_points', 'Un contour demande au moins trois points différents.'],
    [
      'one point many times',
      [a, a, a, a],
      'outline_too_few_points',
      'Un contour demande au moins trois points différents.',
    ],
    ['a crossing', [a, c, b, d], 'outline_crossing', 'Le contour se croise à 45.00022, -71.89968. Déplacez'],
    ['a spike', [a, b, c, metres(80, 50), c, d], 'outline_spike', 'Le contour part et revient sur lui-même à 45.0'],
    [
      'the antimeridian',
      [
        [179.99, 45],
        [-179.99, 45],
        [-179.99, 45.01],
      ],
      'outline_antimeridian',
      'Le contour traverse le méridien de 180°.',
    ],
    [
      '10,000 points',
      round(10_000),
      'outline_too_many_points',
      'Le contour compte 10 000 points ; le maximum est de 2 000.',
    ],
    [
      'a point outside the world',
      [a, b, [-71.9, 95]],
      'outline_outside_world',
      'Un point du contour est hors de la carte',
    ],
    ['half a square metre', square(0.7), 'outline_too_small', 'La superficie est inférieure à un mètre carré.'],
    [
      'half the world',
      [
        [-90, -80],
        [80, -80],
        [80, 80],
        [-90, 80],
      ],
      'outline_too_large',
      'La superficie dépasse',
    ],
  ])('is refused by name: %s', async (_, coordinates, code, message) => {
    const farm = producer();
    for (const [headers, words] of [
      [french, message],
      [{}, undefined],
    ] as const) {
      const refused = await farm.post(url, plotBody({ coordinates }), headers);
      expect(errors(refused)).toEqual([422, `${code} plot.coordinates`]);
      const [said = ''] = messages(refused).map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
      if (words !== undefined) expect(said.startsWith(words)).toBe(true);
      expect(said).not.toMatch(/[{}]/);
    }
    expect((await farm.get(url)).body.meta?.['total']).toBe(0);
  });

  test.each([
    ['text', ['x', 'y']],
    ['a lonely number', [1]],
    ['a height', [1, 2, 3]],
    ['nothing', null],
  ])('names the point that is no position: %s', async (_, position) => {
    const refused = await producer().post(url, plotBody({ coordinates: [a, b, position] }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.every(({ field }) => field?.startsWith('plot.coordinates.2'))).toBe(true);
  });

  test('keeps points once that are there twice in a row', async () => {
    const made = await producer().post(url, plotBody({ coordinates: [a, a, b, c, c, d, d, a] }));
    expect([made.status, one(made).attributes['coordinates']]).toEqual([201, kept(square(50)).coordinates]);
  });
});

describe('a plot that two people change', () => {
  test('is refused to who saw an older version, with what it is now', async () => {
    const farm = producer();
    const made = await farm.post(url, plotBody());
    const at = `${url}/${one(made).id}`;
    const first = await farm.put(at, { plot: { ...plotForm, name: 'Première' } }, { 'if-match': '"1"' });
    const late = await farm.put(at, { plot: { ...plotForm, name: 'Seconde' } }, { 'if-match': '"1"' });
    expect([errors(late), late.body.data, late.headers['etag']]).toEqual([
      [409, 'version_conflict null'],
      first.body.data,
      '"2"',
    ]);
  });

  test('is decided on the newer state without a version: one renames it, the other redraws it, and both stay', async () => {
    const farm = producer();
    const id = await plotOf(farm, plotForm);
    await farm.put(`${url}/${id}`, { plot: { ...plotForm, coordinates: drawn(square(120)) } });
    const renamed = await farm.put(`${url}/${id}`, { plot: { name: 'Renommée', details: plotForm.details } });
    expect(one(renamed).attributes).toMatchObject({ name: 'Renommée', ...kept(square(120)) });
  });

  test('is not redrawn without a zone that was just drawn', async () => {
    const farm = producer();
    const id = await plotOf(farm, plotForm);
    await farm.post('/api/v1/zones', zoneBody(id, { coordinates: drawn(square(40, 55, 55)) }));
    const redrawn = await farm.put(`${url}/${id}`, { plot: { ...plotForm, coordinates: drawn(square(60)) } }, french);
    expect(errors(redrawn)).toEqual([422, 'plot_leaves_zones plot.coordinates']);
    expect(messages(redrawn)[0]).toContain('Ail du bas');
  });
});

describe('plots', () => {
  test('are for producers on plan level 1, and those of others are not there', async () => {
    const farm = producer();
    const id = await plotOf(farm, plotForm);
    const stranger = producer();
    for (const answer of [
      await stranger.get(`${url}/${id}`),
      await stranger.put(`${url}/${id}`, plotBody()),
      await stranger.delete(`${url}/${id}`),
      await stranger.post(`${url}/${id}/restore`),
    ])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    expect((await http.guest.get(url)).status).toBe(401);
    expect(errors(await http.as({ role: 'business_level_one' }).get(url))).toEqual([403, 'wrong_role null']);
    expect(errors(await http.as({ role: 'producer_level_one' }).post(url, plotBody()))).toEqual([
      403,
      'level_required null',
    ]);
  });

  describe('go back to a version', () =>
    revertContract({
      url,
      producer,
      one: plotBody(),
      other: plotBody({ name: 'Le rang 5', coordinates: drawn(square(120)) }),
    }));
});

describe('a field of a plot', () =>
  recordContract(PlotController, {
    one: { ...plotForm, image: { image: '1'.repeat(64), thumbnail: '2'.repeat(64) } },
    other: {
      name: 'Le rang 5',
      details: 'Drainé',
      coordinates: drawn(square(120)),
      image: { image: '3'.repeat(64), thumbnail: '4'.repeat(64) },
    },
    around: new Map(),
  }));
