import { readFileSync } from 'node:fs';
import { websiteSections } from '@terroir/events';
import type { PublicWebsiteAttributes } from '@terroir/market';
import { describe, expect, test } from '@jest/globals';
import type { WebsiteWords } from './first-screens.ts';
import { websiteText } from './website-text.ts';

const wordsIn = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../web/src/website-sections/website.${language}.json`, import.meta.url), 'utf8'),
  ) as WebsiteWords;
const words = { en: wordsIn('en'), fr: wordsIn('fr') };
const installation = { publicUrl: 'https://terroir.example', currency: 'CAD', timeZone: 'America/Toronto' };
const schemes = { light: { text: '#29251d', paper: '#fffdf8' }, dark: { text: '#f1ece2', paper: '#201d18' } };

const named = (name: string) => ({ id: name, name });
const noPictures = { image: null, thumbnail: null };
const plain = { color: null, backgroundColor: null, opacity: 1, backgroundImage: null };
const said: Partial<Record<(typeof websiteSections)[number], string>> = {
  header: 'Chez Ada',
  banner: 'Cueilli le matin',
  home: 'Huit acres.',
};
const farm: PublicWebsiteAttributes = {
  slug: 'chez-ada',
  publishedAt: '2026-01-01T00:00:00.000Z',
  sections: websiteSections.map((identifier) => ({
    identifier,
    content: said[identifier] ?? '',
    enabled: true,
    style: plain,
  })),
  producer: {
    id: 'c',
    name: 'Ferme Ada',
    ownerName: 'Ada',
    details: 'Depuis 2009.',
    city: 'Hatley',
    state: 'Québec',
    country: 'Canada',
    address: '12, rang 3',
    zipcode: null,
    phone: '819 555-0142',
    email: null,
    website: null,
    location: null,
    imageUrls: { ...noPictures, imageAdditional: null, thumbnailAdditional: null },
    links: [{ kind: 'facebook', url: 'https://facebook.com/ada' }],
  },
  productsTotal: 1,
  productsNext: null,
  itemsTotal: 1,
  itemsNext: null,
  products: [
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
  items: [
    {
      id: 'i',
      name: 'Sauce',
      details: 'Cuite hier.',
      cost: 1234.5,
      quantity: 1.5,
      quantityUnitId: 'kilogram',
      quantityUnit: { id: 'kilogram', symbol: 'kg', symbolPlural: 'kg', unitType: 'mass' },
      count: null,
      countUnitId: null,
      countUnit: null,
      enabled: true,
      produceIds: ['p'],
      imageUrls: { ...noPictures, barcode: '/api/v1/items/i/barcode' },
      slug: 'sauce',
      producerId: 'c',
      recordedAt: '2026-01-01T00:00:00.000Z',
    },
  ],
};
const NOW = '2026-11-20T12:00:00.000Z';
const written = (website: PublicWebsiteAttributes, language: 'en' | 'fr' = 'fr') =>
  websiteText(website, words[language], schemes, installation, language, NOW);
/** A website whose section has another style. */
const styled = (style: object) => ({
  ...farm,
  sections: farm.sections.map((section) => ({ ...section, style: { ...section.style, ...style } })),
});
/** What is read, without its elements. */
const read = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll(/\s/g, ' ');

describe('a website that is read before the app runs', () => {
  test('says each section that has something to show, as French writes it', () => {
    expect(read(written(farm))).toBe(
      '|Terroir|Chez Ada|Nos produits|Nos articles|À notre sujet|Suivez-nous|Nous joindre|Cueilli le matin|Huit acres.' +
        '|Nos produits|Légumes|Tomate, Brandywine|Biologique|Production|1er mai – 10 oct. 2026|Offert|15 déc. 2026 – 1er janv. 2027' +
        '|Nos articles|Sauce|1 234,50 $|1,5 kg|Cuite hier.|En savoir plus : Sauce' +
        '|À notre sujet|Depuis 2009.|Suivez-nous|Facebook (nouvel onglet)' +
        '|Nous joindre|Propriétaire|Ada|Adresse|12, rang 3 Hatley, Québec Canada|Téléphone|819 555-0142|Ferme Ada|',
    );
  });

  test('leaves out what has nothing to show, and more cards than the screen shows at first', () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      farm.items.map((item) => ({ ...item, name: `Sauce ${at}` })),
    ).flat();
    const text = read(written({ ...farm, products: [], items: many }, 'en'));
    expect(text).not.toContain('Our products');
    expect([text.includes('|Sauce 5|'), text.includes('|Sauce 6|')]).toEqual([true, false]);
  });

  test('has the colours that the producer chose, in the scheme that reads on them, and its picture as strong as chosen', () => {
    const html = written(
      styled({
        color: '#ffffff',
        backgroundColor: '#5c1a33',
        opacity: 0.4,
        backgroundImage: { image: '/api/v1/images/a', thumbnail: '/api/v1/images/b' },
      }),
    );
    expect(html).toContain(
      '<div class="band" data-section="header" data-theme="dark" style="color:#ffffff;background-color:#5c1a33"><img src="/api/v1/images/a" alt="" style="opacity:0.4"',
    );
    expect(written(farm)).toContain('<div class="band" data-section="header" data-theme="light" style="">');
  });

  test('takes nothing for a colour or an address of the web that is none', () => {
    const html = written({
      ...styled({ color: 'red;background:url(//evil.example)' }),
      producer: { ...farm.producer, links: [{ kind: 'facebook', url: 'javascript:alert(1)' }] },
    });
    expect(html).not.toMatch(/evil|javascript/);
  });

  test.each([
    '</script><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "' onerror='alert(1)",
    '</div></div><h1>Terroir</h1>',
    '<!--',
    '$& $1 {{name}}',
  ])('runs and ends nothing that is stored: %s', (hostile) => {
    const [produce] = farm.products;
    const [item] = farm.items;
    const filledWith = (text: string): PublicWebsiteAttributes => ({
      ...farm,
      sections: farm.sections.map((section) => ({ ...section, content: text })),
      producer: { ...farm.producer, name: text, ownerName: text, city: text, address: text, phone: text, email: text },
      products: produce ? [{ ...produce, variety: named(text), product: named(text), category: named(text) }] : [],
      items: item ? [{ ...item, name: text, details: text }] : [],
    });
    const elements = (html: string) => html.match(/<\/?[a-z!]\w*/g);
    const all = written(filledWith(hostile));
    expect(elements(all)).toEqual(elements(written(filledWith('x'))));
    const tags = all.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => / on\w+=/.test(tag))).toEqual([]);
    expect(all.replaceAll(/<[^>]*>/g, '').match(/[<>]/g)).toBeNull();
  });
});
