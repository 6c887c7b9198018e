import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DOCUMENTS, KEYRING, POSITIONS, type Positions } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { MailDeferred, uuidv7, type Keyring, type ReadModels } from '@terroir/store';
import { marketCompanyView } from '../marketplace/market-company.view.ts';
import { marketItemView } from '../marketplace/market-item.view.ts';
import { marketProduceView } from '../marketplace/market-produce.view.ts';
import { marketOf, montreal, north } from '../marketplace/marketplace.fixture.ts';
import { MarketModule, marketViews } from '../market.module.ts';
import { sendSearchLetters, type SearchLetter, type SearchLetterPorts } from './due-search-letters.ts';
import { isStopToken, stopSearchMail } from './search-mail-stop.ts';
import { marketReached, openSearchLetters } from './search-letters.ts';

const url = '/api/v1/saved_searches';
const HOUR = 60 * 60 * 1000;
const eggs = { productId: 'hen_egg', varietyId: 'hen_egg_other' };
const tomatoes = { name: 'Tomates', face: 'produces', category: ['fruits_and_vegetables'], mail: true };

let http: TestHttp;
let time: number;
let market: ReturnType<typeof marketOf>;
let buyer: TestClient;
let letters: (SearchLetter & { readonly accountId: string })[];
let troubles: unknown[];
let language: 'en' | 'fr';
beforeAll(async () => {
  time = Date.parse('2026-05-01T12:00:00.000Z');
  http = await testHttp({
    modules: [MarketModule.with({})],
    views: marketViews,
    now: () => new Date(time).toISOString(),
  });
});
afterAll(() => http.close());
/** Each test has a region of its own, so that no search finds what another test put to market. */
let region = -180;
beforeEach(async () => {
  [letters, troubles, language] = [[], [], 'fr'];
  market = marketOf(http);
  region = ((region + 192) % 360) - 180;
  const accountId = await market.company('Business', 'Bistro', [montreal[0], region]);
  buyer = http.as({ role: 'business_level_one', accountId });
});
const farm = async (name = 'Ferme des Bois', km = 12) => {
  const id = await market.company('Producer', name, [north(km)[0], region]);
  await market.show(id, true);
  return id;
};
const idOf = (answer: TestAnswer) => (answer.body.data as { readonly id: string }).id;
const save = async (search: object = {}) => idOf(await buyer.post(url, { saved_search: { ...tomatoes, ...search } }));

/** What a process begins with: nothing but the store is kept from one to the next. */
const ports = (more: Partial<SearchLetterPorts> = {}): SearchLetterPorts => ({
  log: http.store.log,
  documents: http.app.get<ReadModels>(DOCUMENTS),
  reached: () => marketReached(http.app.get<Positions>(POSITIONS), http.store.log),
  now: () => new Date(time).toISOString(),
  newId: uuidv7,
  keyring: http.app.get<Keyring>(KEYRING),
  publicUrl: 'https://terroir.example',
  currency: 'CAD',
  recipient: (accountId) => Promise.resolve(accountId === buyer.session?.accountId ? { language } : null),
  send: (accountId, letter) => Promise.resolve(void letters.push({ accountId, ...letter })),
  report: (error) => void troubles.push(error),
  ...more,
});
const projected = async () => http.store.projector?.waitFor(await http.store.log.head(), 60_000);
/** The letters of a round so many hours after the one before. */
async function round(hours = 25, more: Partial<SearchLetterPorts> = {}) {
  time += hours * HOUR;
  await projected();
  const before = letters.length;
  await sendSearchLetters(ports(more));
  return letters.slice(before).map(({ words }) => words);
}
const plain = (text = '') => text.replaceAll('\u00A0', ' ');

describe('a letter about a search', () => {
  test('says what is new since it was saved, in the language of the buyer, and leads to the search', async () => {
    const known = await farm('Ferme connue');
    await market.produce(known);
    await save({ distance: 50, q: 'tomate', sort: 'cost' });
    expect(await round()).toEqual([]);
    await market.produce(await farm(), { costCents: 450 });
    expect(await round()).toHaveLength(1);
    const [{ accountId, path, words } = { accountId: '', path: '', words: null }] = letters;
    expect([accountId, path]).toEqual([
      buyer.session?.accountId,
      '/marketplace?distance=50&category=fruits_and_vegetables&q=tomate&sort=cost',
    ]);
    expect([plain(words?.subject), words?.lines.map(plain)]).toEqual([
      'Une nouveauté · Tomates',
      [
        'Votre recherche « Tomates » a trouvé une nouveauté.',
        '• Tomate, Brandywine · Ferme des Bois · 4,50 $ / kg · à 12 km · nouveau',
      ],
    ]);
    expect(troubles).toEqual([]);
  });

  test('says what is cheaper, and by how much, with the page of an item', async () => {
    language = 'en';
    const id = await farm();
    const itemId = await market.item(id, { costCents: 800, slug: 'sauce-tomate' });
    await save({ name: 'Sauces', face: 'items', category: [] });
    await market.changeItem(id, { type: 'ItemCorrected', data: { itemId, costCents: 650 } });
    const [words] = await round();
    expect([words?.subject, words?.lines.map(plain), letters[0]?.path]).toEqual([
      'One lower price · Sauces',
      [
        'Your search “Sauces” found one lower price.',
        '• Sauce tomate · Ferme des Bois · $6.50 instead of $8.00 · at 12 km https://terroir.example/items/sauce-tomate',
      ],
      '/marketplace/items',
    ]);
    expect(words?.after.join()).toContain(`To stop it: ${letters[0]?.stop}`);
  });

  test('has inner quotation marks around what its search has in quotation marks itself', async () => {
    const id = await farm();
    await save({ name: 'Aliments : « tomate »' });
    await market.produce(id);
    const [words] = await round();
    expect([plain(words?.subject), plain(words?.lines[0])]).toEqual([
      'Une nouveauté · Aliments : « tomate »',
      'Votre recherche « Aliments : “tomate” » a trouvé une nouveauté.',
    ]);
  });

  test('is ended by the address that it names, which is that of no other search, and may be asked for again', async () => {
    const id = await farm();
    const searchId = await save();
    await market.produce(id, { costCents: 450 });
    await round();
    const { pathname, searchParams } = new URL(letters[0]?.stop ?? '');
    const token = searchParams.get('token') ?? '';
    const { keyring, ...rest } = ports();
    expect(pathname).toBe(`/stop-mail/${searchId}`);
    expect([searchId, uuidv7()].map((each) => isStopToken(keyring, each, token))).toEqual([true, false]);
    expect(isStopToken(keyring, searchId, `${token}x`)).toBe(false);
    for (const each of [searchId, searchId, uuidv7()]) await stopSearchMail({ ...rest, keyring }, each);
    await market.produce(id, { costCents: 400 });
    expect(await round()).toEqual([]);
    const kept = await buyer.get(`${url}/${searchId}`);
    expect([kept.body.data, kept.headers['etag']]).toMatchObject([{ attributes: { mail: false } }, '"2"']);
    await buyer.put(`${url}/${searchId}`, { saved_search: { mail: true } });
    await market.produce(id, { costCents: 350 });
    expect(await round()).toHaveLength(1);
  });

  test('is about the producers that it names, each once, and about no other', async () => {
    const [one, other] = [await farm(), await farm('Ferme des Prés')];
    await farm('Ferme sans nouvelles');
    await save();
    for (const id of [one, one, other]) await market.produce(id);
    await round();
    expect([...(letters[0]?.about ?? [])].toSorted()).toEqual([one, other].toSorted());
  });

  test('compares prices of one unit or of units of a kind, and says nothing of dearer ones', async () => {
    const id = await farm();
    const produceId = await market.produce(id, { costCents: 500, costUnitId: 'kilogram' });
    await save();
    const priced = async (costCents: number, costUnitId: string) => {
      await market.changeProduce(id, { type: 'ProduceCorrected', data: { produceId, costCents, costUnitId } });
      return (await round()).flatMap(({ lines }) => lines.slice(1).map(plain));
    };
    expect(await priced(600, 'kilogram')).toEqual([]);
    expect(await priced(300, 'pound')).toEqual([]);
    expect(await priced(100, 'pound')).toEqual([
      '• Tomate, Brandywine · Ferme des Bois · 1,00 $ / lb au lieu de 3,00 $ / lb · à 12 km',
    ]);
    expect(await priced(1, 'litre')).toEqual([]);
  });

  test('is of producers where producers are looked for', async () => {
    await save({ face: 'producers', category: [] });
    await farm('Verger Neuf', 0.5);
    expect((await round()).map(({ lines }) => plain(lines[1]))).toEqual(['• Verger Neuf · à 0,5 km · nouveau']);
    expect(letters[0]?.path).toBe('/marketplace/producers');
  });

  test('is of what a producer enables, restores, or brings into the circle, and of nothing outside of it', async () => {
    const [near, far] = [await farm('Près'), await farm('Loin', 200)];
    const itemId = await market.item(near, { enabled: false });
    await market.item(far);
    await save({ face: 'items', distance: 100, category: [] });
    await market.item(far, { name: 'Ailleurs' });
    await market.changeItem(near, { type: 'ItemCorrected', data: { itemId, enabled: true } });
    expect((await round()).map(({ subject }) => plain(subject))).toEqual(['Une nouveauté · Tomates']);
    await market.locate(far, [north(20)[0], region]);
    expect((await round()).map(({ subject }) => plain(subject))).toEqual(['2 nouveautés · Tomates']);
  });
});

describe('letters about searches', () => {
  test('go to nobody who did not ask for them, or does no more', async () => {
    const id = await save({ mail: false });
    const at = await farm();
    await market.produce(at);
    expect(await round()).toEqual([]);
    await buyer.put(`${url}/${id}`, { saved_search: { mail: true } });
    expect(await round()).toEqual([]);
    await market.produce(at);
    await buyer.delete(`${url}/${id}`);
    expect(await round()).toEqual([]);
    await buyer.post(`${url}/${id}/restore`);
    expect(await round()).toEqual([]);
    await market.produce(at);
    await buyer.put(`${url}/${id}`, { saved_search: { mail: false } });
    expect(await round()).toEqual([]);
  });

  test('say nothing of what a changed search finds that was there before, and a new name changes nothing', async () => {
    const far = await farm('Loin', 200);
    await market.produce(far);
    const id = await save({ distance: 100 });
    await buyer.put(`${url}/${id}`, { saved_search: { distance: 300 } });
    expect(await round()).toEqual([]);
    await market.produce(far);
    await buyer.put(`${url}/${id}`, { saved_search: { name: 'Autre nom' } });
    expect((await round()).map(({ subject }) => plain(subject))).toEqual(['Une nouveauté · Autre nom']);
  });

  test('are one a day at most for a search, and the next says all that came meanwhile', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    expect(await round(1)).toHaveLength(1);
    await market.produce(at);
    expect(await round(1)).toEqual([]);
    await market.produce(at);
    expect(await round(22)).toEqual([]);
    expect((await round(1)).map(({ subject }) => plain(subject))).toEqual(['2 nouveautés · Tomates']);
    expect(await round()).toEqual([]);
  });

  test('are sent once for what is new: neither after a restart, nor after a rebuild, nor after what was looked at in between', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    expect(await round()).toHaveLength(1);
    await http.store.rebuild(null);
    expect(await round()).toEqual([]);
    await market.produce(at, eggs);
    expect(await round()).toEqual([]);
    await market.produce(at);
    expect((await round()).map(({ subject }) => plain(subject))).toEqual(['Une nouveauté · Tomates']);
  });

  test('that end with a crash before they are noted are sent again as the same letter, with what came since', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    const crash = { log: logWith(() => Promise.reject(new Error('killed'))) };
    expect(await round(25, crash)).toHaveLength(1);
    expect(troubles).toMatchObject([{ message: 'killed' }]);
    expect(await round(1)).toHaveLength(1);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(1);
    expect(await round()).toEqual([]);
  });

  test('that cannot be sent are reported, tried again, and hold up no other', async () => {
    const at = await farm();
    await save({ name: 'Première' });
    await save({ name: 'Autre' });
    await market.produce(at);
    const busy = (accountId: string, letter: SearchLetter) =>
      letter.words.subject.includes('Première')
        ? Promise.reject(new MailDeferred('busy'))
        : ports().send(accountId, letter);
    expect(await round(25, { send: busy })).toHaveLength(1);
    expect(troubles).toMatchObject([{ message: 'busy' }]);
    expect((await round(1)).map(({ subject }) => plain(subject))).toEqual(['Une nouveauté · Première']);
  });

  test('say what the views of the market have come to, and the rest the next time', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    await projected();
    const before = await http.store.log.head();
    await market.produce(at);
    expect((await round(25, { reached: () => Promise.resolve(before) }))[0]?.subject).toContain('Une nouveauté');
    expect((await round())[0]?.subject).toContain('Une nouveauté');
    expect(await round()).toEqual([]);
  });

  test('go by what the last of the views has come to', async () => {
    const at = new Map([marketCompanyView, marketProduceView, marketItemView].map(({ name }, nth) => [name, 7 - nth]));
    const waited: string[] = [];
    const positions: Positions = {
      reached: (view = '') => at.get(view) ?? 0,
      edition: () => '1.0',
      waitFor: (_, __, view = '') => waited.push(view) === 0,
    };
    expect(await marketReached(positions, { head: () => Promise.resolve(9) })).toBe(5);
    expect(waited.toSorted()).toEqual([...at.keys()].toSorted());
    expect(await marketReached(positions, { head: () => Promise.resolve(4) })).toBe(4);
  });

  test('are looked for again and again, and noted once a day while there is nothing to say', async () => {
    const at = await farm();
    const id = await save();
    await market.produce(at, eggs);
    for (let nth = 0; nth < 3; nth += 1) expect(await round(1)).toEqual([]);
    const noted = async () => (await http.store.log.readStream(`saved_search_letters-${id}`)).length;
    expect(await noted()).toBe(1);
    await market.produce(at, eggs);
    expect(await round(25)).toEqual([]);
    expect(await noted()).toBe(2);
  });

  test('go to nobody whose account is gone, and are of nobody who was erased', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    expect(await round(25, { recipient: () => Promise.resolve(null) })).toEqual([]);
    await market.erase(at);
    expect(await round()).toEqual([]);
  });

  test('wait while the buyer has no place, and come once it has one', async () => {
    const accountId = await market.company('Business', 'Sans adresse', null);
    buyer = http.as({ role: 'business_level_one', accountId });
    const at = await farm();
    await save();
    await market.produce(at);
    expect(await round()).toEqual([]);
    await market.locate(accountId, [montreal[0], region]);
    expect(await round()).toHaveLength(1);
  });

  test('read what changed once a company, however many searches began when, and hold up no calls meanwhile', async () => {
    const id = await farm();
    const wares = await Promise.all([1, 2, 3].map(() => market.produce(id, { costCents: 500 })));
    for (let count = 0; count < 6; count += 1) {
      await save();
      await market.firm(id, [
        {
          type: 'CompanyDescribed',
          data: { accountId: id, name: `Ferme ${count}`, details: '', foundationDate: '2001-05-14' },
        },
      ]);
    }
    for (const produceId of wares)
      await market.changeProduce(id, { type: 'ProduceCorrected', data: { produceId, costCents: 400 } });
    const { log } = http.store;
    const read: { readonly stream: string; readonly turn: number }[] = [];
    const over = new AbortController();
    let turns = 0;
    const others = (async () => {
      for (; !over.signal.aborted; turns += 1) await new Promise(setImmediate);
    })();
    const counting = (stream: string) => {
      read.push({ stream, turn: turns });
      return log.readStream(stream);
    };
    const words = await round(25, {
      log: new Proxy(log, { get: (of, key) => (key === 'readStream' ? counting : Reflect.get(of, key, of)) }),
    });
    over.abort();
    await others;
    expect(words).toHaveLength(6);
    const changed = read.filter(({ stream }) => /^(produce|firm)-/.test(stream));
    expect(changed.map(({ stream }) => stream).toSorted()).toEqual(
      [`firm-${id}`, ...wares.map((each) => `produce-${each}`)].toSorted(),
    );
    expect(new Set(changed.map(({ turn }) => turn)).size).toBe(4);
  });

  test('name twenty results and count the others', async () => {
    const at = await farm();
    await save();
    for (let nth = 0; nth < 22; nth += 1) await market.produce(at);
    const [words] = await round();
    expect([words?.lines.length, plain(words?.subject), words?.lines.at(-1)]).toEqual([
      22,
      '22 nouveautés · Tomates',
      'Et 2 autres résultats.',
    ]);
  });

  test('are sent at the start of a process, which ends after what is under way', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    await projected();
    const begun = Promise.withResolvers<void>();
    const work = openSearchLetters(
      ports({
        async send(accountId, letter) {
          begun.resolve();
          await ports().send(accountId, letter);
        },
      }),
    );
    await begun.promise;
    await work.close();
    expect(letters).toHaveLength(1);
    expect(await round(1)).toEqual([]);
  });

  test('are each sent once by two processes at the same time, as where the right to send changes hands', async () => {
    const at = await farm();
    for (const name of ['Une', 'Autre', 'Dernière']) await save({ name });
    await market.produce(at);
    let others = 0;
    const overtaken = async (accountId: string, letter: SearchLetter) => {
      await ports().send(accountId, letter);
      if (others === 0) others = (await round(0)).length;
    };
    await round(25, { send: overtaken });
    // The one that was under way is sent twice, as the same letter.
    expect([others, letters.length, new Set(letters.map(({ id }) => id)).size]).toEqual([3, 4, 3]);
  });

  test('end with the one under way when the process ends', async () => {
    const at = await farm();
    for (const name of ['Une', 'Autre']) await save({ name });
    await market.produce(at);
    await projected();
    const [begun, handed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = async (accountId: string, letter: SearchLetter) => {
      begun.resolve();
      await handed.promise;
      await ports().send(accountId, letter);
    };
    const work = openSearchLetters(ports({ send: slow }));
    await begun.promise;
    const closed = work.close();
    handed.resolve();
    await closed;
    expect(letters).toHaveLength(1);
    expect(await round(1)).toHaveLength(1);
  });

  test('go to nobody who ends them while the round is under way', async () => {
    const at = await farm();
    const ids = [await save({ name: 'Première' }), await save({ name: 'Autre' })];
    await market.produce(at);
    const ending = async (accountId: string, letter: SearchLetter) => {
      await ports().send(accountId, letter);
      for (const id of ids) await stopSearchMail(ports(), id);
    };
    expect(await round(25, { send: ending })).toHaveLength(1);
  });

  test('are silenced by no clock that went ahead', async () => {
    const at = await farm();
    await save();
    await market.produce(at);
    expect(await round(24 * 30)).toHaveLength(1);
    time -= 24 * 29 * HOUR;
    await market.produce(at);
    expect(await round(0)).toHaveLength(1);
    expect(await round(1)).toEqual([]);
  });

  test('of a removed search are ended too, and stay so when it is restored', async () => {
    const at = await farm();
    const id = await save();
    await buyer.delete(`${url}/${id}`);
    await stopSearchMail(ports(), id);
    await projected();
    expect((await buyer.get(`${url}/${id}`)).status).toBe(404);
    await buyer.post(`${url}/${id}/restore`);
    await market.produce(at);
    expect(await round()).toEqual([]);
    expect((await buyer.get(`${url}/${id}`)).body.data).toMatchObject({ attributes: { mail: false } });
  });
});

/** The log, but for how it appends. */
const logWith = (append: SearchLetterPorts['log']['append']): SearchLetterPorts['log'] => {
  const { log } = http.store;
  return {
    append,
    readStream: (stream, from) => log.readStream(stream, from),
    readAll: (after, limit) => log.readAll(after, limit),
    head: () => log.head(),
    subscribe: (after, onEvents) => log.subscribe(after, onEvents),
    close: () => log.close(),
  };
};
