import { z } from 'zod';
import { accountEvents, attemptEvents, emailEvents, firmEvents, subscriptionEvents } from './accounts.ts';
import { enquiryEvents } from './enquiries.ts';
import { inputEvents, outputEvents, recurringLineEvents } from './finance.ts';
import { importEvents } from './imports.ts';
import { plotEvents, zoneEvents } from './land.ts';
import { itemEvents, itemSlugEvents, savedSearchEvents, savedSearchLettersEvents } from './market.ts';
import {
  certificationEvents,
  certificationReminderEvents,
  followedPracticesEvents,
  produceEvents,
} from './production.ts';
import { sealEvents } from './system.ts';
import { taskEvents, taskRemindersEvents } from './tasks.ts';
import type { MessageTable } from './values.ts';
import { websiteEvents, websiteSlugEvents } from './websites.ts';

/** Every aggregate's event table, by the prefix of its streams. */
export const eventTables = {
  account: accountEvents,
  attempt: attemptEvents,
  email: emailEvents,
  firm: firmEvents,
  subscription: subscriptionEvents,
  producer_input: inputEvents,
  producer_output: outputEvents,
  recurring_line: recurringLineEvents,
  followed_practices: followedPracticesEvents,
  certification: certificationEvents,
  certification_reminder: certificationReminderEvents,
  produce: produceEvents,
  import: importEvents,
  plot: plotEvents,
  zone: zoneEvents,
  task: taskEvents,
  task_reminders: taskRemindersEvents,
  enquiry: enquiryEvents,
  website: websiteEvents,
  website_slug: websiteSlugEvents,
  seal: sealEvents,
  item: itemEvents,
  item_slug: itemSlugEvents,
  saved_search: savedSearchEvents,
  saved_search_letters: savedSearchLettersEvents,
} as const satisfies Readonly<Record<string, MessageTable>>;

/** What the store must know of an event type. */
export interface EventType {
  readonly aggregate: string;
  readonly schema: z.ZodObject;
  /** The version that is written today; `.meta({ version })` on the schema, 1 unless said. */
  readonly version: number;
  /** Top-level fields that hold personal data. */
  readonly personal: readonly string[];
}

/** Whether a field, or the one that may be left out or null, is marked by `personal`. */
function isPersonal(field: z.ZodType): boolean {
  const { def } = field as unknown as { def: { innerType?: z.ZodType } };
  return field.meta()?.['personal'] === true || (def.innerType !== undefined && isPersonal(def.innerType));
}

const describe = (aggregate: string, schema: z.ZodObject): EventType => ({
  aggregate,
  schema,
  version: Number(schema.meta()?.['version'] ?? 1),
  personal: Object.entries(schema.shape)
    .filter(([, field]) => isPersonal(field as z.ZodType))
    .map(([name]) => name),
});

/** Event type by name. A name stands in one table only. */
export const eventTypes: ReadonlyMap<string, EventType> = new Map(
  Object.entries(eventTables).flatMap(([aggregate, table]) =>
    Object.entries(table as MessageTable).map(([name, schema]) => [name, describe(aggregate, schema)] as const),
  ),
);
