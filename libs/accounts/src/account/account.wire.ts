import { Language } from '@terroir/events';
import { z } from 'zod';
import { accountRoles } from '../plan/plan.ts';
import { planShape } from '../plan/plan.wire.ts';

const Place = z.object({ lat: z.number(), lng: z.number() }).nullable();
const Kind = z.enum(['Producer', 'Business', 'Analyst']);

/** A session as signing in answers it; the token is shown here and never again. */
export const sessionShape = {
  token: z.string(),
  type: Kind,
  role: z.enum(accountRoles),
  name: z.string(),
  email: z.string(),
  language: Language,
  location: Place,
};
export type SessionAttributes = z.output<z.ZodObject<typeof sessionShape>>;

/** What registering answers: the account waits for its confirmation. */
export const registeredShape = { email: z.string(), name: z.string(), type: Kind, confirmed: z.boolean() };

/** The person who is signed in. */
export const profileShape = {
  name: z.string(),
  email: z.string(),
  language: Language,
  newsletterSubscribed: z.boolean(),
  type: Kind,
  role: z.enum(accountRoles),
  firmName: z.string().nullable(),
  location: Place,
  timeZone: z.string().nullable(),
  subscription: z.object(planShape),
};
export type ProfileAttributes = z.output<z.ZodObject<typeof profileShape>>;
