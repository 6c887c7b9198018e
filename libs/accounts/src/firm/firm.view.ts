import { linkKinds, type AccountEvent, type FirmEvent } from '@terroir/events';
import { view, type DataOf } from '@terroir/kernel';
import { z } from 'zod';
import { hidden } from './firm.decider.ts';

const Picture = z.object({ image: z.string(), thumbnail: z.string() }).nullable();

/** A company as its owner sees it. Flat, so that the history names each field that changed. */
export const FirmRow = z.object({
  accountId: z.string(),
  name: z.string(),
  details: z.string(),
  foundationDate: z.string().nullable(),
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  countryCode: z.string(),
  state: z.string(),
  city: z.string(),
  zipcode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string().nullable(),
  links: z.array(z.object({ kind: z.enum(linkKinds), url: z.string() })),
  showAddress: z.boolean(),
  showZip: z.boolean(),
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  logo: Picture,
  additional: Picture,
});
export type FirmRow = z.output<typeof FirmRow>;

/** A company of which nothing was recorded yet. */
export const emptyFirm = (accountId: string): FirmRow => ({
  accountId,
  name: '',
  details: '',
  foundationDate: null,
  ownerName: '',
  email: '',
  phone: '',
  address: '',
  country: '',
  countryCode: '',
  state: '',
  city: '',
  zipcode: '',
  latitude: null,
  longitude: null,
  timeZone: null,
  links: [],
  ...hidden,
  logo: null,
  additional: null,
});

/** A part of the company was recorded; the first part makes the row. */
const part =
  <E extends { readonly data: { readonly accountId: string } }>(changed: (data: E['data']) => Partial<FirmRow>) =>
  (row: FirmRow | null, { data }: E): FirmRow => ({ ...(row ?? emptyFirm(data.accountId)), ...changed(data) });

const written = ({ raw, country, countryCode, state, city, zipcode }: DataOf<FirmEvent, 'AddressWritten'>) => ({
  address: raw,
  country,
  countryCode,
  state,
  city,
  zipcode,
});

export const firmView = view<FirmRow, FirmEvent | AccountEvent>({
  name: 'firm',
  version: 2,
  row: FirmRow,
  aggregate: 'firm',
  indexes: { company: ['accountId'] },
  company: 'accountId',
  audited: {
    resource: 'firm',
    withoutPlan: true,
    fields: [
      'name',
      'details',
      'foundationDate',
      'ownerName',
      'email',
      'phone',
      'address',
      'country',
      'state',
      'city',
      'zipcode',
      'latitude',
      'longitude',
      'links',
      'showAddress',
      'showZip',
      'showEmail',
      'showPhone',
      'logo',
      'additional',
    ],
  },
  on: {
    CompanyDescribed: part(({ name, details, foundationDate }) => ({ name, details, foundationDate })),
    ContactChanged: part(({ ownerName, email, phone }) => ({ ownerName, email, phone })),
    AddressWritten: part((data) => ({ ...written(data), latitude: null, longitude: null, timeZone: null })),
    CompanyLocated: part((data) => {
      const { latitude, longitude, timeZone } = data;
      return { ...written(data), latitude, longitude, timeZone };
    }),
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
