import { z } from 'zod';
import { CalendarDate, Cents, Id, personal, Picture, Quantity, type MessageOf } from './values.ts';

/** Ids in the catalogue of best practices. */
const practices = { practices: z.array(z.string()) };

/** Stream `followed_practices-COMPANY_ID`: the best practices that a company says it follows. */
export const followedPracticesEvents = {
  PracticesAdopted: z.object(practices),
  PracticesDropped: z.object(practices),
} as const;
export type FollowedPracticesEvent = MessageOf<typeof followedPracticesEvents>;

/** What a certificate says; a date that is not given is left out, and null once it was taken away. */
const certification = {
  number: personal(z.string()),
  certifier: personal(z.string()),
  validFrom: CalendarDate.nullable().optional(),
  validUntil: CalendarDate.nullable().optional(),
  image: Picture,
};

/** Stream `certification-ID`: what an organization certifies of a company. */
export const certificationEvents = {
  CertificationRecorded: z.object({ certificationId: Id, ...certification }),
  CertificationCorrected: z.object({ certificationId: Id, ...z.object(certification).partial().shape }),
  CertificationRemoved: z.object({ certificationId: Id }),
  CertificationRestored: z.object({ certificationId: Id }),
} as const;
export type CertificationEvent = MessageOf<typeof certificationEvents>;

/**
 * Stream `certification_reminder-ID`, where ID is that of the certification: a stream of its own, because a letter is no new
 * version of what somebody may be editing.
 */
export const certificationReminderEvents = {
  CertificationReminderSent: z.object({ certificationId: Id, validUntil: CalendarDate }),
} as const;
export type CertificationReminderEvent = MessageOf<typeof certificationReminderEvents>;

/** What went into a produce: a subcategory of the inputs and how much of it. */
const need = z.object({ id: Id, subcategoryId: z.string(), quantity: Quantity, unitId: z.string() });

/** What a produce says; a correction carries only the fields that changed. */
const produce = {
  productId: z.string(),
  varietyId: z.string(),
  productionTypeId: z.string(),
  notes: personal(z.string()),
  quantity: Quantity,
  quantityUnitId: z.string(),
  /** The price of one `costUnitId`. */
  costCents: Cents,
  costUnitId: z.string(),
  area: Quantity,
  areaUnitId: z.string(),
  productionFrom: CalendarDate,
  productionTo: CalendarDate,
  availabilityFrom: CalendarDate,
  availabilityTo: CalendarDate,
  /** All of them, in the order in which they were added. */
  needs: z.array(need),
  /** Left out when none was given, null once it was taken away. */
  image: Picture.nullable().optional(),
};

/** Stream `produce-ID`: a food that a company grows, raises, makes or gathers, with its periods and what it needs. */
export const produceEvents = {
  ProduceRecorded: z.object({ produceId: Id, ...produce }),
  ProduceCorrected: z.object({ produceId: Id, ...z.object(produce).partial().shape }),
  ProduceRemoved: z.object({ produceId: Id }),
  ProduceRestored: z.object({ produceId: Id }),
} as const;
export type ProduceEvent = MessageOf<typeof produceEvents>;
