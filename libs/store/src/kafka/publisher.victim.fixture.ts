import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { openKafkaPublisher } from './publisher.kafka.ts';
import { outwardMessage, publishing } from '../following/publisher.ts';

// A process that publishes the log of a folder and may be killed at any time: node publisher.victim.fixture.ts DIR TOPIC
// BROKERS. Writes a line for each message that it is about to send and for each checkpoint that it has kept.

const [dir = '', topic = '', brokers = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const file = join(dir, 'checkpoint');
const log = await openEmbeddedLog({ dir, writer: 'inline', pause: 1 });
const kafka = openKafkaPublisher({ brokers: brokers.split(','), ssl: false, sasl: null, partitions: 3, replicas: 1 });
const head = await log.head();

await publishing({
  name: 'victim',
  // In small batches, so that there are many places to die in.
  log: {
    ...log,
    subscribe: (after, onEvents) =>
      log.subscribe(after, async (events) => {
        for (let at = 0; at < events.length; at += 7) await onEvents(events.slice(at, at + 7));
      }),
  },
  messageOf(event) {
    const message = outwardMessage(event);
    if (message !== null) say(`sending ${event.position}`);
    return message && { ...message, topic };
  },
  publisher: kafka,
  checkpoints: {
    get: () => {
      try {
        return Promise.resolve(Number(readFileSync(file, 'utf8')));
      } catch {
        return Promise.resolve(null); // the first start
      }
    },
    set(_, position) {
      writeFileSync(`${file}.new`, String(position));
      renameSync(`${file}.new`, file);
      say(position === head ? 'done' : `kept ${position}`);
      return Promise.resolve();
    },
  },
});
