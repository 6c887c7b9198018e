import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, record } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { snakeKeys } from '../../testing/snake-keys.ts';
import { summary } from './summary.fixture.ts';

afterEach(resetApp);

const visit = (answers: Answers) =>
  renderApp({
    path: '/finances',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1), ...answers },
  });
const summaryOf = (change: Partial<typeof summary> = {}) =>
  record('production_summary', snakeKeys({ ...summary, ...change }));
const charts = ['Costs by category', 'Revenues by category', 'Month by month'];
const figure = async (name: string) => (await screen.findByRole('group', { name })).textContent;

test('the summary has net, opportunities, cost and revenues, a chart of each distribution and a timeline', async () => {
  const app = await visit({ 'GET /production_summary': summaryOf() });
  await waitFor(async () => expect(await figure('Net')).toContain('$400.00'));
  expect(await figure('Cost')).toContain('$200.00');
  expect(await figure('Revenues')).toContain('$600.00');
  expect(screen.getByText('Opportunities').nextElementSibling?.textContent).toMatch(/^—/);
  const first: (string | undefined)[] = [];
  for (const name of charts) {
    await app.user.click(await screen.findByRole('button', { name: 'Show as a table', description: name }));
    first.push(within(screen.getByRole('table', { name })).getAllByRole('row')[1]?.textContent);
  }
  expect(first).toEqual(['Seeds$80.0040%', 'Vegetables$450.0075%', 'May 2026$130.00$100.00−$30.00−$31.00']);
});

test('while it loads, a placeholder that says so keeps the place of each chart', async () => {
  await visit({ 'GET /production_summary': () => new Promise(() => undefined) });
  for (const name of charts) {
    const chart = await screen.findByRole('group', { name });
    expect(chart.getAttribute('aria-busy')).toBe('true');
    expect(await within(chart).findByText('Loading')).toBeTruthy();
  }
});

const none = { total: 0, distribution: { categories: [], subcategories: [] } };

test('a side without a line says what belongs there and leads to the lines, the other one is drawn', async () => {
  await visit({ 'GET /production_summary': summaryOf({ costs: none }) });
  expect(await screen.findByRole('heading', { name: 'No costs yet' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'No revenues yet' })).toBeNull();
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Go to inputs and outputs' });
  expect(way.getAttribute('href')).toBe('/finances/inputs-outputs');
});

test('without any line each of the three charts says what belongs there', async () => {
  await visit({
    'GET /production_summary': summaryOf({ costs: none, revenues: none, net: { total: 0 }, timeline: [] }),
  });
  for (const name of ['No costs yet', 'No revenues yet', 'No months to show yet'])
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
});
