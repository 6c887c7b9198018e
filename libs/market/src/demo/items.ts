import type { Language } from '@terroir/events';
import type { DataOf } from '@terroir/kernel';
import type { ItemCommand } from '../item/item.commands.ts';
import { offersOf, type MarketKind, type Offer } from './offers.data.ts';

/** A producer of the demo region. */
export interface MarketFarm {
  /** What tells the farm apart from others of its kind. */
  readonly seed: string;
  readonly kind: MarketKind;
  readonly language: Language;
  /** The end of the story, ISO 8601 UTC. */
  readonly until: string;
}

/** An item that a demo producer puts to market, and what its price became. */
export interface DemoItem {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Unique within the farm. */
  readonly key: string;
  /** The products whose produces it is made of; the picture is that of the first. */
  readonly products: Offer['products'];
  readonly form: Omit<DataOf<ItemCommand, 'RecordItem'>, 'produceIds' | 'slug'>;
  /** A price that rose since, and when. */
  readonly rise: { readonly at: string; readonly cost: number } | null;
}

const DAY = 24 * 60 * 60 * 1000;
/** Farms of kinds that the region has more than one of offer only some of what such farms do. */
const MOST: Partial<Record<MarketKind, number>> = { vegetables: 2, maple: 1 };

/** What one farm asks: from 90 to 110 in a hundred of the usual price, a multiple of a quarter. */
const asked = (usual: number, offset: number): number => Math.round(usual * (0.9 + (offset % 5) / 20) * 4) / 4;

/** What a demo producer puts to market, in the language of the farm, within its last days: some of it is dearer since. */
export function demoItems({ seed, kind, language, until }: MarketFarm): readonly DemoItem[] {
  const offset = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  const daysAgo = (days: number) => new Date(Date.parse(until) - days * DAY).toISOString();
  const all = offersOf[kind];
  const some = all.map((_, at) => all[(at + offset) % all.length]).slice(0, MOST[kind] ?? all.length);
  return some.flatMap((offer, index) => {
    if (offer === undefined) return [];
    const { name, details, prices, quantity, count, products } = offer;
    const [usual, risen] = prices;
    return [
      {
        at: daysAgo(10 - index - (offset % 4)),
        key: name.en,
        products,
        form: {
          name: name[language],
          details: details[language],
          cost: asked(usual, offset),
          ...(quantity && { quantity: quantity[0], quantityUnitId: quantity[1] }),
          ...(count && { count: count[0], countUnitId: count[1] }),
        },
        rise: risen === undefined ? null : { at: daysAgo(2 + (offset % 5) / 5), cost: asked(risen, offset) },
      },
    ];
  });
}
