import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@terroir/events';
import { refuse, type Actor } from '@terroir/kernel';
import type { Caller } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';

export const guest: Actor = { accountId: null, companyId: null, role: 'guest' };

/** What a request has brought about, for its answer: filled in while it is handled, and shared by its contexts. */
export class RequestOutcome {
  /** The highest log position that was written; becomes `X-Position`. */
  position: number | null = null;
  /** False where the answer must not show how far the log has grown. */
  tellsPosition = true;
  /** Whose the kept answer of an idempotent request is when nobody was signed in yet: it goes with their account. */
  answerOwner: string | null = null;

  wrote(position: number | null): void {
    if (position !== null) this.position = Math.max(position, this.position ?? 0);
  }
}

/** Where identifiers come from, and which was the last. */
class Identifiers {
  newest: string | null = null;
  constructor(readonly make: () => string) {}
}

interface RequestParts {
  readonly requestId: string;
  readonly language: Language;
  readonly address: string;
  readonly actor: Actor;
  readonly token: string | null;
  readonly ifMatch: readonly number[] | undefined;
  readonly minPosition: number | null;
  readonly causation: string | null;
  readonly resumed: boolean;
  readonly outcome: RequestOutcome;
}

/** What is known of every request; the rest is as for a guest who asks for nothing special. */
export type KnownRequest = Pick<RequestParts, 'requestId' | 'language' | 'address'> & Partial<RequestParts>;

/**
 * What a handler may know of a request: who asks, in which language, about which version. It never changes; what must
 * differ (a later position, another actor) is a context of its own.
 */
export class RequestContext implements RequestParts {
  readonly requestId: string;
  readonly language: Language;
  /** The address of the peer, or of the client when a trusted proxy names it. */
  readonly address: string;
  readonly actor: Actor;
  /** The bearer token that was presented, valid or not; needed to revoke it. */
  readonly token: string | null;
  /** The revisions named by `If-Match`, any of which may be the current one. */
  readonly ifMatch: readonly number[] | undefined;
  /** What is read must have reached this position: `X-Min-Position`. Each read waits for its own view. */
  readonly minPosition: number | null;
  /** Set when an earlier run of the same idempotent request may have written before it died. */
  readonly causation: string | null;
  /** True when that earlier run is known to have begun and not to have answered. */
  readonly resumed: boolean;
  readonly outcome: RequestOutcome;
  readonly #known: KnownRequest;
  readonly #ids: Identifiers;

  /** @param newId where this request's identifiers come from */
  constructor(known: KnownRequest, newId: () => string) {
    this.requestId = known.requestId;
    this.language = known.language;
    this.address = known.address;
    this.actor = known.actor ?? guest;
    this.token = known.token ?? null;
    this.ifMatch = known.ifMatch;
    this.minPosition = known.minPosition ?? null;
    this.causation = known.causation ?? null;
    this.resumed = known.resumed ?? false;
    this.outcome = known.outcome ?? new RequestOutcome();
    this.#known = { ...known, outcome: this.outcome };
    this.#ids = new Identifiers(newId);
    Object.freeze(this);
  }

  /** A fresh identifier (UUIDv7); the same ones again when an idempotent request is repeated after a crash. */
  newId(): string {
    return (this.#ids.newest = this.#ids.make());
  }

  /** Whether the identifier was just made for this request, so that nothing stands under it. */
  isNew(id: string): boolean {
    return id === this.#ids.newest && !this.resumed;
  }

  /** The same request, whose reads have reached this position as well. */
  needing(position: number | null): RequestContext {
    if (position === null) return this;
    return new RequestContext(
      { ...this.#known, minPosition: Math.max(position, this.minPosition ?? 0) },
      this.#ids.make,
    );
  }

  /** The same request under an idempotency key: what it writes and the identifiers that it makes follow from the key. */
  under(causation: string, resumed: boolean, newId: () => string): RequestContext {
    return new RequestContext({ ...this.#known, causation, resumed }, newId);
  }

  /** The same request about a record that must stand at this revision; null is any. */
  expecting(revision: number | null): RequestContext {
    if (revision === null) return this;
    return new RequestContext({ ...this.#known, ifMatch: [revision] }, this.#ids.make);
  }

  /** The same request on behalf of another actor, who names no version and waits for nothing. */
  actingAs(actor: Actor): RequestContext {
    const more = { actor, token: null, ifMatch: undefined, minPosition: null };
    return new RequestContext({ ...this.#known, ...more }, () => this.newId());
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

/** The request's context: `@Asking() context: RequestContext`. */
export const Asking = createParamDecorator(
  (_: unknown, host: ExecutionContext): RequestContext => host.switchToHttp().getRequest<FastifyRequest>().context,
);
