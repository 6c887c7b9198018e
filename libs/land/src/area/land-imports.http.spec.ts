import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { imports } from '@terroir/http';
import { importContract, testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { square } from '../geometry/geometry.fixture.ts';
import { land } from '../land.module.ts';
import { drawn, plotForm, zoneBody } from './area.fixture.ts';
import { after, many } from './area.http.fixture.ts';

let http: TestHttp;
const settings = { timeZone: 'America/Toronto' };
beforeAll(async () => {
  http = await testHttp({
    modules: [land.nest(settings), imports.nest(settings)],
    views: [...land.views, ...imports.views],
    now: () => '2026-05-01T16:00:00.000Z',
  });
});
afterAll(() => http.close());

const at = (east: number) => ({ ...plotForm, coordinates: drawn(square(100, east)) });

importContract({
  http: () => http,
  path: 'plots',
  kind: 'plot',
  rows: [at(0), { ...at(200), name: 'Le rang 5' }, at(400)],
  nullable: ['image'],
  correction: { name: 'Le rang 6', details: 'Drainé' },
  malformed: { fields: { coordinates: drawn(square(100)).slice(0, 2) }, field: 'coordinates' },
  refused: null,
});

describe('outlines of a file', () => {
  const begin = async (farm: TestClient, kind: string) => {
    const made = await farm.post('/api/v1/imports', { import: { kind, file_name: 'Champs.kml', rows: 2 } });
    return (made.body.data as { id: string }).id;
  };
  const rowsOf = (answer: TestAnswer) =>
    (answer.body.data as { attributes: { rows: { outcome: string; record_id: string; errors: { code: string }[] }[] } })
      .attributes.rows;
  const zone = (plot: string, more: object = {}) => ({ nth: 0, ...zoneBody(plot, more) });

  test('become zones of the plots that the same file brought, and both go with an undo', async () => {
    const farm = http.as({ role: 'producer_level_two' });
    const plots = await begin(farm, 'plot');
    const [plot] = rowsOf(await farm.post(`/api/v1/plots/imports/${plots}`, { rows: [{ nth: 0, plot: at(0) }] }));
    const id = plot?.record_id ?? '';
    const zones = await begin(farm, 'zone');
    const sent = { rows: [zone(id), zone(id, { name: 'Dehors', coordinates: drawn(square(40, 500)) })] };
    const first = rowsOf(await farm.post(`/api/v1/zones/imports/${zones}`, sent));
    expect(first.map(({ outcome }) => outcome)).toEqual(['recorded', 'refused']);
    expect(first[1]?.errors.map(({ code }) => code)).toEqual(['zone_outside_plot']);
    const last = await farm.post('/api/v1/zones', zoneBody(id));
    const listed = many(await farm.get('/api/v1/imports', after(last)));
    expect(listed.find((one) => one.id === zones)?.attributes).toMatchObject({ kind: 'zone', recorded: 1 });
    const again = rowsOf(await farm.post(`/api/v1/zones/imports/${await begin(farm, 'zone')}`, sent));
    expect(again.map(({ outcome }) => outcome)).toEqual(['present', 'refused']);

    const gone = await farm.post(`/api/v1/imports/${zones}/undo`);
    expect(gone.body.data).toMatchObject({ attributes: { removed: 1, corrected: 0 } });
    const all = await farm.post(`/api/v1/imports/${plots}/undo`);
    expect(many(await farm.get('/api/v1/plots', after(all)))).toEqual([]);
  });

  test('that start inside a plot are refused as plots, one by one', async () => {
    const farm = http.as({ role: 'producer_level_two' });
    await farm.post('/api/v1/plots', { plot: at(0) });
    const inside = { ...plotForm, coordinates: drawn(square(20, 40, 40)) };
    const rows = [inside, at(300)].map((plot) => ({ nth: 0, plot }));
    const answer = await farm.post(`/api/v1/plots/imports/${await begin(farm, 'plot')}`, { rows });
    expect(rowsOf(answer).map(({ outcome, errors }) => [outcome, ...errors.map(({ code }) => code)])).toEqual([
      ['refused', 'plot_starts_in_plot'],
      ['recorded'],
    ]);
  });
});
