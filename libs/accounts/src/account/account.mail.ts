import type { AccountEvent } from '@terroir/events';
import type { Mail, ReactorOptions } from '@terroir/store';
import type { Services } from '../services.ts';
import { Recent } from '../session/recent.ts';
import { letterTexts, type LetterKind } from './account.letters.ts';

/**
 * Writes the letters of accounts as their events come by. A letter carries its event's id, so that one that is sent
 * twice after an unknown outcome is the same letter. Whoever was confirmed or erased meanwhile gets none. Its checkpoint is
 * the reactor's own: no rebuild of read models sends anything again. Give the answer to `react` of the store.
 */
export function accountMail(
  services: Pick<Services, 'standings' | 'tokens' | 'options'>,
  mail: Pick<Mail, 'send'>,
): Pick<ReactorOptions<AccountEvent>, 'name' | 'from' | 'on'> {
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

  /** @throws MailUnavailable when the letter was not handed over; the event comes again later */
  const write =
    (kind: LetterKind) =>
    async ({ id, data: { accountId } }: { id: string; data: { accountId: string } }): Promise<void> => {
      const standing = await standings.fromLog(accountId);
      if (standing === null) return;
      const { name, email, language, confirmed, kind: who } = standing.row;
      if (kind === 'confirmation' && (confirmed || who === 'Analyst')) return; // the operator confirms analysts
      const link = await linkFor(kind, id, accountId);
      await mail.send({ id, to: email, language, ...letterTexts(kind, language, name, link) });
      made.delete(id);
    };

  return {
    name: 'account_mail',
    from: 'start',
    on: {
      AccountRegistered: write('confirmation'),
      PasswordResetRequested: write('reset'),
      RegistrationRepeated: write('repeated_registration'),
    },
  };
}
