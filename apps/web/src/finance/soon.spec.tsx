import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

const tabs = [
  ['Summary', '/finances'],
  ['Inputs and outputs', '/finances/inputs-outputs'],
  ['Production planning', '/finances/production-planning'],
  ['Production scenarios', '/finances/production-scenarios'],
];

test.each([
  ['en', 'production-planning', 'Production planning is coming soon'],
  ['en', 'production-scenarios', 'Production scenarios are coming soon'],
  ['fr', 'production-planning', 'La planification de la production arrive bientôt'],
  ['fr', 'production-scenarios', 'Les scénarios de production arrivent bientôt'],
] as const)('in %s the tab %s of the finances says that it is coming soon', async (language, tab, title) => {
  await renderApp({
    path: `/finances/${tab}`,
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Finances' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(tabs.map(([, href]) => href));
  if (language === 'en') expect(links.map(({ textContent }) => textContent)).toEqual(tabs.map(([name]) => name));
});
