import type { StoredEvent } from '@terroir/events';
import type { Mail } from '@terroir/store';
import type { Services } from '../services.ts';
import { Recent } from '../session/recent.ts';
import { letterTexts, type LetterKind } from './account.letters.ts';

const causes: Readonly<Record<string, LetterKind>> = {
  AccountRegistered: 'confirmation',
  PasswordResetRequested: 'reset',
  RegistrationRepeated: 'repeated_registration',
};

/** The events after which a letter is written. */
export const letterCauses: readonly string[] = Object.keys(causes);

/**
 * Writes the letters of accounts as their events come by. A letter carries its event's id, so that one that is sent
 * twice after an unknown outcome is the same letter. Whoever was confirmed or erased meanwhile gets none.
 */
export function accountMail(services: Pick<Services, 'standings' | 'tokens' | 'options'>, mail: Pick<Mail, 'send'>) {
  const { standings, tokens } = services;
  const { publicUrl } = services.options;
  // A letter that could not be handed over is tried again with the token that was made for it.
  const made = new Recent<string>(1000);

  async function linkFor(kind: LetterKind, eventId: string, accountId: string): Promise<string> {
    if (kind === 'repeated_registration') return `${publicUrl}/login`;
    const token =
      made.get(eventId) ?? (await tokens.issue(kind === 'reset' ? 'reset_token' : 'confirm_token', accountId));
    made.set(eventId, token);
    return `${publicUrl}/${kind === 'reset' ? 'reset' : 'confirm'}?token=${token}`;
  }

  /** @throws MailUnavailable when the letter was not handed over; give the event again later */
  return async ({ id, type, data }: Pick<StoredEvent, 'id' | 'type' | 'data'>): Promise<void> => {
    const kind = Object.hasOwn(causes, type) ? causes[type] : undefined;
    const accountId = data['accountId'];
    if (kind === undefined || typeof accountId !== 'string') return;
    const standing = await standings.fromLog(accountId);
    if (standing === null) return;
    const { name, email, language, confirmed, kind: who } = standing.row;
    if (kind === 'confirmation' && (confirmed || who === 'Analyst')) return; // the operator confirms analysts
    const link = await linkFor(kind, id, accountId);
    await mail.send({ id, to: email, language, ...letterTexts(kind, language, name, link) });
    made.delete(id);
  };
}
