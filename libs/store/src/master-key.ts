import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isError } from './failure.ts';

/** The file of the master key in the data folder. */
export const MASTER_KEY_FILE = 'master.key';
const BYTES = 32;

function decoded(text: string, from: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== BYTES) throw new Error(`${from} must hold ${BYTES} bytes in base64, not ${key.length}`);
  return key;
}

/**
 * The key that wraps every other: the one given (base64, from MASTER_KEY), else that of `dir/master.key`, which is made
 * on the first start and readable by its owner only. A store in memory gets a fresh one.
 */
export function masterKey(dir: string, given?: string): Buffer {
  if (given !== undefined) return decoded(given, 'MASTER_KEY');
  if (dir === ':memory:') return randomBytes(BYTES);
  const file = join(dir, MASTER_KEY_FILE);
  try {
    writeFileSync(file, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!isError(error) || error.code !== 'EEXIST') throw error;
  }
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(`${file} can be read by others than its owner: run chmod 600 on it`);
  return decoded(readFileSync(file, 'utf8'), file);
}
