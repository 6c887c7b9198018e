import { timingSafeEqual } from 'node:crypto';
import type { SavedSearchEvent } from '@terroir/events';
import { RefusalError } from '@terroir/http';
import { evolve, Refusal, type Recorded } from '@terroir/kernel';
import { Send, send, type EventLog, type Keyring } from '@terroir/store';
import { savedSearch } from './saved-search.decider.ts';

type Naming = Pick<Keyring, 'keyedHash'>;

export interface SearchMailStopPorts {
  readonly log: EventLog;
  readonly keyring: Naming;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  readonly newId: () => string;
}

const tokenOf = (keyring: Naming, searchId: string): string =>
  keyring.keyedHash(`mail of saved search ${searchId}`).slice(0, 32);

/** The path of an address that ends the letters of a saved search without logging in: who got one has it, and nobody else. */
export const searchMailStopPath = (keyring: Naming, searchId: string): string =>
  `/stop-mail/${searchId}?token=${tokenOf(keyring, searchId)}`;

/** Whether a token is that of a saved search. */
export function isStopToken(keyring: Naming, searchId: string, token: string): boolean {
  const [given, known] = [Buffer.from(token), Buffer.from(tokenOf(keyring, searchId))];
  return given.length === known.length && timingSafeEqual(given, known);
}

export interface SearchMailState {
  /** Empty where there is no such search, or its words were erased. */
  readonly name: string;
  readonly isMailed: boolean;
}

/** What a saved search is called, and whether letters of it are asked for; also of a deleted one, which may be brought back. */
export async function searchMailState(log: Pick<EventLog, 'readStream'>, searchId: string): Promise<SearchMailState> {
  const past = await log.readStream(`${savedSearch.name}-${searchId}`);
  const { fields } = evolve(savedSearch, past as unknown as readonly (SavedSearchEvent & Recorded)[]);
  return { name: fields?.name ?? '', isMailed: fields?.mail === true };
}

/** Ends the letters of a saved search, if there are any; whoever asked for them is known by the token. @throws RefusalError */
export async function stopSearchMail(ports: SearchMailStopPorts, searchId: string): Promise<void> {
  const { log, now, newId } = ports;
  const [first] = await log.readStream(`${savedSearch.name}-${searchId}`);
  if (first === undefined) return;
  const actor = { accountId: null, companyId: first.companyId, role: 'system' } as const;
  const command = { type: 'StopSearchMail', data: {} } as const;
  const stopped = await send(
    { log, now, newId },
    new Send(savedSearch, searchId, command, { actor, correlationId: newId() }),
  );
  if (stopped instanceof Refusal) throw new RefusalError(stopped);
}
