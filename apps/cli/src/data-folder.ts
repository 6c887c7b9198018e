import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOG_FILE } from '@terroir/store';

/** A mistake of the operator: told in one sentence, without a stack. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** The data folder that the commands work on: `--data`, else `DATA_DIR`, else `./data`, as for the server. */
export const dataFolder = (given?: string): string => resolve(given ?? (process.env['DATA_DIR'] || 'data'));

/** The same, when there must be a log in it. */
export function filledFolder(given?: string): string {
  const folder = dataFolder(given);
  if (!existsSync(join(folder, LOG_FILE)))
    throw new Mistake(`There is no Terroir log in ${folder} (set DATA_DIR or --data).`);
  return folder;
}

/** A line that is written over itself on a terminal, and once a tenth elsewhere. */
export function progress(what: string): (done: number, all: number) => void {
  let told = -1;
  return (done, all) => {
    const share = all === 0 ? 100 : Math.floor((done / all) * 100);
    const step = process.stderr.isTTY ? share : Math.floor(share / 10) * 10;
    if (step === told) return;
    told = step;
    process.stderr.write(
      process.stderr.isTTY ? `\r${what} ${step} %${share === 100 ? '\n' : ''}` : `${what} ${step} %\n`,
    );
  };
}
