import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fuels, idOf, idsIn, kilogram, line, litre, openLines, outcome, seeds } from '../../testing/bulk-lines.ts';
import { resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const lines = [
  line(1, seeds, 'Garlic', kilogram, 12.5),
  line(2, fuels, 'Diesel', litre, 80),
  line(3, seeds, 'Potatoes', kilogram, 7.25),
];
const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Change category' });

test('where no line can move, the dialog says why and sends nothing', async () => {
  const app = await openLines({ lines });
  await app.select(2, 3);
  await app.moveTo('Potatoes');
  expect(await screen.findByText('1 of them is under “Potatoes” already.')).toBeTruthy();
  expect(screen.getByText('1 of them stays as it is, because its unit does not suit “Potatoes”.')).toBeTruthy();
  expect(screen.getByText('So nothing would change. Choose another subcategory.')).toBeTruthy();
  expect(button()).toHaveProperty('disabled', true);
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(app.bodies('recategorizations')).toEqual([]);
});

test('lines that are there already are counted before the act and after it', async () => {
  const app = await openLines({
    lines,
    answers: { 'POST /producer_inputs/recategorizations': (sent) => outcome(idsIn(sent).slice(0, 1)) },
  });
  await app.select(1, 3);
  await app.moveTo('Potatoes');
  expect(await screen.findByText('1 of them moves to “Potatoes”.')).toBeTruthy();
  expect(screen.getByText('1 of them is under “Potatoes” already.')).toBeTruthy();
  expect(screen.queryByText(/nothing would change/)).toBeNull();
  await app.send();
  expect(await screen.findByText('Moved to “Potatoes”: 1 input. 1 was there already.')).toBeTruthy();
  expect(app.bodies('recategorizations').map(idsIn)).toEqual([[idOf(1), idOf(3)]]);
});
