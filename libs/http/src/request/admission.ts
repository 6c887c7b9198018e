import type { Actor } from '@terroir/kernel';
import type { FastifyRequest } from 'fastify';
import { admit } from '../contract/allow.ts';
import { guest, RequestContext } from './request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { languageOf } from '../contract/language.ts';
import { revisionsOf } from '../contract/etag.ts';
import type { Limits } from './limits.ts';
import type { Session, SessionReader } from '../contract/ports.ts';
import { malformedHeader } from '../contract/refusal-words.ts';
import type { RouteHeader, RouteSpec } from '../contract/route.ts';

/** Who is asked about a caller. */
export interface AdmissionPorts {
  readonly sessions: SessionReader;
  readonly newId: () => string;
}

/**
 * Settles who asks, whether they may, how often, about which version, and how fresh what is read must be: the context of
 * the request, which is made here and nowhere else.
 * @throws RefusalError with the first that does not hold
 */
export async function admitted(
  { headers, ip, id: requestId }: Pick<FastifyRequest, 'headers' | 'ip' | 'id'>,
  spec: RouteSpec,
  limits: Limits,
  ports: () => AdmissionPorts,
): Promise<RequestContext> {
  const counted = limits.byAddress(ip, spec);
  if (counted instanceof Promise) await counted;
  const language = languageOf(headers['accept-language']);
  const token = tokenOf(headers.authorization);
  const read = token === null ? null : ports().sessions.read(token);
  const actor = actorOf(read instanceof Promise ? await read : read);
  const refusal = admit(spec.allow ?? [], actor.role);
  if (refusal !== null) throw new RefusalError(refusal);
  const ours = actor.accountId === null ? undefined : limits.byAccount(actor.accountId);
  if (ours instanceof Promise) await ours;
  const heeds = (name: RouteHeader) => spec.headers?.includes(name) === true;
  const ifMatch = heeds('If-Match') ? revisionsOf(headers['if-match']) : undefined;
  if (ifMatch === null) throw malformedHeader('If-Match', language);
  const minPosition = heeds('X-Min-Position') ? positionOf(headers['x-min-position']) : null;
  if (Number.isNaN(minPosition)) throw malformedHeader('X-Min-Position', language);
  const known = { requestId, language, address: ip, actor, token, ifMatch, minPosition };
  return new RequestContext(known, () => ports().newId());
}

/** The position that a header names, null without one, NaN for what is none. */
function positionOf(sent: string | string[] | undefined): number | null {
  if (sent === undefined) return null;
  return /^\d{1,15}$/.test(String(sent)) ? Number(sent) : Number.NaN;
}

const tokenOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer +([\x21-\x7e]{1,512})$/i.exec(authorization)?.[1] ?? null);

function actorOf(session: Session | null): Actor {
  if (session === null) return guest;
  const { accountId, companyId, role } = session;
  return { accountId, companyId, role };
}
