import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { listOf, profileOf } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { practicesAnswer } from '../../testing/practices.ts';

afterEach(resetApp);

const entry = (event: string, from: readonly string[] | null, to: readonly string[]) => ({
  event,
  recorded_at: '2026-05-01T12:00:00.000Z',
  resource_type: 'followed_practices',
  resource_id: '018f0000-0000-7000-8000-000000000001',
  actor: { account_id: null, name: 'Marie Tremblay', role: 'producer_level_two' },
  changes: [{ field: 'practices', from, to }],
});

test.each([
  [
    'en',
    'History',
    ['Practice dropped: Hedgerows', '2 practices adopted', 'Practice adopted: No-till seeding'],
    ['Cover crops', 'Hedgerows'],
  ],
  [
    'fr',
    'Historique',
    ['Pratique abandonnée : Haies', '2 pratiques adoptées', 'Pratique adoptée : Semis direct'],
    ['Cultures de couverture', 'Haies'],
  ],
] as const)('the history names in %s what was adopted and dropped', async (language, history, titles, several) => {
  const { user, sent } = await renderApp({
    path: '/best-practices',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /followed_practices': practicesAnswer(3, ['no_till', 'cover_crops'], language),
      'GET /history': listOf('history_entry', [
        ['3', entry('PracticesDropped', ['no_till', 'cover_crops', 'hedgerows'], ['no_till', 'cover_crops'])],
        ['2', entry('PracticesAdopted', ['no_till'], ['no_till', 'cover_crops', 'hedgerows'])],
        ['1', entry('PracticesAdopted', null, ['no_till'])],
      ]),
    },
  });
  await user.click(await screen.findByRole('button', { name: history }));
  const drawer = within(await screen.findByRole('dialog', { name: history }));
  for (const title of titles) expect(await drawer.findByText(title)).toBeTruthy();
  const [named, ...others] = drawer.getAllByRole('definition');
  expect(others).toEqual([]);
  for (const name of several) expect(within(named as HTMLElement).getByText(name)).toBeTruthy();
  expect(sent.find(({ call }) => call === 'GET /history')?.search.get('resource_type')).toBe('followed_practices');
});
