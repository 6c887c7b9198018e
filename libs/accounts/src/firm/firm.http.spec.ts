import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { accountsHttp, company, dataOf, errorsOf, type AccountsHttp } from '../accounts.fixture.ts';

const ANA = 'ana@ferme.example';
const FIRM = '/api/v1/firm';
const french = { 'accept-language': 'fr' };
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

const png = async (side = 64) => {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#97481F' } });
  return { base64data: (await picture.png().toBuffer()).toString('base64'), fileName: 'logo.png' };
};

const urlsOf = (answer: Parameters<typeof dataOf>[0]) =>
  dataOf(answer).attributes['image_urls'] as Readonly<Record<string, string | null>>;

describe('the company', () => {
  test('is empty before it is first saved', async () => {
    const ana = await http.person(ANA);
    const answer = await ana.get(FIRM);
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"0"']);
    expect(dataOf(answer)).toMatchObject({ id: ana.id, attributes: { name: '', address: null, links: [] } });
  });

  test('is saved whole and read back as it was saved, with the time zone of its place', async () => {
    const ana = await http.person(ANA);
    const links = [
      { kind: 'website', url: 'https://ferme.example' },
      { kind: 'facebook', url: 'facebook.example/ferme' },
    ];
    const preferences = { show_address: true, show_zip: false, show_email: false, show_phone: true };
    const saved = await ana.put(FIRM, company({ links, preferences }));
    expect(saved.status).toBe(200);
    const { firm } = company();
    const { address, ...described } = firm;
    expect(dataOf(saved)).toEqual({
      id: ana.id,
      type: 'firm',
      attributes: {
        ...described,
        address: { ...address, time_zone: 'America/Toronto' },
        links: [links[0], { kind: 'facebook', url: 'https://facebook.example/ferme' }],
        preferences,
        image_urls: { image: null, image_thumbnail: null, image_additional: null, image_additional_thumbnail: null },
      },
    });
    const read = await ana.get(FIRM, { 'x-min-position': saved.headers['x-position'] ?? '' });
    expect([read.body, read.headers['etag']]).toEqual([saved.body, saved.headers['etag']]);
  });

  test('raises a producer to level two at the very next request', async () => {
    const ana = await http.person(ANA);
    expect((await ana.post('/api/v1/subscription')).status).toBe(403);
    await ana.put(FIRM, company());
    expect((await ana.post('/api/v1/subscription')).status).toBe(201);
  });

  test('without coordinates stays at level one', async () => {
    const ana = await http.person(ANA);
    const { latitude: _, longitude: __, ...written } = company().firm.address;
    const saved = await ana.put(FIRM, company({ address: written }));
    expect(dataOf(saved).attributes['address']).toEqual({
      ...written,
      latitude: null,
      longitude: null,
      time_zone: null,
    });
    expect(dataOf(await ana.get('/api/v1/profile')).attributes).toMatchObject({
      role: 'producer_level_one',
      location: null,
    });
  });

  test('records only differences', async () => {
    const ana = await http.person(ANA);
    await ana.put(FIRM, company());
    const again = await ana.put(FIRM, company());
    expect(again.headers['etag']).toBe('"3"');
    await ana.put(FIRM, company({ name: 'Ferme Ana et Bo' }));
    const events = await http.store.log.readStream(`firm-${ana.id}`);
    expect(events.map(({ type }) => type)).toEqual([
      'CompanyDescribed',
      'ContactChanged',
      'CompanyLocated',
      'CompanyDescribed',
    ]);
  });

  test('is in the country that its code names, whatever the address calls it', async () => {
    const ana = await http.person(ANA);
    const { address } = company().firm;
    const saved = await ana.put(FIRM, company({ address: { ...address, country: 'France' } }));
    expect([saved.status, dataOf(saved).attributes['address']]).toMatchObject([
      200,
      { country: 'Canada', country_code: 'CA' },
    ]);
  });

  test('is taken as the contract writes it, its country named by its code in the caller’s language', async () => {
    const ana = await http.person(ANA);
    const { country: _, ...address } = company().firm.address;
    const saved = await ana.put(FIRM, company({ address: { ...address, country_code: 'US' } }), french);
    expect([saved.status, dataOf(saved).attributes['address']]).toMatchObject([200, { country: 'États-Unis' }]);
    const again = await ana.put(FIRM, company({ address: { ...address, country_code: 'US' } }));
    expect(dataOf(again).attributes['address']).toMatchObject({ country: 'États-Unis' });
    const moved = await ana.put(FIRM, company({ address }));
    expect(dataOf(moved).attributes['address']).toMatchObject({ country: 'Canada', country_code: 'CA' });
  });

  test('keeps what a save leaves out, and empties what it says is null', async () => {
    const ana = await http.person(ANA);
    const links = [{ kind: 'website', url: 'https://ferme.example/' }];
    const preferences = { show_address: true, show_zip: true, show_email: false, show_phone: false };
    const before = dataOf(await ana.put(FIRM, company({ links, preferences }))).attributes;
    const { details: _, phone: __, foundation_date, name, owner_name, email, address } = company().firm;
    const { latitude: ___, longitude: ____, ...written } = address;
    const required = { name, owner_name, email, foundation_date, address: written };
    expect(dataOf(await ana.put(FIRM, { firm: required })).attributes).toEqual(before);
    const partly = dataOf(await ana.put(FIRM, { firm: { ...required, preferences: { show_zip: false } } })).attributes;
    expect(partly['preferences']).toEqual({ ...preferences, show_zip: false });
    const nulls = { details: null, phone: null, links: null, preferences: null };
    expect(dataOf(await ana.put(FIRM, { firm: { ...required, ...nulls } })).attributes).toMatchObject({
      details: '',
      phone: '',
      links: [],
      preferences: { show_address: false, show_zip: false },
    });
  });

  test('of a version that is not the current one is not overwritten', async () => {
    const ana = await http.person(ANA);
    await ana.put(FIRM, company());
    const stale = await ana.put(FIRM, company({ name: 'Other' }), { 'if-match': '"1"' });
    expect(errorsOf(stale)).toEqual([409, 'version_conflict']);
    expect(dataOf(stale).attributes['name']).toBe('Ferme Ana');
  });

  test('keeps every change when many are saved at once', async () => {
    const ana = await http.person(ANA);
    const names = Array.from({ length: 20 }, (_, at) => `Ferme ${at}`);
    const answers = await Promise.all(names.map((name) => ana.put(FIRM, company({ name }))));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const events = await http.store.log.readStream(`firm-${ana.id}`);
    const described = events.filter(({ type }) => type === 'CompanyDescribed');
    expect(new Set(described.map(({ data }) => data['name']))).toEqual(new Set(names));
  });

  test('that was never saved is saved once by those who saw it so', async () => {
    const ana = await http.person(ANA);
    const unseen = { 'if-match': '"0"' };
    expect((await ana.put(FIRM, company(), unseen)).status).toBe(200);
    expect(errorsOf(await ana.put(FIRM, company({ name: 'Other' }), unseen))).toEqual([409, 'version_conflict']);
  });

  test('can be seen as it was', async () => {
    const ana = await http.person(ANA);
    await ana.put(FIRM, company());
    const then = new Date(http.clock.now).toISOString();
    http.clock.now += 1000;
    const renamed = await ana.put(FIRM, company({ name: 'Ferme Nouvelle' }));
    const past = await ana.get(`${FIRM}?as_of=${then}`, { 'x-min-position': renamed.headers['x-position'] ?? '' });
    expect([dataOf(past).attributes['name'], past.headers['etag']]).toEqual(['Ferme Ana', undefined]);
    expect(dataOf(await ana.get(`${FIRM}?as_of=2020-01-01T00:00:00Z`)).attributes['name']).toBe('');
    expect(errorsOf(await ana.get(`${FIRM}?as_of=yesterday`))).toEqual([400, 'malformed_request as_of']);
  });

  test('is refused by name, in both languages, for what no company has', async () => {
    const ana = await http.person(ANA);
    const { longitude: _, ...address } = { ...company().firm.address, country_code: 'ZZ' };
    const links = [{ kind: 'website', url: '//evil.example' }];
    const wrong = company({ name: '\u200B', foundation_date: '9999-12-31', address, links });
    const messages = async (headers: Readonly<Record<string, string>>) =>
      (await ana.put(FIRM, wrong, headers)).body.errors?.map(
        ({ field, message }) => `${field} ${message.replaceAll('\u00A0', ' ')}`,
      );
    expect(await messages({})).toEqual([
      'firm.name Company name is required',
      'firm.foundation_date Foundation date cannot be in the future',
      'firm.address.country_code Country code is invalid',
      'firm.address.longitude Longitude is missing: latitude and longitude belong together',
      'firm.links.0.url Enter a web address that begins with https://',
    ]);
    expect(await messages(french)).toEqual([
      'firm.name Le champ « Nom de l’entreprise » est obligatoire',
      'firm.foundation_date Le champ « Date de fondation » ne peut pas être une date à venir',
      'firm.address.country_code Le champ « Code du pays » n’est pas valide',
      'firm.address.longitude Le champ « Longitude » manque : la latitude et la longitude vont ensemble',
      'firm.links.0.url Indiquez une adresse Web qui commence par https://',
    ]);
  });

  test('names every wrong field at once, in both languages', async () => {
    const ana = await http.person(ANA);
    const wrong = company({
      name: '',
      email: 'x',
      phone: 'call me',
      links: [{ kind: 'website', url: 'javascript:x()' }],
    });
    const answer = await ana.put(FIRM, wrong, { 'accept-language': 'fr' });
    expect(errorsOf(answer)).toEqual([
      422,
      'required firm.name',
      'invalid firm.email',
      'phone firm.phone',
      'web_address firm.links.0.url',
    ]);
    expect(answer.body.errors?.[3]?.message).toBe('Indiquez une adresse Web qui commence par https://');
    expect((await ana.put(FIRM, wrong)).body.errors?.[3]?.message).toContain('begins with https://');
  });

  test('holds names and address lines on one line each, and its description on as many as it likes', async () => {
    const ana = await http.person(ANA);
    const address = { ...company().firm.address, raw: '12 rue\u202E', city: 'Sher\nbrooke', zipcode: 'J1H\r1A1' };
    const wrong = company({ name: 'Ferme\nAna', owner_name: 'http://x.example', details: 'One\ntwo', address });
    expect(errorsOf(await ana.put(FIRM, wrong))).toEqual([
      422,
      'one_line firm.name',
      'no_link firm.owner_name',
      'one_line firm.address.raw',
      'one_line firm.address.city',
      'one_line firm.address.zipcode',
    ]);
    expect((await ana.put(FIRM, company({ details: 'One\ntwo' }))).status).toBe(200);
  });

  test('is for its own producer or business only', async () => {
    const cafe = await http.person('bo@cafe.example', { accountable_type: 'Business' });
    expect((await cafe.put(FIRM, company({ name: 'Café Bo' }))).status).toBe(200);
    expect(dataOf(await cafe.get('/api/v1/profile')).attributes['role']).toBe('business_level_one');
    expect(errorsOf(await http.guest.get(FIRM))).toEqual([401, 'unauthenticated']);
    expect(errorsOf(await http.guest.put(FIRM, company()))).toEqual([401, 'unauthenticated']);
    const ana = await http.person(ANA);
    expect(dataOf(await ana.get(FIRM)).attributes['name']).toBe('');
  });
});

describe('the pictures of a company', () => {
  test('are served re-encoded, for ever, and to anyone', async () => {
    const ana = await http.person(ANA);
    const urls = urlsOf(await ana.put(FIRM, company({ image: await png() })));
    expect(urls['image_additional']).toBeNull();
    const image = await http.guest.get(String(urls['image']));
    expect(image.status).toBe(200);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await http.guest.get(String(urls['image_thumbnail']))).status).toBe(200);
  });

  test('stay when left out, and go when taken away', async () => {
    const ana = await http.person(ANA);
    const both = urlsOf(await ana.put(FIRM, company({ image: await png(), image_additional: await png(32) })));
    expect(urlsOf(await ana.put(FIRM, company()))).toEqual(both);
    const left = urlsOf(await ana.put(FIRM, company({ image: null })));
    expect(left).toEqual({ ...both, image: null, image_thumbnail: null });
  });

  test('are refused when they are none, or too large, and then nothing is saved', async () => {
    const ana = await http.person(ANA);
    const put = async (image: object) => errorsOf(await ana.put(FIRM, company({ image })));
    const text = Buffer.from('#!/bin/sh').toString('base64');
    expect(await put({ base64data: text, fileName: 'logo.png' })).toEqual([415, 'file_type firm.image']);
    expect(await put({ base64data: 'A'.repeat(11_400_000), fileName: 'logo.png' })).toEqual([
      413,
      'file_too_large firm.image',
    ]);
    expect(await put({ fileName: 'logo.png' })).toEqual([422, 'required firm.image.base64data']);
    const named = { base64data: (await png()).base64data, fileName: 'x'.repeat(256) };
    expect(await put(named)).toEqual([422, 'too_long firm.image.fileName']);
    expect(await http.store.log.readStream(`firm-${ana.id}`)).toEqual([]);
  });
});

describe('the pictures of a save that is refused', () => {
  async function kept(): Promise<number> {
    let count = 0;
    for await (const _ of http.services.blobs.list()) count += 1;
    return count;
  }

  test('are not kept: neither after a conflict, nor for a fault elsewhere, nor for the other picture', async () => {
    const ana = await http.person(ANA);
    await ana.put(FIRM, company());
    const stale = await ana.put(FIRM, company({ image: await png() }), { 'if-match': '"1"' });
    expect(errorsOf(stale)).toEqual([409, 'version_conflict']);
    expect(dataOf(stale).attributes['name']).toBe('Ferme Ana');
    const { latitude: _, longitude: __, ...lost } = company().firm.address;
    const unplaced = company({ address: { ...lost, raw: 'Nowhere' }, image: await png() });
    expect(errorsOf(await ana.put(FIRM, unplaced))).toEqual([422, 'address_not_located firm.address.raw']);
    const none = { base64data: Buffer.from('#!/bin/sh').toString('base64') };
    const other = await ana.put(FIRM, company({ image: await png(), image_additional: none }));
    expect(errorsOf(other)).toEqual([415, 'file_type firm.image_additional']);
    expect(await kept()).toBe(0);
    expect((await ana.put(FIRM, company({ image: await png() }), { 'if-match': '"3"' })).status).toBe(200);
    expect(await kept()).toBe(2);
  });
});
