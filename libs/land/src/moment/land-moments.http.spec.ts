import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestHttp } from '@terroir/http/testing';
import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { recorded } from '@terroir/kernel';
import { viewContract } from '@terroir/store/contracts';
import { drawn, plotBody, plotForm, plotId, plotRecorded, zoneBody, zoneRecorded } from '../area/area.fixture.ts';
import { after, many, one, testLand } from '../area/area.http.fixture.ts';
import { square } from '../geometry/geometry.fixture.ts';
import { landMomentView } from './land-moment.view.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testLand();
});
afterAll(() => http.close());

viewContract(
  landMomentView,
  recorded<PlotEvent | ZoneEvent>([
    plotRecorded,
    zoneRecorded,
    { type: 'PlotCorrected', data: { plotId, name: 'Le rang 5' } },
    { type: 'PlotRemoved', data: { plotId } },
    { type: 'PlotRestored', data: { plotId } },
  ]),
);

test('the map has a moment for each outline that came, was redrawn, went or came back, and for no other change', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const plot = one(await farm.post('/api/v1/plots', plotBody())).id;
  const at = `/api/v1/plots/${plot}`;
  await farm.post('/api/v1/zones', zoneBody(plot));
  await farm.put(at, { plot: { name: 'Le rang 5', details: 'Drainé' } });
  await farm.put(at, { plot: { ...plotForm, coordinates: drawn(square(120)) } });
  await farm.delete(at);
  const last = await farm.post(`${at}/restore`);
  const moments = many(await farm.get('/api/v1/land_moments', after(last)));
  expect(moments.map(({ attributes }) => attributes['event'])).toEqual([
    'PlotRestored',
    'PlotRemoved',
    'PlotCorrected',
    'ZoneRecorded',
    'PlotRecorded',
  ]);
  const redrawn = String(moments[2]?.attributes['at']);
  const past = many(await farm.get(`/api/v1/plots?as_of=${redrawn}`));
  expect(Math.round(Number(past[0]?.attributes['area']) / 100)).toBe(144);
  expect(many(await http.as({ role: 'producer_level_two' }).get('/api/v1/land_moments'))).toEqual([]);
  expect((await http.guest.get('/api/v1/land_moments')).status).toBe(401);
});
