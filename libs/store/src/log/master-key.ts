import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from './event-log.ts';
import { isError } from './failure.ts';

/** The file of the master key in the data folder. */
export const MASTER_KEY_FILE = 'master.key';
const BYTES = 32;

function decoded(text: string, from: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== BYTES) throw new StoreUnavailable(`${from} must hold ${BYTES} bytes in base64, not ${key.length}`);
  return key;
}

/**
 * The key that wraps every other: the one given (base64, from MASTER_KEY), else that of `dir/master.key`, which is made
 * on the first start (`isNew`) and readable by its owner only. A store in memory gets a fresh one.
 * @throws StoreUnavailable when the key is missing, malformed, or readable by others
 */
export function masterKey(dir: string, isNew: boolean, given?: string): Buffer {
  if (given !== undefined) return decoded(given, 'MASTER_KEY');
  if (dir === ':memory:') return randomBytes(BYTES);
  const file = join(dir, MASTER_KEY_FILE);
  // Another key would not open what was written with the lost one, and would pass for it in the next backup.
  if (!isNew && !existsSync(file))
    throw new StoreUnavailable(`${file} is missing: restore it from a backup, or set MASTER_KEY to its content`);
  try {
    writeFileSync(file, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!isError(error) || error.code !== 'EEXIST') throw error;
  }
  if ((statSync(file).mode & 0o077) !== 0)
    throw new StoreUnavailable(`${file} can be read by others than its owner: run chmod 600 on it`);
  return decoded(readFileSync(file, 'utf8'), file);
}
