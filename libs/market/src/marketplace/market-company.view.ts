import type { AccountEvent, FirmEvent, WebsiteEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

/** A company as the market sees it: a producer who sells, or a business with the place that it measures distances from. */
export const MarketCompanyRow = z.object({
  companyId: z.string(),
  kind: z.enum(['Producer', 'Business', 'Analyst']),
  name: z.string(),
  ownerName: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Null until an address places it on the map. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  showAddress: z.boolean(),
  logo: z.object({ image: z.string(), thumbnail: z.string() }).nullable(),
  /** The address of its published website; empty without one. */
  websiteSlug: z.string(),
  /** The account was erased; nothing else is left of it. The row says so to those who follow the changes. */
  erased: z.boolean(),
  /** Position of the last event. */
  changedAt: z.number(),
});
export type MarketCompanyRow = z.output<typeof MarketCompanyRow>;

const blank = {
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
  erased: false,
} as const;

/** A part of a company was recorded; the registration made its row. */
const part =
  <E extends { readonly data: object; readonly position: number }>(
    changed: (data: E['data']) => Partial<MarketCompanyRow>,
  ) =>
  (row: MarketCompanyRow | null, { data, position }: E): MarketCompanyRow | null =>
    row && { ...row, ...changed(data), changedAt: position };

const place = ({
  city,
  state,
  country,
}: {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}) => ({
  city,
  state,
  country,
});

/** The companies that meet on the marketplace, one row each. An erased one leaves its id, so that its wares are let go. */
export const marketCompanyView = view<MarketCompanyRow, FirmEvent | AccountEvent | WebsiteEvent>({
  name: 'market_company',
  version: 3,
  row: MarketCompanyRow,
  aggregate: 'firm',
  indexes: { changed: ['changedAt'] },
  on: {
    AccountRegistered: (_, { data: { accountId, kind, name }, position }) => ({
      companyId: accountId,
      kind,
      ...blank,
      // Until the company says who owns it.
      ownerName: name,
      changedAt: position,
    }),
    CompanyDescribed: part(({ name }) => ({ name })),
    ContactChanged: part(({ ownerName }) => ({ ownerName })),
    AddressWritten: part((data) => ({ ...place(data), latitude: null, longitude: null })),
    CompanyLocated: part((data) => {
      const { latitude, longitude } = data;
      return { ...place(data), latitude, longitude };
    }),
    PublicDetailsChosen: part(({ showAddress }) => ({ showAddress })),
    PictureChanged: (row, { data: { which, image, thumbnail }, position }) =>
      row && which === 'logo'
        ? { ...row, logo: image === null || thumbnail === null ? null : { image, thumbnail }, changedAt: position }
        : row,
    WebsitePublished: part(({ slug }) => ({ websiteSlug: slug })),
    AccountErased: (_, { data: { accountId }, position }) => ({
      companyId: accountId,
      kind: 'Producer',
      ...blank,
      erased: true,
      changedAt: position,
    }),
  },
});
