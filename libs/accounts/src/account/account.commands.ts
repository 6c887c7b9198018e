import { Email, Id, Language, OneLine, type MessageOf } from '@terroir/events';
import { z } from 'zod';
import { NewPassword, PresentedPassword } from '../password/password.ts';

/** An address as somebody types it: blanks around it mean nothing. */
export const TypedEmail = z.string().trim().min(1).max(254).pipe(Email);

/** A person's name, or a farm's, as typed. It greets people in mails, so it is no way to send them links. */
export const PersonName = OneLine(200).refine((name) => !name.includes('://'), { params: { rule: 'no_link' } });

/** A one-time token as a mail carried it; its form says nothing about its worth. */
export const Token = z.string().trim().min(1).max(200);

/** Two fields that must agree; checked even while other fields are wrong, so that all faults are named at once. */
const agrees = (pair: { password?: unknown; passwordConfirmation?: unknown }): boolean =>
  typeof pair.passwordConfirmation !== 'string' || pair.password === pair.passwordConfirmation;
const agreement = {
  path: ['passwordConfirmation'],
  params: { rule: 'confirmation_mismatch' },
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** `POST /authenticate` */
export const SignIn = z.object({ email: TypedEmail, password: PresentedPassword });

/** `POST /accounts` */
export const Registration = z.object({
  account: z
    .object({
      email: TypedEmail,
      password: NewPassword,
      passwordConfirmation: z.string().min(1).max(1024),
      accountableType: z.enum(['Producer', 'Business']),
      accountable: z.object({
        name: PersonName,
        termsAccepted: z.boolean().refine((accepted) => accepted, { params: { rule: 'terms_required' } }),
        newsletterSubscribed: z.boolean(),
      }),
    })
    .refine(agrees, agreement),
});

/** `POST /forgot` */
export const ForgotPassword = z.object({ email: TypedEmail });

/** `POST /reset` */
export const PasswordReset = z.object({
  token: Token,
  account: z
    .object({ password: NewPassword, passwordConfirmation: z.string().min(1).max(1024) })
    .refine(agrees, agreement),
});

/** `POST /confirm` */
export const Confirmation = z.object({ token: Token });

/** `PUT /profile` */
export const ProfileChange = z.object({
  profile: z.object({
    name: PersonName,
    language: Language.optional(),
    newsletterSubscribed: z.boolean().default(false),
  }),
});

/** `PUT /password` */
export const PasswordChange = z.object({
  password: z
    .object({
      currentPassword: PresentedPassword,
      password: NewPassword,
      passwordConfirmation: z.string().min(1).max(1024),
    })
    .refine(agrees, agreement),
});

/** What an account can be asked to decide; I/O (hashing, reserving the address) has happened before. */
export const accountCommands = {
  RegisterAccount: z.object({
    kind: z.enum(['Producer', 'Business', 'Analyst']),
    name: PersonName,
    email: Email,
    language: Language,
    consents: z.array(z.object({ purpose: z.enum(['terms', 'newsletter']), textVersion: z.string() })),
  }),
  ConfirmAccount: z.object({}),
  ResetPassword: z.object({}),
  ChangePassword: z.object({}),
  ChangeProfile: z.object({
    name: PersonName,
    language: Language.optional(),
    newsletterSubscribed: z.boolean().optional(),
    newsletterTextVersion: z.string(),
  }),
  EraseAccount: z.object({}),
} as const;
export type AccountCommand = MessageOf<typeof accountCommands>;

/** The id of an account, which is also its company's. */
export const AccountId = Id;
