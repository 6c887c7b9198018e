import { describe, expect, test } from '@jest/globals';
import type { AccountEvent, FirmEvent, ItemEvent, ProduceEvent, WebsiteEvent } from '@terroir/events';
import { fold, type Message, type Recorded, type View } from '@terroir/kernel';
import { publicPlace } from '../public-place.ts';
import { otherOf } from '../enquiry/enquiry.attributes.ts';
import { marketCompanyView } from './market-company.view.ts';
import { marketItemView } from './market-item.view.ts';
import { marketProduceView } from './market-produce.view.ts';
import { jar, tomato } from './marketplace.fixture.ts';

const accountId = 'company-1';
const recorded = (events: readonly Message[], stream: string) =>
  events.map((event, at) => ({
    ...event,
    id: `event-${at}`,
    stream,
    revision: at,
    position: at + 1,
    recorded: '2026-05-01T12:00:00.000Z',
    actor: { accountId, companyId: accountId, role: 'producer_level_two' as const },
    companyId: accountId,
  }));
const rowOf = <Row extends object, E extends Message>(of: View<Row, E>, events: readonly (Message & Recorded)[]) =>
  events.reduce<Row | null>((row, event) => fold(of, row, event as unknown as E & Recorded), null);

const address = {
  accountId,
  raw: '12 rang Nord',
  zipcode: 'H2X 1Y4',
  city: 'Laval',
  state: 'Québec',
  country: 'Canada',
  countryCode: 'CA',
};
const located = { ...address, latitude: 45.5449, longitude: -73.6449, timeZone: 'America/Toronto' };
const shown = { accountId, showZip: true, showEmail: true, showPhone: true };
const company: (FirmEvent | AccountEvent | WebsiteEvent)[] = [
  {
    type: 'AccountRegistered',
    data: { accountId, kind: 'Producer', name: 'Ana', email: 'ana@ferme.example', language: 'fr' },
  },
  { type: 'CompanyDescribed', data: { accountId, name: 'Ferme', details: 'À nous', foundationDate: '2001-05-14' } },
  { type: 'ContactChanged', data: { accountId, ownerName: 'Ana Roy', email: 'a@ferme.example', phone: '555-0100' } },
  { type: 'CompanyLocated', data: located },
  { type: 'PublicDetailsChosen', data: { ...shown, showAddress: true } },
  { type: 'PictureChanged', data: { accountId, which: 'logo', image: 'a', thumbnail: 'b' } },
  { type: 'PictureChanged', data: { accountId, which: 'additional', image: 'c', thumbnail: 'd' } },
  { type: 'WebsitePublished', data: { slug: 'ferme' } },
];
const produceId = 'produce-1';
const produce: ProduceEvent[] = [
  { type: 'ProduceRecorded', data: { produceId, ...tomato } },
  { type: 'ProduceCorrected', data: { produceId, costCents: 700, notes: 'Autre chose' } },
];
const itemId = 'item-1';
const item: ItemEvent[] = [
  { type: 'ItemRecorded', data: { itemId, ...jar } },
  { type: 'ItemCorrected', data: { itemId, quantity: null, quantityUnitId: null, count: 12, countUnitId: 'unit' } },
];

describe('the rows of the marketplace', () => {
  const all = [
    [marketCompanyView, company, 'firm-company-1'],
    [marketProduceView, produce, 'produce-produce-1'],
    [marketItemView, item, 'item-item-1'],
  ] as const;

  test.each(all)('of $0.name are the same when every event is folded twice', (view, events, stream) => {
    const once = recorded(events, stream);
    const of = view as unknown as View;
    const row = rowOf(of, once);
    expect(
      rowOf(
        of,
        once.flatMap((event) => [event, event]),
      ),
    ).toEqual(row);
    expect(of.row.parse(row)).toEqual(row);
  });

  test('say of a company what buyers may see and nothing of how to reach it', () => {
    const row = rowOf(marketCompanyView, recorded(company, 'firm-company-1'));
    expect(row).toMatchObject({
      name: 'Ferme',
      ownerName: 'Ana Roy',
      city: 'Laval',
      logo: { image: 'a' },
      websiteSlug: 'ferme',
      changedAt: 8,
    });
    for (const hidden of ['12 rang Nord', 'H2X', '555-0100', 'a@ferme.example', 'À nous'])
      expect(JSON.stringify(row)).not.toContain(hidden);
  });

  test('call a company that has said nothing of itself as whoever registered it', () => {
    const row = rowOf(marketCompanyView, recorded(company.slice(0, 1), 'firm-company-1'));
    expect(row).toMatchObject({ name: '', ownerName: 'Ana' });
    expect(otherOf({ guest: null, otherGone: false }, row)).toEqual({
      kind: 'company',
      name: 'Ana',
      city: '',
      state: '',
      email: null,
    });
  });

  test('leave of an erased company its id and that it is gone', () => {
    const erased: AccountEvent = { type: 'AccountErased', data: { accountId } };
    const row = rowOf(marketCompanyView, recorded([...company, erased], 'firm-company-1'));
    expect(row).toEqual({
      companyId: accountId,
      kind: 'Producer',
      name: '',
      ownerName: '',
      city: '',
      state: '',
      country: '',
      latitude: null,
      longitude: null,
      showAddress: false,
      logo: null,
      websiteSlug: '',
      erased: true,
      changedAt: 9,
    });
  });

  test('lose the place of a company whose new address is on no map', () => {
    const written: FirmEvent = { type: 'AddressWritten', data: { ...address, city: 'Rimouski' } };
    const row = rowOf(marketCompanyView, recorded([...company, written], 'firm-company-1'));
    expect(row).toMatchObject({ city: 'Rimouski', latitude: null, longitude: null });
    expect(row && publicPlace(row)).toBeNull();
  });

  test('show a place to a tenth of a degree unless the company shows its address', () => {
    const row = rowOf(marketCompanyView, recorded(company, 'firm-company-1'));
    expect(row && publicPlace(row)).toEqual([45.5449, -73.6449]);
    expect(row && publicPlace({ ...row, showAddress: false })).toEqual([45.5, -73.6]);
  });

  test('keep the notes, the area and the needs of a produce from buyers', () => {
    const row = rowOf(marketProduceView, recorded(produce, 'produce-produce-1'));
    expect(row).toMatchObject({ costCents: 700, companyId: accountId, removed: false, image: null, changedAt: 2 });
    expect(Object.keys(row ?? {}).filter((name) => /notes|area|needs/.test(name))).toEqual([]);
  });

  test('empty of an item what was taken away and keep what a correction leaves out', () => {
    const row = rowOf(marketItemView, recorded(item, 'item-item-1'));
    expect(row).toMatchObject({ name: 'Sauce tomate', costCents: 800, quantity: null, count: 12, countUnitId: 'unit' });
  });
});
