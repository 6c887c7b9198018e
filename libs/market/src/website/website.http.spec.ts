import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAnswer } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import sharp from 'sharp';
import { after, basket, errors, ItemsHttp, tomato } from '../item/item.http.fixture.ts';
import type { PublicWebsiteAttributes, WebsiteContentAttributes } from './public-website.wire.ts';
import type { WebsiteAttributes } from './website.wire.ts';

const url = '/api/v1/website';
const publishing = '/api/v1/publish_website';
const of = new ItemsHttp();
beforeAll(() => of.open());
afterAll(() => of.http.close());
const farm = (name: string) => of.farm(name);

const attributes = (answer: TestAnswer) => (answer.body.data as { attributes: WebsiteAttributes }).attributes;
const section = (answer: TestAnswer, name: string) =>
  attributes(answer).sections.find(({ identifier }) => identifier === name);
const draft = (...sections: object[]) => ({ website: { sections } });

/** A picture as a form sends it. */
async function picture(width: number) {
  const png = await sharp({ create: { width, height: 40, channels: 3, background: '#3A6628' } })
    .png()
    .toBuffer();
  return { base64data: png.toString('base64'), fileName: 'field.png' };
}

describe('the draft of a website', () => {
  test('of a company that never began one is empty, at version 0, with all nine sections', async () => {
    const answer = await (await farm('Hatley Creek')).get(url);
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"0"']);
    expect(attributes(answer)).toMatchObject({ slug: null, published: null, changed: false });
    expect(attributes(answer).sections.map(({ identifier }) => identifier)).toEqual([
      'header',
      'banner',
      'home',
      'products',
      'items',
      'aboutUs',
      'socialMedia',
      'contact',
      'footer',
    ]);
  });

  test('is saved a section at a time, each save a version, and read back', async () => {
    const client = await farm('Hatley Creek');
    const first = await client.put(url, draft({ identifier: 'header', content: ' Ferme du ruisseau ' }));
    expect([first.status, first.headers['etag']]).toEqual([200, '"1"']);
    const second = await client.put(
      url,
      draft({ identifier: 'banner', style: { background_color: '#3A6628', opacity: 0.3 } }),
    );
    const read = await client.get(url, after(second));
    expect(section(read, 'header')).toMatchObject({ content: 'Ferme du ruisseau' });
    expect(section(read, 'banner')?.style).toMatchObject({ background_color: '#3a6628', opacity: 0.3, color: null });
    expect(read.headers['etag']).toBe('"2"');
  });

  test('keeps a background image, and gives it up', async () => {
    const client = await farm('Hatley Creek');
    const images = [{ identifier: 'banner', image: await picture(120) }];
    const kept = await client.put(url, { website: { images } });
    const image = section(kept, 'banner')?.style as unknown as { background_image: { image: string } | null };
    expect(image.background_image?.image).toMatch(/^\/api\/v1\/images\//);
    expect((await client.get(image.background_image?.image ?? '')).status).toBe(200);
    const gone = await client.put(url, { website: { images: [{ identifier: 'banner', image: null }] } });
    expect(section(gone, 'banner')?.style).toMatchObject({ background_image: null });
  });

  test('is refused whole for what is wrong with it, each fault under its field', async () => {
    const client = await farm('Hatley Creek');
    const bad = await client.put(
      url,
      draft(
        { identifier: 'header', content: 'a'.repeat(5001) },
        { identifier: 'banner', style: { color: 'javascript:alert(1)', opacity: 1.5 } },
      ),
    );
    expect(errors(bad)).toEqual([
      422,
      'too_long website.sections.0.content',
      'invalid website.sections.1.style.color',
      'at_most website.sections.1.style.opacity',
    ]);
    expect(errors(await client.put(url, draft({ identifier: 'footer', enabled: false })))).toEqual([
      422,
      'section_always_shown website.sections.0.enabled',
    ]);
    const noImage = { base64data: Buffer.from('<script>').toString('base64') };
    expect(errors(await client.put(url, { website: { images: [{ identifier: 'home', image: noImage }] } }))).toEqual([
      415,
      'file_type website.images.0.image',
    ]);
    expect((await client.get(url)).headers['etag']).toBe('"0"');
  });

  test('with more pictures than a request takes says how much it takes', async () => {
    const client = await farm('Ferme des Images');
    const large = Buffer.alloc(98 * 1024 * 1024, 'A').toString();
    const answer = await client.put(url, draft({ identifier: 'home', content: large }));
    expect(errors(answer)).toEqual([413, 'file_too_large null']);
    expect(answer.body.errors?.[0]?.message).toBe('The request is too large. The limit is 97 MB.');
  });

  test('of another company is neither read nor changed', async () => {
    const [one, other] = [await farm('One'), await farm('Other')];
    const saved = await one.put(url, draft({ identifier: 'home', content: 'Ours' }));
    expect(section(await other.get(url, after(saved)), 'home')).toMatchObject({ content: '' });
  });

  test('asks for plan level 2, and for somebody who is signed in', async () => {
    expect((await of.http.as({ role: 'producer_level_two' }).get(url)).status).toBe(403);
    expect((await of.http.as({ role: 'business_level_one' }).put(url, draft())).status).toBe(403);
    expect((await of.http.guest.post(publishing, draft())).status).toBe(401);
  });

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const client = await farm('Hatley Creek');
    await client.put(url, draft({ identifier: 'home', content: 'First' }));
    const late = await client.put(url, draft({ identifier: 'home', content: 'Late' }), { 'if-match': '"0"' });
    expect(late.status).toBe(409);
    const published = await client.post(publishing, draft({ identifier: 'home', content: 'Late' }), {
      'if-match': '"0"',
    });
    expect([published.status, section(published, 'home')?.content]).toEqual([409, 'First']);
  });
});

describe('publishing a website', () => {
  test('gives it an address from the name of the company, which stays when it publishes again', async () => {
    const client = await farm('Érablière du Lac-à-l’Épaule');
    const first = await client.post(publishing, draft({ identifier: 'home', content: 'Depuis 1987' }));
    expect(first.status).toBe(200);
    expect(attributes(first)).toMatchObject({ slug: 'erabliere-du-lac-a-l-epaule', changed: false });
    const edited = await client.put(url, draft({ identifier: 'home', content: 'Depuis 1988' }));
    expect(attributes(edited)).toMatchObject({ changed: true });
    const again = await client.post(publishing, { website: {} });
    expect(attributes(again)).toMatchObject({ slug: 'erabliere-du-lac-a-l-epaule', changed: false });
  });

  test('gives two companies of one name two addresses, also when they publish at once', async () => {
    const farms = await Promise.all([farm('Green Acres'), farm('Green Acres'), farm('Green Acres')]);
    const answers = await Promise.all(farms.map((client) => client.post(publishing, { website: {} })));
    expect(new Set(answers.map((answer) => attributes(answer).slug))).toEqual(
      new Set(['green-acres', 'green-acres-2', 'green-acres-3']),
    );
  });

  test('first from several screens at once has one address, which each of them is answered', async () => {
    const client = await farm('Ferme Pressée');
    const answers = await Promise.all(
      ['Un', 'Deux', 'Trois'].map((content) => client.post(publishing, draft({ identifier: 'home', content }))),
    );
    const slugs = new Set(answers.map((answer) => attributes(answer).slug));
    expect([answers.map(({ status }) => status), slugs.size]).toEqual([[200, 200, 200], 1]);
    const last = await client.get(url);
    const min = { 'x-min-position': String(Math.max(...answers.map(({ headers }) => Number(headers['x-position'])))) };
    expect(last.status).toBe(200);
    for (const slug of slugs) expect((await of.http.guest.get(`/api/v1/websites?slug=${slug}`, min)).status).toBe(200);
  });

  test('is listed, and the draft goes back to what was published then', async () => {
    const client = await farm('Hatley Creek');
    const first = await client.post(publishing, draft({ identifier: 'home', content: 'Spring' }));
    const second = await client.post(publishing, draft({ identifier: 'home', content: 'Summer' }));
    const list = await client.get(`${url}/publications`, after(second));
    const versions = (list.body.data as { attributes: { website_version: number } }[]).map(
      (each) => each.attributes.website_version,
    );
    expect(versions).toEqual([4, 2]);
    const back = await client.post(`${url}/revert`, { version: 2 });
    expect(section(back, 'home')).toMatchObject({ content: 'Spring' });
    expect(attributes(back)).toMatchObject({ changed: true });
    expect(first.status).toBe(200);
    expect(errors(await client.post(`${url}/revert`, { version: 99 }))).toEqual([422, 'version_unknown version']);
  });
});

describe('what a preview of the draft shows of the company', () => {
  test('is what its page would show if every section did, before anything is published', async () => {
    const client = await farm('Ferme en Chantier');
    await of.company(client, 'LinksChanged', { links: [{ kind: 'facebook', url: 'https://facebook.com/chantier' }] });
    const produceId = await of.grown(client);
    const made = await client.post('/api/v1/items', { item: { ...basket, produce_ids: [produceId] } });
    const hidden = draft({ identifier: 'products', enabled: false });
    await client.put(url, hidden, after(made));
    const answer = await client.get(`${url}/content`, after(made));
    const content = (answer.body.data as { attributes: WebsiteContentAttributes }).attributes;
    expect(answer.status).toBe(200);
    expect(content.products).toMatchObject([{ id: produceId }]);
    expect(content.items.map(({ name }) => name)).toEqual([basket.name]);
    expect(content.producer).toMatchObject({
      name: 'Ferme en Chantier',
      phone: null,
      links: [{ kind: 'facebook', url: 'https://facebook.com/chantier' }],
    });
  });

  test('is for the company alone, on plan level 2', async () => {
    expect((await of.http.as({ role: 'producer_level_two' }).get(`${url}/content`)).status).toBe(403);
    expect((await of.http.guest.get(`${url}/content`)).status).toBe(401);
  });
});

describe('the website at an address', () => {
  const open = (slug: string, more: Record<string, string> = {}) =>
    of.http.guest.get(`/api/v1/websites?slug=${slug}`, more);
  /** As it is on the wire: of its fields those that end in a number or a cursor are written there otherwise. */
  type Seen = PublicWebsiteAttributes &
    Record<'products_total' | 'items_total', number> &
    Record<'products_next' | 'items_next', string | null>;
  const seen = (answer: TestAnswer) => (answer.body.data as { attributes: Seen }).attributes;

  test('shows everybody what was published, in the order of the page, and nothing of the draft', async () => {
    const client = await farm('Ferme Ouverte');
    const first = await client.post(
      publishing,
      draft(
        { identifier: 'home', content: '<script>alert(1)</script> Depuis 1987' },
        { identifier: 'items', enabled: false },
      ),
    );
    const later = await client.put(url, draft({ identifier: 'home', content: 'Not yet' }));
    expect(first.status).toBe(200);
    const page = seen(await open('ferme-ouverte', after(later)));
    expect(page.sections.map(({ identifier }) => identifier)).toEqual([
      'header',
      'banner',
      'home',
      'products',
      'aboutUs',
      'socialMedia',
      'contact',
      'footer',
    ]);
    expect(page.sections[2]).toMatchObject({ content: '<script>alert(1)</script> Depuis 1987' });
    expect(page.producer).toMatchObject({ name: 'Ferme Ouverte', phone: null, email: null, location: null });
  });

  test('has the produces and the enabled items of the company, and its links, while their sections show', async () => {
    const client = await farm('Ferme des Liens');
    await of.company(client, 'LinksChanged', { links: [{ kind: 'facebook', url: 'https://facebook.com/liens' }] });
    const produceId = await of.grown(client);
    const item = (more: object) => ({ item: { ...basket, produce_ids: [produceId], ...more } });
    await client.post('/api/v1/items', item({ name: 'Tomates' }));
    const hidden = await client.post('/api/v1/items', item({ name: 'Secret', enabled: false }));
    const made = await client.post(publishing, { website: {} }, after(hidden));
    const all = seen(await open('ferme-des-liens', after(made)));
    expect(all.products).toMatchObject([{ id: produceId, product: { name: 'Tomato' } }]);
    expect(all.items.map(({ name }) => name)).toEqual(['Tomates']);
    expect(all.producer.links).toEqual([{ kind: 'facebook', url: 'https://facebook.com/liens' }]);
    const without = await client.post(
      publishing,
      draft(...['products', 'items', 'socialMedia'].map((identifier) => ({ identifier, enabled: false }))),
    );
    const fewer = seen(await open('ferme-des-liens', after(without)));
    expect([fewer.products, fewer.items, fewer.producer.links]).toEqual([[], [], []]);
  });

  test('has each produce and item that stands, however many were removed or disabled before', async () => {
    const client = await farm('Ferme des Saisons');
    const [former, disabled] = [0, 1].map(() => Array.from({ length: 501 }, () => uuidv7())) as [string[], string[]];
    await of.allHappened(client, [
      ...former.map(
        (produceId) =>
          [
            `produce-${produceId}`,
            [
              ['ProduceRecorded', tomato(produceId)],
              ['ProduceRemoved', { produceId }],
            ],
          ] as const,
      ),
      ...disabled.map(
        (itemId) =>
          [
            `item-${itemId}`,
            [
              [
                'ItemRecorded',
                { itemId, name: 'Hier', details: 'Vendu', produceIds: [], enabled: false, slug: itemId },
              ],
            ],
          ] as const,
      ),
    ]);
    const produceId = await of.grown(client);
    const made = await client.post('/api/v1/items', { item: { ...basket, produce_ids: [produceId] } });
    const published = await client.post(publishing, { website: {} }, after(made));
    const page = seen(await open('ferme-des-saisons', after(published)));
    expect(page.products.map(({ id }) => id)).toEqual([produceId]);
    expect(page.items.map(({ name }) => name)).toEqual([basket.name]);
    expect([page.products_total, page.items_total, page.products_next, page.items_next]).toEqual([1, 1, null, null]);
  });

  test('has the first sixty products and items, and gives the others page by page while their sections show', async () => {
    const client = await farm('Ferme aux Mille Paniers');
    const ids = Array.from({ length: 130 }, () => uuidv7());
    await of.allHappened(
      client,
      ids.flatMap((id) => [
        [`produce-${id}`, [['ProduceRecorded', tomato(id)]]] as const,
        [
          `item-${id}`,
          [['ItemRecorded', { itemId: id, name: 'Panier', details: '', produceIds: [id], enabled: true, slug: id }]],
        ] as const,
      ]),
    );
    const published = await client.post(publishing, { website: {} });
    const slug = 'ferme-aux-mille-paniers';
    const page = seen(await open(slug, after(published)));
    expect([page.products_total, page.items_total]).toEqual([130, 130]);
    for (const kind of ['products', 'items'] as const) {
      const found = page[kind].map(({ id }) => id);
      expect(found).toHaveLength(60);
      const rest = `/api/v1/websites/${kind}?slug=${slug}`;
      for (let next = page[`${kind}_next`]; next !== null;) {
        const more = await of.http.guest.get(`${rest}&cursor=${encodeURIComponent(next)}`);
        const { data, meta } = more.body as unknown as {
          data: { id: string; attributes: object; meta?: object }[];
          meta: { next_cursor: string | null; total: number };
        };
        expect([more.status, data.length <= 60, meta.total, data[0]?.meta]).toEqual([200, true, 130, undefined]);
        expect(Object.keys(data[0]?.attributes ?? {}).toSorted()).toEqual(
          Object.keys(page[kind][0] ?? {})
            .filter((key) => key !== 'id')
            .toSorted(),
        );
        found.push(...data.map(({ id }) => id));
        next = meta.next_cursor;
      }
      expect(found.toSorted()).toEqual(ids.toSorted());
      expect(errors(await of.http.guest.get(`${rest}&limit=61`))).toEqual([400, 'malformed_request limit']);
      expect(errors(await of.http.guest.get(`${rest}&cursor=x`))).toEqual([400, 'malformed_request cursor']);
    }
    const without = await client.post(publishing, draft({ identifier: 'items', enabled: false }));
    const asked = (kind: string) => of.http.guest.get(`/api/v1/websites/${kind}?slug=${slug}`, after(without));
    expect(errors(await asked('items'))).toEqual([404, 'not_found null']);
    expect((await asked('products')).status).toBe(200);
    expect((await of.http.guest.get('/api/v1/websites/items?slug=nobody')).status).toBe(404);
  });

  test('is not found before it is published, nor where nobody has one, and an address that is none is refused', async () => {
    const client = await farm('Ferme Secrète');
    const saved = await client.put(url, draft({ identifier: 'home', content: 'Mine' }));
    expect(errors(await open('ferme-secrete', after(saved)))).toEqual([404, 'not_found null']);
    expect((await open('nobody')).status).toBe(404);
    expect((await open('..%2Fetc')).status).toBe(400);
    expect((await of.http.guest.get('/api/v1/websites')).status).toBe(400);
  });
});
