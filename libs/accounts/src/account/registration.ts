import type { Language } from '@terroir/events';
import type { Actor } from '@terroir/kernel';
import { RefusalError } from '@terroir/http';
import { email, normalEmail } from '../email/email.decider.ts';
import { refuse } from '../refusals.ts';
import type { Services } from '../services.ts';
import { systemActor, type Sender } from '../session/sender.ts';
import { account } from './account.decider.ts';
import { attempt } from './attempt.decider.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import { consentTexts } from './consents.ts';
import { passwordFaults } from '../password/password.ts';

/** Who registers. `accountId` is chosen by the caller, so that a repeated request finds its own account again. */
export interface Registrant {
  readonly accountId: string;
  readonly kind: 'Producer' | 'Business' | 'Analyst';
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly password: string;
  readonly newsletter: boolean;
}

/** A reservation whose account does not follow within this time was abandoned by a crash and may be taken over. */
const ABANDONED_AFTER = 10_000;

/** The id of an address's stream: a keyed hash, so that the log does not tell the address. */
export const emailIdOf = (services: Services, address: string): string => services.keyedHash(normalEmail(address));

/**
 * Holds for every password that is set, whoever sets it: over HTTP the form has been checked before.
 * @throws RefusalError with the first rule that the password breaks
 */
export async function requireGoodPassword(password: string, field: string): Promise<void> {
  const [fault] = passwordFaults(password);
  if (fault !== undefined) throw new RefusalError(refuse(fault, { field }));
  if (await isCommonPassword(password)) throw new RefusalError(refuse('password_common', { field }));
}

/**
 * Registers an account: reserve the address, keep the password's hash, record the account. A crash between any two
 * leaves at most a reservation without an account, which the next registration takes over.
 * @throws RefusalError email_taken, or the rule that the password breaks
 */
export async function register(services: Services, send: Sender, who: Registrant): Promise<void> {
  const { passwords, accountStates } = services;
  const { accountId, kind, name, language } = who;
  await requireGoodPassword(who.password, 'account.password');
  const hash = await passwords.hash(who.password);
  const emailId = emailIdOf(services, who.email);
  const orphan = await abandoned(services, emailId);
  const taken = new RefusalError(refuse('email_taken', { field: 'account.email' }));
  await send(systemActor, email, emailId, { type: 'ReserveEmail', data: { accountId, orphan } });
  if (orphan !== null && (await accountStates.fromLog(orphan)) !== null) {
    // It was only slow: its account was recorded while the address was taken over, so it gets the address back.
    await send(systemActor, email, emailId, { type: 'ReserveEmail', data: { accountId: orphan, orphan: accountId } });
    throw taken;
  }
  await passwords.keep(accountId, hash);
  const self: Actor = { accountId, companyId: kind === 'Analyst' ? null : accountId, role: 'guest' };
  const data = { kind, name, email: who.email.trim(), language, consents: kind === 'Analyst' ? [] : consentsOf(who) };
  const sent = await send(self, account, accountId, { type: 'RegisterAccount', data });
  if ((await accountStates.holder(emailId)).accountId !== accountId) {
    // So slow that another registration took the address over as abandoned: that one holds it, this one never was.
    await send(self, account, accountId, { type: 'EraseAccount', data: {} });
    await passwords.forget(accountId);
    throw taken;
  }
  accountStates.note(accountId, sent.position);
}

/** What a person agrees to by registering, and which texts said so. */
const consentsOf = ({ newsletter }: Pick<Registrant, 'newsletter'>) => [
  { purpose: 'terms' as const, textVersion: consentTexts.terms },
  ...(newsletter ? [{ purpose: 'newsletter' as const, textVersion: consentTexts.newsletter }] : []),
];

/** The account of a reservation that nobody stands behind any more, or null. */
async function abandoned({ accountStates, now }: Services, emailId: string): Promise<string | null> {
  const { accountId, since } = await accountStates.holder(emailId);
  if (accountId === null || since === null) return null;
  if (Date.parse(now()) - Date.parse(since) < ABANDONED_AFTER) return null;
  return (await accountStates.fromLog(accountId)) === null ? accountId : null;
}

/**
 * Has a mail tell the holder of an address that somebody registered with it again (STRICT_ACCOUNTS). As much is written as a
 * registration writes: two secrets, two appends, as many events.
 */
export async function noteRepeatedRegistration(
  services: Services,
  send: Sender,
  who: Pick<Registrant, 'email' | 'newsletter'> & { readonly caller: string },
): Promise<void> {
  const { letterRequests, passwords, newId } = services;
  const emailId = emailIdOf(services, who.email);
  await letterRequests.add({ letter: 'repeated_registration', emailId, address: who.caller });
  await passwords.forget(newId());
  for (const events of [1, 1 + consentsOf(who).length])
    await send(systemActor, attempt, newId(), { type: 'NoteAttempt', data: { events } });
}
