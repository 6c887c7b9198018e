import type { Actor } from '@terroir/kernel';
import { RefusalError } from '@terroir/http';
import { refuse } from '../refusals.ts';
import type { Services } from '../services.ts';
import { machinery, type Sender } from '../session/sender.ts';
import type { Standing } from '../session/standings.ts';
import type { Purpose } from '../session/token.ts';
import { account } from './account.decider.ts';
import { attempt } from './attempt.decider.ts';
import { emailIdOf, requireGoodPassword } from './registration.ts';

/** The person of an account who acts without being signed in: by a mailed link, or by asking for one. */
const themself = ({ row }: Standing): Actor => ({ accountId: row.accountId, companyId: row.companyId, role: 'guest' });

/**
 * Signs in and begins a session. An unknown address costs as much time as a wrong password and reads the same.
 * @throws RefusalError incorrect_credentials, unverified_account
 */
export async function signIn(services: Services, address: string, password: string) {
  const { standings, passwords, sessions } = services;
  const { accountId } = await standings.holder(emailIdOf(services, address));
  const right = await passwords.verify(accountId, password);
  const standing = await standings.fromLog(accountId ?? services.newId()); // nobody is looked for as long as somebody
  if (!right || standing === null) throw new RefusalError(refuse('incorrect_credentials'));
  // With STRICT_ACCOUNTS it must not be told either: whoever has just registered an address would learn that it was free.
  if (!standing.row.confirmed)
    throw new RefusalError(refuse(services.options.strict ? 'incorrect_credentials' : 'unverified_account'));
  return { token: await sessions.begin(standing.row.accountId), standing };
}

/**
 * Asks for a reset mail. With STRICT_ACCOUNTS an unknown address is answered like a known one, after the same reads and
 * an append as long as the other: neither the time it takes nor the log's position tells.
 * @throws RefusalError account_not_found
 */
export async function requestReset(services: Services, send: Sender, address: string): Promise<void> {
  const { accountId } = await services.standings.holder(emailIdOf(services, address));
  const standing = await services.standings.fromLog(accountId ?? services.newId());
  if (standing === null) {
    if (!services.options.strict) throw new RefusalError(refuse('account_not_found', { field: 'email' }));
    await send(machinery, attempt, services.newId(), { type: 'NoteAttempt', data: { events: 1 } });
    return;
  }
  await send(themself(standing), account, standing.row.accountId, { type: 'RequestPasswordReset', data: {} });
}

/** Spends a mailed token for something; when that cannot be recorded, the token is as good as before. */
async function spend(
  { tokens, standings }: Services,
  purpose: Purpose,
  token: string,
  use: (standing: Standing) => Promise<void>,
): Promise<void> {
  const invalid = refuse(purpose === 'confirm_token' ? 'token_invalid' : 'reset_token_invalid');
  const secret = await tokens.take(purpose, token);
  if (secret === null) throw new RefusalError(invalid);
  try {
    const standing = await standings.fromLog(secret.value);
    if (standing === null) throw new RefusalError(invalid);
    await use(standing);
  } catch (error) {
    if (!(error instanceof RefusalError)) await tokens.giveBack(secret);
    throw error;
  }
}

/** Confirms an account by the mailed token. @throws RefusalError token_invalid */
export function confirm(services: Services, send: Sender, token: string): Promise<void> {
  return spend(services, 'confirm_token', token, async (standing) => {
    const { accountId } = standing.row;
    const sent = await send(themself(standing), account, accountId, { type: 'ConfirmAccount', data: {} });
    services.standings.note(accountId, sent.position);
  });
}

/**
 * Sets a new password by the mailed token, ends every session, and confirms an account that was not confirmed yet.
 * @throws RefusalError reset_token_invalid, or the rule that the password breaks
 */
export async function resetPassword(services: Services, send: Sender, token: string, password: string): Promise<void> {
  const { passwords, sessions, tokens, standings } = services;
  if ((await tokens.peek('reset_token', token)) === null) throw new RefusalError(refuse('reset_token_invalid'));
  await requireGoodPassword(password, 'account.password');
  const hash = await passwords.hash(password);
  await spend(services, 'reset_token', token, async (standing) => {
    const { accountId } = standing.row;
    // Recorded first: what cannot be recorded must not have happened.
    const sent = await send(themself(standing), account, accountId, { type: 'ResetPassword', data: {} });
    await passwords.keep(accountId, hash);
    await sessions.endAll(accountId);
    standings.note(accountId, sent.position);
    await tokens.revoke('reset_token', accountId);
    await tokens.revoke('confirm_token', accountId);
  });
}

/**
 * Changes the password of a signed-in account and ends its other sessions.
 * @throws RefusalError password_incorrect, or the rule that the password breaks
 */
export async function changePassword(
  services: Services,
  send: Sender,
  caller: { readonly actor: Actor; readonly accountId: string; readonly token: string | null },
  change: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  const { passwords, sessions, tokens } = services;
  const { actor, accountId, token } = caller;
  if (!(await passwords.verify(accountId, change.currentPassword)))
    throw new RefusalError(refuse('password_incorrect', { field: 'password.currentPassword' }));
  await requireGoodPassword(change.password, 'password.password');
  const hash = await passwords.hash(change.password);
  await send(actor, account, accountId, { type: 'ChangePassword', data: {} });
  await passwords.keep(accountId, hash);
  await sessions.endAll(accountId, token);
  await tokens.revoke('reset_token', accountId);
}
