import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { listOf, profileOf } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const entry = (event: string, nth: number, changes: readonly object[]): [string, object] => [
  `018f0000-0000-7000-8000-00000000100${nth}`,
  {
    event,
    resource_type: 'website',
    resource_id: '018f0000-0000-7000-8000-0000000000aa',
    label: 'hatley-creek',
    recorded_at: `2026-07-02T03:3${nth}:00.000Z`,
    actor: { account_id: null, name: 'Marie Tremblay', role: 'producer_level_three' },
    changes,
  },
];
const section = (more: object) => ({
  content: '',
  color: null,
  background_color: null,
  opacity: 1,
  background_image: null,
  enabled: true,
  ...more,
});
const answers = {
  'GET /profile': profileOf('producer_level_three'),
  'GET /history': listOf('history_entry', [
    entry('WebsitePublished', 2, [{ field: 'published_at', from: null, to: '2026-07-02T03:32:00.000Z' }]),
    entry('WebsiteSectionEdited', 1, [
      {
        field: 'social_media',
        from: section({ background_color: '#3a6628' }),
        to: section({ content: 'Follow us', opacity: 0.4, enabled: false }),
      },
    ]),
  ]),
};

test.each([
  [
    'en',
    [
      'Website published',
      'Website edited: Social media',
      'Social media, Shown',
      'Colour of the theme',
      '#3a6628',
      'No',
    ],
  ],
  [
    'fr',
    [
      'Site Web publié',
      'Site Web modifié\u00A0: Réseaux sociaux',
      'Réseaux sociaux, Affichée',
      'Couleur du thème',
      '#3a6628',
      'Non',
    ],
  ],
] as const)(
  'the journal says in %s what a section said before and after, and when the website was published',
  async (language, said) => {
    await renderApp({ path: '/history', signedIn: true, language, answers });
    await screen.findByText(said[0]);
    const words = document.querySelector('main')?.textContent ?? '';
    for (const each of said) expect(words).toContain(each);
    expect(words).not.toMatch(/undefined|\[object|social_media|background_color/);
  },
);
