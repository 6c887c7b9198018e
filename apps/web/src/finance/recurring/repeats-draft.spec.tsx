import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const hour = { id: 'hour', symbol: 'h', symbol_plural: 'h' };
const place = { id: 'machines', name: 'Machines', realm: 'others' };
const bought = {
  input_category: place,
  input_type: { id: 'lease', name: 'Lease' },
  notes: '',
  quantity_raw: 1,
  unit: hour,
  cost: 90,
  occurred_on: '2026-01-31',
  recorded_at: '2026-01-31T12:00:00.000Z',
};
const visit = () =>
  renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /recurring_lines': listOf('recurring_line', []),
      'GET /output_categories': listOf('output_category', []),
      'GET /input_categories': listOf('input_category', [
        [
          'machines',
          {
            name: 'Machines',
            keywords: [],
            realm: 'others',
            subcategories: [
              { id: 'lease', name: 'Lease', keywords: [], units: [{ ...hour, name: 'hour', unit_type: 'time' }] },
            ],
          },
        ],
      ]),
      'POST /producer_inputs': record('producer_input', bought, 'line-1'),
      'POST /recurring_lines': record('recurring_line', { recorded_at: '2026-01-31T12:00:00.000Z' }, 'lease'),
    },
  });
/** The dialog, and how often the entry in it repeats. */
async function opens({ user }: Awaited<ReturnType<typeof visit>>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...dialog, repeats: await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Repeats' }) };
}

test('a new entry of the books that repeats still does once its draft was put back', async () => {
  const before = await visit();
  const { repeats } = await opens(before, 'Add an input');
  await before.user.selectOptions(repeats, 'year');
  cleanup(); // the page is gone, its draft is kept
  const app = await visit();
  const dialog = await opens(app, 'Add an input');
  await waitFor(() => expect(dialog.repeats.value).toBe('year'));
  await app.user.click(dialog.getByRole('combobox', { name: 'Subcategory' }));
  await app.user.click(await screen.findByRole('option', { name: 'Lease' }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Quantity' }), '1');
  await app.user.type(dialog.getByRole('textbox', { name: 'Cost' }), '90');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  const bodyOf = (call: string) => app.sent.find((sent) => sent.call === call)?.body;
  await waitFor(() => expect(bodyOf('POST /recurring_lines')).toMatchObject({ recurring_line: { every: 'year' } }));
  expect(bodyOf('POST /producer_inputs')).not.toHaveProperty('producer_input.every');
});

test('so does a recurring entry', async () => {
  const before = await visit();
  const { repeats } = await opens(before, 'Add a recurring entry');
  await before.user.selectOptions(repeats, 'year');
  cleanup();
  const dialog = await opens(await visit(), 'Add a recurring entry');
  await waitFor(() => expect(dialog.repeats.value).toBe('year'));
});
