import type { Language } from '@terroir/events';
import type { Role } from '@terroir/kernel';

/** Injection tokens of everything that is given from outside. Injecting by token needs no emitted type metadata. */
export const EVENT_LOG = Symbol('EventLog');
export const DOCUMENTS = Symbol('Documents');
export const SECRETS = Symbol('Secrets');
export const BLOBS = Symbol('Blobs');
export const MAIL = Symbol('Mail');
/** `() => string`: the present instant, ISO 8601 UTC. */
export const NOW = Symbol('now');
/** `() => string`: a fresh UUIDv7. */
export const NEW_ID = Symbol('newId');
export const SESSION_READER = Symbol('SessionReader');
export const POSITIONS = Symbol('Positions');
export const HEALTH = Symbol('Health');
/** `AsOf` of the store: the rows of a company as they were at an instant. */
export const AS_OF = Symbol('AsOf');
/** `Keyring` of the store: keyed hashes, and sealing of what must not lie in the clear. */
export const KEYRING = Symbol('Keyring');

/** `ActorNames`: what the people of a company are called. */
export const ACTOR_NAMES = Symbol('ActorNames');

/** Finds the name of an account, null when it has none any more. Provided by accounts, since modules do not import each other. */
export interface ActorNames {
  nameOf(accountId: string): Promise<string | null>;
}

/** Who a bearer token belongs to. */
export interface Session {
  readonly accountId: string;
  /** The same as the account id for producers and businesses, null for analysts. */
  readonly companyId: string | null;
  readonly role: Role;
  readonly language?: Language;
}

/** Finds the session of a bearer token; null when it is unknown, expired or revoked. Asked on every request: be fast. */
export interface SessionReader {
  read(token: string): Session | null | Promise<Session | null>;
}

/** Knows how far the read models are. */
export interface Positions {
  /** The position that every read model, or the one named, has reached. */
  reached(view?: string): number;
  /**
   * Names the rows that are read for a view: by another name after a rebuild, and where events were folded late, which leaves no newer
   * position. @throws StoreUnavailable before the view is built
   */
  edition(view: string): string;
  /** True once every read model, or the one named, has reached the position, false after so many milliseconds. */
  waitFor(position: number, milliseconds: number, view?: string): boolean | Promise<boolean>;
}

/** The kind of secret that the link of a calendar is, by the account that it belongs to; it goes when that is erased. */
export const CALENDAR_LINK = 'calendar_link';
