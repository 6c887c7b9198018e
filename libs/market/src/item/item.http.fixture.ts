import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { market } from '../market.module.ts';

export const url = '/api/v1/items';
export const PUBLIC_URL = 'https://terroir.example';

/** An item as it is sent, but for its produces. */
export const basket = {
  name: 'Tomates anciennes, panier de 3 kg',
  details: 'Cueillies le matin même, cinq variétés.',
  cost: 16.5,
  quantity: 3,
  quantity_unit_id: 'kilogram',
  count: 1,
  count_unit_id: 'unit',
};

export interface WireItem {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>> & {
    readonly slug: string;
    readonly image_urls: Readonly<Record<'image' | 'thumbnail' | 'barcode', string | null>>;
  };
}
export const one = (answer: TestAnswer): WireItem => answer.body.data as WireItem;
export const many = (answer: TestAnswer): readonly WireItem[] => answer.body.data as readonly WireItem[];
export const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
export const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

/** So many streams are written at once: an engine on a busy machine answers no thousand within the time of one append. */
const AT_ONCE = 50;

/** An event's type and what it says. */
type Happening = readonly [string, object];

/** A produce as food production writes it. */
export const tomato = (produceId: string) => ({
  produceId,
  productId: 'tomato',
  varietyId: 'tomato_other',
  productionTypeId: 'certified_organic',
  notes: '',
  quantity: 400,
  quantityUnitId: 'kilogram',
  costCents: 550,
  costUnitId: 'kilogram',
  area: 450,
  areaUnitId: 'square_metre',
  productionFrom: '2026-04-15',
  productionTo: '2026-10-10',
  availabilityFrom: '2026-07-10',
  availabilityTo: '2026-10-31',
  needs: [],
});

/** The module over HTTP on a clock that a test moves. */
export class ItemsHttp {
  http!: TestHttp;
  time = Date.parse('2026-07-01T12:00:00.000Z');

  async open(): Promise<void> {
    this.http = await testHttp({
      modules: [market.nest({ timeZone: 'America/Toronto', publicUrl: PUBLIC_URL })],
      views: market.views,
      now: () => this.now(),
    });
  }

  now(): string {
    return new Date((this.time += 60_000)).toISOString();
  }

  /** Puts an event of another module into the log, and waits until it is read. */
  happened(who: TestClient, stream: string, type: string, data: object): Promise<void> {
    return this.allHappened(who, [[stream, [[type, data]]]]);
  }

  /** Puts events into the log, stream by stream, and waits until they are read. */
  async allHappened(who: TestClient, streams: readonly (readonly [string, readonly Happening[]])[]): Promise<void> {
    const companyId = who.session?.companyId ?? '';
    const append = ([stream, happenings]: (typeof streams)[number]) =>
      this.http.store.log.append(
        stream,
        'any',
        happenings.map(([type, data]) => ({
          id: uuidv7(),
          type,
          version: 1,
          recorded: this.now(),
          actor: { accountId: companyId, companyId, role: 'producer_level_three' as const },
          companyId,
          correlationId: 'test',
          causationId: 'test',
          data: data as Record<string, unknown>,
        })),
      );
    const told: { readonly position: number }[] = [];
    for (let at = 0; at < streams.length; at += AT_ONCE)
      told.push(...(await Promise.all(streams.slice(at, at + AT_ONCE).map(append))));
    const position = Math.max(...told.map((each) => each.position));
    if (!(await this.http.store.projector?.waitFor(position, 60_000))) throw new Error('The read models are late');
  }

  /** What a company says of itself, as accounts records it. */
  company(who: TestClient, type: string, data: object): Promise<void> {
    const accountId = who.session?.companyId ?? '';
    return this.happened(who, `firm-${accountId}`, type, { accountId, ...data });
  }

  /** A producer of plan level 2 whose company has a name. */
  async farm(name = 'Ferme des Bois verts'): Promise<TestClient> {
    const who = this.http.as({ role: 'producer_level_three' });
    await this.company(who, 'CompanyDescribed', {
      name,
      details: 'Maraîchage diversifié.',
      foundationDate: '2009-04-01',
    });
    return who;
  }

  /** Records a produce as food production writes it. */
  async grown(who: TestClient, more: object = {}): Promise<string> {
    const produceId = uuidv7();
    await this.happened(who, `produce-${produceId}`, 'ProduceRecorded', { ...tomato(produceId), ...more });
    return produceId;
  }

  /** A farm with a produce, and what it sends to put that to market. */
  async stall(name?: string) {
    const farm = await this.farm(name);
    const produceId = await this.grown(farm);
    const sent = (more: object = {}) => ({ item: { ...basket, produce_ids: [produceId], ...more } });
    return { farm, produceId, sent };
  }
}
