import type { AccountEvent } from '@terroir/events';
import {
  letterDeferral,
  react,
  type Letter,
  type ListedCheckpoints,
  type Mail,
  type Reactor,
  type ReactorOptions,
} from '@terroir/store';
import { LRUCache } from 'lru-cache';
import type { Services } from '../services.ts';
import type { AccountState } from './account-states.ts';
import { composeLetter, letterTexts, type LetterKind, type LetterWords } from './account.letters.ts';
import { sendRequestedLetters, type RequestedLettersOptions } from './requested-letters.ts';

type Handed = Pick<Mail, 'send'>;

/**
 * Writes a letter and hands it over; one that could not be handed over is tried again with the token that was made for it.
 * @throws MailUnavailable
 */
export function letterWriter({ tokens, options }: Pick<Services, 'tokens' | 'options'>, mail: Handed) {
  const made = new LRUCache<string, string>({ max: 1000 });

  async function linkFor(kind: LetterKind, letterId: string, accountId: string): Promise<string> {
    if (kind === 'repeated_registration') return `${options.publicUrl}/login`;
    const token =
      made.get(letterId) ?? (await tokens.issue(kind === 'reset' ? 'reset_token' : 'confirm_token', accountId));
    made.set(letterId, token);
    return `${options.publicUrl}/${kind === 'reset' ? 'reset' : 'confirm'}?token=${token}`;
  }

  return async (kind: LetterKind, letterId: string, { row }: AccountState): Promise<void> => {
    const { accountId, name, email, language } = row;
    const link = await linkFor(kind, letterId, accountId);
    await mail.send({ id: letterId, to: email, language, ...letterTexts(kind, language, name, link) });
    made.delete(letterId);
  };
}

/** A letter that another module words for the person of an account. */
export interface WordedLetter extends Pick<Letter, 'id' | 'about' | 'stop'> {
  readonly words: LetterWords;
  /** Where its button leads within the application. */
  readonly path: string;
}

/** Hands over letters of other modules to whom they name, with an account or without. @throws MailUnavailable */
export const addressedLetterWriter =
  ({ options }: Pick<Services, 'options'>, mail: Handed) =>
  (
    { name, email, language }: Pick<AccountState['row'], 'name' | 'email' | 'language'>,
    { words, path, ...letter }: WordedLetter & Pick<Letter, 'replyTo'>,
  ): Promise<void> =>
    mail.send({
      ...letter,
      to: email,
      language,
      ...composeLetter(words, language, name, options.publicUrl + path),
    });

/** Hands over letters of other modules; one to an account that is not there (any more) goes to nobody. @throws MailUnavailable */
export function wordedLetterWriter(services: Pick<Services, 'accountStates' | 'options'>, mail: Handed) {
  const send = addressedLetterWriter(services, mail);
  return async (accountId: string, letter: WordedLetter): Promise<void> => {
    const state = await services.accountStates.fromLog(accountId);
    if (state !== null) await send(state.row, letter);
  };
}

/** The name of the reactor that writes these letters, and of its checkpoint. */
export const ACCOUNT_MAIL = 'account_mail';

/**
 * Writes the letters of accounts as their events come by. A letter carries its event's id, so that one that is sent
 * twice after an unknown outcome is the same letter. Whoever was confirmed or erased meanwhile gets none. Its checkpoint is
 * the reactor's own: no rebuild of read models sends anything again. Give the answer to `react` of the store.
 */
export function accountMail(
  services: Pick<Services, 'accountStates' | 'tokens' | 'options'>,
  mail: Handed,
): Pick<ReactorOptions<AccountEvent>, 'name' | 'from' | 'on'> {
  const write = letterWriter(services, mail);
  return {
    name: ACCOUNT_MAIL,
    from: 'start',
    on: {
      async AccountRegistered({ id, data: { accountId } }) {
        const state = await services.accountStates.fromLog(accountId);
        if (state === null) return;
        const { confirmed, kind } = state.row;
        if (!confirmed && kind !== 'Analyst') await write('confirmation', id, state); // the operator confirms analysts
      },
    },
  };
}

/** Sends every letter of accounts: those of their events, and those that were asked for. */
export async function openAccountMail(
  services: Services,
  mail: Handed,
  { checkpoints, ...requested }: RequestedLettersOptions & { readonly checkpoints: ListedCheckpoints },
): Promise<Reactor> {
  const deferral = letterDeferral(requested.report);
  const reactor = await react({ log: services.log, checkpoints, deferral, ...accountMail(services, mail) });
  const sending = sendRequestedLetters(services, letterWriter(services, mail), requested);
  return {
    name: reactor.name,
    get position() {
      return reactor.position;
    },
    get stuck() {
      return reactor.stuck;
    },
    async close() {
      await sending.close();
      await reactor.close();
    },
  };
}
