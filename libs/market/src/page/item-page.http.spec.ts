import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAnswer, TestClient } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { after, basket, errors, ItemsHttp, one, url } from '../item/item.http.fixture.ts';

const of = new ItemsHttp();
beforeAll(() => of.open());
afterAll(() => of.http.close());
const french = { 'accept-language': 'fr' };
const picture = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(64) });

interface Page {
  readonly website_slug: string | null;
  readonly producer: Readonly<Record<string, unknown>>;
  readonly produces: readonly Readonly<Record<string, unknown>>[];
  readonly certifications: readonly Readonly<Record<string, unknown>>[];
  readonly followed_practices: readonly { id: string; name: string; practices: readonly Record<string, unknown>[] }[];
  readonly changes?: readonly Readonly<Record<string, unknown>>[] | null;
  readonly recorded_at: string;
  readonly changed_at: string;
}
const pageOf = (answer: TestAnswer) => one(answer).attributes as unknown as Page;
const opened = (answer: TestAnswer, who: TestClient = of.http.guest, query = '', headers: object = french) =>
  who.get(`${url}/${one(answer).attributes.slug}${query}`, { ...after(answer), ...headers });
const located = {
  raw: '140, chemin du Rang-4',
  zipcode: 'J0B 2R0',
  latitude: 45.4087653,
  longitude: -71.8929147,
  city: 'Compton',
  state: 'Québec',
  country: 'Canada',
  countryCode: 'CA',
  timeZone: 'America/Toronto',
};
const shows = { showAddress: false, showZip: false, showEmail: false, showPhone: false };

describe('the public page of an item', () => {
  test('says who makes it of what, and what is claimed of it, each with the instant since which it stands', async () => {
    const { farm, produceId, sent } = await of.stall();
    const company = farm.session?.companyId ?? '';
    const certificationId = uuidv7();
    await of.happened(farm, `certification-${certificationId}`, 'CertificationRecorded', {
      certificationId,
      number: 'BIO-4471',
      certifier: 'Écocert Canada',
      validFrom: '2026-03-01',
      image: picture('a'),
    });
    const certified = new Date(of.time).toISOString();
    await of.happened(farm, `followed_practices-${company}`, 'PracticesAdopted', { practices: ['no_till'] });
    const adopted = new Date(of.time).toISOString();
    const made = await farm.post(url, sent());
    const answer = await opened(made);
    expect(answer.status).toBe(200);
    const { changed_at, producer, website_slug, produces, certifications, followed_practices, ...item } =
      pageOf(answer);
    expect(website_slug).toBeNull();
    // The version of the item, as its own company corrects it.
    expect(answer.headers['etag']).toBe(made.headers['etag']);
    const shown = await farm.get(`${url}/${one(made).id}`, french);
    expect([item, changed_at]).toEqual([one(shown).attributes, item.recorded_at]);
    expect(producer).toMatchObject({ id: company, name: 'Ferme des Bois verts', details: 'Maraîchage diversifié.' });
    expect(produces).toEqual([
      {
        id: produceId,
        category: { id: expect.any(String), name: 'Fruits et légumes' },
        product: { id: 'tomato', name: 'Tomate' },
        variety: { id: 'tomato_other', name: expect.any(String) },
        production_type: { id: 'certified_organic', name: expect.any(String) },
        production_from: '2026-04-15',
        production_to: '2026-10-10',
        availability_from: '2026-07-10',
        availability_to: '2026-10-31',
        image_urls: { image: null, thumbnail: null },
        recorded_at: expect.stringMatching(/Z$/),
        since: expect.stringMatching(/Z$/),
      },
    ]);
    expect(certifications).toEqual([
      {
        id: certificationId,
        number: 'BIO-4471',
        certifier: 'Écocert Canada',
        image_urls: {
          image: `/api/v1/images/${'a'.repeat(64)}`,
          thumbnail: `/api/v1/images/${'a'.repeat(64)}`,
        },
        valid_from: '2026-03-01',
        valid_until: null,
        since: certified,
      },
    ]);
    expect(followed_practices).toEqual([
      {
        id: expect.any(String),
        name: expect.any(String),
        practices: [{ id: 'no_till', name: expect.any(String), since: adopted }],
      },
    ]);
  });

  test('is in the language of who asks', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent());
    const [en, fr] = [await opened(made, of.http.guest, '', {}), await opened(made)];
    expect([en, fr].map((answer) => pageOf(answer).produces[0]?.['product'])).toEqual([
      { id: 'tomato', name: 'Tomato' },
      { id: 'tomato', name: 'Tomate' },
    ]);
  });

  test('claims each certification that stands, however many were removed before, and tells when it went', async () => {
    const { farm, sent } = await of.stall();
    const claimed = (certificationId: string) => ({
      certificationId,
      number: '12',
      certifier: 'QAI',
      image: picture('a'),
    });
    const former = Array.from({ length: 501 }, () => uuidv7());
    await of.allHappened(
      farm,
      former.map((certificationId) => [
        `certification-${certificationId}`,
        [
          ['CertificationRecorded', claimed(certificationId)],
          ['CertificationRemoved', { certificationId }],
        ],
      ]),
    );
    const last = uuidv7();
    await of.happened(farm, `certification-${last}`, 'CertificationRecorded', claimed(last));
    const made = await farm.post(url, sent());
    expect(pageOf(await opened(made)).certifications.map(({ id }) => id)).toEqual([last]);
    const printed = of.now();
    await of.happened(farm, `certification-${last}`, 'CertificationRemoved', { certificationId: last });
    const { changes } = pageOf(await opened(made, of.http.guest, `?at=${printed}`));
    expect(changes).toMatchObject([{ field: 'certifications', of: { id: last }, before: 'QAI 12', after: null }]);
  });

  test('says since when a produce is as it is shown, whatever its company notes of it besides', async () => {
    const { farm, produceId, sent } = await of.stall();
    const made = await farm.post(url, sent());
    const since = async () => pageOf(await opened(made)).produces[0]?.['since'];
    const [first] = [await since()];
    const correct = (data: object) =>
      of.happened(farm, `produce-${produceId}`, 'ProduceCorrected', { produceId, ...data });
    await correct({ notes: 'Serre 2', quantity: 12_000 });
    expect(await since()).toBe(first);
    await correct({ availabilityTo: '2026-11-01' });
    expect(await since()).toBe(new Date(of.time).toISOString());
  });

  test('leaves out produces that were removed, and the item stays', async () => {
    const { farm, produceId, sent } = await of.stall();
    const kept = await of.grown(farm, { productId: 'garlic', varietyId: 'garlic_other' });
    const made = await farm.post(url, sent({ produce_ids: [produceId, kept] }));
    await of.happened(farm, `produce-${produceId}`, 'ProduceRemoved', { produceId });
    const page = pageOf(await opened(made));
    expect(page.produces.map(({ id }) => id)).toEqual([kept]);
  });

  test('stays when all its produces are removed, but is not shown anew, nor in a version that was made of them', async () => {
    const { farm, produceId, sent } = await of.stall();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    await of.happened(farm, `produce-${produceId}`, 'ProduceRemoved', { produceId });
    expect(pageOf(await opened(made)).produces).toEqual([]);
    await farm.put(at, { item: { enabled: false } });
    const shown = await farm.put(at, { item: { enabled: true } });
    expect(errors(shown)).toEqual([422, 'item_produces_gone item.produce_ids']);
    const back = await farm.post(`${at}/revert`, { version: 1 });
    expect(errors(back)).toEqual([422, 'item_version_produces_gone version']);
    await of.happened(farm, `produce-${produceId}`, 'ProduceRestored', { produceId });
    expect((await farm.post(`${at}/revert`, { version: 1 })).status).toBe(200);
  });

  test('of one that is disabled or removed is there for its company alone, or for nobody', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent({ enabled: false }));
    for (const stranger of [of.http.guest, await of.farm(), of.http.as({ role: 'business_level_one' })])
      expect(errors(await opened(made, stranger))).toEqual([404, 'not_found null']);
    expect((await opened(made, farm)).status).toBe(200);
    await farm.put(`${url}/${one(made).id}`, { item: { enabled: true } });
    const removed = await farm.delete(`${url}/${one(made).id}`);
    await farm.get(url, after(removed));
    for (const who of [of.http.guest, farm]) expect(errors(await opened(made, who))).toEqual([404, 'not_found null']);
  });

  test('of a former address leads to the present one for ever, unless the item is not shown', async () => {
    const { farm, sent } = await of.stall('Ferme des Renvois');
    const made = await farm.post(url, sent({ name: 'Fraises' }));
    const at = `${url}/${one(made).id}`;
    await farm.put(at, { item: { name: 'Fraises d’été' } });
    const last = await farm.put(at, { item: { name: 'Fraises d’automne' } });
    await farm.get(at, after(last));
    for (const former of ['fraises-ferme-des-renvois', 'fraises-d-ete-ferme-des-renvois']) {
      const answer = await of.http.guest.get(`${url}/${former}?at=2026-07-01T00:00:00Z`);
      expect([answer.status, answer.headers['location'], answer.text]).toEqual([
        301,
        '/api/v1/items/fraises-d-automne-ferme-des-renvois?at=2026-07-01T00%3A00%3A00Z',
        '',
      ]);
    }
    const off = await farm.put(at, { item: { enabled: false } });
    await farm.get(at, after(off));
    expect((await of.http.guest.get(`${url}/fraises-ferme-des-renvois`)).status).toBe(404);
  });

  test('that nobody has, and an address that can be none, are not found', async () => {
    for (const slug of ['no-such-item', 'Capitals', 'a--b', '-a', '%3Cscript%3E', 'x'.repeat(400), '..%2F..%2Fetc'])
      expect(errors(await of.http.guest.get(`${url}/${slug}`))).toEqual([404, 'not_found null']);
    expect(errors(await of.http.guest.get(`${url}/no-such-item?at=yesterday`))).toEqual([400, 'malformed_request at']);
  });
});

describe('what a company does not consent to', () => {
  const contact = { ownerName: 'Marie Tremblay', email: 'marie@bois-verts.example', phone: '+1 819 555-0142' };

  test('is not on the pages of its items: its place is there to 0.1°, its address, phone and e-mail are not', async () => {
    const { farm, sent } = await of.stall();
    await of.company(farm, 'ContactChanged', contact);
    await of.company(farm, 'CompanyLocated', located);
    const made = await farm.post(url, sent());
    const answer = await opened(made);
    expect(pageOf(answer).producer).toMatchObject({
      owner_name: 'Marie Tremblay',
      city: 'Compton',
      address: null,
      zipcode: null,
      phone: null,
      email: null,
      location: { lat: 45.4, lng: -71.9 },
    });
    for (const secret of ['Rang-4', 'J0B', '555-0142', 'marie@', '45.40', '71.89'])
      expect(answer.text).not.toContain(secret);
  });

  test('is there as soon as it does, each for itself', async () => {
    const { farm, sent } = await of.stall();
    await of.company(farm, 'ContactChanged', contact);
    await of.company(farm, 'CompanyLocated', located);
    await of.company(farm, 'LinksChanged', { links: [{ kind: 'website', url: 'https://bois-verts.example/' }] });
    const made = await farm.post(url, sent());
    const producerOf = async (chosen: object) => {
      await of.company(farm, 'PublicDetailsChosen', { ...shows, ...chosen });
      return pageOf(await opened(made)).producer;
    };
    expect(await producerOf({ showPhone: true })).toMatchObject({ phone: contact.phone, email: null, address: null });
    expect(await producerOf({ showEmail: true, showZip: true })).toMatchObject({
      phone: null,
      email: contact.email,
      zipcode: 'J0B 2R0',
    });
    expect(await producerOf({ showAddress: true })).toMatchObject({
      address: '140, chemin du Rang-4',
      website: 'https://bois-verts.example/',
      location: { lat: 45.4087653, lng: -71.8929147 },
    });
  });
});

test('leads to the website of its producer once that is published', async () => {
  const { farm, sent } = await of.stall('Ferme du Site');
  const made = await farm.post(url, sent());
  const accountId = farm.session?.companyId ?? '';
  const registered = { accountId, kind: 'Producer', name: 'Jo', email: 'jo@ferme.example', language: 'fr' };
  await of.happened(farm, `account-${accountId}`, 'AccountRegistered', registered);
  await of.happened(farm, `website-${accountId}`, 'WebsitePublished', { slug: 'ferme-du-site' });
  expect(pageOf(await opened(made)).website_slug).toBe('ferme-du-site');
});

describe('what changed since a label was printed', () => {
  test('is told field by field, with what it said before, what it says now, and when that changed', async () => {
    const { farm, produceId, sent } = await of.stall('Ferme des Étiquettes');
    const company = farm.session?.companyId ?? '';
    const [gone, stays] = [uuidv7(), uuidv7()];
    for (const certificationId of [gone, stays])
      await of.happened(farm, `certification-${certificationId}`, 'CertificationRecorded', {
        certificationId,
        number: '12',
        certifier: certificationId === gone ? 'QAI' : 'Écocert',
        image: picture('a'),
      });
    const practices = (type: string, ids: readonly string[]) =>
      of.happened(farm, `followed_practices-${company}`, type, { practices: ids });
    await practices('PracticesAdopted', ['no_till']);
    const made = await farm.post(url, sent({ name: 'Bleuets' }));
    const at = `${url}/${one(made).id}`;
    await farm.get(at, after(made));
    const printed = of.now();
    const moments: string[] = [];
    const then = async (change: () => Promise<unknown>) => {
      await change();
      moments.push(new Date(of.time).toISOString());
    };
    const answers: TestAnswer[] = [];
    await then(async () => answers.push(await farm.put(at, { item: { cost: 18, count: null } })));
    await then(() => of.happened(farm, `certification-${gone}`, 'CertificationRemoved', { certificationId: gone }));
    await then(() => practices('PracticesDropped', ['no_till']));
    await then(() =>
      of.happened(farm, `produce-${produceId}`, 'ProduceCorrected', { produceId, availabilityTo: '2026-11-30' }),
    );
    const last = answers.at(-1) as TestAnswer;
    const { changes } = pageOf(await opened(last, of.http.guest, `?at=${printed}`));
    const [item, certification, dropped, period] = moments;
    expect(changes).toEqual([
      { field: 'cost', of: null, kind: 'changed', before: '16.5', after: '18', at: item },
      { field: 'count', of: null, kind: 'removed', before: '1', after: null, at: item },
      {
        field: 'availability_to',
        of: { id: produceId, name: expect.any(String) },
        kind: 'changed',
        before: '2026-10-31',
        after: '2026-11-30',
        at: period,
      },
      {
        field: 'certifications',
        of: { id: gone, name: 'QAI' },
        kind: 'removed',
        before: 'QAI 12',
        after: null,
        at: certification,
      },
      {
        field: 'followed_practices',
        of: { id: 'no_till', name: expect.any(String) },
        kind: 'removed',
        before: expect.any(String),
        after: null,
        at: dropped,
      },
    ]);
    expect(pageOf(await opened(last, of.http.guest, `?at=${of.now()}`)).changes).toEqual([]);
    expect(pageOf(await opened(last)).changes).toBeUndefined();
    expect(pageOf(await opened(last, of.http.guest, '?at=2099-01-01T00:00:00.000Z')).changes).toBeUndefined();
  });

  test('leaves out what was changed and is as it was', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    const printed = of.now();
    await farm.put(at, { item: { cost: 20 } });
    const last = await farm.put(at, { item: { cost: basket.cost } });
    expect(pageOf(await opened(last, of.http.guest, `?at=${printed}`)).changes).toEqual([]);
  });

  test('says which produces came and went', async () => {
    const { farm, produceId, sent } = await of.stall();
    const other = await of.grown(farm, { productId: 'garlic', varietyId: 'garlic_other' });
    const made = await farm.post(url, sent());
    const printed = of.now();
    const last = await farm.put(`${url}/${one(made).id}`, { item: { produce_ids: [other] } });
    const { changes } = pageOf(await opened(last, of.http.guest, `?at=${printed}`));
    expect(changes?.map(({ field, of: produce, before, after: now }) => [field, produce, before, now])).toEqual(
      expect.arrayContaining([
        ['produces', { id: produceId, name: expect.any(String) }, expect.any(String), null],
        ['produces', { id: other, name: expect.any(String) }, null, expect.any(String)],
      ]),
    );
  });

  test('of a past instant is refused: it says what changed since with `at`', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent());
    expect(errors(await opened(made, farm, '?as_of=2026-07-01T12:00:00.000Z'))).toEqual([
      400,
      'malformed_request as_of',
    ]);
  });

  test('says that it cannot tell of a time when nobody saw the item', async () => {
    const { farm, sent } = await of.stall();
    const before = of.now();
    const made = await farm.post(url, sent({ enabled: false, details: 'Brouillon' }));
    const draft = of.now();
    const last = await farm.put(`${url}/${one(made).id}`, { item: { enabled: true, details: 'Mûres' } });
    for (const at of [before, draft]) {
      const answer = await opened(last, of.http.guest, `?at=${at}`);
      expect([pageOf(answer).changes, answer.text.includes('Brouillon')]).toEqual([null, false]);
    }
  });

  test('says that it cannot tell of a label that was printed while the item was switched off, to its company too', async () => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent());
    const at = `${url}/${one(made).id}`;
    await farm.put(at, { item: { enabled: false } });
    const printed = of.now();
    const last = await farm.put(at, { item: { enabled: true } });
    for (const who of [of.http.guest, farm])
      expect(pageOf(await opened(last, who, `?at=${printed}`)).changes).toBeNull();
  });
});

/** Texts that would do harm where they are run, put into an address, a header, a page, a query or a format. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  '"><iframe src="javascript:alert(1)">',
  "' onmouseover='alert(1)",
  'javascript:alert(document.cookie)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '<style>*{display:none}</style>',
  '<!-- --><base href="//evil.example/">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '=HYPERLINK("https://evil.example","click")',
  '+1+1|cmd',
  '@SUM(1+1)',
  "-2+3+cmd|' /C calc'!A0",
  "'; DROP TABLE events; --",
  '" OR 1=1 --',
  '{"$gt": ""}',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  '\\u0000\\x00',
  '$(reboot) `reboot`',
  'http://169.254.169.254/latest/meta-data',
  '🍅👩‍🌾 Ünïcödé الطماطم',
];

describe('a hostile text as name and details of an item', () => {
  test.each(hostile)('%s is kept and answered as it is, in plain JSON, under a readable address', async (text) => {
    const { farm, sent } = await of.stall();
    const made = await farm.post(url, sent({ name: text, details: text }));
    expect([made.status, one(made).attributes.slug]).toEqual([
      201,
      expect.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    ]);
    const page = await opened(made);
    expect(page.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
    });
    const { name, details } = one(page).attributes;
    expect([page.status, name, details]).toEqual([200, text, text]);
  });

  test('there are thirty of them', () => expect(new Set(hostile).size).toBe(30));
});
