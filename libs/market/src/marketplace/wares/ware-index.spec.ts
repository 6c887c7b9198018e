import { describe, expect, test } from '@jest/globals';

import { randomOf } from '../marketplace.fixture.ts';
import { Places } from '../places.ts';
import { Labels } from '../labels/labels.ts';
import type { Ware, WareKey, WareSort } from './ware-columns.ts';
import { WareIndex } from './ware-index.ts';
import { sellerLabel } from './ware-words.ts';

const names = [
  'Abricot',
  'Ail d’hiver',
  'Ail',
  'ail',
  'Bœuf haché',
  'bleuet 2',
  'Bleuet',
  'Crème glacée',
  'creme',
  'Œuf',
  'Élan',
];
const english = [
  'Apricot',
  'Garlic, winter',
  'Garlic',
  'garlic',
  'Ground beef',
  'blueberry 2',
  'Blueberry',
  'Ice cream',
  'cream',
  'Egg',
  'Elk',
];
const words = ['ail', 'bleuets', 'garlic', 'hiver', 'local', 'oeuf', 'zzz'];
/** What those who sell are called: some bear the name of a ware, most begin alike. */
const sellerNames = ['Ferme du Lac', 'Ferme des Bleuets', 'Ferme Local', 'Verger', 'Ferme aux Oies', ''];
const sellerWords = [
  'ferme',
  'lac',
  'ferme ail',
  'bleuets local',
  'verger garlic',
  'oie bleuet',
  'ferme du lac',
  'lac zzz',
];
const collators = { en: new Intl.Collator('en'), fr: new Intl.Collator('fr') };

/** Haversine on a sphere of 6,371.0088 km, as the store measures. */
function haversine([latitude1, longitude1]: Place, [latitude2, longitude2]: Place): number {
  const [phi1, phi2, lambda1, lambda2] = [latitude1, latitude2, longitude1, longitude2].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half =
    Math.sin((phi2 - phi1) / 2) ** 2 + Math.cos(phi1) * Math.cos(phi2) * Math.sin((lambda2 - lambda1) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(half));
}

type Place = readonly [number, number];
interface Sold {
  readonly id: string;
  readonly ware: Ware;
}

describe.each([1, 2, 3, 4])('an index of wares (seed %s)', (seed) => {
  const areShared = seed % 2 === 0;
  const random = randomOf(seed);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const places = new Places();
  const sellers = seed > 2 ? new Labels() : null;
  const index = new WareIndex(places, 2, areShared, sellers);
  const called: string[] = [];
  const at: (Place | null)[] = [];
  const sold = new Map<string, Sold>();

  const points = Array.from({ length: 6 }, (): Place => [44 + random() * 4, -76 + random() * 6]);
  const somewhere = (): Place | null => {
    if (random() < 0.1) return null;
    const exact: Place = [44 + random() * 4, -76 + random() * 6];
    return random() < 0.5 ? exact : [Math.round(exact[0] * 10) / 10, Math.round(exact[1] * 10) / 10];
  };
  const move = (producer: number) => {
    const before = places.cellOf[producer] ?? 0;
    at[producer] = somewhere();
    index.moved(producer, before, places.put(producer, at[producer] ?? null));
  };
  const call = (producer: number) => {
    if (sellers === null) return;
    sellers.remove(sellerLabel(producer));
    called[producer] = pick(sellerNames);
    sellers.set(sellerLabel(producer), { en: called[producer], fr: called[producer], words: '' });
  };
  const someWare = (): Ware => {
    const named = Math.floor(random() * names.length);
    return {
      producer: Math.floor(random() * 60),
      categories: (1 << Math.floor(random() * 13)) | (random() < 0.2 ? 1 << Math.floor(random() * 13) : 0),
      kind: Math.floor(random() * 3),
      price: random() < 0.1 ? null : Math.floor(random() * 40),
      label: { en: english[named] ?? '', fr: names[named] ?? '', words: random() < 0.3 ? 'local' : '' },
    };
  };
  const change = () => {
    const id = `ware-${Math.floor(random() * 500)}`;
    const ware = someWare();
    if (random() < 0.25) {
      index.remove(id);
      sold.delete(id);
    } else {
      index.set(id, ware);
      sold.set(id, { id, ware });
    }
    if (random() < 0.05) move(Math.floor(random() * 60));
    if (random() < 0.05) call(Math.floor(random() * 60));
  };
  const isSaid = (texts: readonly string[], term: string) =>
    texts.some((text) =>
      text
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .split(/[^a-z\d]+/)
        .some((word) => word.startsWith(term) || word === term.replace(/s$/, '') || word.replace(/s$/, '') === term),
    );
  const ordered = (some: readonly Sold[], sort: WareSort) => {
    const byId = (a: Sold, b: Sold) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
    const price = ({ ware }: Sold) => ware.price ?? 1e9;
    return [...some].sort((a, b) =>
      sort === 'cost'
        ? a.ware.kind - b.ware.kind || price(a) - price(b) || byId(a, b)
        : collators[sort].compare(a.ware.label[sort], b.ware.label[sort]) || byId(a, b),
    );
  };

  for (let producer = 0; producer < 60; producer += 1) {
    move(producer);
    call(producer);
  }

  test('answers what a plain filter over all wares answers, in its order, while they change', async () => {
    for (let first = 0; first < 300; first += 1) {
      const [id, ware] = [`ware-${first}`, someWare()];
      index.load(id, ware);
      sold.set(id, { id, ware });
    }
    await index.sort();
    let found = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      for (let changes = Math.floor(random() * 8); changes > 0; changes -= 1) change();
      // Businesses ask from the same few places again and again.
      const point = pick(points);
      const km = pick([10, 40, 120, 300]);
      const categories = pick([0, 0, 1, 4 | 8, 2 | 16 | 32 | 64 | 128 | 256]);
      const producers = random() < 0.2 ? new Set([1, 2, 3, 40, 59]) : null;
      const q = random() < 0.4 ? pick(random() < 0.5 ? words : sellerWords) : '';
      const sort = pick<WareSort>(['cost', 'en', 'fr']);
      const limit = 1 + Math.floor(random() * 20);
      const expected = ordered(
        [...sold.values()].filter(({ ware }) => {
          const place = at[ware.producer] ?? null;
          return (
            place !== null &&
            haversine(point, place) <= km &&
            (categories === 0 || (ware.categories & categories) !== 0) &&
            (producers === null || producers.has(ware.producer)) &&
            q
              .split(' ')
              .filter((term) => term !== 'du')
              .every((term) =>
                isSaid([ware.label.en, ware.label.fr, ware.label.words, called[ware.producer] ?? ''], term),
              )
          );
        }),
        sort,
      ).map(({ id }) => id);
      const ids: string[] = [];
      let after: WareKey | null = null;
      do {
        const query = { circle: places.circle(point, km), categories, producers, q, sort, limit, after };
        const page = index.find(query);
        expect([q, page.total]).toEqual([q, expected.length]);
        ids.push(...page.ids);
        after = page.next;
      } while (after !== null);
      expect(ids).toEqual(expected);
      const counts = index.countsByCategory({ circle: places.circle(point, km), producers, q }, 16);
      if (categories === 1) expect([q, counts[0]]).toEqual([q, expected.length]);
      found += ids.length;
    }
    expect(found).toBeGreaterThan(1000);
  });

  test('goes on behind a ware that is gone', () => {
    const query = {
      circle: places.circle([46, -73], 300),
      categories: 0,
      producers: null,
      q: '',
      sort: 'fr',
      limit: 5,
    } as const;
    const first = index.find({ ...query, after: null });
    const all = index.find({ ...query, limit: 500, after: null }).ids;
    const last = first.ids.at(-1) ?? '';
    index.remove(last);
    sold.delete(last);
    expect(index.find({ ...query, after: first.next }).ids).toEqual(all.slice(5, 10));
  });
});

describe('a search', () => {
  const places = new Places();
  const index = new WareIndex(places, 2, true);
  places.put(0, [45.5, -73.6]);
  const label = { en: 'Tomato Brandywine', fr: 'Tomate Brandywine', words: 'Fruits and vegetables Fruits et légumes' };
  const garlic = { en: 'Garlic Music', fr: 'Ail Musique', words: 'vert' };
  index.set('garlic', { producer: 0, categories: 1, kind: 0, price: 1, label: garlic });
  index.set('tomato', { producer: 0, categories: 1, kind: 0, price: 1, label });
  const found = (q: string) =>
    index.find({
      circle: places.circle([45.5, -73.6], 10),
      categories: 0,
      producers: null,
      q,
      sort: 'en',
      limit: 20,
      after: null,
    }).ids.length;

  test.each([
    ['tomato', 1],
    ['Tomatoes', 1],
    ['TOMATES', 1],
    ['legume', 1],
    ['brandy tom', 1],
    ['tomate verte', 0],
    ['omato', 0],
    ['?!', 0],
    ['tomate ail', 0],
    ['brandywine vert', 0],
    ['  ', 2],
  ])('%j finds %d', (q, expected) => expect(found(q)).toBe(expected));

  test('finds nothing of a ware that was taken away', () => {
    index.remove('tomato');
    expect([found('tomato'), found('')]).toEqual([0, 1]);
  });
});

test('a ware that has a word as well as its seller is found once', () => {
  const [places, sellers] = [new Places(), new Labels()];
  const index = new WareIndex(places, 2, false, sellers);
  places.put(0, [45.5, -73.6]);
  sellers.set(sellerLabel(0), { en: 'Ferme du Bleuet', fr: 'Ferme du Bleuet', words: '' });
  for (const id of ['bleuet', 'ail'])
    index.set(id, { producer: 0, categories: 1, kind: 0, price: 1, label: { en: id, fr: id, words: 'local' } });
  const query = { circle: places.circle([45.5, -73.6], 10), categories: 0, producers: null, limit: 9, after: null };
  for (const [q, ids] of [
    ['bleuet', ['ail', 'bleuet']],
    ['bleuet local', ['ail', 'bleuet']],
    ['bleuet ail', ['ail']],
  ] as const)
    expect([q, index.find({ ...query, q, sort: 'fr' })]).toEqual([
      q,
      expect.objectContaining({ total: ids.length, ids }),
    ]);
});
