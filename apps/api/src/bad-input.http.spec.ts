import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { outward } from '@terroir/events';
import type { Role } from '@terroir/kernel';
import { badInput } from '@terroir/http/testing';
import { putToMarket } from './item.fixture.ts';
import { drawnPlot, drawnStyle, drawnZone } from './land.fixture.ts';
import { producedToday } from './produce.fixture.ts';
import { dueSince, recurringRent } from './recurring-line.fixture.ts';
import { plannedTask, workDone } from './task.fixture.ts';
import { testApp, testFirm, type SignedIn, type TestApp } from './test-app.ts';

let app: TestApp;
let people: Readonly<Partial<Record<Role, SignedIn>>>;
let producer: SignedIn;
beforeAll(async () => {
  app = await testApp();
  producer = await app.signedIn('producer', 2);
  people = {
    producer_level_three: producer,
    business_level_one: await app.signedIn('business'),
    analyst: await app.signedIn('analyst'),
  };
});
afterAll(() => app.close());

interface Category {
  readonly attributes: {
    readonly subcategories: readonly { readonly id: string; readonly units: readonly { id: string }[] }[];
  };
}

/** A right line of the books, with the first category, subcategory and unit that there are. */
async function lineOf(who: SignedIn, side: 'input' | 'output'): Promise<unknown> {
  const { body } = await who.get(`/api/v1/${side}_categories`);
  const [category] = body.data as readonly Category[];
  const [subcategory] = category?.attributes.subcategories ?? [];
  const line = { notes: 'hay', quantity_raw: 1.5, unit_id: subcategory?.units[0]?.id, cost: 12.5 };
  return { [`producer_${side}`]: { ...line, [`${side}_category_id`]: subcategory?.id } };
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
const certification = {
  certification: {
    number: '1',
    certifier: 'QAI',
    image: { base64data: drawing.toString('base64'), fileName: 'a.svg' },
  },
};

/** A right body of a zone, in a plot that there is, and of a style for it. */
async function drawnBy(who: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await who.post('/api/v1/plots', { plot: drawnPlot });
  const { id } = body.data as { readonly id: string };
  return {
    'POST /api/v1/plots': { plot: drawnPlot },
    'POST /api/v1/zones': { zone: drawnZone(id) },
    'POST /api/v1/features_style': { features: { plots: { [id]: drawnStyle } } },
  };
}

const samples = async () => ({
  ...(await drawnBy(producer)),
  'PUT /api/v1/firm': { firm: testFirm },
  'POST /api/v1/authenticate': { email: producer.email, password: producer.password },
  'POST /api/v1/forgot': { email: producer.email },
  'POST /api/v1/producer_inputs': await lineOf(producer, 'input'),
  'POST /api/v1/producer_outputs': await lineOf(producer, 'output'),
  'POST /api/v1/recurring_lines': { recurring_line: recurringRent() },
  'POST /api/v1/recurring_lines/:id/record': { due_line: { due_on: dueSince() } },
  'POST /api/v1/tasks': { task: plannedTask() },
  'POST /api/v1/tasks/:id/complete': workDone().complete,
  'POST /api/v1/tasks/:id/occurrences/:date/complete': workDone().complete,
  'POST /api/v1/tasks/:id/occurrences/:date/move': workDone().move,
  'PUT /api/v1/task_reminders': { task_reminders: { wanted: true } },
  'POST /api/v1/certifications': certification,
  'POST /api/v1/saved_searches': { saved_search: { name: 'Œufs', face: 'items' } },
  'POST /api/v1/items': { item: await putToMarket(producer) },
  'POST /api/v1/produces': { produce: producedToday() },
  'POST /api/v1/imports': { import: { kind: 'producer_input', file_name: 'a.csv', rows: 1 } },
  'POST /api/v1/producer_inputs/imports/:import_id': { rows: [await lineOf(producer, 'input')] },
  'POST /api/v1/producer_outputs/imports/:import_id': { rows: [await lineOf(producer, 'output')] },
  'POST /api/v1/produces/imports/:import_id': { rows: [{ produce: producedToday() }] },
  'PUT /api/v1/followed_practices': { practices: ['no_till'] },
});
const as = ({ role }: { readonly role: Role }) => {
  const who = people[role];
  if (who === undefined) throw new Error(`Nobody is ${role}`);
  return app.again(who);
};

// Some routes of a method at a time: so many requests are minutes on a busy machine.
const PARTS = 4;
const least = { GET: 2000, POST: 2000, PUT: 1000, DELETE: 100 };
const parts = Object.keys(least).flatMap((method) =>
  Array.from({ length: PARTS }, (_, part) => [method, part + 1] as const),
);
const tried = new Map<string, number>();
test('each method of a route is one that is tried', () => {
  expect(new Set(app.routes.all.map(({ method }) => method))).toEqual(new Set(Object.keys(least)));
});
test.each(parts)(
  'no field of any %s makes the server fail, and each wrong one is named: %i. part',
  async (method, part) => {
    const own = new Set(
      app.routes.all.filter((route) => route.method === method).filter((_, at) => at % PARTS === part - 1),
    );
    const skip = app.routes.all.filter((route) => !own.has(route)).map(({ method: of, url }) => `${of} ${url}`);
    const { sent, failures } = await badInput(
      { routes: app.routes, guest: app.guest, as },
      { samples: await samples(), skip },
    );
    expect(failures).toEqual([]);
    tried.set(method, (tried.get(method) ?? 0) + sent);
  },
  300_000,
);
test('so many requests are tried of each method that no kind of wrong value is left out', () => {
  for (const [method, atLeast] of Object.entries(least)) expect(tried.get(method)).toBeGreaterThan(atLeast);
});
test('whatever was recorded of them is as other systems are promised it: nothing holds up what follows', async () => {
  const { log } = app.store;
  const left = new Set<string>();
  for (let page = await log.readAll(0, 500); page.length > 0; page = await log.readAll(page.at(-1)?.position ?? 0, 500))
    for (const event of page) if (outward(event) !== null) left.add(event.type);
  expect([...left]).toEqual(expect.arrayContaining(['ItemRecorded', 'OutputRecorded', 'ProduceRecorded']));
});
