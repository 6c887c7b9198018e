import type { Actor } from '@terroir/kernel';
import type { FastifyRequest } from 'fastify';
import { admit } from '../contract/allow.ts';
import { guest, type RequestContext } from './request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { revisionsOf } from '../contract/etag.ts';
import type { Limits } from './limits.ts';
import type { Positions, Session, SessionReader } from '../contract/ports.ts';
import { malformedHeader } from '../contract/refusal-words.ts';
import type { RouteSpec } from '../contract/route.ts';

/** Who is asked about a caller. */
export interface AdmissionPorts {
  readonly sessions: SessionReader;
  readonly positions: Positions;
}

/**
 * Settles who asks, whether they may, how often, about which version, and how fresh what is read must be.
 * @throws RefusalError with the first that does not hold
 */
export async function admitted(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  asked: RequestContext,
  spec: RouteSpec,
  limits: Limits,
  ports: () => AdmissionPorts,
): Promise<void> {
  const counted = limits.byAddress(ip, spec);
  if (counted instanceof Promise) await counted;
  asked.token = tokenOf(headers.authorization);
  const read = asked.token === null ? null : ports().sessions.read(asked.token);
  asked.actor = actorOf(read instanceof Promise ? await read : read);
  const refusal = admit(spec.allow ?? [], asked.actor.role);
  if (refusal !== null) throw new RefusalError(refusal);
  const ours = asked.actor.accountId === null ? undefined : limits.byAccount(asked.actor.accountId);
  if (ours instanceof Promise) await ours;
  if (spec.headers === undefined) return;
  if (spec.headers.includes('If-Match')) {
    const ifMatch = revisionsOf(headers['if-match']);
    if (ifMatch === null) throw malformedHeader('If-Match', asked.language);
    asked.ifMatch = ifMatch;
  }
  const wanted = spec.headers.includes('X-Min-Position') ? headers['x-min-position'] : undefined;
  if (wanted === undefined) return;
  if (!/^\d{1,15}$/.test(String(wanted))) throw malformedHeader('X-Min-Position', asked.language);
  asked.minPosition = Number(wanted);
}

const tokenOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer +([\x21-\x7e]{1,512})$/i.exec(authorization)?.[1] ?? null);

function actorOf(session: Session | null): Actor {
  if (session === null) return guest;
  const { accountId, companyId, role } = session;
  return { accountId, companyId, role };
}
