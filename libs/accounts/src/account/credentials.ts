import type { Actor } from '@terroir/kernel';
import { RefusalError } from '@terroir/http';
import { refuse } from '../refusals.ts';
import type { Services } from '../services.ts';
import type { Sender } from '../session/sender.ts';
import type { AccountState, AccountStates } from './account-states.ts';
import type { Purpose } from '../session/token.ts';
import { account } from './account.decider.ts';
import { emailIdOf, requireGoodPassword } from './registration.ts';

/** The person of an account who acts without being signed in: by a mailed link, or by asking for one. */
const ownerActor = ({ row }: AccountState): Actor => ({
  accountId: row.accountId,
  companyId: row.companyId,
  role: 'guest',
});

/** Where a call comes from. */
interface Origin {
  /** The caller's IP address. */
  readonly address: string;
  /** The `Cookie` header. */
  readonly cookies: string | undefined;
}

/**
 * Signs in and begins a session. An unknown address costs as much time as a wrong password and reads the same.
 * @returns also the mark of the device, for `Set-Cookie`
 * @throws RefusalError incorrect_credentials, unverified_account, too_many_requests
 */
export async function signIn(
  services: Services,
  { email, password }: { readonly email: string; readonly password: string },
  { address, cookies }: Origin,
) {
  const { accountStates, passwords, sessions, attempts, devices, sourceOf } = services;
  const emailId = emailIdOf(services, email);
  const { accountId } = await accountStates.holder(emailId);
  const device = devices.read(cookies);
  const known = device !== null && devices.knows(device, emailId);
  const attempt = { source: known ? `device ${device.id}` : sourceOf(address), known };
  const attemptsAt = accountId === null ? nobody(emailId) : emailId;
  await attempts.begin(attemptsAt, attempt);
  const right = await passwords.verify(accountId, password);
  const state = await accountStates.fromLog(accountId ?? services.newId()); // nobody is looked for as long as somebody
  // With STRICT_ACCOUNTS it must not be told either: whoever has just registered an address would learn that it was free.
  if (!right || state === null || (services.options.strict && !state.row.confirmed)) {
    services.security('sign_in_failed', address, shown(emailId));
    throw new RefusalError(refuse('incorrect_credentials'));
  }
  await attempts.succeeded(attemptsAt, attempt);
  if (!state.row.confirmed) throw new RefusalError(refuse('unverified_account'));
  const token = await sessions.begin(state.row.accountId);
  return { token, state, mark: devices.written(device, emailId) };
}

/** Addresses without an account share so many rows of failed attempts: strangers can make no more of them. */
const nobody = (emailId: string): string => `nobody ${emailId.slice(0, 4)}`;

/** The keyed hash of an e-mail address as logs show it. */
const shown = (emailId: string): string => emailId.slice(0, 16);

/**
 * Asks for a reset mail, which is sent later. With STRICT_ACCOUNTS nobody looks whether the address has an account before the
 * answer: the same steps for each, so the time they take tells nothing, and the log does not grow.
 * @param caller the caller's IP address
 * @throws RefusalError account_not_found
 */
export async function requestReset(services: Services, address: string, caller: string): Promise<void> {
  const { accountStates, letterRequests, options } = services;
  const emailId = emailIdOf(services, address);
  if (!options.strict && !(await hasAccount(accountStates, emailId))) {
    services.security('reset_refused', caller, shown(emailId));
    throw new RefusalError(refuse('account_not_found', { field: 'email' }));
  }
  await letterRequests.add({ letter: 'reset', emailId, address: caller });
}

async function hasAccount(accountStates: AccountStates, emailId: string): Promise<boolean> {
  const { accountId } = await accountStates.holder(emailId);
  return accountId !== null && (await accountStates.fromLog(accountId)) !== null;
}

/** Spends a mailed token for something; when that cannot be recorded, the token is as good as before. */
async function spend<T>(
  { tokens, accountStates }: Services,
  purpose: Purpose,
  token: string,
  use: (state: AccountState) => Promise<T>,
): Promise<T> {
  const invalid = refuse(purpose === 'confirm_token' ? 'token_invalid' : 'reset_token_invalid');
  const secret = await tokens.take(purpose, token);
  if (secret === null) throw new RefusalError(invalid);
  try {
    const state = await accountStates.fromLog(secret.value);
    if (state === null) throw new RefusalError(invalid);
    return await use(state);
  } catch (error) {
    if (!(error instanceof RefusalError)) await tokens.giveBack(secret);
    throw error;
  }
}

/** Confirms an account by the mailed token. @throws RefusalError token_invalid */
export function confirm(services: Services, send: Sender, token: string): Promise<void> {
  return spend(services, 'confirm_token', token, async (state) => {
    const { accountId } = state.row;
    const sent = await send(ownerActor(state), account, accountId, { type: 'ConfirmAccount', data: {} });
    services.accountStates.note(accountId, sent.position);
  });
}

/**
 * Sets a new password by the mailed token, ends every session, and confirms an account that was not confirmed yet.
 * @returns the mark of the device, for `Set-Cookie`: who can read the mail is no stranger
 * @throws RefusalError reset_token_invalid, or the rule that the password breaks
 */
export async function resetPassword(
  services: Services,
  send: Sender,
  { token, password }: { readonly token: string; readonly password: string },
  { address, cookies }: Origin,
): Promise<string> {
  const { passwords, sessions, tokens, accountStates, devices } = services;
  await peekResetToken(services, token, address);
  await requireGoodPassword(password, 'account.password');
  const hash = await passwords.hash(password);
  return spend(services, 'reset_token', token, async (state) => {
    const { accountId, email } = state.row;
    // Recorded first: what cannot be recorded must not have happened.
    const sent = await send(ownerActor(state), account, accountId, { type: 'ResetPassword', data: {} });
    await passwords.keep(accountId, hash);
    await sessions.endAll(accountId);
    accountStates.note(accountId, sent.position);
    await tokens.revoke('reset_token', accountId);
    await tokens.revoke('confirm_token', accountId);
    return devices.written(devices.read(cookies), emailIdOf(services, email));
  });
}

/** @param address the caller's IP address @throws RefusalError reset_token_invalid */
export async function peekResetToken({ tokens, security }: Services, token: string, address: string): Promise<void> {
  if ((await tokens.peek('reset_token', token)) !== null) return;
  security('reset_refused', address);
  throw new RefusalError(refuse('reset_token_invalid'));
}

/** Under which failed guesses of a signed-in account's current password are counted, whichever session makes them. */
export const currentPasswordOf = (accountId: string): string => `password ${accountId}`;
const SIGNED_IN = { source: 'signed in', known: true };

/**
 * Changes the password of a signed-in account and ends its other sessions.
 * @throws RefusalError password_incorrect, too_many_requests, or the rule that the password breaks
 */
export async function changePassword(
  services: Services,
  send: Sender,
  caller: {
    readonly actor: Actor;
    readonly accountId: string;
    readonly token: string | null;
    readonly address: string;
  },
  change: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  const { passwords, sessions, tokens, attempts } = services;
  const { actor, accountId, token } = caller;
  const guesses = currentPasswordOf(accountId);
  await attempts.begin(guesses, SIGNED_IN);
  if (!(await passwords.verify(accountId, change.currentPassword))) {
    services.security('password_refused', caller.address, services.keyedHash(accountId).slice(0, 16));
    throw new RefusalError(refuse('password_incorrect', { field: 'password.currentPassword' }));
  }
  await attempts.succeeded(guesses, SIGNED_IN);
  await requireGoodPassword(change.password, 'password.password');
  const hash = await passwords.hash(change.password);
  await send(actor, account, accountId, { type: 'ChangePassword', data: {} });
  await passwords.keep(accountId, hash);
  await sessions.endAll(accountId, token);
  await tokens.revoke('reset_token', accountId);
}
