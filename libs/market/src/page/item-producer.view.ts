import { linkKinds, type AccountEvent, type FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

const Picture = z.object({ image: z.string(), thumbnail: z.string() }).nullable();

/** A company as far as the pages of its items may speak of it; what it shows of its contact follows from `show…`. */
export const ItemProducerRow = z.object({
  companyId: z.string(),
  name: z.string(),
  ownerName: z.string(),
  details: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  zipcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  links: z.array(z.object({ kind: z.enum(linkKinds), url: z.string() })),
  showAddress: z.boolean(),
  showZip: z.boolean(),
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  logo: Picture,
  additional: Picture,
  /** When each of these changed last, ISO 8601 UTC. */
  changed: z.record(z.string(), z.string()),
});
export type ItemProducerRow = z.output<typeof ItemProducerRow>;

const unsaid = (companyId: string): ItemProducerRow => ({
  companyId,
  name: '',
  ownerName: '',
  details: '',
  email: '',
  phone: '',
  address: '',
  zipcode: '',
  city: '',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  links: [],
  showAddress: false,
  showZip: false,
  showEmail: false,
  showPhone: false,
  logo: null,
  additional: null,
  changed: {},
});

/** A part of the company was recorded; the first part makes the row. A part may say again what it said before. */
const part =
  <E extends { readonly data: { readonly accountId: string }; readonly recorded: string }>(
    said: (data: E['data']) => Partial<ItemProducerRow>,
  ) =>
  (row: ItemProducerRow | null, { data, recorded }: E): ItemProducerRow => {
    const before = row ?? unsaid(data.accountId);
    const now = { ...before, ...said(data) };
    const changed = { ...before.changed };
    for (const field of Object.keys(said(data)) as (keyof ItemProducerRow)[])
      if (JSON.stringify(now[field]) !== JSON.stringify(before[field])) changed[field] = recorded;
    return { ...now, changed };
  };

/** The companies whose items and websites have pages. Its past is kept, for what a label said; that leaves no history. */
export const itemProducerView = view<ItemProducerRow, FirmEvent | AccountEvent>({
  name: 'item_producer',
  version: 1,
  row: ItemProducerRow,
  aggregate: 'firm',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  past: ['company'],
  on: {
    CompanyDescribed: part(({ name, details }) => ({ name, details })),
    ContactChanged: part(({ ownerName, email, phone }) => ({ ownerName, email, phone })),
    AddressWritten: part(({ raw: address, zipcode, city, state, country }) => ({
      address,
      zipcode,
      city,
      state,
      country,
      latitude: null,
      longitude: null,
    })),
    CompanyLocated: part(({ raw: address, zipcode, city, state, country, latitude, longitude }) => ({
      address,
      zipcode,
      city,
      state,
      country,
      latitude,
      longitude,
    })),
    LinksChanged: part(({ links }) => ({ links })),
    PublicDetailsChosen: part(({ showAddress, showZip, showEmail, showPhone }) => ({
      showAddress,
      showZip,
      showEmail,
      showPhone,
    })),
    PictureChanged: part(({ which, image, thumbnail }) => ({
      [which]: image === null || thumbnail === null ? null : { image, thumbnail },
    })),
    AccountErased: () => null,
  },
});
