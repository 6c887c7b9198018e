import { dateIn } from '@terroir/finance';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { firm } from '../../testing/firm.ts';
import { enter } from '../../testing/entering.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const unit = { id: 'bale', symbol: 'bale', symbol_plural: 'bales', name: 'bale', unit_type: 'count' };
const categories = listOf('input_category', [
  [
    'forage',
    {
      name: 'Forage',
      realm: 'biomass',
      subcategories: [{ id: 'hay', name: 'Hay', keywords: [], units: [unit] }],
    },
  ],
]);
const hay = (changed: object = {}) => ({
  input_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
  input_type: { id: 'hay', name: 'Hay' },
  quantity_raw: 2,
  unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
  cost: 5.5,
  occurred_on: '2026-01-15',
  recorded_at: '2026-01-15T15:00:00.000Z',
  corrected_at: null,
  ...changed,
});
const sherbrooke = {
  raw: 'Sherbrooke',
  country: 'Canada',
  country_code: 'CA',
  state: 'Québec',
  city: 'Sherbrooke',
  zipcode: 'J1H 1A1',
  latitude: null,
  longitude: null,
  time_zone: 'America/Toronto',
};

const visit = (lines: readonly object[] = []) =>
  renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1, { address: sherbrooke }),
      'GET /input_categories': categories,
      'GET /producer_inputs': () =>
        listOf(
          'producer_input',
          lines.map((changed, at) => [`${at}`, hay(changed)]),
        ),
    },
  });
const days = async () => {
  const table = await screen.findByRole('table', { name: 'Inputs' });
  await within(table).findAllByRole('rowheader', { name: /Forage/ });
  return [...table.querySelectorAll('.finance-day')].map((cell) =>
    [...cell.childNodes].map(({ textContent }) => textContent),
  );
};

test('a line shows the day on which it happened, and a later recording or correction below it', async () => {
  await visit([
    {},
    { recorded_at: '2026-01-20T15:00:00.000Z' },
    { corrected_at: '2026-03-02T15:00:00.000Z' },
    { recorded_at: '2026-01-20T15:00:00.000Z', corrected_at: '2026-01-20T16:00:00.000Z' },
    { occurred_on: '2025-12-31' },
    { recorded_at: '2026-01-16T03:30:00.000Z' }, // half past ten in the evening of the same day in Sherbrooke
  ]);
  expect(await days()).toEqual([
    ['Jan 15, 2026'],
    ['Jan 15, 2026', 'recorded Jan 20'],
    ['Jan 15, 2026', 'corrected Mar 2'],
    ['Jan 15, 2026', 'recorded Jan 20'],
    ['Dec 31, 2025', 'recorded Jan 15, 2026'],
    ['Jan 15, 2026'],
  ]);
});

const today = () => dateIn('America/Toronto', new Date().toISOString());
const plain = (group: HTMLElement) => (group.textContent ?? '').replaceAll(/[^\d-]/g, '');

async function opens() {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: 'Add an input' }));
  const date = await screen.findByRole('group', { name: 'Date' });
  const types = async (day: string) => {
    await app.user.click(within(date).getAllByRole('spinbutton')[0] as HTMLElement);
    await app.user.keyboard(day);
  };
  return { ...app, date, types, saves: () => app.user.click(screen.getByRole('button', { name: 'Save' })) };
}

test('a new line happens today unless another day is entered', async () => {
  const { user, date, types, saves, on, sent } = await opens();
  expect(plain(date)).toBe(today());
  await enter(user, screen.getByRole('combobox', { name: 'Subcategory' }), 'hay');
  await user.click(await screen.findByRole('option', { name: 'Hay' }));
  await enter(user, screen.getByRole('textbox', { name: 'Quantity' }), '3');
  await enter(user, screen.getByRole('textbox', { name: 'Cost' }), '7');
  await types('20260115');
  on({ 'POST /producer_inputs': record('producer_input', hay(), '9') });
  await saves();
  const posts = () => sent.filter(({ call }) => call === 'POST /producer_inputs');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ producer_input: { occurred_on: '2026-01-15' } });
});

test('a day that is typed in half is asked for, and none before the company is taken', async () => {
  const { types, saves } = await opens();
  await types('{Backspace}');
  await saves();
  expect(await screen.findByText('Enter the day on which it happened')).toBeTruthy();
  await types('19991231');
  await saves();
  expect(await screen.findByText('Choose May 14, 2001 or a later day')).toBeTruthy();
});
