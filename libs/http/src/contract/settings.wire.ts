import { z } from 'zod';

/** What the operator has settled for this installation, as `GET /settings` answers it. */
export const settingsShape = {
  /** ISO 4217. */
  currency: z.string(),
  /** Consent boxes start unchecked where the law asks for it. */
  explicitConsent: z.boolean(),
  timeZone: z.string(),
  demo: z.boolean(),
  demoAccounts: z.array(z.object({ name: z.string(), email: z.string(), password: z.string(), role: z.string() })),
  tiles: z.array(
    z.object({
      key: z.string(),
      /** One for both languages, or one for each. */
      label: z.union([z.string(), z.object({ en: z.string(), fr: z.string() })]),
      url: z.string(),
      attribution: z.string(),
      attributionHref: z.string().optional(),
      maxZoom: z.number().optional(),
    }),
  ),
  /** The blog's addresses, where there is one. */
  blog: z.object({ en: z.string(), fr: z.string() }).nullable(),
};
export type SettingsAttributes = z.output<z.ZodObject<typeof settingsShape>>;
