import { z } from 'zod';
import {
  BlobId,
  CalendarDate,
  Email,
  Id,
  Instant,
  Language,
  Latitude,
  Longitude,
  personal,
  type MessageOf,
} from './values.ts';

/** Stream `account-ID`: a person's account. The id is also the id of the company that the account runs. */
export const accountEvents = {
  AccountRegistered: z.object({
    accountId: Id,
    kind: z.enum(['Producer', 'Business', 'Analyst']),
    name: personal(z.string()),
    email: personal(Email),
    language: Language,
  }),
  /** Each consent names the version of the text that was agreed to (readings §4). */
  ConsentGiven: z.object({ accountId: Id, purpose: z.enum(['terms', 'newsletter']), textVersion: z.string() }),
  ConsentWithdrawn: z.object({ accountId: Id, purpose: z.enum(['newsletter']) }),
  AccountConfirmed: z.object({ accountId: Id }),
  /** Someone registered with an address that has an account. Not recorded any more, nor is the next one: see letter-requests.ts. */
  RegistrationRepeated: z.object({ accountId: Id }),
  PasswordResetRequested: z.object({ accountId: Id, language: Language }),
  PasswordChanged: z.object({ accountId: Id, by: z.enum(['reset', 'owner']) }),
  NameChanged: z.object({ accountId: Id, name: personal(z.string()) }),
  LanguageChosen: z.object({ accountId: Id, language: Language }),
  AccountErased: z.object({ accountId: Id }),
} as const;
export type AccountEvent = MessageOf<typeof accountEvents>;

/** Stream `email-KEYED_HASH`: one account per e-mail address; the address itself never stands here. */
export const emailEvents = {
  EmailReserved: z.object({ accountId: Id }),
  EmailReleased: z.object({ accountId: Id }),
} as const;
export type EmailEvent = MessageOf<typeof emailEvents>;

/**
 * Stream `attempt-ID`: somebody asked for something with an e-mail address, and the answer must not tell whether the
 * address has an account (STRICT_ACCOUNTS). Names neither address nor person; as many are recorded as the other outcome
 * would have recorded, so that the log's positions do not tell either.
 */
export const attemptEvents = {
  AttemptMade: z.object({ attemptId: Id }),
} as const;
export type AttemptEvent = MessageOf<typeof attemptEvents>;

export const linkKinds = ['website', 'facebook', 'twitter', 'youtube', 'instagram', 'linkedin'] as const;

/** Stream `firm-ACCOUNT_ID`: the company of an account. */
export const firmEvents = {
  CompanyDescribed: z.object({
    accountId: Id,
    name: personal(z.string()),
    details: personal(z.string()),
    foundationDate: CalendarDate,
  }),
  ContactChanged: z.object({
    accountId: Id,
    ownerName: personal(z.string()),
    email: personal(Email),
    phone: personal(z.string()),
  }),
  /** An address that nothing placed on the map: the company has no location yet. */
  AddressWritten: z.object({
    accountId: Id,
    raw: personal(z.string()),
    zipcode: personal(z.string()),
    city: personal(z.string()),
    state: personal(z.string()),
    country: personal(z.string()),
    countryCode: z.string(),
  }),
  /** `timeZone` is the IANA zone of the place, so that calendar dates mean the same in every fold. */
  CompanyLocated: z.object({
    accountId: Id,
    raw: personal(z.string()),
    zipcode: personal(z.string()),
    latitude: personal(Latitude),
    longitude: personal(Longitude),
    city: personal(z.string()),
    state: personal(z.string()),
    country: personal(z.string()),
    countryCode: z.string(),
    timeZone: z.string(),
  }),
  LinksChanged: z.object({
    accountId: Id,
    links: personal(z.array(z.object({ kind: z.enum(linkKinds), url: z.url() }))),
  }),
  PublicDetailsChosen: z.object({
    accountId: Id,
    showAddress: z.boolean(),
    showZip: z.boolean(),
    showEmail: z.boolean(),
    showPhone: z.boolean(),
  }),
  /** The picture and its small copy; both are null when the picture was taken away. */
  PictureChanged: z.object({
    accountId: Id,
    which: z.enum(['logo', 'additional']),
    image: BlobId.nullable(),
    thumbnail: BlobId.nullable(),
  }),
} as const;
export type FirmEvent = MessageOf<typeof firmEvents>;

/** Stream `subscription-ACCOUNT_ID`: the service plan. Expiry is a matter of the clock, not an event. */
export const subscriptionEvents = {
  TrialStarted: z.object({ accountId: Id, trialEndsAt: Instant }),
  PaymentRecorded: z.object({ accountId: Id, paidUntil: Instant }),
} as const;
export type SubscriptionEvent = MessageOf<typeof subscriptionEvents>;
