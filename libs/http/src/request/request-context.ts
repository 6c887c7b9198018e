import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@terroir/events';
import { refuse, type Actor } from '@terroir/kernel';
import type { Caller } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';

export const guest: Actor = { accountId: null, companyId: null, role: 'guest' };

/** What a handler may know of the request: who asks, in which language, about which version. One per request. */
export class RequestContext {
  /** A guest until the bearer token has been read. */
  actor: Actor = guest;
  /** The bearer token that was presented, valid or not; needed to revoke it. */
  token: string | null = null;
  /** The revisions named by `If-Match`, any of which may be the current one. */
  ifMatch: readonly number[] | undefined;
  /** What is read must have reached this position: `X-Min-Position`. Each read waits for its own view. */
  minPosition: number | null = null;
  /** The highest log position that this request wrote; becomes `X-Position`. */
  position: number | null = null;
  /** False where the answer must not tell how far the log has grown. */
  tellsPosition = true;
  /** Set when an earlier run of the same idempotent request may have written before it died. */
  causation: string | null = null;
  /** True when that earlier run is known to have begun and not to have answered. */
  resumed = false;
  /** Whose the kept answer of an idempotent request is when nobody is signed in yet: it goes with their account. */
  answerOwner: string | null = null;

  readonly requestId: string;
  readonly language: Language;
  /** The address of the peer, or of the client when a trusted proxy names it. */
  readonly address: string;
  /** Where this request's identifiers come from. */
  ids: () => string;
  #newest: string | null = null;

  constructor(requestId: string, language: Language, address: string, ids: () => string) {
    this.requestId = requestId;
    this.language = language;
    this.address = address;
    this.ids = ids;
  }

  /** A fresh identifier (UUIDv7); the same ones again when an idempotent request is repeated after a crash. */
  readonly newId = (): string => (this.#newest = this.ids());

  /** Whether the identifier was just made for this request, so that nothing stands under it. */
  isNew(id: string): boolean {
    return id === this.#newest && !this.resumed;
  }

  /** From here on what is read has reached this position as well. */
  needs(position: number | null): void {
    if (position !== null) this.minPosition = Math.max(position, this.minPosition ?? 0);
  }

  /** The account that asks. @throws RefusalError when nobody is signed in. */
  get accountId(): string {
    if (this.actor.accountId === null) throw new RefusalError(refuse('unauthenticated'));
    return this.actor.accountId;
  }

  /** The company that asks. @throws RefusalError when the account has none. */
  get companyId(): string {
    if (this.actor.companyId === null) throw new RefusalError(refuse('wrong_role'));
    return this.actor.companyId;
  }

  /** The sender of commands on behalf of this request. */
  get caller(): Caller {
    return {
      actor: this.actor,
      correlationId: this.requestId,
      ...(this.causation === null ? {} : { causationId: this.causation }),
      ...(this.ifMatch === undefined ? {} : { ifMatch: this.ifMatch }),
    };
  }
}

/** The request's context: `@Asking() asked: RequestContext`. */
export const Asking = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestContext => context.switchToHttp().getRequest<FastifyRequest>().asked,
);
