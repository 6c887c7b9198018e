import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailUnavailable, messageOf, type Mail } from './mail.ts';

const NAME = /^[\w.-]{1,100}\.eml$/;

/** Letters as `.eml` files, for an installation without a mail server and for tests. */
export interface MailFolder extends Mail {
  /** File names, newest first: a letter's id sorts by the time it was made. */
  list(): Promise<readonly string[]>;
  /** The letter as it would have been sent, or null when there is no such file. */
  read(name: string): Promise<string | null>;
  /** Removes a letter for good, if it is there, by the id that it was sent with. */
  forget(letterId: string): Promise<void>;
}

/** Keeps letters in a folder, readable by its owner only: they hold links that open accounts. */
export function mailFolder(dir: string, from: string): MailFolder {
  async function composing() {
    const { createTransport } = await import('nodemailer'); // it weighs 12 MB, so it comes with the first letter
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  }
  let composer: ReturnType<typeof composing> | null = null;
  return {
    async send(letter) {
      const name = nameOf(letter.id);
      const unfinished = join(dir, `.${name}.${process.pid}`);
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        const { message } = await (await (composer ??= composing())).sendMail(messageOf(letter, from));
        // The same letter sent again replaces itself; a half-written one is never seen under its name.
        await writeFile(unfinished, message as Buffer, { mode: 0o600 });
        await rename(unfinished, join(dir, name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined); // the folder may not even be one
        throw new MailUnavailable(`The letter could not be kept in ${dir}`, { cause: error });
      }
    },
    async list() {
      try {
        return (await readdir(dir))
          .filter((name) => NAME.test(name) && !name.startsWith('.'))
          .toSorted()
          .toReversed();
      } catch (error) {
        if (isAbsent(error)) return [];
        throw error;
      }
    },
    async read(name) {
      if (!NAME.test(name) || name.startsWith('.')) return null;
      try {
        return await readFile(join(dir, name), 'utf8');
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    forget: (letterId) => rm(join(dir, nameOf(letterId)), { force: true }),
    close: () => Promise.resolve(),
  };
}

const nameOf = (letterId: string): string => `${letterId.replaceAll(/[^\w.-]/g, '_').slice(0, 96)}.eml`;

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
