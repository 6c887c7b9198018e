import { z } from 'zod';
import type { AccountEvent, AttemptEvent, EmailEvent, FirmEvent, SubscriptionEvent } from './accounts.ts';
import type { EnquiryEvent } from './enquiries.ts';
import type { InputEvent, OutputEvent, RecurringLineEvent } from './finance.ts';
import type { ImportEvent } from './imports.ts';
import type { PlotEvent, ZoneEvent } from './land.ts';
import type { ItemEvent, ItemSlugEvent, SavedSearchEvent, SavedSearchLettersEvent } from './market.ts';
import type {
  CertificationEvent,
  CertificationReminderEvent,
  FollowedPracticesEvent,
  ProduceEvent,
} from './production.ts';
import { publishedPlot, publishedZone } from './published.land.ts';
import { publishedItem, publishedSavedSearch } from './published.market.ts';
import {
  CatalogueId,
  line,
  nothing,
  present,
  publishedCertification,
  publishedImports,
  publishedProduce,
  sayLine,
  sayNothing,
  type Line,
} from './published.records.ts';
import { publishedTask, publishedTaskReminders } from './published.tasks.ts';
import type { eventTables } from './registry.ts';
import type { SealEvent } from './system.ts';
import type { TaskEvent, TaskRemindersEvent } from './tasks.ts';
import { CalendarDate, Cents, Id } from './values.ts';
import type { WebsiteEvent, WebsiteSlugEvent } from './websites.ts';

// What other systems are told. The rules, each with a test in published.spec.ts:
// - Every event type either leaves or says why it stays; a new one does not compile before that is decided.
// - Nothing that a person typed leaves: only ids, amounts, dates, booleans and words of closed lists. Names, notes and
//   places stay at home, so an erased person leaves nothing behind that would have to be fetched back.
// - The public JSON grows by optional fields alone. Anything else is a new `version` with a sample of its own.

type AnyEvent =
  | AccountEvent
  | AttemptEvent
  | EmailEvent
  | FirmEvent
  | SubscriptionEvent
  | InputEvent
  | OutputEvent
  | RecurringLineEvent
  | FollowedPracticesEvent
  | CertificationEvent
  | CertificationReminderEvent
  | ProduceEvent
  | ItemEvent
  | ItemSlugEvent
  | SavedSearchEvent
  | SavedSearchLettersEvent
  | ImportEvent
  | PlotEvent
  | ZoneEvent
  | TaskEvent
  | TaskRemindersEvent
  | EnquiryEvent
  | WebsiteEvent
  | WebsiteSlugEvent
  | SealEvent;
type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: T }>['data'];

/** An event that leaves, in which words, and how it is said in them. */
export interface Leaves<Data = never> {
  readonly summary: string;
  /** Version of the public JSON, not of the event behind it. */
  readonly version: number;
  readonly data: z.ZodObject;
  /** Pure; what the schema does not name is dropped afterwards. */
  readonly say: (data: Data) => Record<string, unknown>;
}
/** An event that stays, and why. */
export interface Stays {
  readonly stays: string;
}
type Published = { readonly [T in AnyEvent['type']]: Leaves<DataOf<T>> | Stays };

/** The topics, one for each module, and the streams that are told there. */
export const topics = {
  account: 'terroir.accounts',
  attempt: 'terroir.accounts',
  email: 'terroir.accounts',
  firm: 'terroir.accounts',
  subscription: 'terroir.accounts',
  producer_input: 'terroir.finance',
  producer_output: 'terroir.finance',
  recurring_line: 'terroir.finance',
  followed_practices: 'terroir.production',
  certification: 'terroir.production',
  certification_reminder: 'terroir.production',
  produce: 'terroir.production',
  item: 'terroir.market',
  item_slug: 'terroir.market',
  saved_search: 'terroir.market',
  saved_search_letters: 'terroir.market',
  import: 'terroir.system',
  plot: 'terroir.land',
  zone: 'terroir.land',
  task: 'terroir.land',
  task_reminders: 'terroir.land',
  enquiry: 'terroir.market',
  website: 'terroir.market',
  website_slug: 'terroir.market',
  seal: 'terroir.system',
} as const satisfies Readonly<Record<keyof typeof eventTables, string>>;

const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166-1 alpha-2' });
/** Worked out from the place by the server, never typed. */
const TimeZone = z
  .string()
  .regex(/^(UTC|[A-Z][A-Za-z_]{1,13}(\/[A-Z][A-Za-z0-9_+-]{1,30}){1,2})$/)
  .meta({ description: 'IANA name; the dates of the company are dates there' });

const cost = { cost_cents: Cents.meta({ description: 'Cost of a year in cents' }) };
const revenue = { revenue_cents: Cents.meta({ description: 'Revenue of a year in cents' }) };
const practices = { practices: z.array(CatalogueId) };

const day = { occurred_on: CalendarDate.meta({ description: 'The day on which it happened' }).optional() };
const sold = { produce_id: Id.nullable().meta({ description: 'The produce that was sold' }).optional() };
const sayCost = (data: Line) =>
  present({ ...sayLine(data), cost_cents: data.costCents, occurred_on: data.occurredOn ?? undefined });
const sayRevenue = (data: Line & Pick<DataOf<'OutputCorrected'>, 'produceId'>) =>
  present({
    ...sayLine(data),
    revenue_cents: data.costCents,
    occurred_on: data.occurredOn ?? undefined,
    produce_id: data.produceId,
  });
const sayPractices = (data: DataOf<'PracticesAdopted'>) => ({ practices: data.practices });
/** A country as the gazetteers write it; what somebody typed instead does not leave. */
const sayCountry = ({ countryCode }: { readonly countryCode: string }) => ({
  country_code: CountryCode.safeParse(countryCode.toUpperCase()).data ?? null,
});

const OF_A_PERSON = 'concerns a person and nobody else';
const OF_THE_SIGN_IN = 'concerns the safety of an account';
const OF_A_PROPOSAL = 'is a proposal to the company alone: what is recorded from it leaves as a line';
const OF_A_CONVERSATION = 'is between a buyer and a producer';
const OF_THE_PLAN = 'is between a company and who runs Terroir';

/** Event type → what leaves of it. */
export const published = {
  AccountRegistered: {
    summary: 'Somebody registered; the account is not confirmed yet',
    version: 1,
    data: z.object({ kind: z.enum(['Producer', 'Business', 'Analyst']) }),
    say: ({ kind }) => ({ kind }),
  },
  AccountConfirmed: { summary: 'An account was confirmed', version: 1, data: nothing, say: sayNothing },
  AccountErased: {
    summary: 'An account and its company were erased: whoever keeps rows about them drops them',
    version: 1,
    data: nothing,
    say: sayNothing,
  },
  ConsentGiven: { stays: OF_A_PERSON },
  ConsentWithdrawn: { stays: OF_A_PERSON },
  RegistrationRepeated: { stays: OF_THE_SIGN_IN },
  PasswordResetRequested: { stays: OF_THE_SIGN_IN },
  PasswordChanged: { stays: OF_THE_SIGN_IN },
  NameChanged: { stays: OF_A_PERSON },
  LanguageChosen: { stays: OF_A_PERSON },

  AttemptMade: { stays: OF_THE_SIGN_IN },
  EmailReserved: { stays: 'its stream is named by an address' },
  EmailReleased: { stays: 'its stream is named by an address' },

  CompanyDescribed: {
    summary: 'A company was described; its name and description stay at home',
    version: 1,
    data: z.object({ foundation_date: CalendarDate }),
    say: ({ foundationDate }) => ({ foundation_date: foundationDate }),
  },
  AddressWritten: {
    summary: 'A company has an address that is not on the map',
    version: 1,
    data: z.object({ country_code: CountryCode.nullable() }),
    say: sayCountry,
  },
  CompanyLocated: {
    summary: 'A company was placed on the map',
    version: 1,
    data: z.object({
      country_code: CountryCode.nullable(),
      time_zone: TimeZone.nullable(),
    }),
    say: (data) => ({ ...sayCountry(data), time_zone: TimeZone.safeParse(data.timeZone).data ?? null }),
  },
  ContactChanged: { stays: OF_A_PERSON },
  LinksChanged: { stays: OF_A_PERSON },
  PublicDetailsChosen: { stays: OF_A_PERSON },
  PictureChanged: { stays: 'a picture is asked for where it may be seen' },

  TrialStarted: { stays: OF_THE_PLAN },
  PaymentRecorded: { stays: OF_THE_PLAN },

  InputRecorded: {
    summary: 'A company recorded what goes into its production',
    version: 1,
    data: z.object({ ...line, ...cost, ...day }),
    say: sayCost,
  },
  InputCorrected: {
    summary: 'An input was corrected: only the fields that changed are there',
    version: 1,
    data: z.object({ ...line, ...cost, ...day }).partial(),
    say: sayCost,
  },
  InputRemoved: { summary: 'An input was removed', version: 1, data: nothing, say: sayNothing },
  InputRestored: { summary: 'A removed input is back as it was', version: 1, data: nothing, say: sayNothing },
  OutputRecorded: {
    summary: 'A company recorded what came out of its production',
    version: 1,
    data: z.object({ ...line, ...revenue, ...day, ...sold }),
    say: sayRevenue,
  },
  OutputCorrected: {
    summary: 'An output was corrected: only the fields that changed are there',
    version: 1,
    data: z.object({ ...line, ...revenue, ...day, ...sold }).partial(),
    say: sayRevenue,
  },
  OutputRemoved: { summary: 'An output was removed', version: 1, data: nothing, say: sayNothing },
  OutputRestored: { summary: 'A removed output is back as it was', version: 1, data: nothing, say: sayNothing },

  RecurringLineRecorded: { stays: OF_A_PROPOSAL },
  RecurringLineCorrected: { stays: OF_A_PROPOSAL },
  RecurringLineRemoved: { stays: OF_A_PROPOSAL },
  RecurringLineRestored: { stays: OF_A_PROPOSAL },
  DueLineRecorded: { stays: OF_A_PROPOSAL },
  DueDateSkipped: { stays: OF_A_PROPOSAL },
  DueDateReopened: { stays: OF_A_PROPOSAL },

  PracticesAdopted: {
    summary: 'A company says that it follows these best practices from now on',
    version: 1,
    data: z.object(practices),
    say: sayPractices,
  },
  PracticesDropped: {
    summary: 'A company no longer says that it follows these best practices',
    version: 1,
    data: z.object(practices),
    say: sayPractices,
  },

  ...publishedCertification,
  CertificationReminderSent: { stays: 'is a letter to a company and changes nothing of it' },

  ...publishedProduce,

  ...publishedItem,
  ...publishedSavedSearch,

  ...publishedImports,
  ...publishedPlot,
  ...publishedZone,

  ...publishedTask,
  ...publishedTaskReminders,

  EnquirySent: { stays: OF_A_CONVERSATION },
  EnquiryWareSeen: { stays: OF_A_CONVERSATION },
  GuestEnquirySent: { stays: OF_A_CONVERSATION },
  EnquiryRead: { stays: OF_A_CONVERSATION },
  EnquiryAnswered: { stays: OF_A_CONVERSATION },
  EnquiryContinued: { stays: OF_A_CONVERSATION },

  WebsiteSectionEdited: { stays: 'is a draft, in the words of a company' },
  WebsitePublished: {
    summary: 'A company published its website; what it says and its address stay at home',
    version: 1,
    data: nothing,
    say: sayNothing,
  },
  WebsiteSlugReserved: { stays: 'keeps an address for one company and says nothing of it' },

  LogSealed: { stays: 'concerns the log itself' },
} as const satisfies Published;
