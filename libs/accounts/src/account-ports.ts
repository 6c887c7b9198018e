import type { Blobs, Documents, EventLog, Keyring, Secrets } from '@terroir/store';

/** Ports of the house that accounts are built on. */
export interface AccountPorts {
  readonly log: EventLog;
  readonly documents: Pick<Documents, 'get' | 'find'>;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly keyring: Pick<Keyring, 'keyedHash' | 'obtain' | 'erase'>;
  readonly now: () => string;
  readonly newId: () => string;
  /** Whether the read models stand at a position or beyond; false where nothing is known of them. */
  readonly reached: (position: number) => boolean | Promise<boolean>;
}
