import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DOCUMENTS } from '@terroir/http';
import { addDays } from '@terroir/kernel';
import type { SignedIn, TestApp } from '../test-app.ts';
import type { ReadModels } from '@terroir/store';
import Fastify, { type FastifyInstance } from 'fastify';
import { putToMarket } from '../item.fixture.ts';
import { producedToday } from '../produce.fixture.ts';
import type { FirstScreens, ItemWords, WebsiteWords } from './first-screens.ts';
import { screenHeads } from './screen-head.ts';
import { testApp, testFirm } from '../test-app.ts';
import { serveWeb } from '../web.ts';

const folder = mkdtempSync(join(tmpdir(), 'terroir-head-'));
const installation = { publicUrl: 'https://terroir.example', currency: 'CAD', timeZone: 'UTC' };
const page = `<!doctype html><html lang="en"><head><meta
  name="description" content="Farm management" /><title>Terroir</title></head><body><script type="module" src="/assets/a.js"></script><div id="root"></div></body></html>`;
const words = <Words>(file: string) => {
  const read = (language: string) =>
    JSON.parse(readFileSync(new URL(`../../../web/src/${file}.${language}.json`, import.meta.url), 'utf8')) as Words;
  return { en: read('en'), fr: read('fr') };
};
const first: FirstScreens = {
  styles: { item: '#first-screen{color:red}', website: '#first-screen{color:blue}' },
  words: {
    item: words<ItemWords>('item-page/item-page'),
    website: words<WebsiteWords>('website-sections/website'),
  },
  schemes: { light: { text: '#29251d', paper: '#fffdf8' }, dark: { text: '#f1ece2', paper: '#201d18' } },
  screens: [
    {
      at: '^/items/[^/]+$',
      files: ['/assets/item.js', '/assets/item.css'],
      texts: { en: ['/assets/en.js'], fr: ['/assets/fr.js'] },
    },
  ],
};

let app: TestApp;
let producer: SignedIn;
let web: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page);
  app = await testApp();
  producer = await app.signedIn('producer', 2);
  await producer.put('/api/v1/firm', { firm: testFirm });
  web = Fastify();
  const documents = app.app.get<ReadModels>(DOCUMENTS);
  await serveWeb(
    web,
    { addPages: () => undefined },
    folder,
    () => null,
    screenHeads({ documents, installation, first, now: () => new Date().toISOString() }),
  );
});
afterAll(async () => {
  await web.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const slugOf = (answer: { readonly body: { readonly data?: unknown } }) =>
  (answer.body.data as { readonly attributes: { readonly slug: string } }).attributes.slug;
const idOf = (answer: { readonly body: { readonly data?: unknown } }) =>
  (answer.body.data as { readonly id: string }).id;

/** An item that is put to market, once its page is there. */
async function marketed(more: object) {
  const made = await producer.post('/api/v1/items', { item: { ...(await putToMarket(producer)), ...more } });
  await reached(made.headers['x-position']);
  return made;
}
const reached = (position: string | undefined) =>
  producer.get('/api/v1/items/no-such-item', { 'x-min-position': position ?? '' });
const opened = (address: string, language = 'en') =>
  web.inject({ url: address, headers: { 'accept-language': language } });
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const dataIn = (html: string): Record<string, unknown> => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.[1] ?? '') as Record<string, unknown>;
};

const hostileTexts = [
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<!--<script>',
  "$& $1 $` ' & <b>",
  '\u2028\u2029',
];
/** No element of a text is one of the page, whose own script is the only one. */
function expectNothingRuns(body: string): void {
  const head = body
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace(/<svg viewBox="0 0 32 32".*?<\/svg>/s, '');
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<(img|svg|b>|!--)/g)).toBeNull();
  expect(head.match(/<\/title>/g)).toHaveLength(1);
}

describe('the page of an item that the server sends', () => {
  test('is in the language that its address names, whatever the browser asks for, and is its own page in it', async () => {
    const slug = slugOf(await marketed({ name: 'Prunes' }));
    const { body } = await opened(`/items/${slug}?at=2026-07-01T00:00:00Z&lang=fr`, 'en');
    expect(body).toContain('<html lang="fr"');
    expect(content(body, 'og:locale')).toBe('fr_CA');
    expect(body).toContain(`<link rel="canonical" href="https://terroir.example/items/${slug}?lang=fr" />`);
    expect((await opened(`/items/${slug}?lang=de`, 'en')).body).toContain('<html lang="en"');
  });

  test('says title, description, Open Graph and JSON-LD before any script runs, in the language of who asks', async () => {
    const slug = slugOf(await marketed({ name: 'Tomates d’Agnès', details: 'Cueillies  \n ce matin.', cost: 16.5 }));
    const { statusCode, headers, body } = await opened(`/items/${slug}?at=2026-07-01T00:00:00Z`, 'fr');
    expect([statusCode, headers['content-type'], headers['vary']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'accept-language',
    ]);
    expect(body).toContain('<html lang="fr"');
    expect(body).toContain(`<title>Tomates d’Agnès · ${testFirm.name}</title>`);
    expect(body).toContain(`<link rel="canonical" href="https://terroir.example/items/${slug}" />`);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(body).toContain('src="/assets/a.js"');
    for (const [name, said] of [
      ['description', 'Cueillies ce matin.'],
      ['og:title', `Tomates d’Agnès · ${testFirm.name}`],
      ['og:locale', 'fr_CA'],
      ['og:url', `https://terroir.example/items/${slug}`],
      ['product:price:amount', '16.50'],
      ['product:price:currency', 'CAD'],
    ] as const)
      expect([name, content(body, name)]).toEqual([name, said]);
    expect(dataIn(body)).toMatchObject({
      '@type': 'Product',
      name: 'Tomates d’Agnès',
      offers: { price: '16.50', priceCurrency: 'CAD', seller: { name: testFirm.name } },
    });
  });

  test('is read before the app runs, and sends for the files of its screen, in the language of who asks', async () => {
    const made = await marketed({ name: 'Courges', details: 'Du champ.' });
    const { body } = await opened(`/items/${slugOf(made)}`, 'fr');
    expect(body).toContain(`<style>${first.styles.item}</style>`);
    expect(body).toMatch(
      /<div id="root"><\/div><div id="first-screen" lang="fr">.*<h1>Courges<\/h1>.*Ce qui le compose/,
    );
    expect(body.match(/<link [^>]*fetchpriority="low"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/item.js" />',
      '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/item.css" />',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/fr.js" />',
    ]);
  });

  test.each(hostileTexts)('lets no text run or end an element: %s', async (hostile) => {
    const text = `A ${hostile} Z`;
    const made = await marketed({ name: hostile.includes('\u2028') ? 'Lignes' : text, details: text });
    const { body } = await opened(`/items/${slugOf(made)}`);
    expect(dataIn(body)['description']).toBe(text.trim());
    expectNothingRuns(body);
  });

  test('says what it is made of, product and variety, and that it is to be had while any of these is', async () => {
    const { harvest, ...produce } = producedToday();
    const made = async (variety_id: string, period: object) =>
      idOf(
        await producer.post('/api/v1/produces', {
          produce: { ...produce, variety_id, harvest: { ...harvest, ...period } },
        }),
      );
    const later = await made('tomato_brandywine', { availability_from: addDays(harvest.production_to, -1) });
    const now = await made('tomato_other', {});
    const said = async (produceIds: string[]) =>
      dataIn((await opened(`/items/${slugOf(await marketed({ name: 'Panier', produce_ids: produceIds }))}`)).body);
    expect(await said([later, now])).toMatchObject({
      material: ['Tomato, Brandywine', 'Tomato'],
      offers: { availability: 'https://schema.org/InStock' },
    });
    expect(await said([later])).toMatchObject({
      offers: {
        availability: 'https://schema.org/PreOrder',
        availabilityStarts: addDays(harvest.production_to, -1),
      },
    });
  });

  test('is a redirection at a former address, with what was asked', async () => {
    const made = await marketed({ name: 'Fèves' });
    const renamed = await producer.put(`/api/v1/items/${idOf(made)}`, { item: { name: 'Fèves des marais' } });
    await reached(renamed.headers['x-position']);
    const { statusCode, headers } = await opened(`/items/${slugOf(made)}?at=2026-07-01`);
    expect([statusCode, headers['location']]).toEqual([301, `/items/${slugOf(renamed)}?at=2026-07-01`]);
  });

  test('is not found where everybody sees none, and other screens are as they were', async () => {
    const off = slugOf(await marketed({ name: 'Caché', enabled: false }));
    for (const slug of [off, 'no-such-item', '%3Cscript%3E', '__proto__']) {
      const { statusCode, body } = await opened(`/items/${slug}`);
      expect([slug, statusCode, content(body, 'robots'), body.includes('Cach')]).toEqual([slug, 404, 'noindex', false]);
    }
    for (const address of ['/', '/items', '/finances?x=/items/a', '/items/a/b'])
      expect([address, (await opened(address)).body]).toEqual([address, page]);
  });
});

describe('the website of a company that the server sends', () => {
  const published = async (sections: object[]) => {
    const answer = await producer.post('/api/v1/publish_website', { website: { sections } });
    await reached(answer.headers['x-position']);
    return slugOf(answer);
  };

  test('says what it is called, what it says first, and how to reach the company as far as that is shown', async () => {
    const slug = await published([
      { identifier: 'header', content: 'Chez Ada' },
      { identifier: 'home', content: 'Légumes  \n depuis 2009.' },
    ]);
    const { statusCode, body } = await opened(`/websites/${slug}`, 'fr');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Chez Ada</title>');
    expect(body).toContain(`<link rel="canonical" href="https://terroir.example/websites/${slug}" />`);
    for (const [language, query] of [
      ['en', '?lang=en'],
      ['fr', '?lang=fr'],
      ['x-default', ''],
    ])
      expect(body).toContain(
        `<link rel="alternate" hreflang="${language}" href="https://terroir.example/websites/${slug}${query}" />`,
      );
    expect([content(body, 'description'), content(body, 'og:type'), content(body, 'og:locale')]).toEqual([
      'Légumes depuis 2009.',
      'website',
      'fr_CA',
    ]);
    expect(body).toContain(`<style>${first.styles.website}</style>`);
    expect(body).toMatch(
      /<div id="root"><\/div><div id="first-screen" lang="fr">.*<h1 dir="auto">Chez Ada<\/h1>.*Légumes {2}\n depuis 2009\..*Nous joindre/s,
    );
    expect(dataIn(body)).toMatchObject({
      '@type': 'Organization',
      name: testFirm.name,
      url: `https://terroir.example/websites/${slug}`,
      address: { addressLocality: testFirm.address.city },
    });
  });

  test.each(hostileTexts)('lets no text run or end an element: %s', async (hostile) => {
    const text = `A ${hostile} Z`;
    const slug = await published([
      { identifier: 'header', content: text },
      { identifier: 'home', content: text },
    ]);
    const { body } = await opened(`/websites/${slug}`);
    expect(dataIn(body)['description']).toBe(text);
    expectNothingRuns(body);
  });

  test('has one line of at most 70 characters for a title, however much its header says', async () => {
    const header = `Ferme du Ruisseau\n\n  Légumes & petits fruits, cultivés sans pesticides à Hatley, ${'x'.repeat(4000)}`;
    const { body } = await opened(`/websites/${await published([{ identifier: 'header', content: header }])}`);
    const title = 'Ferme du Ruisseau Légumes &amp; petits fruits, cultivés sans pesticides à…';
    expect(body).toContain(`<title>${title}</title>`);
    expect(content(body, 'og:title')).toBe(title);
  });

  test('shows as many items as the screen does at first, of those that are offered, and the place of a button for the others', async () => {
    for (let made = 0; made < 9; made += 1) await marketed({ name: `Pot ${made}`, enabled: made > 0 });
    const slug = await published([{ identifier: 'header', content: 'Chez Ada' }]);
    const { body } = await opened(`/websites/${slug}`);
    const [items = ''] = /<div class="band" data-section="items".*?<\/section>/s.exec(body) ?? [];
    expect(items.match(/<li>/g)).toHaveLength(6);
    expect(items).not.toContain('Pot 0<');
    expect(items).toContain('<div class="more"></div>');
  });

  test('says nothing of a section that is left out', async () => {
    const slug = await published([
      { identifier: 'header', content: 'Chez Ada' },
      { identifier: 'items', content: 'Secret basket', enabled: false },
    ]);
    const { body } = await opened(`/websites/${slug}`);
    expect(body).not.toContain('Secret');
    expect(body).not.toContain('data-section="items"');
  });

  test('is not found before it is published, and its draft is in no head', async () => {
    const other = await app.signedIn('producer', 2);
    const saved = await other.put('/api/v1/website', {
      website: { sections: [{ identifier: 'header', content: 'Secret' }] },
    });
    await reached(saved.headers['x-position']);
    for (const slug of ['no-such-website', '%3Cscript%3E', '__proto__', 'secret'])
      expect([slug, (await opened(`/websites/${slug}`)).statusCode]).toEqual([slug, 404]);
  });
});
