import { expect, test } from '@jest/globals';
import { localizedInputCategories, localizedOutputCategories } from '@terroir/reference';
import { findChoices } from '../../records/choices/find-choice.ts';
import en from '../finance.en.json' with { type: 'json' };
import fr from '../finance.fr.json' with { type: 'json' };

/** The last word of each part of a list: “a bag of seed, a litre of milk or hay.” names seed, milk and hay. */
const examplesIn = (sentence: string) =>
  sentence
    .replace(/^.*(:|example|exemple) /u, '')
    .split(/, | or | ou /)
    .map((part) => part.replace(/\.$/, ''))
    .map((part) => (part.includes(' de chauffage') ? part : (part.split(' ').at(-1) ?? '')));

const catalogues = [
  { language: 'en', side: 'inputs', texts: en, categories: localizedInputCategories('en') },
  { language: 'en', side: 'outputs', texts: en, categories: localizedOutputCategories('en') },
  { language: 'fr', side: 'inputs', texts: fr, categories: localizedInputCategories('fr') },
  { language: 'fr', side: 'outputs', texts: fr, categories: localizedOutputCategories('fr') },
] as const;

test.each(catalogues)('every example that the screen gives is found ($side, $language)', (catalogue) => {
  const { side, texts, categories } = catalogue;
  const offered = categories.flatMap(({ name, keywords, subcategories }) =>
    subcategories.map((sub) => ({
      label: sub.name,
      keywords: sub.keywords,
      group: name,
      groupKeywords: keywords,
    })),
  );
  const examples = [...examplesIn(texts.empty[side].text), ...examplesIn(texts.choice.hint[side])];
  expect(examples).toHaveLength(6);
  expect(examples.filter((example) => findChoices(offered, example).length === 0)).toEqual([]);
});
