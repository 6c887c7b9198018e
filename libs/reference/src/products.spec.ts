import { describe, expect, test } from '@jest/globals';
import {
  languages,
  localizedProductCategories,
  localizedProductionTypes,
  localizedProducts,
  localizedVarieties,
  outputCategories,
  product,
  productCategories,
  productCategory,
  productionType,
  productionTypes,
  products,
  varieties,
  varietiesOf,
  variety,
} from './index.ts';
import type { ProductId, Text, VarietyId } from './index.ts';

const searched = [...productCategories, ...products, ...productionTypes];
const entries: readonly { id: string; name: Text; synonyms: Record<'en' | 'fr', readonly string[]> }[] = [
  ...searched,
  ...varieties,
];
const idsWhere = (broken: (entry: (typeof entries)[number]) => boolean) => entries.filter(broken).map(({ id }) => id);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the catalogue of products', () => {
  test('has 13 categories, at least 180 products and at least 700 varieties besides the catch-alls', () => {
    expect(productCategories).toHaveLength(13);
    expect(products.length).toBeGreaterThanOrEqual(180);
    expect(varieties.filter(({ catchAll }) => !catchAll).length).toBeGreaterThanOrEqual(700);
  });

  test('has several products in each category, and a choice of varieties in each product', () => {
    expect(idsOf(productCategories.filter((category) => category.products.length < 5))).toEqual([]);
    expect(idsOf(products.filter(({ id }) => varietiesOf(id).length < 3))).toEqual([]);
  });

  test('has the categories of outputs of food, with their names, and one less: what is made from them', () => {
    const food = outputCategories.filter(({ realm }) => realm === 'food').map(({ id, name }) => ({ id, name }));
    expect(productCategories.map(({ id, name }) => ({ id, name }))).toEqual(food.slice(0, 13));
    expect(food.slice(13).map(({ id }) => id)).toEqual(['prepared_foods_and_drinks']);
  });

  test('ends the varieties of each product with one catch-all', () => {
    const wrong = products.filter(({ id }) => {
      const own = varietiesOf(id);
      return own.filter(({ catchAll }) => catchAll).length !== 1 || own.at(-1)?.id !== `${id}_other`;
    });
    expect(idsOf(wrong)).toEqual([]);
  });

  test('identifies each of its entries once, by lower-case words joined by underscores', () => {
    for (const list of [productCategories, products, varieties, productionTypes]) {
      expect(repeated(idsOf(list))).toEqual([]);
      expect(idsOf(list).filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toEqual([]);
    }
    expect(idsOf(varieties.filter(({ id, productId }) => !id.startsWith(`${productId}_`)))).toEqual([]);
  });

  test('has about a dozen production types, those of land, water and animals among them', () => {
    expect(productionTypes.length).toBeGreaterThanOrEqual(12);
    expect(idsOf(productionTypes)).toEqual(
      expect.arrayContaining([
        'certified_organic',
        'conventional',
        'greenhouse',
        'grass_fed',
        'wild_harvested',
        'fishing',
      ]),
    );
  });
});

describe('names and synonyms', () => {
  test('of every entry are in both languages, without stray spaces, with typographic apostrophes', () => {
    const texts = ({ name, synonyms }: (typeof entries)[number]) => [
      ...languages.map((language) => name[language]),
      ...languages.flatMap((language) => synonyms[language]),
    ];
    expect(idsWhere((entry) => texts(entry).some((text) => !/^\S+(\s\S+)*$/.test(text)))).toEqual([]);
    expect(idsWhere((entry) => texts(entry).some((text) => /['`´]/.test(text)))).toEqual([]);
  });

  test('French keeps a number and its sign on one line, and writes ligatures', () => {
    expect(idsWhere(({ name }) => /\d | %| nº /.test(name.fr))).toEqual([]);
    expect(idsWhere(({ name, synonyms }) => /oeu/i.test([name.fr, ...synonyms.fr].join()))).toEqual([]);
  });

  test('names start with a capital and tell the products, and the varieties of one product, apart', () => {
    expect(idsWhere(({ name }) => languages.some((language) => !/^\p{Lu}/u.test(name[language])))).toEqual([]);
    for (const language of languages) {
      const lower = (list: readonly { name: Text }[]) => list.map(({ name }) => name[language].toLowerCase());
      expect(repeated(lower(productCategories))).toEqual([]);
      expect(repeated(lower(products))).toEqual([]);
      expect(repeated(lower(productionTypes))).toEqual([]);
      const doubled = products.flatMap((entry) => repeated(lower([entry, ...varietiesOf(entry.id)])));
      expect(doubled).toEqual([]);
    }
  });

  test('only names of products that are the same in both languages are the same', () => {
    const shared =
      'Bison, Chanterelle, Dahlia, Ginseng, Melon, Millet, Propolis, Quinoa, Rapini, Rutabaga, Triticale'.split(', ');
    const same = searched.filter(({ name }) => name.en === name.fr).map(({ name }) => name.en);
    expect(same.toSorted()).toEqual(shared);
  });

  test('every category, product and production type has synonyms in both languages', () => {
    const bare = searched.filter(({ synonyms }) => languages.some((language) => synonyms[language].length === 0));
    expect(idsOf(bare)).toEqual([]);
  });

  test('synonyms are given once and are not the name again', () => {
    expect(idsWhere(({ synonyms }) => languages.some((language) => repeated(synonyms[language]).length > 0))).toEqual(
      [],
    );
    const again = idsWhere(({ name, synonyms }) =>
      [...synonyms.en, ...synonyms.fr].some((word) =>
        languages.some((language) => word.toLowerCase() === name[language].toLowerCase()),
      ),
    );
    expect(again).toEqual([]);
  });
});

describe('look-ups', () => {
  test('a product knows its category and its varieties, and a variety its product', () => {
    expect(product('garlic')).toMatchObject({
      name: { en: 'Garlic', fr: 'Ail' },
      category: { id: 'fruits_and_vegetables', name: { fr: 'Fruits et légumes' } },
    });
    expect(idsOf(varietiesOf('garlic'))).toEqual(expect.arrayContaining(['garlic_music', 'garlic_rose_de_lautrec']));
    expect(variety('garlic_music')).toMatchObject({ productId: 'garlic', name: { en: 'Music', fr: 'Music' } });
    expect(idsOf(productCategory('eggs')?.products ?? [])).toContain('quail_egg');
    expect(productionType('certified_organic')?.name.fr).toBe('Biologique certifiée');
  });

  test.each(['', 'Tomato', '__proto__', 'constructor', 'toString'])('nothing is found under %j', (id) => {
    expect([product(id), variety(id), productCategory(id), productionType(id)]).toEqual(Array(4).fill(undefined));
    expect([varietiesOf(id), localizedVarieties(id, 'fr')]).toEqual([[], []]);
  });

  test('ids are known to the compiler', () => {
    const tomato: ProductId = 'tomato';
    const cultivar: VarietyId = 'tomato_cherokee_purple';
    const catchAll: VarietyId = 'maple_syrup_other';
    // @ts-expect-error there is no such variety
    const misspelt: VarietyId = 'tomato_cherokee_purpel';
    expect([tomato, cultivar, catchAll, misspelt].filter((id) => variety(id))).toEqual([cultivar, catchAll]);
  });

  test('lists speak the reader’s language and carry what else finds an entry', () => {
    const corn = localizedProducts('fr').find(({ id }) => id === 'sweet_corn');
    expect(corn).toEqual({
      id: 'sweet_corn',
      name: 'Maïs sucré',
      keywords: expect.arrayContaining(['Sweet corn', 'corn on the cob', 'blé d’Inde']),
      categoryId: 'fruits_and_vegetables',
      growingMonths: [5, 6, 7, 8, 9, 10],
      availableMonths: [7, 8, 9, 10],
      quantityUnits: expect.arrayContaining(['dozen']),
      costUnits: expect.arrayContaining(['dozen']),
      areaUnit: 'hectare',
    });
    expect(localizedVarieties('maple_syrup', 'fr').map(({ name }) => name)).toEqual([
      'Doré, goût délicat',
      'Ambré, goût riche',
      'Foncé, goût robuste',
      'Très foncé, goût prononcé',
      'Sirop de transformation',
      'Autre sorte',
    ]);
    expect(localizedVarieties('tomato', 'en')[0]).toEqual({
      id: 'tomato_cherokee_purple',
      name: 'Cherokee Purple',
      keywords: [],
      productId: 'tomato',
      catchAll: false,
    });
    expect(localizedProductCategories('en')[0]).toMatchObject({
      identifier: 'fruits_and_vegetables',
      name: 'Fruits and vegetables',
      products: expect.arrayContaining([{ id: 'tomato', name: 'Tomato' }]),
    });
    expect(localizedProductionTypes('fr')[0]).toMatchObject({
      identifier: 'certified_organic',
      name: 'Biologique certifiée',
    });
  });
});
