import { Language, type AccountEvent, type FirmEvent, type SubscriptionEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

/** What a session, a profile and the command line need of an account, folded from its three streams. */
export const AccountRow = z.object({
  accountId: z.string(),
  companyId: z.string().nullable(),
  kind: z.enum(['Producer', 'Business', 'Analyst']),
  confirmed: z.boolean(),
  name: z.string(),
  email: z.string(),
  language: Language,
  newsletter: z.boolean(),
  firmName: z.string().nullable(),
  hasLocation: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string().nullable(),
  trialEndsAt: z.string().nullable(),
  paidUntil: z.string().nullable(),
  registeredAt: z.string(),
});
export type AccountRow = z.output<typeof AccountRow>;

/** What an account's row follows from. */
export type AccountStateEvent = AccountEvent | FirmEvent | SubscriptionEvent;

/** A change of an account that exists: events after its erasure, or of a lost registration, leave no row behind. */
const change =
  <E>(changed: (event: E) => Partial<AccountRow>) =>
  (row: AccountRow | null, event: E): AccountRow | null =>
    row && { ...row, ...changed(event) };

export const accountView = view<AccountRow, AccountStateEvent>({
  name: 'account',
  version: 1,
  row: AccountRow,
  aggregate: 'account',
  indexes: { registration: ['registeredAt'], kind: ['kind', 'registeredAt'] },
  on: {
    AccountRegistered: (_, { data: { accountId, kind, name, email, language }, recorded }) => ({
      accountId,
      companyId: kind === 'Analyst' ? null : accountId,
      kind,
      confirmed: false,
      name,
      email,
      language,
      newsletter: false,
      firmName: null,
      hasLocation: false,
      latitude: null,
      longitude: null,
      timeZone: null,
      trialEndsAt: null,
      paidUntil: null,
      registeredAt: recorded,
    }),
    ConsentGiven: change(({ data }) => (data.purpose === 'newsletter' ? { newsletter: true } : {})),
    ConsentWithdrawn: change(() => ({ newsletter: false })),
    AccountConfirmed: change(() => ({ confirmed: true })),
    NameChanged: change(({ data: { name } }) => ({ name })),
    LanguageChosen: change(({ data: { language } }) => ({ language })),
    AccountErased: () => null,
    CompanyDescribed: change(({ data: { name } }) => ({ firmName: name })),
    CompanyLocated: change(({ data: { latitude, longitude, timeZone } }) => ({
      hasLocation: true,
      latitude,
      longitude,
      timeZone,
    })),
    TrialStarted: change(({ data: { trialEndsAt } }) => ({ trialEndsAt })),
    PaymentRecorded: change(({ data: { paidUntil } }) => ({ paidUntil })),
  },
});
