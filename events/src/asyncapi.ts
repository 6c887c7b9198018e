import { z } from 'zod';
import { outwardTypes, publicEvent } from './outward.ts';
import { published, type Leaves } from './published.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema (draft 7, which AsyncAPI builds upon) of what a schema accepts; unknown fields are allowed for. */
function jsonSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema: made }) {
      if (made.format !== undefined) delete made.pattern; // the name of a format says more than its expression
    },
  });
  return rest;
}

const leaving = [...outwardTypes].map(([type, topic]) => ({
  type,
  topic,
  row: published[type as keyof typeof published] as Leaves,
}));
const schemaOf = (type: string, row: Leaves): Schema => ({
  title: type,
  description: row.summary,
  ...jsonSchema(publicEvent(type, row)),
});

/** The JSON Schema of the public JSON of each event that leaves, by event type. */
export const publicSchemas: ReadonlyMap<string, Schema> = new Map(
  leaving.map(({ type, row }) => [type, schemaOf(type, row)]),
);

const headers = {
  type: 'object',
  required: ['event_id', 'event_type', 'event_version', 'position'],
  properties: {
    event_id: { type: 'string', format: 'uuid', description: 'What arrives twice has the same' },
    event_type: { type: 'string' },
    event_version: { type: 'string', pattern: '^[1-9][0-9]*$', description: 'Version of the public JSON' },
    position: {
      type: 'string',
      pattern: '^[1-9][0-9]*$',
      description: 'Place in the log of Terroir; rises, with gaps',
    },
  },
};

const channelOf = (topic: string): string => topic.slice(topic.indexOf('.') + 1);
const refTo = (...path: string[]) => ({ $ref: `#/${path.join('/')}` });

/** The AsyncAPI 3.0 document of everything that leaves by Kafka, made from the table of public events. */
export function asyncApi(): Schema {
  const topics = [...new Set(outwardTypes.values())];
  const inTopic = (topic: string) => leaving.filter((one) => one.topic === topic);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'What Terroir tells other systems',
      version: '1.0.0',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      description: [
        'Facts, in the order in which they were recorded for each stream, at least once: what arrives twice has the same id.',
        'No name, address, note or other text that a person wrote is ever told. After AccountErased, drop what you keep of that company.',
        'New optional fields may appear in any message: ignore those that you do not know. Whatever else changes gets a new version.',
      ].join('\n\n'),
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(
      topics.map((topic) => [
        channelOf(topic),
        {
          address: topic,
          title: `Events of ${channelOf(topic)}`,
          messages: Object.fromEntries(inTopic(topic).map(({ type }) => [type, refTo('components', 'messages', type)])),
          bindings: { kafka: { topic, bindingVersion: '0.5.0' } },
        },
      ]),
    ),
    operations: Object.fromEntries(
      topics.map((topic) => [
        `publish_${channelOf(topic)}`,
        {
          action: 'send',
          channel: refTo('channels', channelOf(topic)),
          messages: inTopic(topic).map(({ type }) => refTo('channels', channelOf(topic), 'messages', type)),
        },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        leaving.map(({ type, row }) => [
          type,
          {
            name: type,
            title: type,
            summary: row.summary,
            headers: refTo('components', 'schemas', 'headers'),
            payload: refTo('components', 'schemas', type),
            bindings: { kafka: { key: { type: 'string', description: 'The stream' }, bindingVersion: '0.5.0' } },
          },
        ]),
      ),
      schemas: { headers, ...Object.fromEntries(publicSchemas) },
    },
  };
}
