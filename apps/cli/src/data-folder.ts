import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOG_FILE, StoreUnavailable } from '@terroir/store';
import { Mistake } from './words.ts';

/** The data folder that the commands work on: `--data`, else `DATA_DIR`, else `./data`, as for the server. */
export const dataFolder = (given?: string): string => resolve(given ?? (process.env['DATA_DIR'] || 'data'));

/** The same, when there must be a log in it. */
export function filledFolder(given?: string): string {
  const folder = dataFolder(given);
  if (!existsSync(join(folder, LOG_FILE)))
    throw new Mistake({
      en: `There is no Terroir log in ${folder} (set DATA_DIR or --data).`,
      fr: `Il n’y a pas de journal Terroir dans ${folder} (indiquez DATA_DIR ou --data).`,
    });
  return folder;
}

/** What a store says that cannot be opened, as something that the operator can mend. */
export function unopened(error: unknown): never {
  if (!(error instanceof StoreUnavailable)) throw error;
  throw new Mistake(
    { en: error.message, fr: `Impossible d’ouvrir l’installation : ${error.message}` },
    { cause: error },
  );
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
