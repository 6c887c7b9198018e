import type { FirmEvent, ItemEvent, ProduceEvent, AccountEvent, WebsiteEvent } from '@terroir/events';
import type { TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import type { MarketCompanyRow } from './market-company.view.ts';
import type { MarketProduceRow } from './market-produce.view.ts';

type Written = FirmEvent | ItemEvent | ProduceEvent | AccountEvent | WebsiteEvent;

/** Montréal, where the business of the tests is. */
export const montreal = [45.5, -73.6] as const;

/** A place so many kilometres north of Montréal. */
export const north = (km: number): readonly [number, number] => [montreal[0] + km / 111.195, montreal[1]];

export const tomato = {
  productId: 'tomato',
  varietyId: 'tomato_brandywine',
  productionTypeId: 'certified_organic',
  notes: 'Pour nous seuls',
  quantity: 100,
  quantityUnitId: 'kilogram',
  costCents: 500,
  costUnitId: 'kilogram',
  area: 10,
  areaUnitId: 'square_metre',
  productionFrom: '2026-04-15',
  productionTo: '2026-10-10',
  availabilityFrom: '2026-07-10',
  availabilityTo: '2026-11-15',
  needs: [],
};

export const jar = {
  name: 'Sauce tomate',
  details: 'Un pot de 500 mL',
  costCents: 800,
  quantity: 0.5,
  quantityUnitId: 'litre',
  produceIds: [] as string[],
  enabled: true,
  slug: 'sauce-tomate',
};

/** Numbers that look random and are the same in every run. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A producer in Montréal, as the market has it. */
export const companyRow = (more: Partial<MarketCompanyRow> = {}): MarketCompanyRow => ({
  companyId: 'farm',
  kind: 'Producer',
  name: 'Ferme',
  ownerName: '',
  city: '',
  state: '',
  country: '',
  latitude: montreal[0],
  longitude: montreal[1],
  showAddress: true,
  logo: null,
  websiteSlug: '',
  erased: false,
  changedAt: 1,
  ...more,
});

/** A produce of that company, as the market has it. */
export function produceRow(more: Partial<MarketProduceRow> = {}): MarketProduceRow {
  const { notes: _, area: __, areaUnitId: ___, needs: ____, ...seen } = tomato;
  const recorded = { image: null, recordedAt: '2026-05-01T12:00:00.000Z', removed: false, changedAt: 2 };
  return { id: 'tomato', companyId: 'farm', ...seen, ...recorded, ...more };
}

/** Writes what other modules record, as their servers would. */
export function marketOf({ store }: Pick<TestHttp, 'store'>) {
  let position = 0;
  const write = async (companyId: string, stream: string, events: readonly Written[]) => {
    const actor = { accountId: companyId, companyId, role: 'producer_level_two' } as const;
    const made = events.map((event) => ({
      id: uuidv7(),
      version: 1,
      recorded: '2026-05-01T12:00:00.000Z',
      actor,
      companyId,
      correlationId: uuidv7(),
      causationId: uuidv7(),
      ...event,
    }));
    const { position: reached } = await store.log.append(stream, 'any', made);
    position = reached;
  };
  const firm = (accountId: string, events: readonly FirmEvent[]) => write(accountId, `firm-${accountId}`, events);
  const locate = (accountId: string, [latitude, longitude]: readonly [number, number], city = 'Laval') =>
    firm(accountId, [
      {
        type: 'CompanyLocated',
        data: {
          accountId,
          raw: '12 rang Nord',
          zipcode: 'H2X 1Y4',
          latitude,
          longitude,
          city,
          state: 'Québec',
          country: 'Canada',
          countryCode: 'CA',
          timeZone: 'America/Toronto',
        },
      },
    ]);
  return {
    /** The header that waits for all that was written. */
    get written() {
      return { 'x-min-position': String(position) };
    },
    firm,
    locate,
    show: (accountId: string, showAddress: boolean) =>
      firm(accountId, [
        {
          type: 'PublicDetailsChosen',
          data: { accountId, showAddress, showZip: false, showEmail: false, showPhone: false },
        },
      ]),
    /** A company with a name, and with a place unless that is null. */
    async company(kind: 'Producer' | 'Business', name: string, place: readonly [number, number] | null, city?: string) {
      const accountId = uuidv7();
      const registered = { accountId, kind, name, email: `${accountId}@ferme.example`, language: 'fr' } as const;
      await write(accountId, `account-${accountId}`, [{ type: 'AccountRegistered', data: registered }]);
      await firm(accountId, [
        { type: 'CompanyDescribed', data: { accountId, name, details: '', foundationDate: '2001-05-14' } },
        {
          type: 'ContactChanged',
          data: { accountId, ownerName: `Ana de ${name}`, email: 'ana@ferme.example', phone: '819 555-0100' },
        },
      ]);
      if (place !== null) await locate(accountId, place, city);
      return accountId;
    },
    async produce(companyId: string, more: Partial<typeof tomato> = {}) {
      const produceId = uuidv7();
      const data = { produceId, ...tomato, ...more };
      await write(companyId, `produce-${produceId}`, [{ type: 'ProduceRecorded', data }]);
      return produceId;
    },
    changeProduce: (companyId: string, event: ProduceEvent) =>
      write(companyId, `produce-${event.data.produceId}`, [event]),
    async item(companyId: string, more: Partial<typeof jar> & { readonly costCents?: number } = {}) {
      const itemId = uuidv7();
      await write(companyId, `item-${itemId}`, [{ type: 'ItemRecorded', data: { itemId, ...jar, ...more } }]);
      return itemId;
    },
    changeItem: (companyId: string, event: ItemEvent) => write(companyId, `item-${event.data.itemId}`, [event]),
    publish: (companyId: string, slug: string) =>
      write(companyId, `website-${companyId}`, [{ type: 'WebsitePublished', data: { slug } }]),
    erase: (accountId: string) =>
      write(accountId, `account-${accountId}`, [{ type: 'AccountErased', data: { accountId } }]),
  };
}
