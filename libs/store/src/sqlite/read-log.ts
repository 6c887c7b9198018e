import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEvent } from '@terroir/events';
import { LogRows } from './event-log.rows.ts';
import { openReadOnly } from './sqlite.ts';
import { LOG_FILE } from './verify.ts';

const PAGE = 1000;

/**
 * Reads the embedded log of a folder from its beginning, also while a server writes to it. Personal fields stay the
 * ciphertext that lies in the file.
 * @throws DamagedLog where a row cannot be read
 */
export function* readLog(folder: string): Generator<StoredEvent, void, void> {
  const file = join(folder, LOG_FILE);
  if (!existsSync(file)) throw new Error(`There is no log in ${folder}`);
  const database = openReadOnly(file);
  try {
    const rows = new LogRows(database);
    for (let page = rows.all(0, PAGE); page.length > 0; page = rows.all(page.at(-1)?.position ?? 0, PAGE)) yield* page;
  } finally {
    database.close();
  }
}
