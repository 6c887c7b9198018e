import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, record } from '../../testing/answers.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const side = (total: number) => ({ total, distribution: { categories: [], subcategories: [] } });
const summaryOf = (cost: number, revenue: number, from: string | null = null) =>
  record('production_summary', {
    as_of: null,
    from,
    to: null,
    time_zone: 'America/Toronto',
    costs: side(cost),
    revenues: side(revenue),
    net: { total: revenue - cost },
    timeline: [{ month: '2025-06', cost, revenue, net: revenue - cost, cumulative: revenue - cost }],
  });

const visit = async (search = '') => {
  const app = await renderApp({
    path: `/finances${search}`,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /production_summary': ({ search: asked }) => {
        const from = asked.get('from');
        if (from === '2025-01-01') return summaryOf(100, 150, from);
        return from === '2024-01-01' ? summaryOf(120, 90, from) : summaryOf(1000, 2000, from);
      },
    },
  });
  const asked = () =>
    app.sent
      .filter(({ call }) => call === 'GET /production_summary')
      .map(({ search: query }) => [query.get('from'), query.get('to')]);
  return { ...app, asked };
};
const figure = async (name: string) => (await screen.findByRole('group', { name })).textContent;

test('a year is shown with the year before beside it, and stands in the address', async () => {
  const app = await visit('?from=2025-01-01&to=2025-12-31');
  await waitFor(async () => expect(await figure('Net')).toContain('$80.00 more than a year earlier (−$30.00)'));
  expect(await figure('Cost')).toContain('$20.00 less than a year earlier ($120.00)');
  expect(await figure('Revenues')).toContain('$60.00 more than a year earlier ($90.00)');
  expect(app.asked()).toEqual(
    expect.arrayContaining([
      ['2025-01-01', '2025-12-31'],
      ['2024-01-01', '2024-12-31'],
    ]),
  );
  await app.user.click(screen.getByRole('button', { name: /^Period: / }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'All time' }));
  await waitFor(() => expect(app.guardedHistory.current().location.search).toBe(''));
  await waitFor(async () => expect(await figure('Net')).toContain('$1,000.00'));
  expect(await figure('Net')).not.toContain('a year earlier');
});

test('own dates are asked for whole and in order', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: 'Period: All time' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Choose dates…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('group', { name: 'First day' });
  await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
  const types = async (group: HTMLElement, day: string) => {
    await app.user.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await app.user.keyboard(day);
  };
  await app.user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await dialog.findByText('Choose a day')).toBeTruthy();
  await types(first, '20990101');
  expect(await dialog.findByText('The last day cannot be before the first one')).toBeTruthy();
  await types(first, '20250101');
  await types(dialog.getByRole('group', { name: 'Last day' }), '20250615');
  await app.user.click(dialog.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(app.guardedHistory.current().location.search).toBe('?from=2025-01-01&to=2025-06-15'));
});
