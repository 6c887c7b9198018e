import { product, productionType, variety } from '@terroir/reference';
import type { Label } from './labels.ts';

export interface ProduceLabel extends Label {
  /** All that finds it, in both languages: its names, its category, how it is grown and what else people call it. */
  readonly all: string;
  readonly products: readonly [productId: string];
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
  const synonyms = [of, kind].flatMap((one) => (one ? [...one.synonyms.en, ...one.synonyms.fr] : []));
  const way = productionType(productionTypeId);
  const grown = way ? `${way.name.en} ${way.name.fr}` : '';
  const words = [grown, ...(of ? [of.category.name.en, of.category.name.fr] : []), ...synonyms].join(' ');
  const made = { en, fr, words, all: `${en} ${fr} ${words}`, products: [productId] } as const;
  labels.set(key, made);
  return made;
}
