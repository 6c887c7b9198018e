import type { Command } from 'commander';
import { asyncApi, publicSchemas } from '@terroir/events';
import { Mistake } from './words.ts';

/**
 * What is published to other systems: the AsyncAPI document, or the JSON Schema of one event.
 * @throws Mistake when no such event leaves
 */
export function outwardContract(type?: string): object {
  if (type === undefined) return asyncApi();
  const schema = publicSchemas.get(type);
  if (schema === undefined)
    throw new Mistake({
      en: `No event ${type} leaves. These do: ${[...publicSchemas.keys()].join(', ')}.`,
      fr: `Aucun événement ${type} n’est publié. Événements publiés : ${[...publicSchemas.keys()].join(', ')}.`,
    });
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
}

/** `asyncapi [event]`: needs neither a data folder nor a server. */
export function addAsyncApi(program: Command): void {
  program
    .command('asyncapi')
    .argument('[event]', 'the JSON Schema of this event instead, such as InputRecorded')
    .description('print the AsyncAPI document of what leaves by Kafka')
    .action((type?: string) => console.log(JSON.stringify(outwardContract(type), null, 2)));
}
