import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RouteSpec } from './route.ts';

/** A route as the server serves it. */
export interface Route {
  readonly method: string;
  /** Fastify's spelling: `/api/v1/plots/:id`. */
  readonly url: string;
  readonly spec: RouteSpec;
}

/** Answers a request for a page, outside of any route. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => void;

const STATUS: Readonly<Record<string, number>> = { POST: 201 };

/**
 * Every route with what is known of it, written down while Fastify registers them, so that nothing the server
 * answers can be missing from the API description or go without a word on who may call it.
 */
export class RouteBook {
  readonly #routes: Route[] = [];
  #pages: (path: string) => boolean = () => false;
  #answerUnreadable: AnswerPage | null = null;
  readonly #patterns = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();

  /** The routes of the API, in the order of their addresses. */
  get all(): readonly Route[] {
    return this.#routes.toSorted((a, b) =>
      a.url === b.url ? order(a.method) - order(b.method) : a.url < b.url ? -1 : 1,
    );
  }

  /** @throws Error when a route of the API does not name who may call it, what it answers or its tag */
  add(route: RouteOptions): void {
    const spec = route.config?.route;
    const methods = [route.method].flat();
    this.#remember(route.url, methods);
    if (spec === undefined) {
      if (route.url.startsWith('/api/v1')) throw new Error(`${methods.join()} ${route.url} has no @Allow`);
      return;
    }
    if (spec.allow === undefined) throw new Error(`${spec.name} (${methods.join()} ${route.url}) has no @Allow`);
    if (spec.answers === undefined) throw new Error(`${spec.name} (${methods.join()} ${route.url}) has no @Answers`);
    if (spec.tag === undefined) throw new Error(`${spec.name} (${methods.join()} ${route.url}) has no @Tagged`);
    if (methods.includes('PUT') && spec.body !== undefined && spec.changes !== true)
      throw new Error(`${spec.name} (PUT ${route.url}) reads its body by @FromBody; a PUT needs @FromChange`);
    if (spec.bodyLimit !== undefined) route.bodyLimit = spec.bodyLimit;
    for (const method of methods) {
      if (method === 'HEAD') continue; // Fastify answers it with the GET route
      spec.status ??= spec.answers === 'nothing' ? 204 : (STATUS[method] ?? 200);
      this.#routes.push({ method, url: route.url, spec });
    }
  }

  /**
   * Says which addresses one route of many (`/*`) answers: those of pages, which are only read. `answerUnreadable` answers
   * those of them that no router can read.
   */
  addPages(isPage: (path: string) => boolean, answerUnreadable: AnswerPage | null = null): void {
    this.#pages = isPage;
    this.#answerUnreadable = answerUnreadable;
  }

  /** What answers a page's address that cannot be decoded; null where the address is no page's. */
  unreadablePageAt(url: string): AnswerPage | null {
    return this.#pages(pathOf(url)) ? this.#answerUnreadable : null;
  }

  /** The methods that an address answers, for 405; of one that is a route by itself, those of that route alone. */
  methodsAt(url: string): readonly string[] {
    const path = pathOf(url);
    if (this.#pages(path)) return ['GET', 'HEAD'];
    const named = this.#named(path);
    if (named !== undefined) return [...named].toSorted();
    const found = [...this.#patterns.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => Array.from(methods)))].toSorted();
  }

  /** Whether an address is a route by itself that does not answer a method: a router would take its name for an `:id`. */
  isWrongMethod(method: string, url: string): boolean {
    return this.#named(pathOf(url))?.has(method) === false;
  }

  #named(path: string): ReadonlySet<string> | undefined {
    return this.#patterns.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)?.methods;
  }

  #remember(url: string, methods: readonly string[]): void {
    if (url.includes('*')) return;
    const known = this.#patterns.get(url);
    if (known) for (const method of methods) known.methods.add(method);
    else {
      const source = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
      this.#patterns.set(url, { pattern: new RegExp(`^${source}/?$`), methods: new Set(methods) });
    }
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Methods of which an `Idempotency-Key` gives the first answer again; a removal is repeated without one. */
export const KEYED_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT']);
const order = (method: string): number => METHODS.indexOf(method);
