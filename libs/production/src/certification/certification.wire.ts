import { z } from 'zod';

const validity_order = {
  en: 'A certification ends no earlier than it begins',
  fr: 'Une certification ne peut pas prendre fin avant de commencer',
};

/** What people call the fields of the form. */
export const certificationTexts = {
  certification: { en: 'Certification', fr: 'Certification' },
  number: { en: 'Number', fr: 'Numéro' },
  certifier: { en: 'Certifier', fr: 'Organisme de certification' },
  image: { en: 'Image', fr: 'Image' },
  valid_from: { en: 'Valid from', fr: 'Valide à partir du' },
  valid_until: { en: 'Valid until', fr: 'Valide jusqu’au', rules: { validity_order } },
};

/** A certification as it is answered (S1 §3); a date is null when none was given. */
export const certificationShape = {
  number: z.string(),
  certifier: z.string(),
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  imageUrls: z.object({ image: z.string(), thumbnail: z.string() }),
  recordedAt: z.iso.datetime(),
};
export type CertificationAttributes = z.output<z.ZodObject<typeof certificationShape>>;
