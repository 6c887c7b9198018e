import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { PublisherUnavailable, type OutwardMessage, type Publisher } from './publisher.ts';

/** A line of a file: the message, its value as JSON. */
const lineOf = ({ key, headers, value }: OutwardMessage): string =>
  `{"key":${JSON.stringify(key)},"headers":${JSON.stringify(headers)},"value":${value}}\n`;

const NEWLINE = 0x0a;

/** Where the last whole line of a file ends; after a power cut a part of one may follow. */
async function endOfLines(file: FileHandle): Promise<number> {
  let { size } = await file.stat();
  const last = Buffer.alloc(4096);
  while (size > 0) {
    const from = Math.max(0, size - last.length);
    const { bytesRead } = await file.read(last, 0, size - from, from);
    const at = last.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (at >= 0) return from + at + 1;
    size = from;
  }
  return 0;
}

/**
 * Tells other systems by files: `dir/TOPIC.ndjson`, a message a line, appended and flushed. A file may be moved away at
 * any time; the next message begins a new one.
 */
export function filePublisher(dir: string): Publisher {
  let writing: Promise<void> = Promise.resolve();

  async function append(topic: string, text: string): Promise<void> {
    const file = await open(join(dir, `${topic}.ndjson`), 'a+', 0o600);
    try {
      const end = await endOfLines(file);
      await file.truncate(end);
      try {
        await file.appendFile(text);
        await file.datasync();
      } catch (error) {
        await file.truncate(end);
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  async function write(messages: readonly OutwardMessage[]): Promise<void> {
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      for (const [topic, those] of Map.groupBy(messages, ({ topic }) => topic))
        await append(topic, those.map(lineOf).join(''));
    } catch (error) {
      throw new PublisherUnavailable(`The messages could not be kept in ${dir}`, { cause: error });
    }
  }

  return {
    publish(messages) {
      const written = writing.then(() => write(messages));
      writing = written.catch(() => undefined); // the caller gets the error
      return written;
    },
    close: () => writing,
  };
}
