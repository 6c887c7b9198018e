import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestClient } from '@terroir/http/testing';
import { checkpointsIn, MailDeferred, MailUnavailable, uuidv7, type Reactor } from '@terroir/store';
import { after, ItemsHttp, one } from '../item/item.http.fixture.ts';
import { montreal, marketOf, north } from '../marketplace/marketplace.fixture.ts';
import { enquiryWords } from './enquiry-letters.ts';
import { enquiryMail, openEnquiryMail, type Correspondent, type EnquiryMailPorts } from './enquiry-mail.ts';

type SentEvent = Parameters<NonNullable<ReturnType<typeof enquiryMail>['on']['EnquirySent']>>[0];
type Sent = Parameters<EnquiryMailPorts['send']>;
const of = new ItemsHttp();
let people: Map<string, Correspondent>;
let tried: Sent[];
let failures: number;
let putOff: string | null;
let reported: unknown[];
let running: Reactor[];
let arrived: () => void;

beforeEach(async () => {
  [people, tried, failures, running, arrived] = [new Map(), [], 0, [], () => undefined];
  [putOff, reported] = [null, []];
  await of.open();
});
afterEach(async () => {
  for (const reactor of running) await reactor.close();
  await of.http.close();
});

const ports = (): EnquiryMailPorts => ({
  log: of.http.store.log,
  currency: 'CAD',
  correspondent: (id) => Promise.resolve(people.get(id) ?? null),
  send(...letter) {
    tried.push(letter);
    const isBusy = tried.length <= failures;
    arrived();
    if (letter[0].email === putOff) return Promise.reject(new MailDeferred('450 4.1.2'));
    return isBusy ? Promise.reject(new MailUnavailable('busy')) : Promise.resolve();
  },
});
/** A process begins: nothing but the store is kept from one to the next. */
async function start(): Promise<Reactor> {
  const reactor = await openEnquiryMail({
    ...ports(),
    checkpoints: checkpointsIn(of.http.store.secrets),
    report: (error) => void reported.push(error),
  });
  running.push(reactor);
  return reactor;
}
/** The event that an enquiry began with, as a reactor gets it. */
const sentEvent = async (id: string) => (await of.http.store.log.readStream(`enquiry-${id}`))[0] as never as SentEvent;
/** Resolves once so many letters were tried. */
const letters = (count: number) =>
  new Promise<readonly Sent[]>((resolve) => {
    arrived = () => tried.length >= count && resolve(tried);
    arrived();
  });

async function correspond() {
  const market = marketOf(of.http);
  const [farm, bistro] = [
    await market.company('Producer', 'Ferme des Bois', north(40)),
    await market.company('Business', 'Bistro', montreal),
  ];
  await market.show(farm, true);
  people.set(farm, { name: 'Ana', companyName: 'Ferme des Bois', email: 'ana@ferme.example', language: 'fr' });
  people.set(bistro, { name: 'Bo', companyName: 'Bistro', email: 'bo@bistro.example', language: 'en' });
  const item = await market.item(farm);
  await of.http.store.projector?.waitFor(Number(market.written['x-min-position']), 60_000);
  const buyer = of.http.as({ role: 'business_level_one', accountId: bistro });
  const farmer = of.http.as({ role: 'producer_level_three', accountId: farm });
  const ask = async (message: string) => {
    const enquiry = { message, relatable_type: 'Item', relatable_id: item, producer_id: farm };
    return one(await buyer.post('/api/v1/enquiries', { enquiry })).id;
  };
  const write = (who: TestClient, id: string, message: string) =>
    who.post(`/api/v1/enquiries/${id}/answers`, { answer: { message } });
  return { farm, bistro, buyer, farmer, ask, write };
}

describe('the mail of enquiries', () => {
  test('goes to the other side each time, in its language, with the writer to reply to and a link to the inbox', async () => {
    const { buyer, farmer, ask, write } = await correspond();
    await start();
    const id = await ask('Douze pots ?\n\nPour samedi.');
    await write(farmer, id, 'Yes, twelve.');
    await write(buyer, id, 'Parfait.');
    const [asked, answered, continued] = await letters(3);
    expect(asked).toMatchObject([
      { name: 'Ana', email: 'ana@ferme.example', language: 'fr' },
      {
        replyTo: 'bo@bistro.example',
        path: `/enquiries?id=${id}`,
        words: {
          subject: 'Demande de Bistro au sujet de «\u00A0Sauce tomate\u00A0»',
          lines: [
            'Bistro écrit\u00A0:',
            'Douze pots ?',
            'Pour samedi.',
            'Ce qui était à l’écran\u00A0:',
            'Sauce tomate · 8,00\u00A0$ · 0,5\u00A0L · 40\u00A0km',
          ],
        },
      },
    ]);
    expect(answered).toMatchObject([
      { email: 'bo@bistro.example', language: 'en' },
      {
        replyTo: 'ana@ferme.example',
        words: {
          subject: 'Ferme des Bois answered about Sauce tomate',
          lines: ['Ferme des Bois writes:', 'Yes, twelve.'],
        },
      },
    ]);
    expect(continued).toMatchObject([{ email: 'ana@ferme.example' }, { replyTo: 'bo@bistro.example' }]);
  });

  test('is tried again as the same letter until it is taken', async () => {
    const { ask } = await correspond();
    failures = 2;
    const event = await sentEvent(await ask('Douze pots ?'));
    const { on } = enquiryMail(ports());
    for (let nth = 0; nth < 2; nth += 1) await expect(on.EnquirySent?.(event)).rejects.toThrow('busy');
    await on.EnquirySent?.(event);
    expect(tried[0]?.[1].id).toBe(event.id);
    expect(tried).toEqual([tried[0], tried[0], tried[0]]);
  });

  test('whose recipient is out of reach for now holds up no other, and waits also for a restart', async () => {
    const { buyer, farmer, ask, write } = await correspond();
    const reactor = await start();
    putOff = 'bo@bistro.example';
    const id = await ask('Douze pots ?');
    await write(farmer, id, 'Yes, twelve.');
    await write(buyer, id, 'Parfait.');
    const lines = (all: readonly Sent[]) => all.map(([, { words }]) => words.lines[1]);
    expect(lines(await letters(3))).toEqual(['Douze pots ?', 'Yes, twelve.', 'Parfait.']);
    await reactor.close();
    putOff = null;
    await start();
    expect(lines(await letters(4))[3]).toBe('Yes, twelve.');
    expect(tried[3]?.[1].id).toBe(tried[1]?.[1].id);
    expect(reported).toEqual([]);
  });

  test('is sent once: neither a restart nor a rebuild of the read models sends it again', async () => {
    const { ask } = await correspond();
    const reactor = await start();
    await ask('Douze pots ?');
    await letters(1);
    await reactor.close();
    await of.http.store.rebuild(null);
    await start();
    await ask('Et treize ?');
    expect((await letters(2)).map(([, { words }]) => words.lines[1])).toEqual(['Douze pots ?', 'Et treize ?']);
  });

  test('that no process was there to send goes out with the next one', async () => {
    const { ask } = await correspond();
    await (await start()).close();
    await ask('Pendant la panne ?');
    await start();
    expect((await letters(1))[0]?.[1].words.lines[1]).toBe('Pendant la panne ?');
  });

  test('that came before any process ever sent one goes out with the first', async () => {
    const { ask } = await correspond();
    await ask('Avant l’ouverture ?');
    await start();
    expect((await letters(1))[0]?.[1].words.lines[1]).toBe('Avant l’ouverture ?');
  });

  test('goes to nobody, and from nobody, whose account is gone', async () => {
    const { farm, bistro, ask } = await correspond();
    const id = await ask('Qui ?');
    const { on } = enquiryMail(ports());
    for (const gone of [farm, bistro]) {
      const kept = people.get(gone) as Correspondent;
      people.delete(gone);
      await on.EnquirySent?.(await sentEvent(id));
      people.set(gone, kept);
    }
    await of.http.store.keyring.erase(bistro); // what it wrote cannot be read any more
    await on.EnquirySent?.(await sentEvent(id));
    expect(tried).toEqual([]);
  });

  test('brings a visitor the answer in the language in which they wrote, with a link to the website', async () => {
    const farm = await of.farm('Ferme du Ruisseau');
    const { companyId = '' } = farm.session ?? {};
    people.set(companyId ?? '', { name: 'Ana', companyName: null, email: 'ana@ferme.example', language: 'en' });
    const published = await farm.post('/api/v1/publish_website', { website: { sections: [] } });
    const { slug } = one(published).attributes;
    await of.http.store.projector?.waitFor(Number(published.headers['x-position']), 60_000);
    await start();
    const website_enquiry = { slug, name: 'Zoé', email: 'zoe@courriel.example', message: 'Ouvert ?' };
    const sent = await of.http.guest.post(
      '/api/v1/website_enquiries',
      { website_enquiry },
      { 'accept-language': 'fr' },
    );
    const inbox = await farm.get('/api/v1/enquiries', after(sent));
    const [{ id } = { id: uuidv7() }] = inbox.body.data as { id: string }[];
    await farm.post(`/api/v1/enquiries/${id}/answers`, { answer: { message: 'Oui.' } });
    const [toFarm, toVisitor] = await letters(2);
    expect(toFarm).toMatchObject([
      { email: 'ana@ferme.example', language: 'en' },
      { replyTo: 'zoe@courriel.example', words: { subject: 'Message through your website: Zoé' } },
    ]);
    expect(toVisitor).toMatchObject([
      { name: 'Zoé', email: 'zoe@courriel.example', language: 'fr' },
      { replyTo: 'ana@ferme.example', path: `/websites/${slug}`, words: { subject: 'Ana a répondu à votre message' } },
    ]);
  });
});

test('nothing that was typed ends a line of a letter’s head, turns its reading direction or is left out', () => {
  const letter = {
    occasion: 'asked',
    writer: 'Bistro\r\nBcc: x@y.ca',
    replyTo: 'bo@bistro.example',
    message: 'Un\u202E\r\nDeux\u2028Trois\n\n\n<script>alert(1)</script>',
    seen: null,
    distanceKm: null,
    hasInbox: true,
  } as const;
  for (const language of ['en', 'fr'] as const) {
    const { subject, lines } = enquiryWords(letter, language, 'CAD');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject).toContain('Bistro Bcc: x@y.ca');
    expect(lines.slice(1)).toEqual(['Un', 'Deux', 'Trois', '<script>alert(1)</script>']);
  }
});

test('a letter says how much was seen, its unit in agreement, and how far away to the kilometre alone', () => {
  const seen = {
    version: 2,
    name: 'Panier',
    productId: null,
    varietyId: null,
    costCents: null,
    costUnitId: null,
    quantity: 3,
    quantityUnitId: 'kilogram',
    count: 4,
    countUnitId: 'bunch',
  };
  const [writer, replyTo] = ['Bistro', 'bo@bistro.example'];
  const said = (distanceKm: number) => {
    const letter = { occasion: 'asked', writer, replyTo, message: 'Un', seen, distanceKm, hasInbox: true } as const;
    return enquiryWords(letter, 'fr', 'CAD').lines.at(-1);
  };
  expect(said(1)).toContain('4\u00A0bottes');
  expect([said(0.68), said(42.17)].map((line) => line?.split(' · ').at(-1))).toEqual(['1\u00A0km', '42\u00A0km']);
});
