import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestClient, TestHttp } from '@terroir/http/testing';
import { drawn, plotForm, zoneBody } from '../area/area.fixture.ts';
import { after, errors, french, many, messages, one, plotOf, testLand } from '../area/area.http.fixture.ts';
import { square } from '../geometry/geometry.fixture.ts';
import { layerPriority } from '../geometry/index.ts';
import { FEATURES_LIMIT } from './features-style.commands.ts';

let http: TestHttp;
let farm: TestClient;
let plot: string;
let zone: string;
/** Of a read that sees both. */
let position: Readonly<Record<string, string>>;
beforeAll(async () => {
  http = await testLand();
});
beforeEach(async () => {
  farm = http.as({ role: 'producer_level_two' });
  plot = await plotOf(farm, plotForm);
  const made = await farm.post('/api/v1/zones', zoneBody(plot));
  zone = one(made).id;
  position = after(made);
});
afterAll(() => http.close());

const url = '/api/v1/features_style/';
const style = { color: '#FFFFFF', fill: '#3a6628', stroke: '#1f3a14', stroke_width: 2, opacity: 0.4, pattern: 'hatch' };
const styled = { ...style, color: '#ffffff' };
const send = (features: object, headers = {}) => farm.post(url, { features }, headers);
const versions = async (at: Readonly<Record<string, string>> = position) =>
  Promise.all(
    [`plots/${plot}`, `zones/${zone}`].map(async (path) => (await farm.get(`/api/v1/${path}`, at)).headers['etag']),
  );

describe('one call styles plots and zones', () => {
  test('and answers those that changed, each with its layer and version', async () => {
    const answer = await send({ plots: { [plot]: { ...style, priority: 3 } }, zones: { [zone]: style } });
    expect(answer.status).toBe(200);
    const areas = [plotForm.coordinates, square(40)].map((ring) => (ring === plotForm.coordinates ? 10_000 : 1600));
    expect(many(answer).map(({ id, attributes, meta }) => [id, attributes, meta])).toEqual([
      [plot, { feature_type: 'plot', style: { ...styled, priority: layerPriority(areas[0] ?? 0) } }, { version: 2 }],
      [zone, { feature_type: 'zone', style: { ...styled, priority: layerPriority(areas[1] ?? 0) } }, { version: 2 }],
    ]);
    const shown = await farm.get(`/api/v1/plots/${plot}`, after(answer));
    const { zones, style: own } = one(shown).attributes as { zones: { style: { priority: number } }[]; style: never };
    expect([own, zones[0]?.style]).toEqual(many(answer).map(({ attributes }) => attributes['style']));
    expect(zones[0]?.style.priority).toBeGreaterThan((own as { priority: number }).priority);
  });

  test('whose ids are in capitals or not, as everywhere', async () => {
    const answer = await send({ plots: { [plot.toUpperCase()]: style }, zones: { [zone.toUpperCase()]: style } });
    expect(many(answer).map(({ id }) => id)).toEqual([plot, zone]);
  });

  test('and leaves what is styled so already at its version', async () => {
    await send({ plots: { [plot]: style } });
    const again = await send({ plots: { [plot]: style }, zones: { [zone]: style } });
    expect(many(again).map(({ id }) => id)).toEqual([zone]);
    expect(await versions(after(again))).toEqual(['"2"', '"2"']);
    const bare = await send({ plots: { [plot]: null } });
    expect(many(bare).map(({ attributes }) => attributes)).toEqual([{ feature_type: 'plot', style: null }]);
  });

  test('or none of them where one is not there', async () => {
    const stranger = await plotOf(http.as({ role: 'producer_level_two' }), plotForm);
    const going = await plotOf(farm, plotForm);
    const gone = one(await farm.post('/api/v1/zones', zoneBody(going))).id;
    const removed = await farm.delete(`/api/v1/plots/${going}`);
    for (const features of [
      { plots: { [plot]: style, [stranger]: style } },
      { plots: { [plot]: style }, zones: { [plot]: style } },
      { plots: { [plot]: style, [going]: style } },
      { zones: { [zone]: style, [gone]: style } },
    ])
      expect(errors(await send(features))).toEqual([404, 'not_found null']);
    expect(await versions(after(removed))).toEqual(['"1"', '"1"']);
  });

  test('or none of them where one style is wrong, each wrong field named', async () => {
    const wrong = { color: 'red', fill: '#12345', stroke: '', opacity: 0.45, pattern: 'plaid', stroke_width: 21 };
    const at = `features.zones.${zone}`;
    const refused = await send({ plots: { [plot]: style }, zones: { [zone]: wrong } }, french);
    expect(errors(refused)).toEqual([
      422,
      `invalid ${at}.color`,
      `invalid ${at}.fill`,
      `required ${at}.stroke`,
      `at_most ${at}.stroke_width`,
      `decimals ${at}.opacity`,
      `invalid ${at}.pattern`,
    ]);
    expect(messages(refused)[0]).toBe('Le champ «\u00a0Couleur\u00a0» n’est pas valide');
    expect(await versions()).toEqual(['"1"', '"1"']);
  });

  test('but not nothing, nor more than a thousand', async () => {
    expect(errors(await send({}))).toEqual([422, 'no_features features']);
    const ids = Array.from(
      { length: FEATURES_LIMIT + 1 },
      (_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    );
    const refused = await send({ plots: Object.fromEntries(ids.map((id) => [id, null])) }, french);
    expect(errors(refused)).toEqual([422, 'too_many features.plots']);
    expect(messages(refused)[0]).toMatch(/^Au plus 1.000 parcelles et zones/);
    const [half, rest] = [ids.slice(500), ids.slice(0, 500)].map((each) =>
      Object.fromEntries(each.map((id) => [id, null])),
    );
    expect(errors(await send({ plots: half, zones: rest }))).toEqual([422, 'too_many_features features']);
  });

  test('once, however often the same request arrives', async () => {
    const once = { 'idempotency-key': 'green' };
    const [first, second] = [
      await send({ plots: { [plot]: style }, zones: { [zone]: style } }, once),
      await send({ plots: { [plot]: style }, zones: { [zone]: style } }, once),
    ];
    expect(second.body).toEqual(first.body);
    expect(await versions(after(first))).toEqual(['"2"', '"2"']);
  });
});

test('a style stays with a zone that is redrawn, and its layer follows the area', async () => {
  await send({ zones: { [zone]: style } });
  const redrawn = await farm.put(`/api/v1/zones/${zone}`, zoneBody(plot, { coordinates: drawn(square(20, 5, 5)) }));
  const { area, style: kept } = one(redrawn).attributes as { area: number; style: object };
  expect(kept).toEqual({ ...styled, priority: layerPriority(area) });
});
