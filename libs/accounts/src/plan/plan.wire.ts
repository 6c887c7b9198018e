import { z } from 'zod';

/** A plan on the wire (readings §1, §3); `plan.ts` says what it follows from. */
export const planShape = {
  plan: z.enum(['freemium', 'homestead']).nullable(),
  status: z.enum(['trial', 'active', 'expired']).nullable(),
  trialEndsAt: z.string().nullable(),
  paidUntil: z.string().nullable(),
  trialAvailable: z.boolean(),
};
export type PlanAttributes = z.output<z.ZodObject<typeof planShape>>;
