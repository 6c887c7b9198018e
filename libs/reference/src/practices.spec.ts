import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { languages, localizedPracticeGroups, practice, practiceGroups, searchRank, searchTerms } from './index.ts';
import type { Language, PracticeId, Text } from './index.ts';

const practices = practiceGroups.flatMap((group) => group.practices);
const ids = practices.map(({ id }) => id);
const groupIds = practiceGroups.map(({ id }) => id);
const names = [...practiceGroups, ...practices].map(({ id, name }) => ({ id, text: name }));
const explanations = practices.map(({ id, explanation }) => ({ id, text: explanation }));
const texts = [...names, ...explanations];

/** The ids whose text breaks a rule: an empty list passes, a full one says where to look. */
const breaking = (among: typeof texts, broken: (text: string, language: Language) => boolean) =>
  among
    .filter(({ text }: { readonly text: Text }) => languages.some((language) => broken(text[language], language)))
    .map(({ id }) => id);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('best practices', () => {
  test('are at least 80 in at least 10 groups, and no group is a heap or nearly empty', () => {
    expect(practiceGroups.length).toBeGreaterThanOrEqual(10);
    expect(practices.length).toBeGreaterThanOrEqual(80);
    expect(practiceGroups.filter((group) => group.practices.length < 5 || group.practices.length > 15)).toEqual([]);
  });

  test('have ids of lower-case words, each naming one thing, be it a group or a practice', () => {
    const all = [...groupIds, ...ids];
    expect(all.filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toEqual([]);
    expect(repeated(all)).toEqual([]);
  });

  test('are found by id, with their group, and groups are not', () => {
    expect(practice('cover_crops')).toMatchObject({
      id: 'cover_crops',
      name: { fr: 'Cultures de couverture' },
      group: { id: 'soil_health', name: { en: 'Soil health' } },
    });
    const nothing = ['', 'Cover_Crops', 'soil_health', '__proto__', 'constructor', 'toString'];
    expect(nothing.map((id) => practice(id))).toEqual(nothing.map(() => undefined));
    const known: PracticeId = 'honey_left_for_bees';
    // @ts-expect-error there is no such practice
    const misspelt: PracticeId = 'honey_left_for_beas';
    expect([practice(known)?.group.id, practice(misspelt)]).toEqual(['animal_welfare', undefined]);
  });
});

describe('the identifiers of best practices', () => {
  const { practices: given } = z
    .looseObject({ practices: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('../ids.json', import.meta.url), 'utf8')));
  const current = Object.fromEntries(practices.map(({ id, group }) => [id, group.id]));
  // Events hold these ids for ever. A practice may move to another group.
  test('once given stay', () => {
    expect(Object.keys(given).filter((id) => !Object.hasOwn(current, id))).toEqual([]);
  });

  test('that are new are written into ids.json, with their group', () => {
    expect(given).toEqual(current);
  });
});

describe('the texts of best practices', () => {
  test('are tidy in both languages, with typographic apostrophes', () => {
    expect(breaking(texts, (text) => !/^\S+( \S+)*$/.test(text) || /['`´]/.test(text))).toEqual([]);
  });

  test('name each with a short label that starts with a capital and has no full stop', () => {
    expect(breaking(names, (text) => text.length > 50 || !/^\p{Lu}.*[^.]$/u.test(text))).toEqual([]);
  });

  test('explain each in one sentence that is no label', () => {
    expect(breaking(explanations, (text) => !/^\p{Lu}[^.]{30,159}\.$/u.test(text))).toEqual([]);
  });

  test('speak of the farm, never in the first person', () => {
    const first = {
      en: /\b(I|we|our|ours|us|my)\b/i,
      fr: /(?<!\p{L})(je|nous|notre|nos|mon|ma|mes)(?!\p{L})/iu,
    };
    expect(breaking(texts, (text, language) => first[language].test(text))).toEqual([]);
  });

  test('keep French punctuation on the line of its word', () => {
    expect(breaking(texts, (text, language) => language === 'fr' && / [:;?!»]|« |\d /.test(text))).toEqual([]);
  });

  test('can be told apart, and differ between the languages', () => {
    for (const language of languages) {
      expect(repeated(names.map(({ text }) => text[language]))).toEqual([]);
      expect(repeated(explanations.map(({ text }) => text[language]))).toEqual([]);
    }
    expect(texts.filter(({ text }) => text.en === text.fr)).toEqual([]);
  });
});

describe('the synonyms of best practices', () => {
  const breaks = (broken: (words: readonly string[], language: Language) => boolean) =>
    practices
      .filter(({ synonyms }) => languages.some((language) => broken(synonyms[language], language)))
      .map(({ id }) => id);

  test('stand beside every practice in both languages, tidy, and none twice', () => {
    expect(breaks((words) => words.some((word) => !/^[^\s,'`´]+( [^\s,'`´]+)*$/.test(word)))).toEqual([]);
    expect(breaks((words) => words.length === 0 || repeated(words).length > 0)).toEqual([]);
  });

  test('are not the name again', () => {
    const again = practices.filter(({ name, synonyms }) =>
      [...synonyms.en, ...synonyms.fr].some((word) =>
        languages.some((language) => word.toLowerCase() === name[language].toLowerCase()),
      ),
    );
    expect(again.map(({ id }) => id)).toEqual([]);
  });

  const typed: Readonly<Record<string, PracticeId>> = {
    'engrais verts': 'cover_crops',
    'green manure': 'cover_crops',
    assolement: 'crop_rotation',
    BRF: 'mulching',
    'goutte à goutte': 'efficient_irrigation',
    'bande riveraine': 'riparian_buffers',
    citerne: 'rainwater_harvesting',
    abeilles: 'pollinator_protection',
    goglu: 'late_mowing',
    knotweed: 'invasive_species',
    'sirop d’érable': 'careful_tapping',
    'lutte intégrée': 'treatment_thresholds',
    coccinelles: 'biological_control',
    hoeing: 'mechanical_weeding',
    PAEF: 'fertilization_plan',
    'sans OGM': 'no_modified_organisms',
    heirloom: 'heritage_varieties',
    'free range': 'outdoor_runs',
    'grass fed': 'grass_based_feed',
    'nourri à l’herbe': 'grass_based_feed',
    'panneau solaire': 'renewable_energy',
    GES: 'climate_balance',
    consigne: 'reusable_packaging',
    'food bank': 'surplus_donated',
    vrac: 'little_packaging',
    'salaire viable': 'fair_pay',
    AMAP: 'direct_sales',
    HACCP: 'food_safety_plan',
    pédiluve: 'biosecurity',
    recall: 'recall_plan',
  };
  test.each(languages)('find what people type among the first five (%s)', (language) => {
    const entries = localizedPracticeGroups(language).flatMap((group) =>
      group.practices.map(({ id, name, keywords }) => ({
        id,
        terms: searchTerms({ name, keywords, group: [group.name] }),
      })),
    );
    const first = (text: string) =>
      entries
        .flatMap(({ id, terms }) => {
          const rank = searchRank(terms, text);
          return rank === null ? [] : [{ id, rank }];
        })
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, 5)
        .map(({ id }) => id);
    expect(Object.entries(typed).filter(([text, id]) => !first(text).includes(id))).toEqual([]);
  });
});

test('lists of best practices speak the reader’s language and keep their order', () => {
  for (const language of languages) {
    const list = localizedPracticeGroups(language);
    expect(list.map(({ id }) => id)).toEqual(groupIds);
    expect(list.flatMap((group) => group.practices.map(({ id }) => id))).toEqual(ids);
  }
  const [soil] = localizedPracticeGroups('fr');
  expect(soil).toMatchObject({ id: 'soil_health', name: 'Santé des sols' });
  expect(soil?.practices[0]).toEqual({
    id: 'cover_crops',
    name: 'Cultures de couverture',
    explanation: 'Des plantes semées entre deux cultures principales couvrent, nourrissent et retiennent le sol.',
    keywords: [
      'Cover crops',
      'green manure',
      'catch crops',
      'winter rye',
      'engrais verts',
      'couverts végétaux',
      'cultures intermédiaires',
      'seigle d’automne',
    ],
  });
});
