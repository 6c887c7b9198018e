import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { PublicItem } from '@terroir/market/server';
import type { ItemWords } from './first-screens.ts';
import { itemText } from './item-text.ts';

const wordsIn = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../web/src/item-page/item-page.${language}.json`, import.meta.url), 'utf8'),
  ) as ItemWords;
const words = { en: wordsIn('en'), fr: wordsIn('fr') };
const installation = { publicUrl: 'https://terroir.example', currency: 'CAD', timeZone: 'America/Toronto' };

const named = (name: string) => ({ id: name, name });
const kilogram = { id: 'kilogram', symbol: 'kg', symbolPlural: 'kg', unitType: 'mass' } as const;
const noPictures = { image: null, thumbnail: null };
const sauce: PublicItem = {
  name: 'Sauce',
  details: 'Cuite hier.',
  cost: 1234.5,
  quantity: 1.5,
  quantityUnitId: 'kilogram',
  quantityUnit: kilogram,
  count: 12,
  countUnitId: 'unit',
  countUnit: { ...kilogram, id: 'unit', symbol: '#', symbolPlural: '#' },
  enabled: true,
  produceIds: ['p'],
  imageUrls: { image: '/api/v1/images/a', thumbnail: '/api/v1/images/b', barcode: '/api/v1/items/i/barcode' },
  slug: 'sauce',
  producerId: 'c',
  recordedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
  websiteSlug: null,
  producer: {
    id: 'c',
    name: 'Ferme Ada',
    ownerName: 'Ada',
    details: '',
    city: 'Hatley',
    state: 'Québec',
    country: 'Canada',
    address: null,
    zipcode: null,
    phone: null,
    email: null,
    website: null,
    location: null,
    imageUrls: { ...noPictures, imageAdditional: null, thumbnailAdditional: null },
  },
  produces: [
    {
      id: 'p',
      category: named('Légumes'),
      product: named('Tomate'),
      variety: named('Brandywine'),
      productionType: named('Biologique'),
      productionFrom: '2026-05-01',
      productionTo: '2026-10-10',
      availabilityFrom: '2026-12-15',
      availabilityTo: '2027-01-01',
      imageUrls: noPictures,
      recordedAt: '2026-01-01T00:00:00.000Z',
      since: '2026-06-01T03:00:00.000Z',
    },
  ],
  certifications: [
    {
      id: 'k',
      number: '42',
      certifier: 'Ecocert',
      imageUrls: noPictures,
      validFrom: null,
      validUntil: '2027-05-01',
      since: '2026-02-01T12:00:00.000Z',
    },
  ],
  followedPractices: [
    { id: 'soil', name: 'Sol', practices: [{ ...named('Couvert'), since: '2026-03-01T12:00:00.000Z' }] },
  ],
};
const NOW = '2026-11-20T12:00:00.000Z';
const written = (item: PublicItem, language: 'en' | 'fr' = 'fr', at: string | null = null) =>
  itemText(item, words[language], installation, language, { now: NOW, at });
/** What is read, without its elements. */
const read = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll(/\s/g, ' ');

describe('an item that is read before the app runs', () => {
  test('says name, price, amounts and each claim with the day since which it stands, as French writes them', () => {
    expect(read(written(sauce))).toBe(
      '|Terroir|Ferme Ada|Sauce|1 234,50 $|Quantité|1,5 kg|Nombre|12|Cuite hier.' +
        '|Ce qui le compose|Tomate, Brandywine|Biologique|Production|1er mai – 10 oct. 2026' +
        '|Offert|15 déc. 2026 – 1er janv. 2027|Affiché depuis le 31 mai 2026' +
        '|Bonnes pratiques (déclarées)|Sol|Couvert|Affiché depuis le 1er mars 2026' +
        '|Certifications (déclarées)|Ecocert|N° 42|Valide jusqu’au 1er mai 2027|Affiché depuis le 1er février 2026|',
    );
  });

  test('says of what is no longer offered that its season is over', () => {
    const [produce] = sauce.produces;
    const over = {
      ...sauce,
      produces: produce ? [{ ...produce, availabilityFrom: '2026-06-01', availabilityTo: '2026-11-19' }] : [],
    };
    expect(read(written(over))).toContain('1er juin – 19 nov. 2026 · saison terminée|');
    expect(read(written(sauce))).not.toContain('saison terminée');
  });

  test('says the same in English', () => {
    const text = read(written(sauce, 'en'));
    for (const said of ['$1,234.50', 'May 1–Oct 10, 2026', 'Stated since May 31, 2026', 'What it is made of'])
      expect(text).toContain(said);
  });

  test('says that nothing is claimed or listed, and that the price is to be asked for', () => {
    const none = { certifications: [], followedPractices: [], produces: [] };
    const text = read(written({ ...sauce, cost: null, ...none }));
    for (const said of [words.fr.noPrice, words.fr.noProduces, words.fr.noPractices, words.fr.noCertifications])
      expect(text).toContain(said);
  });

  test('keeps a place for what changed since its label was printed, where the link says when that was', () => {
    expect(read(written(sauce, 'fr', '2026-06-01T03:00:00Z'))).toContain(
      'Cuite hier.|Changements depuis l’impression de l’étiquette, le 31 mai 2026|…|Ce qui le compose',
    );
    for (const at of [null, '', 'yesterday', '-271821-04-20', '+275760-09-13'])
      expect(read(written(sauce, 'fr', at))).not.toContain('Changements');
  });

  test.each([
    '</script><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "' onerror='alert(1)",
    '</div></article><h1>Terroir</h1>',
    '<!--',
    '$& $1 {{day}} {{number}}',
  ])('runs and ends nothing that is stored: %s', (hostile) => {
    const [produce] = sauce.produces;
    const [certification] = sauce.certifications;
    const all = written({
      ...sauce,
      name: hostile,
      details: hostile,
      producer: { ...sauce.producer, name: hostile },
      produces: produce ? [{ ...produce, variety: named(hostile), product: named(hostile) }] : [],
      certifications: certification ? [{ ...certification, certifier: hostile, number: hostile }] : [],
      followedPractices: [{ id: 'x', name: hostile, practices: [{ ...named(hostile), since: sauce.recordedAt }] }],
    });
    const elements = (html: string) => html.match(/<\/?[a-z!]\w*/g);
    expect(elements(all)).toEqual(elements(written(sauce)));
    const tags = all.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => / on\w+=/.test(tag))).toEqual([]);
    expect(all.replaceAll(/<[^>]*>/g, '').match(/[<>]/g)).toBeNull();
  });
});
