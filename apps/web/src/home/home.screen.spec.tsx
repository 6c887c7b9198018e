import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

test.each([
  ['en', 'Entries', ['$180.00', '$312.50', '$165.00, not $180.00', '$1,240.00']],
  ['fr', 'Écritures', ['180,00 $', '312,50 $', '165,00 $ et non 180,00 $', '1 240,00 $']],
] as const)('every amount of the living ledger is written as money (%s)', async (language, name, amounts) => {
  await renderApp({ path: '/', language });
  const entries = within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  const said = entries.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(
    said.filter((entry) => entry.includes('$')).map((entry) => entry.slice(entry.search(/\d+[\d ]*,\d|\$/))),
  ).toEqual(amounts);
});

test.each([
  ['en', /built for food first.*biomass, water and energy; their own tools come next/],
  ['fr', /Biomasse, eau et énergie .* auront ensuite leurs propres outils/],
] as const)('tools for other resources than food are announced only (%s)', async (language, sentence) => {
  await renderApp({ path: '/', language });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
