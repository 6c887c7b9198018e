import { product } from '@terroir/reference';
import { publicPlace } from '../public-place.ts';
import { categoryMask } from './category-mask.ts';
import type { MarketCompanyRow } from './market-company.view.ts';
import type { MarketItemRow } from './market-item.view.ts';
import type { MarketProduceRow } from './market-produce.view.ts';
import { nearestOf, type NearestAsked, type NearestPage } from './nearest.ts';
import { NOWHERE, Places, type Circle } from './places.ts';
import { Labels } from './labels/labels.ts';
import { produceLabel, type ProduceLabel } from './labels/produce-label.ts';
import { producePrice } from './produce-price.ts';
import { monthsOf, Seasons, type Season } from './seasons.ts';
import type { Ware } from './wares/ware-columns.ts';
import { WareIndex } from './wares/ware-index.ts';
import { sellerLabel } from './wares/ware-words.ts';

/** Rows that changed. */
export interface MarketChanges {
  readonly companies?: readonly MarketCompanyRow[];
  readonly produces?: readonly MarketProduceRow[];
  readonly items?: readonly MarketItemRow[];
}

/**
 * The marketplace in memory: who sells where, and what. Companies, produces and items come in any order, each as often as it
 * changes; what belongs together is joined here, so that a company that moves is one change.
 */
export class Market {
  readonly #places = new Places();
  readonly #numbers = new Map<string, number>();
  readonly #companies: (MarketCompanyRow | null)[] = [];
  /** The produces that items are made of, by the numbers of both. */
  readonly #madeOf: (readonly number[] | undefined)[] = [];
  /** What produces are called, and what items say of themselves, by number. */
  readonly #produceLabels: (ProduceLabel | undefined)[] = [];
  readonly #offers: (Offer | undefined)[] = [];
  /** What each producer is found by now. */
  readonly #producerWares: (Ware | null | undefined)[] = [];
  readonly #changed = new Set<number>();
  /** How many times a company or what it sells has changed, by number. */
  readonly #changes: number[] = [];
  /** What those who sell are called, with their towns. */
  readonly #sellers = new Labels();
  readonly produces = new WareIndex(this.#places, 2, true, this.#sellers);
  readonly items = new WareIndex(this.#places, 1, false, this.#sellers);
  readonly producers = new WareIndex(this.#places, 1, false);
  readonly #seasons = new Seasons(this.#places, (producer) => this.produces.waresOf(producer));

  /** A company, whatever it is; null for one that is unknown or was erased. */
  company(id: string): MarketCompanyRow | null {
    return this.#companies[this.#numbers.get(id) ?? -1] ?? null;
  }

  /** The numbers of companies; an unknown one has none. */
  numbersOf(ids: readonly string[]): ReadonlySet<number> {
    return new Set(ids.flatMap((id) => this.#numbers.get(id) ?? []));
  }

  circle(place: readonly [latitude: number, longitude: number], km: number): Circle {
    return this.#places.circle(place, km);
  }

  /** How many times a company (by its number) or what it sells has changed since the market was loaded. */
  changesOf(company: number): number {
    return this.#changes[company] ?? 0;
  }

  /** Kilometres from a place to where a company, by its number, is shown. */
  distancesFrom(place: readonly [number, number]): (company: number) => number {
    return this.#places.distancesFrom(place);
  }

  /** Kilometres to where a company is shown. */
  distance(place: readonly [number, number], companyId: string): number {
    return this.distancesFrom(place)(this.#numberOf(companyId));
  }

  /** Whether a company is shown within so many kilometres, as a search of that distance has it. */
  isWithin(place: readonly [number, number], km: number, companyId: string): boolean {
    const number = this.#numbers.get(companyId);
    return number !== undefined && this.#places.circle(place, km).has(number);
  }

  /** The circle of all who have a place. */
  everywhere(): Circle {
    return this.#places.everywhere();
  }

  /** The producers within so many kilometres, nearest first, by id where they are as far, behind a place among them. */
  nearest(place: readonly [number, number], km: number, page: NearestAsked): NearestPage {
    const away = this.distancesFrom(place);
    const found = this.#places.within(this.circle(place, km));
    return nearestOf(
      found.map((number) => ({ id: this.#companies[number]?.companyId ?? '', km: away(number) })),
      page,
    );
  }

  /** In which months the producers in a circle have which products; `producers` narrows it to some of them. */
  seasons(circle: Circle, producers: ReadonlySet<number> | null): readonly Season[] {
    return this.#seasons.count(circle, producers);
  }

  /** Takes rows over as they are now. */
  apply({ companies = [], produces = [], items = [] }: MarketChanges): void {
    for (const { companyId } of [...companies, ...produces, ...items]) {
      const number = this.#numberOf(companyId);
      this.#changes[number] = this.changesOf(number) + 1;
    }
    for (const row of companies) this.#setCompany(row);
    for (const row of produces) this.#setProduce(row);
    for (const row of items) {
      if (isOffered(row)) this.items.set(row.id, this.#item(row));
      else this.items.remove(row.id);
      this.#changed.add(this.#numberOf(row.companyId));
    }
    for (const producer of this.#changed) this.#setProducer(producer);
    this.#changed.clear();
  }

  /** Takes over rows of an empty market, companies before what they sell; `sort` ends it. */
  load({ companies = [], produces = [], items = [] }: MarketChanges): void {
    this.#sellers.load();
    for (const row of companies) this.#setCompany(row);
    for (const row of produces)
      if (row.removed) this.produces.remove(row.id, categoriesOfProduce(row));
      else this.produces.load(row.id, this.#produce(row));
    for (const row of items) if (isOffered(row)) this.items.load(row.id, this.#item(row));
  }

  /** Sorts what was loaded, in turns with other calls. */
  async sort(): Promise<void> {
    await this.#sellers.index();
    await this.produces.sort();
    await this.items.sort();
    for (let number = 0; number < this.#companies.length; number += 1) {
      const ware = this.#producer(number);
      this.#producerWares[number] = ware;
      if (ware !== null) this.producers.load(this.#companies[number]?.companyId ?? '', ware);
    }
    await this.producers.sort();
    this.#changed.clear();
  }

  #numberOf(companyId: string): number {
    const known = this.#numbers.get(companyId);
    if (known !== undefined) return known;
    const number = this.#companies.length;
    this.#numbers.set(companyId, number);
    this.#companies.push(null);
    return number;
  }

  #setCompany(row: MarketCompanyRow): void {
    const number = this.#numberOf(row.companyId);
    const label = sellerLabel(number);
    if (!isSeller(row) || calledOf(row) !== calledOf(this.#companies[number] ?? null)) {
      this.#sellers.remove(label);
      if (isSeller(row)) this.#sellers.set(label, { en: row.name, fr: row.name, words: calledOf(row) });
    }
    this.#companies[number] = row.erased ? null : row;
    this.#changed.add(number);
    if (row.erased)
      for (const index of [this.produces, this.items])
        for (const ware of index.waresOf(number)) index.remove(index.idOf(ware));
    this.#seasons.changed(number);
    const before = this.#places.cellOf[number] ?? NOWHERE;
    const cell = this.#places.put(number, isSeller(row) ? publicPlace(row) : null);
    this.#seasons.changed(number);
    for (const index of [this.produces, this.items, this.producers]) index.moved(number, before, cell);
  }

  #setProduce(row: MarketProduceRow): void {
    const { id, companyId } = row;
    const number = this.produces.numberOf(id);
    const before = { categories: this.produces.categoriesOf(number), label: this.#produceLabels[number] };
    if (row.removed) {
      this.produces.remove(id, categoriesOfProduce(row));
      this.#produceLabels[number] = undefined;
    } else this.produces.set(id, this.#produce(row));
    const producer = this.#numberOf(companyId);
    this.#changed.add(producer);
    this.#seasons.changed(producer);
    const isRenamed = this.#produceLabels[number] !== before.label;
    if (!isRenamed && this.produces.categoriesOf(number) === before.categories) return;
    // A copy: an item that is set anew takes another place among them.
    for (const item of Array.from(this.items.waresOf(producer))) {
      if (this.#madeOf[item]?.includes(number) !== true) continue;
      if (isRenamed) this.items.set(this.items.idOf(item), this.#ware(item, producer));
      else this.items.recategorize(item, this.#categoriesOfItem(item));
    }
  }

  #setProducer(number: number): void {
    const ware = this.#producer(number);
    const id = this.#companies[number]?.companyId;
    if (id === undefined)
      for (const gone of this.producers.waresOf(number)) this.producers.remove(this.producers.idOf(gone));
    else if (ware === null) this.producers.remove(id);
    // Most changes are of prices and amounts: all that a producer is found by is not sorted in anew for them.
    else if (!isSameSeller(this.#producerWares[number], ware)) this.producers.set(id, ware);
    this.#producerWares[number] = ware;
  }

  #produce(row: MarketProduceRow): Ware {
    const { id, companyId, productId, varietyId, productionTypeId, costCents, costUnitId } = row;
    const { availabilityFrom, availabilityTo } = row;
    const [produce, producer] = [this.produces.numberOf(id), this.#numberOf(companyId)];
    this.#seasons.set(produce, producer, productId, monthsOf(availabilityFrom, availabilityTo));
    const label = produceLabel(productId, varietyId, productionTypeId);
    this.#produceLabels[produce] = label;
    return { producer, categories: categoriesOfProduce(row), ...producePrice(costCents, costUnitId), label };
  }

  #item({ id, companyId, name, details, costCents, produceIds }: MarketItemRow): Ware {
    const item = this.items.numberOf(id);
    this.#madeOf[item] = produceIds.map((produceId) => this.produces.numberOf(produceId));
    this.#offers[item] = { name, details, costCents };
    return this.#ware(item, this.#numberOf(companyId));
  }

  /** An item is found by all that finds what it is made of, as well as by its own words. */
  #ware(item: number, producer: number): Ware {
    const { name, details, costCents } = this.#offers[item] ?? { name: '', details: '', costCents: null };
    const madeOf = this.#labelsOf(this.#madeOf[item] ?? []);
    const words = [details, ...madeOf.map(({ all }) => all)].join(' ');
    return {
      producer,
      categories: this.#categoriesOfItem(item),
      kind: 0,
      price: costCents,
      label: { en: name, fr: name, words, products: productsOf(madeOf) },
    };
  }

  /** A producer with a place is found by the categories of all that it sells, and by all that finds what it grows. */
  #producer(number: number): Ware | null {
    const row = this.#companies[number] ?? null;
    if (row === null || !isSeller(row)) return null;
    let categories = 0;
    for (const index of [this.produces, this.items])
      for (const ware of index.waresOf(number)) categories |= index.categoriesOf(ware);
    const { name } = row;
    const grown = new Set(this.#labelsOf(this.produces.waresOf(number)));
    // In one order whatever was set last: `isSameSeller` compares them.
    const words = [calledOf(row), ...Array.from(grown, ({ all }) => all).toSorted()].join(' ');
    const label = { en: name, fr: name, words, products: productsOf(grown) };
    return { producer: number, categories, kind: 0, price: null, label };
  }

  /** The labels of produces that were not removed. */
  #labelsOf(produces: Iterable<number>): readonly ProduceLabel[] {
    return Array.from(produces, (produce) => this.#produceLabels[produce] ?? []).flat();
  }

  #categoriesOfItem(item: number): number {
    let categories = 0;
    for (const produce of this.#madeOf[item] ?? []) categories |= this.produces.categoriesOf(produce);
    return categories;
  }
}

const categoriesOfProduce = ({ productId }: MarketProduceRow): number =>
  categoryMask([product(productId)?.category.id ?? '']);
const isOffered = ({ removed, enabled }: MarketItemRow): boolean => !removed && enabled;
const productsOf = (labels: Iterable<ProduceLabel>): readonly string[] => [
  ...new Set(Array.from(labels, ({ products }) => products).flat()),
];

const isSameSeller = (a: Ware | null | undefined, b: Ware): boolean =>
  a?.categories === b.categories && a.label.en === b.label.en && a.label.words === b.label.words;

const isSeller = ({ kind, name, erased }: MarketCompanyRow): boolean => kind === 'Producer' && name !== '' && !erased;
/** What a company is called, for whoever types it. */
const calledOf = (row: MarketCompanyRow | null): string =>
  row === null ? '' : [row.name, row.ownerName, row.city].join(' ');

type Offer = Pick<MarketItemRow, 'name' | 'details' | 'costCents'>;
