import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAnswer, TestClient } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { after, ItemsHttp, one, url } from '../item/item.http.fixture.ts';

const of = new ItemsHttp();
beforeAll(() => of.open());
afterAll(() => of.http.close());
const picture = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(64) });
const address = (sign: string) => expect.stringContaining(sign.repeat(64)) as unknown;
const square = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="8" height="8"/></svg>`,
  ).toString('base64');
const [base64data, other] = [square(8), square(16)];

type Change = Readonly<Record<'field' | 'kind' | 'before' | 'after' | 'at', string | null>> & {
  readonly of: object | null;
};
/** What the page says has changed since an instant. */
async function changesSince(made: TestAnswer, at: string, language = 'en'): Promise<readonly Change[]> {
  const answer = await of.http.guest.get(`${url}/${one(made).attributes.slug}?at=${at}`, {
    ...after(made),
    'accept-language': language,
  });
  return (one(answer).attributes as unknown as { readonly changes: readonly Change[] }).changes;
}
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
const shows = (isShown: boolean) => ({
  showAddress: isShown,
  showZip: isShown,
  showEmail: isShown,
  showPhone: isShown,
});
const certified = (who: TestClient, certificationId: string, more: object = {}) =>
  of.happened(who, `certification-${certificationId}`, 'CertificationRecorded', {
    certificationId,
    number: '12',
    certifier: 'QAI',
    image: picture('a'),
    validUntil: '2026-12-31',
    ...more,
  });
const told = (changes: readonly Change[]) => changes.map(({ field, before, after: now }) => [field, before, now]);

describe('a page tells of a label that was printed before', () => {
  test('the price first, then amounts, produces, claims, the producer, texts and pictures, whatever changed when', async () => {
    const { farm, produceId, sent } = await of.stall();
    const made = await farm.post(url, sent({ image: { base64data } }));
    await farm.get(url, after(made));
    const printed = of.now();
    const at = `${url}/${one(made).id}`;
    await farm.put(at, { item: { image: { base64data: other } } });
    await farm.put(at, { item: { details: 'Mûres.' } });
    await of.company(farm, 'PictureChanged', { which: 'logo', ...picture('d') });
    await of.company(farm, 'CompanyLocated', located);
    await certified(farm, uuidv7());
    await of.happened(farm, `produce-${produceId}`, 'ProduceCorrected', { produceId, image: picture('b') });
    await of.happened(farm, `produce-${produceId}`, 'ProduceCorrected', { produceId, availabilityTo: '2026-11-30' });
    await farm.put(at, { item: { quantity: 4 } });
    const last = await farm.put(at, { item: { cost: 18 } });
    expect((await changesSince(last, printed)).map(({ field, kind }) => [field, kind])).toEqual([
      ['cost', 'changed'],
      ['quantity', 'changed'],
      ['availability_to', 'changed'],
      ['certifications', 'added'],
      ['producer_place', 'added'],
      ['details', 'changed'],
      ['picture', 'changed'],
      ['producer_picture', 'added'],
      ['picture', 'added'],
    ]);
  });

  test('another picture of the item, of a produce and of a certificate', async () => {
    const { farm, produceId, sent } = await of.stall();
    const certificationId = uuidv7();
    await certified(farm, certificationId);
    const made = await farm.post(url, sent());
    await farm.get(url, after(made));
    const printed = of.now();
    const last = await farm.put(`${url}/${one(made).id}`, { item: { image: { base64data } } });
    await of.happened(farm, `produce-${produceId}`, 'ProduceCorrected', { produceId, image: picture('b') });
    await of.happened(farm, `certification-${certificationId}`, 'CertificationCorrected', {
      certificationId,
      image: picture('c'),
    });
    const changes = await changesSince(last, printed);
    expect(changes).toMatchObject([
      { field: 'picture', of: null, before: null, after: one(last).attributes.image_urls['image'] },
      { field: 'picture', of: { id: produceId }, before: null, after: address('b') },
      { field: 'picture', of: { id: certificationId, name: 'QAI' }, before: null, after: address('c') },
    ]);
    expect(changes.every(({ at }) => at !== null && at > printed)).toBe(true);
  });

  test('what the producer is called, says of itself and shows, each since it changed', async () => {
    const { farm, sent } = await of.stall('Ferme des Bois verts');
    await of.company(farm, 'ContactChanged', { ownerName: 'Marie', email: 'marie@bois.example', phone: '' });
    await of.company(farm, 'CompanyLocated', located);
    const made = await farm.post(url, sent());
    await farm.get(url, after(made));
    const printed = of.now();
    const named = { name: 'Ferme du Rang 4', details: 'Maraîchage diversifié.', foundationDate: '2009-04-01' };
    await of.company(farm, 'CompanyDescribed', named);
    const renamed = new Date(of.time).toISOString();
    await of.company(farm, 'CompanyDescribed', { ...named, details: 'Petits fruits.' });
    await of.company(farm, 'ContactChanged', { ownerName: 'Luc', email: 'marie@bois.example', phone: '819 555-0142' });
    await of.company(farm, 'CompanyLocated', { ...located, city: 'Coaticook', raw: '3, rue Neuve' });
    await of.company(farm, 'PublicDetailsChosen', shows(true));
    await of.company(farm, 'LinksChanged', { links: [{ kind: 'website', url: 'https://bois.example/' }] });
    await of.company(farm, 'PictureChanged', { which: 'logo', ...picture('d') });
    const changes = await changesSince(made, printed);
    expect(told(changes)).toEqual([
      ['producer_name', 'Ferme des Bois verts', 'Ferme du Rang 4'],
      ['producer_owner', null, 'Luc'],
      ['producer_place', 'Compton, Québec, Canada', 'Coaticook, Québec, Canada'],
      ['producer_address', null, '3, rue Neuve'],
      ['producer_zipcode', null, 'J0B 2R0'],
      ['producer_phone', null, '819 555-0142'],
      ['producer_email', null, 'marie@bois.example'],
      ['producer_website', null, 'https://bois.example/'],
      ['producer_details', null, 'Petits fruits.'],
      ['producer_picture', null, address('d')],
    ]);
    expect(changes[0]?.at).toBe(renamed);
  });

  test('no contact that the producer emptied, replaced, or withdrew and shows anew', async () => {
    const { farm, sent } = await of.stall();
    const [phone, email] = ['819 555-1111', 'first@bois.example'];
    await of.company(farm, 'ContactChanged', { ownerName: 'Jane', email, phone });
    await of.company(farm, 'CompanyLocated', located);
    await of.company(farm, 'LinksChanged', { links: [{ kind: 'website', url: 'https://first.example/' }] });
    await of.company(farm, 'PublicDetailsChosen', shows(true));
    const made = await farm.post(url, sent());
    await farm.get(url, after(made));
    const printed = of.now();
    await of.company(farm, 'ContactChanged', { ownerName: 'Bob', email: 'second@bois.example', phone: '' });
    await of.company(farm, 'LinksChanged', { links: [] });
    await of.company(farm, 'CompanyLocated', { ...located, raw: '99, rue Neuve' });
    await of.company(farm, 'PublicDetailsChosen', shows(false));
    await of.company(farm, 'PublicDetailsChosen', shows(true));
    expect(told(await changesSince(made, printed))).toEqual([
      ['producer_owner', null, 'Bob'],
      ['producer_address', null, '99, rue Neuve'],
      ['producer_email', null, 'second@bois.example'],
    ]);
  });

  test('another product, variety and production type of a produce, named in the language of who asks', async () => {
    const { farm, produceId, sent } = await of.stall();
    const made = await farm.post(url, sent());
    await farm.get(url, after(made));
    const printed = of.now();
    await of.happened(farm, `produce-${produceId}`, 'ProduceCorrected', {
      produceId,
      productId: 'garlic',
      varietyId: 'garlic_other',
      productionTypeId: 'conventional',
    });
    const grown = new Date(of.time).toISOString();
    for (const [language, product, productionType] of [
      ['en', ['Tomato', 'Garlic'], ['Certified organic', 'Conventional']],
      ['fr', ['Tomate', 'Ail'], ['Biologique certifiée', 'Conventionnelle']],
    ] as const) {
      const changes = await changesSince(made, printed, language);
      expect(told(changes)).toEqual([
        ['product', ...product],
        ['variety', expect.any(String), expect.any(String)],
        ['production_type', ...productionType],
      ]);
      for (const { of: produce, at } of changes)
        expect([produce, at]).toEqual([{ id: produceId, name: product[1] }, grown]);
    }
  });

  test('nothing of what the producer shows no longer, and nothing of what it said again', async () => {
    const { farm, sent } = await of.stall();
    await of.company(farm, 'ContactChanged', { ownerName: '', email: 'marie@bois.example', phone: '819 555-0142' });
    await of.company(farm, 'CompanyLocated', located);
    await of.company(farm, 'PublicDetailsChosen', shows(true));
    const made = await farm.post(url, sent());
    await farm.get(url, after(made));
    const printed = of.now();
    await of.company(farm, 'ContactChanged', { ownerName: '', email: 'marie@bois.example', phone: '819 555-0142' });
    await of.company(farm, 'PublicDetailsChosen', shows(false));
    expect(await changesSince(made, printed)).toEqual([]);
  });

  test('other days of a certificate, and claims that stand since another day', async () => {
    const { farm, sent } = await of.stall();
    const [longer, anew] = [uuidv7(), uuidv7()];
    await certified(farm, longer);
    await certified(farm, anew, { certifier: 'Écocert' });
    const practices = (type: string) =>
      of.happened(farm, `followed_practices-${farm.session?.companyId ?? ''}`, type, { practices: ['no_till'] });
    await practices('PracticesAdopted');
    const made = await farm.post(url, sent());
    await farm.get(url, after(made));
    const printed = of.now();
    await of.happened(farm, `certification-${longer}`, 'CertificationCorrected', {
      certificationId: longer,
      validFrom: '2026-01-01',
      validUntil: '2027-12-31',
    });
    for (const type of ['CertificationRemoved', 'CertificationRestored'])
      await of.happened(farm, `certification-${anew}`, type, { certificationId: anew });
    for (const type of ['PracticesDropped', 'PracticesAdopted']) await practices(type);
    const changes = await changesSince(made, printed);
    const instant = expect.stringMatching(/^2026-07-01T.*Z$/) as unknown;
    expect(changes).toMatchObject([
      { field: 'valid_from', of: { id: longer }, before: null, after: '2026-01-01' },
      { field: 'valid_until', of: { id: longer }, before: '2026-12-31', after: '2027-12-31' },
      { field: 'since', of: { id: anew, name: 'Écocert' }, before: instant, after: instant },
      { field: 'since', of: { id: 'no_till' }, before: instant, after: instant },
    ]);
    for (const { field, before, after: now, at } of changes)
      if (field === 'since') expect([(before ?? '') < printed, now]).toEqual([true, at]);
  });
});
