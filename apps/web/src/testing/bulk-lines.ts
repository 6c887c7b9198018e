import { screen, within } from '@testing-library/react';
import { listOf, profileOf, record, type Told } from './answers.ts';
import type { Answers, Sent } from './fake-back-end.ts';
import { renderApp } from './render-app.tsx';

/** The id of the nth line. */
export const idOf = (nth: number) => `018f0000-0000-7000-8000-${`${nth}`.padStart(12, '0')}`;
export const kilogram = { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', name: 'kilogram', unit_type: 'mass' };
export const litre = { id: 'litre', symbol: 'L', symbol_plural: 'L', name: 'litre', unit_type: 'volume' };
export const seeds = { id: 'seeds', name: 'Seeds', realm: 'food' };
export const fuels = { id: 'fuels', name: 'Fuels', realm: 'energy' };
/** A line as the API answers it. */
export const line = (nth: number, category: object, name: string, unit: typeof kilogram, cost: number) =>
  [
    idOf(nth),
    {
      input_category: category,
      input_type: { id: name.toLowerCase(), name },
      notes: `line ${nth}`,
      quantity_raw: 1,
      unit: { id: unit.id, symbol: unit.symbol, symbol_plural: unit.symbol_plural },
      cost,
      occurred_on: '2026-01-01',
      recorded_at: '2026-01-01T12:00:00.000Z',
      corrected_at: null,
    },
    1,
  ] as const;
type WireLine = ReturnType<typeof line>;
const three = [
  line(1, seeds, 'Garlic', kilogram, 12.5),
  line(2, fuels, 'Diesel', litre, 80),
  line(3, fuels, 'Pellets', kilogram, 7.25),
];
const subcategory = (name: string, unit: object) => ({
  id: name.toLowerCase(),
  name,
  keywords: [],
  units: [unit],
});

/** The lines that a call names. */
export const idsIn = ({ body }: Sent) => (body as { ids: string[] }).ids;
/** The lines that a call names with their versions. */
export const recordsIn = ({ body }: Sent) => (body as { records: { id: string; version: number }[] }).records;
/** The answer to a call that changes many lines. */
export const outcome = (ids: readonly string[], from = 1, left: readonly object[] = []): Told =>
  record('changed_lines', { changed: ids.map((id) => ({ id, before: from, version: from + 1 })), refused: left });

/** Opens the inputs with these lines, and gives the ways to act on many of them. */
export async function openLines({
  lines = three,
  answers = {},
}: { lines?: readonly WireLine[]; answers?: Answers } = {}) {
  let now = lines;
  const app = await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': listOf('input_category', [
        ['seeds', { name: 'Seeds', realm: 'food', subcategories: [subcategory('Potatoes', kilogram)] }],
        ['fuels', { name: 'Fuels', realm: 'energy', subcategories: [subcategory('Diesel', litre)] }],
      ]),
      'GET /producer_inputs': ({ search }) => {
        const q = search.get('q');
        const found = now.filter(([, { input_type: type }]) => q === null || type.name.toLowerCase().includes(q));
        return listOf('producer_input', found);
      },
      'POST /producer_inputs/removals': (sent) => {
        now = now.filter(([id]) => !idsIn(sent).includes(id));
        return outcome(idsIn(sent));
      },
      'POST /producer_inputs/reversions': (sent) => {
        now = lines;
        return outcome(
          recordsIn(sent).map(({ id }) => id),
          2,
        );
      },
      ...answers,
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Inputs' }));
  await table.findByText('line 1');
  const bodies = (call: string) => app.sent.filter((sent) => sent.call === `POST /producer_inputs/${call}`);
  const select = async (...lines: readonly number[]) => {
    for (const nth of lines) await app.user.click(screen.getByRole('checkbox', { name: new RegExp(`line ${nth}$`) }));
  };
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const confirm = async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Ok' }));
  };
  const moveTo = async (name: string) => {
    await press('Change category, Inputs');
    await app.user.type(await screen.findByRole('combobox', { name: 'Subcategory' }), name);
    await app.user.click(await screen.findByRole('option', { name }));
  };
  const send = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Change category' }));
  };
  return { ...app, table, bodies, select, press, confirm, moveTo, send };
}
