import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordContract, revertContract, type TestClient, type TestHttp } from '@terroir/http/testing';
import { drawn, kept, plotForm, zoneBody, zoneForm } from '../area/area.fixture.ts';
import { after, errors, french, many, messages, one, plotOf, testLand } from '../area/area.http.fixture.ts';
import { square } from '../geometry/geometry.fixture.ts';
import { ZoneController } from './zone.controller.ts';

let http: TestHttp;
let farm: TestClient;
let plot: string;
beforeAll(async () => {
  http = await testLand();
  farm = http.as({ role: 'producer_level_two' });
  plot = await plotOf(farm, plotForm);
});
afterAll(() => http.close());

const url = '/api/v1/zones';
const put = async (id: string, more: object, headers = {}) => farm.put(`${url}/${id}`, zoneBody(plot, more), headers);
const made = async (more: object = {}) => one(await farm.post(url, zoneBody(plot, more))).id;

describe('a zone over HTTP', () => {
  test('is recorded with the body of the specification, its measures taken anew', async () => {
    const additional_fields = { soil_type: 'sandy_loam', soil_ph: 6.85 };
    const answer = await farm.post(url, zoneBody(plot, { area: 5, perimeter: 5, additional_fields }), french);
    expect([answer.status, answer.headers['etag']]).toEqual([201, '"1"']);
    expect(one(answer)).toEqual({
      id: expect.any(String),
      type: 'zone',
      attributes: {
        name: 'Ail du bas',
        details: 'Planté en octobre',
        ...kept(zoneForm.coordinates),
        image_urls: null,
        style: null,
        recorded_at: expect.any(String),
        plot_id: plot,
        zone_type_id: 'cropland',
        zone_type: { id: 'cropland', name: 'Terre cultivée', identifier: 'cropland' },
        zone_type_identifier: 'cropland',
        additional_fields: { soil_type: { id: 'sandy_loam', name: 'Loam sableux' }, soil_ph: 6.85 },
        tags: ['ail'],
        outside_plot: false,
      },
    });
    expect((await farm.get(`${url}/${one(answer).id}`, { ...after(answer), ...french })).body).toEqual(answer.body);
  });

  test('is refused out of its plot, when it is drawn and when it is moved, in both languages', async () => {
    const outside = { coordinates: drawn(square(40, 80)) };
    const refused = await farm.post(url, zoneBody(plot, outside));
    expect([errors(refused), messages(refused)[0]]).toEqual([
      [422, 'zone_outside_plot zone.coordinates'],
      expect.stringContaining('A zone is inside its plot.'),
    ]);
    const moved = await put(await made(), outside, french);
    expect([errors(moved), messages(moved)[0]]).toEqual([
      [422, 'zone_outside_plot zone.coordinates'],
      expect.stringContaining('Une zone se trouve à l’intérieur de sa parcelle.'),
    ]);
  });

  test('is refused in the plot of a stranger, a removed one, and one that never was', async () => {
    const stranger = await plotOf(http.as({ role: 'producer_level_two' }), plotForm);
    const gone = await plotOf(farm, plotForm);
    await farm.delete(`/api/v1/plots/${gone}`);
    const id = await made();
    for (const plot_id of [stranger, gone, '01990000-0000-7000-8000-000000000000']) {
      expect(errors(await farm.post(url, zoneBody(plot, { plot_id })))).toEqual([422, 'plot_unknown zone.plot_id']);
      expect(errors(await put(id, { plot_id }))).toEqual([422, 'plot_unknown zone.plot_id']);
    }
    expect(errors(await farm.post(url, zoneBody('here')))).toEqual([422, 'invalid zone.plot_id']);
  });

  test('is cropland where its soil is described', async () => {
    const additional_fields = { soil_ph: 6 };
    expect(errors(await farm.post(url, zoneBody(plot, { zone_type_id: 'orchard', additional_fields })))).toEqual([
      422,
      'soil_only_cropland zone.additional_fields',
    ]);
    expect(
      errors(await farm.post(url, zoneBody(plot, { additional_fields: { soil_type: 'cheese', soil_ph: 11 } }))),
    ).toEqual([422, 'at_most zone.additional_fields.soil_ph', 'soil_type_unknown zone.additional_fields.soil_type']);
    expect(errors(await farm.post(url, zoneBody(plot, { additional_fields: { soil_type: 'cheese' } })))).toEqual([
      422,
      'soil_type_unknown zone.additional_fields.soil_type',
    ]);
  });

  test('is redrawn alone where a correction leaves out the rest that may be left out', async () => {
    const id = await made({ additional_fields: { soil_ph: 6 } });
    const { name, details, zoneTypeId: zone_type_id } = zoneForm;
    const coordinates = drawn(square(30, 20, 20));
    const changed = await farm.put(`${url}/${id}`, { zone: { name, details, zone_type_id, coordinates } });
    expect(one(changed).attributes).toMatchObject({
      ...kept(coordinates),
      plot_id: plot,
      additional_fields: { soil_type: null, soil_ph: 6 },
      tags: ['ail'],
    });
  });
});

describe('removing a zone', () => {
  test('is checked against the plot that is named, and may name none', async () => {
    const other = await plotOf(farm, plotForm);
    const [first, second] = [await made(), await made()];
    expect(errors(await farm.delete(`${url}/${first}?plot_id=${other}`))).toEqual([404, 'not_found null']);
    expect(errors(await farm.delete(`${url}/${first}?plot_id=there`))).toEqual([400, 'malformed_request plot_id']);
    expect((await farm.delete(`${url}/${first}?plot_id=${plot}`)).status).toBe(204);
    expect((await farm.delete(`${url}/${second}`)).status).toBe(204);
    expect(errors(await farm.delete(`${url}/${second}?plot_id=${plot}`))).toEqual([404, 'not_found null']);
  });

  test('is no more possible once its plot is removed, and it comes back with the plot alone', async () => {
    const going = await plotOf(farm, plotForm);
    const zone = await farm.post(url, zoneBody(going));
    const at = `${url}/${one(zone).id}`;
    await farm.put(at, zoneBody(going, { name: 'Autre' }));
    const removed = await farm.delete(`/api/v1/plots/${going}`);
    expect((await farm.get(at, after(removed))).status).toBe(404);
    for (const answer of [await farm.delete(at), await farm.put(at, zoneBody(going))])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    for (const answer of [await farm.post(`${at}/restore`), await farm.post(`${at}/revert`, { version: 1 })])
      expect(errors(answer)).toEqual([422, 'zone_plot_removed null']);
    const back = await farm.post(`/api/v1/plots/${going}/restore`);
    expect(one(await farm.get(at, after(back))).attributes['name']).toBe('Autre');
  });
});

test('a zone goes back to no version in a plot that is removed, and stays where it is', async () => {
  const [first, second] = [await plotOf(farm, plotForm), await plotOf(farm, plotForm)];
  const at = `${url}/${one(await farm.post(url, zoneBody(first))).id}`;
  await farm.put(at, zoneBody(second));
  await farm.delete(`/api/v1/plots/${first}`);
  const refused = await farm.post(`${at}/revert`, { version: 1 });
  expect(errors(refused)).toEqual([422, 'zone_version_plot_removed version']);
  expect(messages(await farm.post(`${at}/revert`, { version: 1 }, french))[0]).toContain('parcelle supprimée');
  const restored = await farm.post(`/api/v1/plots/${first}/restore`);
  expect(one(await farm.get(at, after(restored))).attributes['plot_id']).toBe(second);
  expect(one(await farm.post(`${at}/revert`, { version: 1 })).attributes['plot_id']).toBe(first);
});

test('a zone that its plot was drawn without while it was removed says that it is outside', async () => {
  const shrinking = await plotOf(farm, plotForm);
  const zone = await farm.post(url, zoneBody(shrinking, { coordinates: drawn(square(40, 55, 55)) }));
  const at = `${url}/${one(zone).id}`;
  await farm.delete(at);
  const small = await farm.put(`/api/v1/plots/${shrinking}`, { plot: { ...plotForm, coordinates: drawn(square(50)) } });
  expect(small.status).toBe(200);
  const back = await farm.post(`${at}/restore`);
  expect([
    one(back).attributes['outside_plot'],
    one(await farm.get(at, after(back))).attributes['outside_plot'],
  ]).toEqual([true, true]);
});

test('zones are listed page by page, newest first, for their company alone', async () => {
  const owner = http.as({ role: 'producer_level_two' });
  const own = await plotOf(owner, plotForm);
  const ids: string[] = [];
  for (let each = 0; each < 3; each += 1) ids.unshift(one(await owner.post(url, zoneBody(own))).id);
  const last = await owner.put(`${url}/${ids[0]}`, zoneBody(own, { name: 'Ail du haut' }));
  const first = await owner.get(`${url}?limit=2`, after(last));
  expect([first.body.meta?.['total'], many(first).map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)]);
  const stranger = http.as({ role: 'producer_level_two' });
  expect((await stranger.get(url)).body.meta?.['total']).toBe(0);
  expect(errors(await stranger.get(`${url}/${ids[0]}`))).toEqual([404, 'not_found null']);
  expect((await http.guest.get(url)).status).toBe(401);
});

describe('zones go back to a version', () =>
  revertContract({
    url,
    producer: () => http.as({ role: 'producer_level_two' }),
    bodiesOf: async (own) => {
      const plotOfOwn = await plotOf(own, plotForm);
      const changed = { name: 'Ail du haut', coordinates: drawn(square(30, 20, 20)) };
      return { one: zoneBody(plotOfOwn), other: zoneBody(plotOfOwn, changed) };
    },
  }));

describe('a field of a zone', () =>
  recordContract(ZoneController, {
    one: {
      ...zoneForm,
      image: { image: '1'.repeat(64), thumbnail: '2'.repeat(64) },
      additionalFields: { soilType: 'clay', soilPh: 6 },
      plot: { coordinates: plotForm.coordinates },
    },
    other: {
      name: 'Ail du haut',
      details: 'Planté en novembre',
      coordinates: drawn(square(30, 20, 20)),
      image: { image: '3'.repeat(64), thumbnail: '4'.repeat(64) },
      plotId: '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e09',
      zoneTypeId: 'cropland',
      additionalFields: { soilType: 'loam', soilPh: 7 },
      tags: ['oignon'],
      plot: { coordinates: plotForm.coordinates },
    },
    // Only cropland goes with a soil, so there is no second type for every mixture; the corrections above show it.
    shownElsewhere: ['zoneTypeId'],
  }));
