import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailUnavailable, messageOf, type Mail } from './mail.ts';

const TEXT = '.json';
const MESSAGE = '.eml';
const NAME = /^(?!\.)[\w.-]{1,96}$/;

/** A letter as a person reads it. */
export interface KeptLetter {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  /** The accounts that it is about, by their ids. */
  readonly about?: readonly string[];
  readonly subject: string;
  /** ISO 8601 instant at which it was kept. */
  readonly date: string;
  readonly text: string;
}

/** Letters as `.eml` files, for an installation without a mail server and for tests. The text is kept beside each. */
export interface MailFolder extends Mail {
  /** Names of letters, newest first: a letter's id sorts by the time it was made. */
  list(): Promise<readonly string[]>;
  /** The letter of a name, or null when there is none. */
  read(name: string): Promise<KeptLetter | null>;
  /** Removes a letter for good, if it is there, by the id that it was sent with. */
  forget(letterId: string): Promise<void>;
  /** Removes every letter to an address for good, and those that are answered to it. */
  forgetTo(address: string): Promise<void>;
  /** Removes every letter about an account for good, whoever it was sent to. */
  forgetAbout(accountId: string): Promise<void>;
}

/** Keeps letters in a folder, readable by its owner only: they hold links that open accounts. */
export function mailFolder(dir: string, from: string): MailFolder {
  async function composing() {
    const { createTransport } = await import('nodemailer'); // it weighs 12 MB, so it comes with the first letter
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  }
  let composer: ReturnType<typeof composing> | null = null;

  /** The same letter sent again replaces itself; a half-written one is never seen under its name. */
  async function keep(name: string, content: string | Buffer): Promise<void> {
    const unfinished = join(dir, `.${name}.${process.pid}`);
    try {
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, join(dir, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined); // the folder may not even be one
      throw error;
    }
  }

  async function list(): Promise<readonly string[]> {
    try {
      return (await readdir(dir))
        .filter((file) => file.endsWith(TEXT) && !file.startsWith('.'))
        .map((file) => file.slice(0, -TEXT.length))
        .toSorted()
        .toReversed();
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  async function read(name: string): Promise<KeptLetter | null> {
    if (!NAME.test(name)) return null;
    try {
      return JSON.parse(await readFile(join(dir, `${name}${TEXT}`), 'utf8')) as KeptLetter;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async function forget(letterId: string): Promise<void> {
    const name = nameOf(letterId);
    for (const ending of [MESSAGE, TEXT]) await rm(join(dir, `${name}${ending}`), { force: true });
    // What a process that was killed left half written.
    const left = await readdir(dir).catch((error: unknown) => (isAbsent(error) ? [] : Promise.reject(error)));
    for (const other of left) if (other.startsWith(`.${name}.`)) await rm(join(dir, other), { force: true });
  }

  async function forgetThose(asked: (letter: KeptLetter) => boolean): Promise<void> {
    for (const name of await list()) {
      const letter = await read(name);
      if (letter !== null && asked(letter)) await forget(name);
    }
  }

  return {
    async send(letter) {
      const { id, to, replyTo, about, subject, text } = letter;
      const name = nameOf(id);
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        const { message } = await (await (composer ??= composing())).sendMail(messageOf(letter, from));
        const date = new Date().toISOString();
        const kept: KeptLetter = { to, ...(replyTo && { replyTo }), ...(about && { about }), subject, date, text };
        await keep(`${name}${MESSAGE}`, message as Buffer);
        await keep(`${name}${TEXT}`, JSON.stringify(kept));
      } catch (error) {
        throw new MailUnavailable(`The letter could not be kept in ${dir}`, { cause: error });
      }
    },
    list,
    read,
    forget,
    forgetTo: (address) => forgetThose(({ to, replyTo }) => to === address || replyTo === address),
    forgetAbout: (accountId) => forgetThose(({ about }) => about?.includes(accountId) === true),
    close: () => Promise.resolve(),
  };
}

const nameOf = (letterId: string): string => letterId.replaceAll(/[^\w.-]/g, '_').slice(0, 96);

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
