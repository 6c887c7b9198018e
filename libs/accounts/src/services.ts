import { addressKey, type SecurityLog } from '@terroir/http';
import type { AccountPorts } from './account-ports.ts';
import { letterRequests, type LetterRequests } from './account/letter-requests.ts';
import { gazetteer } from './address/gazetteer.ts';
import type { AddressSource } from './address/suggestion.ts';
import { addressSuggestions, type AddressSuggestions } from './address/suggestions.ts';
import { deviceMarks, type DeviceMarks } from './session/device-mark.ts';
import { failedAttempts, type FailedAttempts } from './session/failed-attempts.ts';
import { passwords, type Passwords } from './password/password-hash.ts';
import { sessions, type Sessions } from './session/sessions.ts';
import { accountStates, type AccountStates } from './account/account-states.ts';
import { mailTokens, type MailTokens } from './session/token.ts';

/** What the operator decides about accounts. */
export interface AccountOptions {
  /** Where the application is reached, without a slash at the end; mailed links begin with it. */
  readonly publicUrl: string;
  /** Answers do not tell whether an address has an account (STRICT_ACCOUNTS). */
  readonly strict: boolean;
  /** An online source of addresses; the embedded gazetteer alone when null. */
  readonly onlineAddresses: AddressSource | null;
  /** Where failed sign-ins and refused resets are noted; nowhere unless given. */
  readonly security?: SecurityLog;
  /** How long, in milliseconds, another process may honour a session that was ended here; an hour is right for one process. */
  readonly sessionMemory?: number;
}

/** Everything that the flows of this module work with; made once by `accountServices`. */
export interface Services extends AccountPorts {
  readonly options: AccountOptions;
  readonly keyedHash: (text: string) => string;
  /** A keyed hash of where a call comes from, for what is kept of it. */
  readonly sourceOf: (address: string) => string;
  readonly letterRequests: LetterRequests;
  readonly attempts: FailedAttempts;
  readonly devices: DeviceMarks;
  readonly security: SecurityLog;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly tokens: MailTokens;
  readonly accountStates: AccountStates;
  readonly addresses: AddressSuggestions;
}

/** The injection token of `Services`. */
export const ACCOUNTS = Symbol('Accounts');

export function accountServices(ports: AccountPorts, options: AccountOptions): Services {
  const { log, documents, secrets, keyring, now, reached } = ports;
  return {
    ...ports,
    options,
    keyedHash: (text) => keyring.keyedHash(`email ${text}`),
    sourceOf: (address) => keyring.keyedHash(`source ${addressKey(address)}`).slice(0, 32),
    letterRequests: letterRequests(secrets, now, ports.newId),
    attempts: failedAttempts(secrets, now),
    devices: deviceMarks((text) => keyring.keyedHash(text), now, options.publicUrl.startsWith('https:')),
    security: options.security ?? (() => undefined),
    passwords: passwords(secrets, now),
    sessions: sessions(secrets, now, options.sessionMemory),
    tokens: mailTokens(secrets, now),
    accountStates: accountStates(log, documents, reached),
    addresses: addressSuggestions(gazetteer(), options.onlineAddresses),
  };
}
