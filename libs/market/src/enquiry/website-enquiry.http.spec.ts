import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestClient } from '@terroir/http/testing';
import { after, errors, ItemsHttp, one } from '../item/item.http.fixture.ts';
import { DAILY_FROM_VISITOR, DAILY_FROM_WEBSITE } from './daily-limits.ts';

const url = '/api/v1/website_enquiries';
const of = new ItemsHttp();
beforeAll(() => of.open());
afterAll(() => of.http.close());

let farm: TestClient;
let slug: string;
beforeEach(async () => {
  farm = await of.farm('Ferme du Ruisseau');
  const published = await farm.post('/api/v1/publish_website', { website: { sections: [] } });
  slug = (one(published).attributes as { slug: string }).slug;
  await of.http.store.projector?.waitFor(Number(published.headers['x-position']), 60_000);
});
const contact = (more: object = {}) => ({
  website_enquiry: { slug, name: 'Zoé Côté', email: 'zoe@courriel.example', message: 'Peut-on visiter ?', ...more },
});
let visitors = 0;
/** A visitor who has not written yet. */
const anybody = () => ({ email: `visitor-${(visitors += 1)}@courriel.example` });
const inbox = async (who: TestClient, headers = {}) =>
  (await who.get('/api/v1/enquiries', headers)).body.data as readonly {
    id: string;
    attributes: Record<string, unknown>;
  }[];

describe('POST /website_enquiries', () => {
  test('takes the message of a visitor, who reads nothing of the producer in the answer', async () => {
    const answer = await of.http.guest.post(url, contact());
    expect(answer.status).toBe(201);
    expect(Object.keys(one(answer).attributes).toSorted()).toEqual(['sent_at', 'slug']);
    const [kept] = await inbox(farm, after(answer));
    expect(kept?.attributes).toMatchObject({
      source: 'website',
      state: 'new',
      unread: true,
      relatable_type: 'Producer',
      other: { kind: 'visitor', name: 'Zoé Côté', email: 'zoe@courriel.example' },
      excerpt: 'Peut-on visiter ?',
    });
    const answered = await farm.post(`/api/v1/enquiries/${kept?.id}/answers`, { answer: { message: 'Oui, samedi.' } });
    expect([answered.status, one(answered).attributes['state']]).toEqual([201, 'answered']);
  });

  test('asks a visitor for name and email, and names everything that is wrong at once', async () => {
    const missing = await of.http.guest.post(url, contact({ name: undefined, email: undefined }));
    expect(errors(missing)).toEqual([422, 'required website_enquiry.name', 'required website_enquiry.email']);
    const wrong = await of.http.guest.post(
      url,
      contact({ name: 'Zoé\r\nBcc: x@y.ca', email: 'zoe', message: '\u200B' }),
    );
    expect(errors(wrong)).toEqual([
      422,
      'one_line website_enquiry.name',
      'invalid website_enquiry.email',
      'required website_enquiry.message',
    ]);
    const french = await of.http.guest.post(url, contact({ email: undefined }), { 'accept-language': 'fr' });
    expect(french.body.errors?.[0]?.message).toContain('Votre courriel');
    expect(await inbox(farm)).toEqual([]);
  });

  test('of a company that is logged in needs address and message alone, and is among those that it sent', async () => {
    const buyer = of.http.as({ role: 'business_level_one' });
    const sent = { website_enquiry: { slug, message: 'Livrez-vous ?' } };
    const answer = await buyer.post(url, sent);
    expect(answer.status).toBe(201);
    const [kept] = await inbox(buyer, after(answer));
    expect(kept?.attributes).toMatchObject({ box: 'sent', source: 'website', excerpt: 'Livrez-vous ?' });
    expect(errors(await farm.post(url, sent))).toEqual([422, 'enquiry_own null']);
    const analyst = of.http.as({ role: 'analyst' }); // has no company, and writes as a visitor does
    expect(errors(await analyst.post(url, sent))[0]).toBe(422);
    expect((await analyst.post(url, contact())).status).toBe(201);
  });

  test('finds no website at an unknown address, nor one that was never published', async () => {
    expect(errors(await of.http.guest.post(url, contact({ slug: 'nowhere' })))).toEqual([404, 'not_found null']);
    const draft = await of.farm('Ferme du Brouillon');
    await draft.put('/api/v1/website', { website: { sections: [{ identifier: 'header', content: 'Bientôt' }] } });
    expect(errors(await of.http.guest.post(url, contact({ slug: 'ferme-du-brouillon' })))).toEqual([
      404,
      'not_found null',
    ]);
  });

  test('lets a hundred messages a day through to a producer, also of calls at once', async () => {
    for (const [atOnce, taken] of [
      [DAILY_FROM_WEBSITE - 10, DAILY_FROM_WEBSITE - 10],
      [20, 10],
    ] as const) {
      const sent = await Promise.all(Array.from({ length: atOnce }, () => of.http.guest.post(url, contact(anybody()))));
      expect(sent.filter(({ status }) => status === 201)).toHaveLength(taken);
    }
    const full = await of.http.guest.post(url, contact(anybody()));
    expect(errors(full)).toEqual([429, 'too_many_requests null']);
    // An hour, whenever the others wrote.
    expect(full.headers['retry-after']).toBe('3600');
  });

  test('lets five messages a day through under one email, however it is written and also of calls at once', async () => {
    const emails = ['zoe@courriel.example', 'Zoe@Courriel.example'];
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => of.http.guest.post(url, contact({ email: emails[nth % 2] }))),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(DAILY_FROM_VISITOR);
    expect((await of.http.guest.post(url, contact(anybody()))).status).toBe(201);
  });

  test('keeps no producer from writing to another, however many visitors wait at its own website', async () => {
    const other = await of.farm('Ferme Voisine');
    const published = await other.post('/api/v1/publish_website', { website: { sections: [] } });
    const theirs = (one(published).attributes as { slug: string }).slug;
    await of.http.store.projector?.waitFor(Number(published.headers['x-position']), 60_000);
    const waiting = Array.from({ length: 150 }, () => of.http.guest.post(url, contact(anybody())));
    const own = await farm.post(url, { website_enquiry: { slug: theirs, message: 'Bonjour' } });
    expect(own.status).toBe(201);
    const refused = (await Promise.all(waiting)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(50);
  });
});
