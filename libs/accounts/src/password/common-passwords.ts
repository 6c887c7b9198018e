import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { normalPassword } from './password.ts';

// Server only: the list stays out of the browser's door. Data by @zxcvbn-ts/language-common (MIT); see data/.
let list: Promise<ReadonlySet<string>> | null = null;
const load = async (): Promise<ReadonlySet<string>> => {
  const packed = await readFile(new URL('./common-passwords.txt.br', import.meta.url));
  return new Set((await promisify(brotliDecompress)(packed)).toString('utf8').split('\n'));
};

/**
 * Whether a password is one of the 10,000 most common, whatever its case, and also when signs were only put around
 * one: `password1!` is `password1` to anyone who guesses, and the rule "a special character" makes everybody do that.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (list ??= load());
  const folded = normalPassword(password).toLowerCase();
  const core = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return common.has(folded) || common.has(core);
}
