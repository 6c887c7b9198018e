import { everyWordOf, product, productionType, products, variety, wordOf } from '@terroir/reference';
import type { Label } from './labels.ts';

export interface ProduceLabel extends Label {
  /** All that finds it, in both languages: its names, its category, how it is grown and what else people call it. */
  readonly all: string;
  readonly products: readonly [productId: string];
}

/** The products that are called by one word, by its forms in both languages. */
const byWord = new Map<string, Set<string>>();
for (const { id, name } of products)
  for (const words of [name.en, name.fr].map(everyWordOf))
    for (const form of words.length === 1 ? words.flatMap((word) => wordOf(word).forms) : [])
      byWord.set(form, (byWord.get(form) ?? new Set()).add(id));

/** A synonym of several words without those that are names of other products: tomatoes are no apples ("pomme d’amour"). */
function synonymOf(productId: string, synonym: string): string {
  const words = everyWordOf(synonym);
  if (words.length === 1) return synonym;
  const isAnothers = (word: string) => wordOf(word).forms.some((form) => byWord.get(form)?.has(productId) === false);
  return words.filter((word) => !isAnothers(word)).join(' ');
}

const labels = new Map<string, ProduceLabel>();
/** What a produce is called: its product and variety; its category, how it is grown and what else people call it find it too. */
export function produceLabel(productId: string, varietyId: string, productionTypeId: string): ProduceLabel {
  const key = `${productId} ${varietyId} ${productionTypeId}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const [of, kind] = [product(productId), variety(varietyId)];
  const nameIn = (language: 'en' | 'fr') => `${of?.name[language] ?? productId} ${kind?.name[language] ?? varietyId}`;
  const [en, fr] = [nameIn('en'), nameIn('fr')];
  const synonyms = [of, kind]
    .flatMap((one) => (one ? [...one.synonyms.en, ...one.synonyms.fr] : []))
    .map((synonym) => synonymOf(productId, synonym));
  const way = productionType(productionTypeId);
  const grown = way ? `${way.name.en} ${way.name.fr}` : '';
  const words = [grown, ...(of ? [of.category.name.en, of.category.name.fr] : []), ...synonyms].join(' ');
  const made = { en, fr, words, all: `${en} ${fr} ${words}`, products: [productId] } as const;
  labels.set(key, made);
  return made;
}
