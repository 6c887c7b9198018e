import { record, type Told } from './answers.ts';

const group = (
  id: string,
  name: string,
  practices: readonly (readonly [id: string, name: string, also?: string])[],
) => ({
  id,
  name,
  practices,
});

const catalogue = {
  en: [
    group('soil_health', 'Soil health', [
      ['cover_crops', 'Cover crops', 'green manure'],
      ['no_till', 'No-till seeding'],
    ]),
    group('nature', 'Nature', [
      ['hedgerows', 'Hedgerows', 'haies brise-vent'],
      ['flower_strips', 'Flower strips'],
    ]),
  ],
  fr: [
    group('soil_health', 'Santé des sols', [
      ['cover_crops', 'Cultures de couverture', 'engrais verts'],
      ['no_till', 'Semis direct'],
    ]),
    group('nature', 'Nature', [
      ['hedgerows', 'Haies'],
      ['flower_strips', 'Bandes fleuries'],
    ]),
  ],
} as const;

/** What the server answers of four practices in two groups, and which of them are followed. */
export const practicesAnswer = (
  version: number | null,
  followed: readonly string[],
  language: 'en' | 'fr' = 'en',
): Told => ({
  ...record('followed_practices', {
    practices: followed,
    groups: catalogue[language].map(({ practices, ...own }) => ({
      ...own,
      practices: practices.map(([id, name, also]) => ({
        id,
        name,
        explanation: `What ${name} does.`,
        keywords: also === undefined ? [] : [also],
        followed: followed.includes(id),
      })),
    })),
  }),
  ...(version === null ? {} : { headers: { ETag: `"${version}"` } }),
});
