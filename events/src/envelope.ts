import { z } from 'zod';

/** Who recorded an event. Roles are those of the kernel; kept as text so that old logs outlive a renamed role. */
export const EventActor = z.object({
  accountId: z.string().nullable(),
  companyId: z.string().nullable(),
  role: z.string(),
});

/** An event as the log keeps it (architecture §5). `hash` chains it to the event before it in its stream. */
export const StoredEvent = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int().min(1),
  stream: z.string(),
  revision: z.int().min(0),
  position: z.int().min(1),
  recorded: z.iso.datetime(),
  actor: EventActor,
  companyId: z.string().nullable(),
  correlationId: z.string(),
  causationId: z.string(),
  hash: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type StoredEvent = z.output<typeof StoredEvent>;

/** An event on its way to the log: what the store adds is missing. */
export type NewEvent = Omit<StoredEvent, 'stream' | 'revision' | 'position' | 'hash'>;
