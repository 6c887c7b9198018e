import { afterAll, beforeAll } from '@jest/globals';
import { imports } from '@terroir/http';
import { importContract, testHttp, type TestHttp } from '@terroir/http/testing';
import { production } from '../production.module.ts';

let http: TestHttp;
const settings = { timeZone: 'America/Toronto' };
beforeAll(async () => {
  http = await testHttp({
    modules: [production.nest(settings), imports.nest(settings)],
    views: [...production.views, ...imports.views],
    now: () => '2026-05-01T16:00:00.000Z',
  });
});
afterAll(() => http.close());

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
const produce = {
  product_id: 'tomato',
  variety_id: 'tomato_brandywine',
  production_type_id: 'certified_organic',
  notes: 'Cueillie mûre',
  harvest,
};

importContract({
  http: () => http,
  path: 'produces',
  kind: 'produce',
  rows: [produce, { ...produce, notes: 'Serre 2' }, { ...produce, harvest: { ...harvest, cost: 6 } }],
  nullable: ['produce_inputs'],
  correction: { notes: 'Serre 3' },
  malformed: { fields: { harvest: { ...harvest, cost: -1 } }, field: 'harvest.cost' },
  refused: { fields: { variety_id: 'carrot_other' }, field: 'variety_id', code: 'variety_unknown' },
});
