import { z } from 'zod';

/** A table of schemas, one row per message: the row is the name, the shape and the type at once. */
export type MessageTable = Readonly<Record<string, z.ZodObject>>;

/** The union of messages that a table declares. */
export type MessageOf<T extends MessageTable> = {
  [K in keyof T & string]: { readonly type: K; readonly data: z.output<T[K]> };
}[keyof T & string];

/**
 * Marks a field as personal data: what somebody typed, or where they are. It is encrypted before it reaches the log, with
 * the key of the account named by the event's `accountId`, else by its `companyId` (decision 0002: they share one id),
 * and never leaves to analysts, exports or Kafka.
 */
export const personal = <S extends z.ZodType>(schema: S): S => schema.meta({ personal: true });

/** An identifier given out by Terroir (UUIDv7 in its usual spelling). */
export const Id = z.uuid();

/** An amount of money in whole cents, from 0 and below 10,000,000.00 (readings §2). */
export const Cents = z.int().min(0).lt(1_000_000_000);

const LIMIT = 10_000_000;

/** The nearest number with that many decimals: 0.30000000000000004 → 0.3. */
export const toDecimals = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

// A few units in the last place are forgiven, because 0.1 + 0.2 is what an honest client may send for 0.3.
const decimals = (most: number) => (value: number) => {
  if (value < 0 || value >= LIMIT) return true; // the bounds speak for themselves
  const near = toDecimals(value, most);
  return near < LIMIT && Math.abs(value - near) <= value * 4 * Number.EPSILON;
};

/** An amount of money as people and the wire write it: currency units with at most 2 decimals (readings §2). */
export const Amount = z
  .number()
  .min(0)
  .lt(LIMIT)
  .refine(decimals(2), { params: { rule: 'decimals', decimals: 2 } });

/** Currency units → whole cents, and back. */
export const centsOf = (amount: number): number => Math.round(amount * 100);
export const amountOf = (cents: number): number => cents / 100;

/** A quantity, area or count: above 0, below 10,000,000, at most 3 decimals (readings §2). */
export const Quantity = z
  .number()
  .gt(0)
  .lt(LIMIT)
  .refine(decimals(3), { params: { rule: 'decimals', decimals: 3 } });

/** A calendar date without a time, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date();

// Where a day begins first it is 14 hours later than in UTC, so that today is no future date anywhere.
const AHEAD = 14 * 3_600_000;

/** A day that has begun somewhere on Earth, in the year 1000 or later. For forms and commands alone, as it asks the clock. */
export const PastDate = CalendarDate.refine((date) => date >= '1000-01-01').refine(
  (date) => date <= new Date(Date.now() + AHEAD).toISOString().slice(0, 10),
  { params: { rule: 'not_future' } },
);

/** An instant, ISO 8601 UTC. */
export const Instant = z.iso.datetime();

/** An e-mail address of at most 254 characters (RFC 5321 §4.5.3.1.3). */
export const Email = z.email().max(254);

// What nobody sees: white space, zero-width and other ignorable characters, the blanks of Braille and of Hangul.
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** Whether there is nothing to see in a text. */
const isUnseen = (text: string): boolean => text.replaceAll(UNSEEN, '') === '';

// Line ends and the other control characters, and those that turn the reading direction of what follows (UAX #9).
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Something of a text is seen; an empty one is told so by its least length. */
const seen = [(text: string) => text === '' || !isUnseen(text), { params: { rule: 'required' } }] as const;

/** A text of some lines, as somebody types it, in which something is to be seen. For forms and commands alone, as `OneLine`. */
export const Prose = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine(...seen);

/** The same that may be left empty: one of which nothing is seen is. */
export const OptionalProse = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .overwrite((text) => (isUnseen(text) ? '' : text));

/**
 * A name, or another text on one line, as somebody types it: blanks around it mean nothing. For forms and commands alone:
 * events read whatever was recorded before the rule was made.
 */
export const OneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine(...seen)
    .refine((text) => !NOT_ON_ONE_LINE.test(text), { params: { rule: 'one_line' } });

/** The languages of Terroir. */
export const Language = z.enum(['en', 'fr']);
export type Language = z.output<typeof Language>;

/** Degrees, WGS 84. */
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);

/** The content address of a stored image: SHA-256 in hexadecimal. */
export const BlobId = z.string().regex(/^[0-9a-f]{64}$/);

/** A picture and its small copy, both stored. */
export const Picture = z.object({ image: BlobId, thumbnail: BlobId });

/** A picture on its way in (S1 §7), for forms and commands alone; what it is follows from its content, never from its name. */
export const ImageUpload = z.object({
  base64data: z.string().min(1),
  fileName: z.string().max(255).meta({ wire: 'fileName' }).optional(),
});
