import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { listOf, profileOf } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

test('who goes to the outputs has the focus there, and reads on from their heading', async () => {
  const app = await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Go to the outputs' }));
  const here = within(document.activeElement as HTMLElement);
  expect(here.getByRole('heading', { name: 'Outputs' })).toBeTruthy();
  expect(here.queryByRole('heading', { name: 'Inputs' })).toBeNull();
});

test('each line shows the icon of its realm, named for those who do not see it', async () => {
  const line = (id: string, realm: string) =>
    [
      id,
      {
        input_category: { id: realm, name: `Group ${id}`, realm },
        input_type: { id: `${realm}-type`, name: `Type ${id}` },
        notes: '',
        quantity_raw: 1,
        unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg' },
        cost: 1,
        occurred_on: '2026-01-01',
        recorded_at: '2026-01-01T12:00:00.000Z',
        corrected_at: null,
      },
    ] as const;
  const lines = ['food', 'biomass', 'water', 'energy', 'others'].map((realm, at) => line(`${at}`, realm));
  await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /producer_inputs': listOf('producer_input', lines),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Inputs' }));
  const rows = table.getAllByRole('row');
  const realms = ['Food', 'Biomass', 'Water', 'Energy', 'Others'];
  for (const [at, realm] of realms.entries()) {
    const row = rows.find(({ textContent }) => textContent?.includes(`Type ${at}`)) as HTMLElement;
    expect(
      within(row)
        .getAllByRole('img')
        .map((icon) => icon.getAttribute('aria-label')),
    ).toEqual([realm]);
  }
});

test('while the lines are fetched, a placeholder that says so stands in each table', async () => {
  const never = () => new Promise<never>(() => undefined);
  await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /producer_inputs': never,
      'GET /producer_outputs': never,
    },
  });
  for (const name of ['Inputs', 'Outputs']) {
    const table = await screen.findByRole('table', { name });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(await within(table).findByText('Loading')).toBeTruthy();
  }
});

test('each table says that quantity and cost are the whole of an entry', async () => {
  await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  expect(
    await screen.findByText(/goes into production, with the total quantity and the total cost of each/),
  ).toBeTruthy();
  expect(
    await screen.findByText(/production brings in, with the total quantity and the total revenue of each/),
  ).toBeTruthy();
});

test('the shortcut of the installed app opens the form of a new input, once', async () => {
  const app = await renderApp({
    path: '/finances/inputs-outputs#add-inputs',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  expect(await screen.findByRole('dialog', { name: 'Add an input' })).toBeTruthy();
  expect(app.guardedHistory.current().location.hash).toBe('');
});
