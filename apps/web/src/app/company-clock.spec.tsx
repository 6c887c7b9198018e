import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { listOf, profileOf, settings } from '../testing/answers.ts';
import type { Answers } from '../testing/fake-back-end.ts';
import { firm } from '../testing/firm.ts';
import { producesAnswer } from '../testing/produces.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

/** A zone whose clock is hours away from that of this machine, and what it shows at the instant. */
const [zone, shown] = new Date().getTimezoneOffset() <= 0 ? ['America/Anchorage', '4:30'] : ['Asia/Tokyo', '9:30'];
const at = '2026-07-01T12:30:00.000Z';

const place = {
  raw: '',
  country: '',
  country_code: 'US',
  state: '',
  city: '',
  zipcode: '',
  latitude: null,
  longitude: null,
  time_zone: zone,
};
const visit = (path: string, answers: Answers = {}) =>
  renderApp({
    path,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1, { address: place }), ...answers },
  });
const onClock = new RegExp(`Jul\\.? 1, 2026, ${shown}`);

test('the notice of the past says its moment on the clock of the company', async () => {
  await visit(`/finances/inputs-outputs?as_of=${at}`);
  expect((await screen.findAllByText(onClock)).length).toBeGreaterThan(0);
});

test('the history of a record says its moments on the clock of the company', async () => {
  const change = {
    event: 'InputRecorded',
    resource_type: 'producer_input',
    resource_id: '018f0000-0000-7000-8000-0000000000aa',
    recorded_at: at,
    actor: { account_id: null, name: 'Marie', role: 'producer_level_two' },
    changes: [],
  };
  const app = await visit('/finances/inputs-outputs', { 'GET /history': listOf('history_entry', [['e1', change]]) });
  await app.user.click((await screen.findAllByRole('button', { name: 'History of the inputs' }))[0] as HTMLElement);
  expect(await within(await screen.findByRole('dialog')).findByText(onClock)).toBeTruthy();
});

test('the list of imports says when each began on the clock of the company', async () => {
  const former = {
    kind: 'producer_input',
    file_name: 'summer.csv',
    begun_at: at,
    begun_by: 'Marie',
    rows: 3,
    recorded: 3,
    undone_at: null,
  };
  await visit('/finances/import', { 'GET /imports': listOf('import', [['i1', former]]) });
  expect(await screen.findByRole('cell', { name: onClock })).toBeTruthy();
});

test('the details of a produce say when it was recorded on the clock of the company', async () => {
  await visit('/production-food/produceDetails?id=garlic', {
    'GET /produces': producesAnswer([{ id: 'garlic', more: { recorded_at: at } }]),
  });
  expect(await screen.findByText(onClock)).toBeTruthy();
});

test('a company without a place has the clock of the installation', async () => {
  await visit(`/finances/inputs-outputs?as_of=${at}`, {
    'GET /firm': firm(1),
    'GET /settings': settings({ time_zone: zone }),
  });
  expect((await screen.findAllByText(onClock)).length).toBeGreaterThan(0);
});
