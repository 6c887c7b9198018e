import { call, firmOf, newBusiness, newProducer } from '../../../tools/front-door.mjs';
import type { Person } from './people.ts';
import { garlic, produces } from './produces.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect, Visit } from './visit.ts';

export const marketplacePath = '/marketplace';

/** Where the business of the journeys is: in the middle of a cell of 0.1°. */
const own = { latitude: 45.4, longitude: -71.9 } as const;
const KM_OF_A_DEGREE = 111.195;

interface Market {
  readonly buyer: Person;
  /** Positions of the log that the marketplace has to reach before it is looked at. */
  readonly position: string;
}

interface Farm {
  readonly name: string;
  /** Kilometres north of the business; none is within its cell, which is all that is shown of a hidden address. */
  readonly km: number;
  readonly items: readonly (readonly [name: string, cost: number])[];
}

async function locate(terroir: Terroir, token: string, email: string, name: string, km: number, isShown: boolean) {
  const firm = firmOf(email);
  const address = { ...firm.address, ...own, latitude: own.latitude + km / KM_OF_A_DEGREE };
  const preferences = { ...firm.preferences, show_address: isShown };
  const body = { firm: { ...firm, name, address, preferences } };
  return (await call(terroir.url, 'PUT', '/firm', { token, body })).headers.get('x-position');
}

/** A market around a business: each farm grows garlic, which its items are made of. */
export async function marketOf(terroir: Terroir, farms: readonly Farm[]): Promise<Market> {
  for (const [place, { name, km, items }] of farms.entries()) {
    const email = `farm.${place}@example.com`;
    const { token } = await newProducer(terroir.url, terroir.dataDir, email);
    await locate(terroir, token, email, name, km === 0 ? 1 : km, km > 0);
    await call(terroir.url, 'POST', '/subscription', { token });
    const produceId = await produces(terroir, { email, token }, garlic);
    for (const [item, cost] of items) {
      const made = {
        name: item,
        // All are made of garlic, which finds them; only what is dried says so.
        details: `${item.startsWith('Panier') ? 'Choisi la veille.' : 'Séché longtemps.'}\n`.repeat(40).trim(),
        cost,
        quantity: 0.5,
        quantity_unit_id: 'kilogram',
        produce_ids: [produceId],
      };
      await call(terroir.url, 'POST', '/items', { token, body: { item: made } });
    }
  }
  const email = 'bistro@example.com';
  const { token } = await newBusiness(terroir.url, terroir.dataDir, email);
  // The last event of all: who has it has every item too.
  const position = (await locate(terroir, token, email, 'Bistro', 0, false)) ?? '0';
  await call(terroir.url, 'GET', '/marketplace_items', { token, headers: { 'x-min-position': position } });
  return { buyer: { email, token }, position };
}

/** The marketplace, in the words of one language. */
export class MarketplaceVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('marketplace/marketplace', path, values);
  }

  shared(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values);
  }

  get cards() {
    return this.page.getByRole('main').getByRole('article');
  }

  card(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  named(path: string, values?: Readonly<Record<string, string>>) {
    return this.page.getByRole('button', { name: anySpace(this.words(path, values)) });
  }

  /** Waits until so many are found. */
  async finds(count: number): Promise<void> {
    const found = this.words(count < 2 ? 'found.items_one' : 'found.items_other', { count: String(count) });
    await expect(this.page.getByRole('heading', { name: new RegExp(`^${anySpace(found).source}$`) })).toBeVisible();
  }

  /** Waits until these alone are found, on cards in this order. */
  async lists(...names: readonly string[]): Promise<void> {
    await this.finds(names.length);
    await expect(this.cards.getByRole('heading')).toHaveText(names);
  }

  async searches(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words('filters.q') }).fill(words);
  }

  /** Pulls the distance down from 300 km by steps of 5. */
  async comesNearer(steps: number): Promise<void> {
    await this.page.getByRole('slider', { name: this.words('filters.distance') }).focus();
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press('ArrowLeft');
  }
}
