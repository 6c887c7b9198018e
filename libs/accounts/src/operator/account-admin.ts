import { blobsOf } from '@terroir/events';
import type { Actor, Role } from '@terroir/kernel';
import { CALENDAR_LINK, isPrivatePictureOf, KEPT_ANSWERS, RefusalError } from '@terroir/http';
import type { Blobs, EventLog } from '@terroir/store';
import { email } from '../email/email.decider.ts';
import { refuse } from '../refusals.ts';
import type { Services } from '../services.ts';
import { plainSender } from '../session/sender.ts';
import { newToken } from '../session/token.ts';
import { roleAt, statusAt } from '../plan/plan.ts';
import { subscription } from '../subscription/subscription.decider.ts';
import { PersonName, TypedEmail } from '../account/account.commands.ts';
import { account } from '../account/account.decider.ts';
import { accountView, type AccountRow } from '../account/account.view.ts';
import { currentPasswordOf } from '../account/credentials.ts';
import { emailIdOf, register } from '../account/registration.ts';

// What the operator's command line does with accounts (apps/cli).

const operator: Actor = { accountId: null, companyId: null, role: 'operator' };

/** An account as the operator sees it. */
export interface ListedAccount extends Pick<AccountRow, 'accountId' | 'kind' | 'confirmed' | 'name' | 'email'> {
  readonly role: Role;
  readonly subscription: 'trial' | 'active' | 'expired' | null;
  readonly registeredAt: string;
}

/** The account that an id or an e-mail address names. @throws RefusalError account_not_found */
export async function findAccount(services: Services, idOrEmail: string): Promise<AccountRow> {
  const { accountStates } = services;
  const accountId = idOrEmail.includes('@')
    ? (await accountStates.holder(emailIdOf(services, idOrEmail))).accountId
    : idOrEmail;
  const state = accountId === null ? null : await accountStates.fromLog(accountId);
  if (state === null) throw new RefusalError(refuse('account_not_found'));
  return state.row;
}

/**
 * Creates a confirmed analyst. Without a password a mail lets the person choose one.
 * @returns the account's id @throws RefusalError email_taken, email_invalid, name_invalid, or the rule that the password breaks
 */
export async function createAnalyst(
  services: Services,
  who: Pick<AccountRow, 'name' | 'email' | 'language'> & { readonly password?: string },
): Promise<string> {
  const send = plainSender(services);
  const { letterRequests } = services;
  const accountId = services.newId();
  const { name, email: address, language, password = `${newToken()}-1a` } = who;
  if (!PersonName.safeParse(name).success) throw new RefusalError(refuse('name_invalid'));
  if (!TypedEmail.safeParse(address).success) throw new RefusalError(refuse('email_invalid'));
  const registrant = { accountId, kind: 'Analyst' as const, name, email: address, language, password };
  await register(services, send, { ...registrant, newsletter: false });
  await send(operator, account, accountId, { type: 'ConfirmAccount', data: {} });
  if (who.password === undefined)
    await letterRequests.add({ letter: 'reset', emailId: emailIdOf(services, address), address: null });
  return accountId;
}

/**
 * Records that a producer has paid until an instant to come (ISO 8601 UTC).
 * @throws RefusalError account_not_found, payment_without_plan, payment_past
 */
export async function recordPayment(services: Services, idOrEmail: string, paidUntil: string): Promise<AccountRow> {
  const { accountId, kind } = await findAccount(services, idOrEmail);
  if (kind !== 'Producer') throw new RefusalError(refuse('payment_without_plan'));
  if (Date.parse(paidUntil) <= Date.parse(services.now())) throw new RefusalError(refuse('payment_past'));
  const payer: Actor = { accountId: null, companyId: accountId, role: 'operator' };
  await plainSender(services)(payer, subscription, accountId, { type: 'RecordPayment', data: { paidUntil } });
  return findAccount(services, accountId);
}

/** Letters that were kept where they were written, by the id of their event, by their address, or by an account that they are about. */
export interface KeptLetters {
  forget(eventId: string): Promise<void>;
  forgetTo(address: string): Promise<void>;
  forgetAbout(accountId: string): Promise<void>;
}

/**
 * Erases a person: ends their sessions, removes password, tokens, kept answers, letters and pictures, frees the address,
 * destroys the key of their personal data, which nobody can read again afterwards, and records it. Safe to repeat (by
 * id) after a crash.
 * @throws RefusalError account_not_found
 */
export async function eraseAccount(
  services: Services,
  idOrEmail: string,
  letters: KeptLetters | null = null,
): Promise<string> {
  const { sessions, passwords, tokens, attempts, letterRequests, keyring, secrets, log, blobs } = services;
  const { accountId, email: address } = await findAccount(services, idOrEmail);
  const send = plainSender(services);
  await sessions.endAll(accountId);
  await passwords.forget(accountId);
  await tokens.revoke('reset_token', accountId);
  await tokens.revoke('confirm_token', accountId);
  await secrets.removeOwned(KEPT_ANSWERS, accountId);
  await secrets.removeOwned(CALENDAR_LINK, accountId);
  const emailId = emailIdOf(services, address);
  await letterRequests.forget(emailId);
  await attempts.forget(emailId);
  await attempts.forget(currentPasswordOf(accountId));
  for (const { id } of await log.readStream(`account-${accountId}`)) await letters?.forget(id);
  await letters?.forgetTo(address);
  await letters?.forgetAbout(accountId);
  for await (const picture of picturesOnlyOf(log, blobs, accountId)) await blobs.remove(picture);
  await send(operator, email, emailId, { type: 'ReleaseEmail', data: { accountId } });
  await keyring.erase(accountId);
  // Last, because an account whose erasure is recorded is not found any more when a crash makes this be repeated.
  await send(operator, account, accountId, { type: 'EraseAccount', data: {} });
  return accountId;
}

const PAGE = 1000;

/**
 * Pictures that a company has or had and no other one: the same bytes are kept once for all companies. A private one is its
 * own also where no event names it, because the call that kept it failed afterwards.
 */
async function* picturesOnlyOf(log: EventLog, blobs: Blobs, accountId: string): AsyncIterable<string> {
  const [own, others] = [new Set<string>(), new Set<string>()];
  for (let after = 0; ;) {
    const events = await log.readAll(after, PAGE);
    for (const { type, data, companyId } of events)
      for (const id of blobsOf(type, data)) (companyId === accountId ? own : others).add(id);
    const last = events.at(-1);
    if (last === undefined) break;
    after = last.position;
  }
  for (const id of own) if (!others.has(id)) yield id;
  for await (const id of blobs.list()) {
    if (own.has(id) || others.has(id)) continue;
    const blob = await blobs.get(id);
    if (blob !== null && isPrivatePictureOf(accountId, blob)) yield id;
  }
}

/** Every account, oldest first, one page of the read model at a time. */
export async function* listAccounts({ documents, now }: Services): AsyncIterable<ListedAccount> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await documents.find<AccountRow>(accountView, {
      index: 'registration',
      limit: 200,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const { row } of page.documents) {
      const { accountId, kind, confirmed, name, email: address, registeredAt } = row;
      const role = roleAt(row, now());
      yield {
        accountId,
        kind,
        confirmed,
        name,
        email: address,
        registeredAt,
        role,
        subscription: statusAt(row, now()),
      };
    }
    cursor = page.nextCursor;
  }
}
