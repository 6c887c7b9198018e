import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { errors } from '../item/item.http.fixture.ts';
import { MarketModule, marketViews } from '../market.module.ts';
import { marketOf, montreal, north } from '../marketplace/marketplace.fixture.ts';
import { marketCompanyView } from '../marketplace/market-company.view.ts';
import { DAILY_SENT } from './daily-limits.ts';
import type { EnquiryAttributes, EnquiryThreadAttributes } from './enquiry.wire.ts';

const url = '/api/v1/enquiries';
type Wire<A> = { readonly id: string; readonly attributes: Record<string, unknown> & Partial<A> };
const one = (answer: TestAnswer) => answer.body.data as Wire<EnquiryThreadAttributes>;
const many = (answer: TestAnswer) => answer.body.data as readonly Wire<EnquiryAttributes>[];

let time = Date.parse('2026-07-01T12:00:00.000Z');
const now = () => new Date((time += 1000)).toISOString();
let http: TestHttp;
let market: ReturnType<typeof marketOf>;
beforeAll(async () => {
  http = await testHttp({ modules: [MarketModule.with({})], views: marketViews, now });
});
afterAll(() => http.close());

let buyer: TestClient;
let farmer: TestClient;
let farm: string;
let item: string;
beforeEach(async () => {
  market = marketOf(http);
  buyer = http.as({
    role: 'business_level_one',
    accountId: await market.company('Business', 'Bistro', montreal, 'Montréal'),
  });
  farm = await producer('Ferme des Bois', 40.4);
  farmer = http.as({ role: 'producer_level_three', accountId: farm });
  item = await market.item(farm);
});
async function producer(name: string, km: number) {
  const id = await market.company('Producer', name, north(km));
  await market.show(id, true);
  return id;
}
/** What everything that was written by other modules is read with. */
const caughtUp = () => http.store.projector?.waitFor(Number(market.written['x-min-position']), 60_000);
const asked = (more: object = {}) => ({
  enquiry: { message: 'Douze paniers ?', relatable_type: 'Item', relatable_id: item, producer_id: farm, ...more },
});
async function send(more: object = {}, who = buyer, headers: Readonly<Record<string, string>> = {}) {
  await caughtUp();
  return who.post(url, asked(more), headers);
}
const inbox = async (who: TestClient, query = '') => many(await who.get(`${url}?${query}`));
const unread = async (who: TestClient) => one(await who.get('/api/v1/unread_enquiries')).attributes['count'];

describe('POST /enquiries', () => {
  test('is for businesses', async () => {
    expect(errors(await http.guest.post(url, asked()))).toEqual([401, 'unauthenticated null']);
    for (const role of ['producer_level_three', 'analyst'] as const)
      expect(errors(await http.as({ role }).post(url, asked()))).toEqual([403, 'wrong_role null']);
  });

  test('is shown by its beginning, which ends with a whole character', async () => {
    const { excerpt = '' } = one(await send({ message: `ab${'\u{1F600}'.repeat(150)}` })).attributes;
    expect([excerpt.endsWith('…'), excerpt.isWellFormed()]).toEqual([true, true]);
  });

  test('takes the body of the specification, and keeps what the buyer saw with where it saw it from', async () => {
    const answer = await send();
    expect([answer.status, answer.headers['etag']]).toEqual([201, '"2"']);
    expect(one(answer).attributes).toMatchObject({
      box: 'sent',
      state: 'new',
      unread: false,
      about: 'Sauce tomate',
      other: { kind: 'company', name: 'Ferme des Bois', email: null },
      seen: { version: 1, name: 'Sauce tomate', cost: 8, quantity: 0.5, quantity_unit: { id: 'litre' } },
      now: { version: 1, cost: 8 },
      slug: 'sauce-tomate',
      messages: [{ own: true, text: 'Douze paniers ?', erased: false }],
      can_answer: true,
    });
    const { distance } = one(answer).attributes;
    expect(Math.abs((distance ?? 0) - 40.4)).toBeLessThan(0.1);
    expect(one(await farmer.get(`${url}/${one(answer).id}`)).attributes.distance).toBe(40); // to the kilometre
  });

  test('is about a produce or the producer itself as well', async () => {
    const produce = await market.produce(farm);
    const about = await send({ relatable_type: 'Produce', relatable_id: produce });
    expect(one(about).attributes).toMatchObject({
      about: 'Tomato · Brandywine',
      seen: { version: 1, cost: 5, cost_unit: { id: 'kilogram' }, quantity: 100 },
    });
    const french = await buyer.get(`${url}/${one(about).id}`, { 'accept-language': 'fr' });
    expect(one(french).attributes.about).toBe('Tomate · Brandywine');
    const whole = await send({ relatable_type: 'Producer', relatable_id: farm });
    expect(one(whole).attributes).toMatchObject({ about: '', seen: null, now: null, relatable_type: 'Producer' });
  });

  test('keeps the version that was seen, and both sides read what it costs now', async () => {
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId: item, costCents: 950 } });
    const { id, attributes } = one(await send({ version: 1 }));
    expect(attributes).toMatchObject({ seen: { version: 1, cost: 8 }, now: { version: 2, cost: 9.5 } });
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId: item, costCents: 1000 } });
    await caughtUp();
    for (const who of [buyer, farmer])
      expect(one(await who.get(`${url}/${id}`)).attributes).toMatchObject({ seen: { cost: 8 }, now: { cost: 10 } });
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId: item, enabled: false } });
    await caughtUp();
    expect(one(await buyer.get(`${url}/${id}`)).attributes).toMatchObject({ seen: { cost: 8 }, now: null, slug: null });
  });

  test('refuses a version that there is not, or that nobody saw', async () => {
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId: item, enabled: false } });
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId: item, enabled: true } });
    for (const version of [2, 9])
      expect(errors(await send({ version }))).toEqual([422, 'version_unknown enquiry.version']);
    expect((await send({ version: 3 })).status).toBe(201);
  });

  test('refuses what is not offered: unknown, switched off, removed, or another producer’s', async () => {
    const refused = [422, 'enquiry_subject_unknown enquiry.relatable_id'];
    const other = await producer('Ferme voisine', 41);
    expect(errors(await send({ relatable_id: uuidv7() }))).toEqual(refused);
    expect(errors(await send({ relatable_id: await market.item(other) }))).toEqual(refused);
    expect(errors(await send({ relatable_type: 'Produce' }))).toEqual(refused);
    expect(errors(await send({ relatable_type: 'Producer' }))).toEqual(refused);
    expect(errors(await send({ relatable_id: await market.item(farm, { enabled: false }) }))).toEqual(refused);
    await market.changeItem(farm, { type: 'ItemRemoved', data: { itemId: item } });
    expect(errors(await send())).toEqual(refused);
  });

  test('refuses a producer out of range, as the marketplace measures, or gone, and the own company', async () => {
    const [near, far] = [await producer('À 299 km', 299), await producer('À 301 km', 301)];
    const about = (id: string) => ({ relatable_type: 'Producer', relatable_id: id, producer_id: id });
    expect((await send(about(near))).status).toBe(201);
    const answer = await send(about(far), buyer, { 'accept-language': 'fr' });
    expect(errors(answer)).toEqual([422, 'enquiry_out_of_range enquiry.producer_id']);
    expect(answer.body.errors?.[0]?.message).toContain('300\u00A0km');
    const gone = [422, 'enquiry_producer_gone enquiry.producer_id'];
    expect(errors(await send(about(uuidv7())))).toEqual(gone);
    expect(errors(await send(about(await market.company('Producer', 'Sans adresse', null))))).toEqual(gone);
    expect(errors(await send(about(await market.company('Business', 'Épicerie', north(3)))))).toEqual(gone);
    const own = buyer.session?.companyId ?? '';
    expect(errors(await send(about(own)))).toEqual([422, 'enquiry_own enquiry.producer_id']);
    await market.erase(farm);
    expect(errors(await send())).toEqual(gone);
  });

  test('refuses a producer that moved out of range a moment ago, however late the market is', async () => {
    await caughtUp();
    http.lag(marketCompanyView);
    await market.locate(farm, north(400));
    expect(errors(await send())).toEqual([422, 'enquiry_out_of_range enquiry.producer_id']);
  });

  test('needs the place of the business', async () => {
    const lost = http.as({
      role: 'business_level_one',
      accountId: await market.company('Business', 'Sans adresse', null),
    });
    expect(errors(await send({}, lost))).toEqual([403, 'location_required null']);
  });

  test.each([
    [{ message: ' \u200B ' }, ['required enquiry.message']],
    [{ message: 'x'.repeat(5001) }, ['too_long enquiry.message']],
    [{ relatable_type: 'Plot' }, ['invalid enquiry.relatable_type']],
    [{ relatable_id: 'me', version: 0 }, ['invalid enquiry.relatable_id', 'at_least enquiry.version']],
    [{ producer_id: null }, ['required enquiry.producer_id']],
  ])('refuses %j, field by field', async (more, faults) => {
    expect(errors(await send(more))).toEqual([422, ...faults]);
  });

  test('is written once however often it is sent under one key', async () => {
    const key = { 'idempotency-key': uuidv7() };
    const [first, again] = [await send({}, buyer, key), await send({}, buyer, key)];
    expect(one(again).id).toBe(one(first).id);
    expect(await inbox(farmer)).toHaveLength(1);
    expect(errors(await send({ message: 'Autre' }, buyer, key))).toEqual([422, 'idempotency_mismatch null']);
  });

  test('is sent fifty times a day at most by calls at once too', async () => {
    await caughtUp();
    const sent = await Promise.all(Array.from({ length: DAILY_SENT + 15 }, () => buyer.post(url, asked())));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(DAILY_SENT);
  });

  test('is sent fifty times a day at most, and the answer says when again', async () => {
    for (let nth = 0; nth < DAILY_SENT; nth += 1) expect((await send()).status).toBe(201);
    const full = await send();
    expect(errors(full)).toEqual([429, 'too_many_requests null']);
    const wait = Number(full.headers['retry-after']);
    expect(wait).toBeGreaterThan(23 * 3600);
    time += (wait + 1) * 1000;
    expect((await send()).status).toBe(201);
  });

  test('is held up by none that a clock which went ahead has dated to come', async () => {
    const ahead = 28 * 24 * 60 * 60 * 1000;
    time += ahead;
    for (let nth = 0; nth < DAILY_SENT; nth += 1) expect((await send()).status).toBe(201);
    time -= ahead;
    expect((await send()).status).toBe(201);
  });
});

describe('an enquiry among those of both sides', () => {
  test('goes from new by read to answered, and each side is told how many wait', async () => {
    const { id } = one(await send());
    expect([await unread(farmer), await unread(buyer)]).toEqual([1, 0]);
    const [listed] = await inbox(farmer);
    expect(listed).toMatchObject({
      id,
      attributes: { box: 'received', state: 'new', unread: true, other: { name: 'Bistro', city: 'Montréal' } },
    });
    expect(listed?.attributes).not.toHaveProperty('messages');
    expect((await farmer.get(`${url}/${id}`)).status).toBe(200);
    expect(await unread(farmer)).toBe(1); // to look is not to have read
    const read = await farmer.post(`${url}/${id}/read`);
    expect([read.status, one(read).attributes.state]).toEqual([200, 'read']);
    expect(await unread(farmer)).toBe(0);
    const answered = await farmer.post(`${url}/${id}/answers`, { answer: { message: ' Oui. ' } });
    expect([answered.status, one(answered).attributes.state]).toEqual([201, 'answered']);
    expect([await unread(farmer), await unread(buyer)]).toEqual([0, 1]);
    expect((await inbox(buyer))[0]?.attributes).toMatchObject({
      state: 'answered',
      excerpt: 'Oui.',
      last_is_own: false,
    });
    await buyer.post(`${url}/${id}/read`);
    expect(await unread(buyer)).toBe(0);
    await buyer.post(`${url}/${id}/answers`, { answer: { message: 'Merci.' } });
    const both = await Promise.all([farmer, buyer].map(async (who) => one(await who.get(`${url}/${id}`)).attributes));
    expect(both.map(({ state, messages }) => [state, messages?.map(({ own, text }) => `${own} ${text}`)])).toEqual([
      ['new', ['false Douze paniers ?', 'true Oui.', 'false Merci.']],
      ['new', ['true Douze paniers ?', 'false Oui.', 'true Merci.']],
    ]);
  });

  test('is found by its state, those with the latest message first, page by page', async () => {
    const ids: string[] = [];
    for (const message of ['Un', 'Deux', 'Trois']) ids.push(one(await send({ message })).id);
    await farmer.post(`${url}/${ids[0]}/answers`, { answer: { message: 'Oui.' } });
    expect((await inbox(farmer)).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    expect((await inbox(farmer, 'state=new')).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect((await inbox(farmer, 'state=answered')).map(({ id }) => id)).toEqual([ids[0]]);
    const first = await farmer.get(`${url}?limit=2`);
    expect(first.body.meta).toMatchObject({ total: 3 });
    const rest = await farmer.get(`${url}?limit=2&cursor=${first.body.meta?.['next_cursor'] as string}`);
    expect(many(rest).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await inbox(farmer, 'box=sent')).toEqual([]);
  });

  test.each(['state=old', 'box=all', 'limit=0', 'limit=501', 'cursor=nonsense'])('refuses %s', async (query) =>
    expect((await farmer.get(`${url}?${query}`)).status).toBe(400),
  );

  test('is nothing to strangers: neither read, nor marked, nor answered', async () => {
    const { id } = one(await send());
    const strangers = [
      http.as({ role: 'business_level_one', accountId: await market.company('Business', 'Autre', montreal) }),
      http.as({ role: 'producer_level_three', accountId: await producer('Autre ferme', 3) }),
    ];
    await caughtUp();
    for (const who of strangers) {
      expect(await inbox(who)).toEqual([]);
      expect(errors(await who.get(`${url}/${id}`))).toEqual([404, 'not_found null']);
      expect(errors(await who.post(`${url}/${id}/read`))).toEqual([404, 'not_found null']);
      const answer = { answer: { message: 'Moi !' } };
      expect(errors(await who.post(`${url}/${id}/answers`, answer))).toEqual([404, 'not_found null']);
    }
    expect(errors(await http.guest.get(url))).toEqual([401, 'unauthenticated null']);
    expect(errors(await http.as({ role: 'analyst' }).get(url))).toEqual([403, 'wrong_role null']);
  });

  test('takes three messages before its first answer and ten in a row after it', async () => {
    const { id } = one(await send());
    const write = (who: TestClient) => who.post(`${url}/${id}/answers`, { answer: { message: 'Alors ?' } });
    for (const most of [2, 10]) {
      for (let nth = 0; nth < most; nth += 1) expect((await write(buyer)).status).toBe(201);
      expect(errors(await write(buyer))).toEqual([422, 'enquiry_unanswered null']);
      expect((await write(farmer)).status).toBe(201);
    }
  });

  test('keeps a message that nobody can see out', async () => {
    const { id } = one(await send());
    const answer = await farmer.post(`${url}/${id}/answers`, { answer: { message: '\u2800' } });
    expect(errors(answer)).toEqual([422, 'required answer.message']);
  });

  test('loses the words of whoever is erased, in the boxes and in the log, and keeps the others', async () => {
    const { id } = one(await send());
    await farmer.post(`${url}/${id}/answers`, { answer: { message: 'Oui.' } });
    const buyerId = buyer.session?.companyId ?? '';
    await http.store.keyring.erase(buyerId);
    await market.erase(buyerId);
    await caughtUp();
    const inLog = (await http.store.log.readStream(`enquiry-${id}`)).map(({ data }) => data['message'] ?? data['name']);
    expect(inLog).toEqual(['', 'Sauce tomate', 'Oui.']);
    const left = {
      other: { kind: 'gone', name: '', city: '' },
      distance: null,
      about: 'Sauce tomate',
      can_answer: false,
      messages: [
        { text: '', erased: true },
        { text: 'Oui.', erased: false },
      ],
    };
    expect(one(await farmer.get(`${url}/${id}`)).attributes).toMatchObject(left);
    await http.store.rebuild(null);
    expect(one(await farmer.get(`${url}/${id}`)).attributes).toMatchObject(left);
    const more = await farmer.post(`${url}/${id}/answers`, { answer: { message: 'Encore là ?' } });
    expect(errors(more)).toEqual([422, 'enquiry_other_gone null']);
    expect(errors(await buyer.get(`${url}/${id}`))).toEqual([404, 'not_found null']);
  });

  test('keeps for its sender what it wrote, where the producer is erased', async () => {
    const { id } = one(await send());
    await farmer.post(`${url}/${id}/answers`, { answer: { message: 'Oui.' } });
    await http.store.keyring.erase(farm);
    await market.erase(farm);
    await caughtUp();
    expect(one(await buyer.get(`${url}/${id}`)).attributes).toMatchObject({
      other: { kind: 'gone' },
      about: '',
      seen: { name: '', cost: 8 },
      now: null,
      messages: [
        { own: true, text: 'Douze paniers ?' },
        { own: false, text: '', erased: true },
      ],
    });
    expect(errors(await farmer.get(`${url}/${id}`))).toEqual([404, 'not_found null']);
  });
});
