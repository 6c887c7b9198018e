import type { Face } from '../marketplace/marketplace.limits.ts';
import { unit } from '@terroir/reference';
import { categoryMask } from '../marketplace/category-mask.ts';
import { Market } from '../marketplace/market.ts';
import type { Stall } from './stalls.ts';

/** What narrows a saved search, and the place that it looks from. */
export interface Look {
  readonly face: Face;
  readonly distance: number;
  readonly category: readonly string[];
  readonly producer: readonly string[];
  readonly q: string;
  readonly place: readonly [latitude: number, longitude: number];
}

/** A price, for so much of a unit where wares are sold by one. */
export interface Price {
  readonly cents: number;
  readonly unitId: string | null;
}

/** A ware that a search finds and did not find before, or that is cheaper since. */
export interface News {
  readonly id: string;
  readonly face: Face;
  readonly companyId: string;
  readonly price: Price | null;
  /** What it cost; null where it is new. */
  readonly before: Price | null;
  /** Kilometres. */
  readonly distance: number;
}

/** One company's part of the market at an instant, searched as the marketplace is. */
export class StallMarket {
  readonly #market = new Market();
  readonly stall: Stall;

  constructor(stall: Stall) {
    this.stall = stall;
    this.#market.apply(stall);
  }

  /** The ids of the wares that a search finds. */
  found({ face, distance, category, producer, q, place }: Look): readonly string[] {
    return this.#market[face].find({
      circle: this.#market.circle(place, distance),
      categories: categoryMask(category),
      producers: producer.length === 0 ? null : this.#market.numbersOf(producer),
      q,
      sort: 'cost',
      limit: Number.MAX_SAFE_INTEGER,
      after: null,
    }).ids;
  }

  /** Kilometres to where the company is shown. */
  distance({ place }: Look, companyId: string): number {
    return this.#market.distance(place, companyId);
  }

  price(face: Face, id: string): Price | null {
    const ware = face === 'producers' ? null : this.stall[face].find((one) => one.id === id);
    const cents = ware?.costCents ?? null;
    return cents === null ? null : { cents, unitId: ware && 'costUnitId' in ware ? ware.costUnitId : null };
  }
}

/** Whether a price fell. Prices of units that cannot be converted into each other are not compared. */
export function isCheaper(now: Price | null, before: Price | null): boolean {
  if (now === null || before === null) return false;
  if (now.unitId === before.unitId) return now.cents < before.cents;
  const [to, from] = [unit(now.unitId ?? ''), unit(before.unitId ?? '')];
  if (!to || !from || to.unitType !== from.unitType || to.toBase === null || from.toBase === null) return false;
  return now.cents / to.toBase < before.cents / from.toBase;
}

/** What a search finds now of a company that it did not find then, and what of the rest is cheaper. */
export function newsOf(look: Look, companyId: string, now: StallMarket, then: () => StallMarket): readonly News[] {
  const found = now.found(look);
  if (found.length === 0) return [];
  const before = then();
  const known = new Set(before.found(look));
  const { face } = look;
  return found.flatMap((id) => {
    const [price, was] = [now.price(face, id), known.has(id) ? before.price(face, id) : null];
    if (known.has(id) && !isCheaper(price, was)) return [];
    return [{ id, face, companyId, price, before: was, distance: now.distance(look, companyId) }];
  });
}
