import { z } from 'zod';
import type { StoredEvent } from './envelope.ts';
import { published, topics, type Leaves } from './published.ts';
import { eventTypes } from './registry.ts';
import { upcast } from './upcasts.ts';
import { Id, Instant } from './values.ts';

/** What stands around the data of every public event. Nobody's name and no reason stands there, only ids. */
export const publicEnvelope = {
  id: Id.meta({ description: 'Id of the event: what arrives twice has the same' }),
  stream: z
    .string()
    .regex(/^[a-z_]+-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .meta({ description: 'What it happened to; events of a stream arrive in their order' }),
  resource_id: Id.meta({ description: 'The same without its kind' }),
  company_id: Id.nullable().meta({ description: 'Whose it is; null before there is a company' }),
  recorded_at: Instant.meta({ description: 'When it was recorded, UTC' }),
};

/** The schema of the public JSON of an event that leaves. */
export function publicEvent(type: string, { version, data }: Pick<Leaves, 'version' | 'data'>) {
  const { id, ...around } = publicEnvelope;
  return z.object({ id, type: z.literal(type), version: z.literal(version), ...around, data });
}

/** A public event, as other systems get it. */
export type PublicEvent = z.output<ReturnType<typeof publicEvent>>;

/** An event on its way out: where it goes, and what it says. */
export interface Outward {
  readonly topic: string;
  readonly event: PublicEvent;
}

interface Way {
  readonly topic: string;
  readonly say: (data: never) => Record<string, unknown>;
  readonly schema: ReturnType<typeof publicEvent>;
  readonly version: number;
}
const ways: ReadonlyMap<string, Way> = new Map(
  Object.entries(published).flatMap(([type, row]) => {
    const aggregate = eventTypes.get(type)?.aggregate as keyof typeof topics;
    if ('stays' in row) return [];
    return [
      [type, { topic: topics[aggregate], say: row.say, schema: publicEvent(type, row), version: row.version }] as const,
    ];
  }),
);

/** The types of events that leave, with the topic of each. */
export const outwardTypes: ReadonlyMap<string, string> = new Map([...ways].map(([type, { topic }]) => [type, topic]));

/**
 * What leaves of an event, or null when it stays. Personal fields are not looked at, so the log's ciphertext will do.
 * @throws ZodError when an event that leaves does not say what its public schema promises
 */
export function outward(event: StoredEvent): Outward | null {
  const way = ways.get(event.type);
  if (way === undefined) return null;
  const { data } = upcast(event.type, event.version, event.data);
  return {
    topic: way.topic,
    event: way.schema.parse({
      id: event.id,
      type: event.type,
      version: way.version,
      stream: event.stream,
      resource_id: event.stream.slice(event.stream.indexOf('-') + 1),
      company_id: event.companyId,
      recorded_at: event.recorded,
      data: way.say(data as never),
    }),
  };
}
