import type { NewEvent } from '@terroir/events';

/** An event as it travels to the writer: what the log adds is missing. */
export type NewRow = readonly [
  id: string,
  type: string,
  version: number,
  recorded: string,
  company: string | null,
  actor: string,
  correlation: string,
  causation: string | null,
  data: string,
];

/** An event on its way to the writer. */
export const toRow = (event: NewEvent): NewRow => [
  event.id,
  event.type,
  event.version,
  event.recorded,
  event.companyId,
  JSON.stringify(event.actor),
  event.correlationId,
  event.causationId === event.correlationId ? null : event.causationId,
  JSON.stringify(event.data),
];
