import {
  CalendarDate,
  Email,
  ImageUpload,
  Latitude,
  linkKinds,
  Longitude,
  OneLine,
  PastDate,
  Picture,
  type MessageOf,
} from '@terroir/events';
import { z } from 'zod';
import { PersonName, TypedEmail } from '../account/account.commands.ts';
import { isCountryCode } from '../address/country-codes.data.ts';

/** Digits with an optional plus, spaces, parentheses, dots and dashes (S1 §5); empty when there is none. */
const Phone = z
  .string()
  .trim()
  .max(40)
  .refine((phone) => phone === '' || (/^\+?[\d ().-]+$/.test(phone) && /\d{3}/.test(phone.replaceAll(/\D/g, ''))), {
    params: { rule: 'phone' },
  });

const Line = OneLine(200);

/** Coordinates come in pairs; checked even while other fields are wrong, so that all faults are named at once. */
const paired = (one: 'latitude' | 'longitude', other: 'latitude' | 'longitude') =>
  [
    (place: { readonly latitude?: unknown; readonly longitude?: unknown }) =>
      (place[one] ?? null) !== null || (place[other] ?? null) === null,
    {
      path: [one] as PropertyKey[],
      params: { rule: 'coordinates_together' },
      when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
    },
  ] as const;

/**
 * An address as suggested or typed. Without coordinates the company keeps level one (readings §1); the country's name follows
 * from its code (readings §6), and one that is sent is not kept: it could contradict the code.
 */
export const Address = z
  .object({
    raw: OneLine(400),
    country: Line.optional(),
    countryCode: z.string().trim().toUpperCase().refine(isCountryCode),
    state: Line,
    city: Line,
    zipcode: OneLine(20),
    latitude: Latitude.nullish(),
    longitude: Longitude.nullish(),
  })
  .refine(...paired('latitude', 'longitude'))
  .refine(...paired('longitude', 'latitude'));

/** `ferme.example` means `https://ferme.example`; what names a scheme, or begins as a path does, is judged as it is. */
const withScheme = (text: string): string =>
  text === '' || /^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(text) ? text : `https://${text}`;

const isWebAddress = (text: string): boolean => {
  // The parser of addresses forgives other numbers of slashes and drops line ends, where other programs read another host.
  if (!/^https:\/\/[^\s/\\?#@]\S*$/i.test(text) || !URL.canParse(text)) return false;
  // What nobody sees in an address, or what turns the direction in which it is read, hides where it leads.
  if (/\p{Cf}/u.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && /^[^.]+(\.[^.]+)+$/.test(hostname) && username === '' && password === '';
};

/** Only a public https address may become a link: `javascript:`, `data:`, bare host names and credentials may not. */
export const WebAddress = z
  .string()
  .trim()
  .overwrite(withScheme)
  .max(500)
  .refine((text) => text === '' || isWebAddress(text), { params: { rule: 'web_address' } });

/** One link a kind; an empty url takes the link away. */
export const Links = z
  .array(z.object({ kind: z.enum(linkKinds), url: WebAddress }))
  .max(linkKinds.length)
  .refine((links) => new Set(links.map(({ kind }) => kind)).size === links.length, {
    params: { rule: 'links_distinct' },
  });

const hidden = { showAddress: false, showZip: false, showEmail: false, showPhone: false };

/** What the public sees: nothing unless its owner says so. */
export const Preferences = z.object({
  showAddress: z.boolean().default(false),
  showZip: z.boolean().default(false),
  showEmail: z.boolean().default(false),
  showPhone: z.boolean().default(false),
});

/** What a company says of itself in words: the same in the form, the call and the decision. */
const described = {
  name: PersonName,
  ownerName: PersonName,
  details: z.string().trim().max(5000).default(''),
  email: TypedEmail,
  phone: Phone.default(''),
  foundationDate: PastDate,
};

/** `PUT /firm`. A part that is left out stays as it is; null empties it, so `image: null` takes the picture away. */
export const FirmChange = z.object({
  firm: z.object({
    ...described,
    address: Address,
    links: Links.default([]),
    preferences: Preferences.default(hidden),
    image: ImageUpload.nullish(),
    imageAdditional: ImageUpload.nullish(),
  }),
});

export const firmCommands = {
  /** The whole of what is known now; the decision records the differences. What is left out keeps its value. */
  SaveCompany: z.object({
    name: z.string(),
    ownerName: z.string(),
    details: z.string().optional(),
    email: Email,
    phone: z.string().optional(),
    foundationDate: CalendarDate,
    address: z.object({
      raw: z.string(),
      country: z.string().optional(),
      /** What the country is called in the caller's language, for an address that does not say it. */
      countryName: z.string().optional(),
      countryCode: z.string(),
      state: z.string(),
      city: z.string(),
      zipcode: z.string(),
      latitude: Latitude.nullish(),
      longitude: Longitude.nullish(),
      /** IANA zone of the place; null without coordinates. */
      timeZone: z.string().nullable(),
    }),
    links: z.array(z.object({ kind: z.enum(linkKinds), url: z.string() })).optional(),
    preferences: Preferences.partial().optional(),
    logo: Picture.nullable().optional(),
    additional: Picture.nullable().optional(),
  }),
} as const;
export type FirmCommand = MessageOf<typeof firmCommands>;
