import type { WireListMeta, WireRecord } from '@terroir/http/wire';
import { Failure, type Fault } from './failure.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { fieldFromWire, fromWire, toWire, type FromWire } from './wire.ts';
import type { WritePositionStore } from './last-write-position.ts';

/** As much of an answer as the client reads. */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'> &
  Partial<Pick<Response, 'blob' | 'clone' | 'text'>>;

/** As much of `fetch` as the client uses. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Headers; signal: AbortSignal; body?: string },
) => Promise<Answer>;

/** What is asked, by whom and in which language. */
export interface Question {
  readonly method: string;
  /** With the query. */
  readonly address: string;
  readonly token: string;
  readonly language: string;
}

/** Keeps answers for when the line is down (offline/). */
export interface AnswerKeeper {
  /** An answer came over the line; `copy` of it is the keeper's. */
  heard(question: Question, copy: Answer | undefined): void;
  /** What is kept in place of an answer that did not come. */
  find(question: Question): Promise<Answer | undefined>;
}

/** What the client needs to know about the browser around it. */
export interface ClientSurroundings {
  fetch: Fetch;
  token: () => string | null;
  language: () => string;
  /** The presented token is unknown, expired or revoked. */
  onUnauthenticated: () => void;
  /** What was written before the page was loaded. */
  lastWrite: WritePositionStore;
  /** Comes with the pages of members. Default: nothing is kept. */
  keeper?: Promise<AnswerKeeper> | undefined;
}

/** A record as screens see it: its attributes with its id, and the version to name when changing it. */
export type Saved<T> = T & { readonly id: string; readonly version: string | null };

export interface Page<T, Meta = unknown> {
  readonly rows: readonly Saved<T>[];
  readonly total: number;
  readonly nextCursor: string | null;
  /** What else the answer says of the list, e.g. whom to credit for it. */
  readonly meta: Meta;
}

export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

interface Options {
  query?: Query | undefined;
  signal?: AbortSignal | undefined;
  /** Names the attempt: a POST or PUT repeated with the same key writes nothing twice. Default: a fresh one of a POST, none of a PUT. */
  key?: string | undefined;
  /** The version that the change builds on (`If-Match`). */
  version?: string | null | undefined;
  /** Sends in another way than the browser's own, e.g. one that tells how far an upload is. */
  fetch?: Fetch | undefined;
  /** What kind of answer is asked for. Default: JSON. */
  accept?: string | undefined;
  /** The language of the answer. Default: the reader's. */
  language?: string | undefined;
  /** How long to wait for the answer. Default: half a minute. */
  timeoutMs?: number | undefined;
}

/** How a call is sent, whatever it says. */
export type SendOptions = Pick<Options, 'signal' | 'fetch' | 'timeoutMs'>;

/** An answer under way, and for whom and after which write it was sent for. */
interface Ahead {
  readonly answer: Promise<Answer>;
  readonly stop: AbortController;
  readonly token: string | null;
  readonly language: string;
  readonly position: bigint | null;
}

const base = '/api/v1';
const timeoutMs = 30_000;

/** A key that no other attempt has; works without `crypto.randomUUID`, which plain http on a local network lacks. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The one way to the API (readings §3). Every method throws a `Failure` and nothing else. */
export function createClient({ fetch, token, language, onUnauthenticated, lastWrite, keeper }: ClientSurroundings) {
  /** The highest log position that this browser has written; later reads wait for it. */
  let position = lastWrite.read();

  async function call(method: string, path: string, body: unknown, options: Options): Promise<Answer> {
    const presented = token();
    const asked = options.language ?? language();
    const address = `${path}${search(options.query)}`;
    const headers = new Headers({ Accept: options.accept ?? 'application/json', 'Accept-Language': asked });
    if (presented) headers.set('Authorization', `Bearer ${presented}`);
    const awaited = method === 'GET' ? position : null;
    if (awaited !== null) headers.set('X-Min-Position', awaited.toString());
    const key = options.key ?? (method === 'POST' ? newKey() : null);
    if (key !== null) headers.set('Idempotency-Key', key);
    if (options.version) headers.set('If-Match', `"${options.version}"`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const limit = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const init = { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(toWire(body)) }) };
    const question = presented && keeper ? { method, address, token: presented, language: asked } : null;
    let answer: Answer;
    try {
      answer = await (options.fetch ?? fetch)(base + address, init);
      if (question) {
        const copy = answer.clone?.(); // now: its body is read once
        void keeper?.then((keeps) => keeps.heard(question, copy));
      }
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      const kept = question && (await (await keeper)?.find(question));
      if (!kept) throw new Failure('network', 0, [], null, { cause });
      answer = kept;
    }
    const reached = answer.headers.get('X-Position');
    if (reached !== null && /^\d+$/.test(reached)) {
      const now = BigInt(reached);
      if (position === null || now > position) {
        position = now;
        lastWrite.keep(now);
      }
    }
    // An answer for the account before must not be shown or kept for the one that is there now.
    if (presented !== null && presented !== token()) throw new Failure('answer', 401, [], null);
    if (answer.ok) return answer;
    if (answer.status === 401 && presented !== null) onUnauthenticated();
    const faults = await faultsOf(answer);
    if (awaited !== null && faults.some(({ field }) => field === 'X-Min-Position')) {
      // The log counts otherwise than when that was written, as after a backup was restored: nothing will reach it.
      if (position === awaited) {
        position = null;
        lastWrite.forget();
      }
      return call(method, path, body, options);
    }
    throw new Failure('answer', answer.status, faults, answer.headers.get('X-Request-Id'));
  }

  const ahead = new Map<string, Ahead>();

  /** The answer that was sent for ahead, once: in the language that is asked for, and while nobody has logged in or written since. */
  function taken(path: string, { query, language: asked = language() }: Options): Promise<Answer> | undefined {
    const address = `${path}${search(query)}`;
    const found = ahead.get(address);
    ahead.delete(address);
    if (found?.token === token() && found.language === asked && found.position === position) return found.answer;
    found?.stop.abort();
    return undefined;
  }
  const read = (path: string, options: Options) => taken(path, options) ?? call('GET', path, undefined, options);

  async function record<T>(answer: Answer): Promise<Saved<T>> {
    const { data } = (await bodyOf(answer)) as { data: WireRecord };
    return saved<T>(data, versionOf(answer));
  }

  return {
    /** Sends for an answer before the code that reads it is there: the first `get` or `list` of this address takes it. */
    askAhead: (address: string): void => {
      const stop = new AbortController();
      const answer = call('GET', address, undefined, { signal: stop.signal });
      fetchAhead(answer);
      ahead.set(address, { answer, stop, token: token(), language: language(), position });
    },
    /** Drops what was sent for ahead and not taken: it would be old. */
    forgetAhead: (): void => {
      for (const { stop } of ahead.values()) stop.abort(); // an answer that nobody reads would hold its line
      ahead.clear();
    },
    /** One record. */
    get: async <T>(path: string, options: Options = {}): Promise<Saved<T>> => record<T>(await read(path, options)),
    /** A list, or one page of it. */
    list: async <T, Meta = unknown>(path: string, options: Options = {}): Promise<Page<T, Meta>> => {
      const { data, meta } = (await bodyOf(await read(path, options))) as {
        data: readonly WireRecord[];
        meta: FromWire<WireListMeta> & Meta;
      };
      return { rows: data.map((row) => saved<T>(row, null)), total: meta.total, nextCursor: meta.nextCursor, meta };
    },
    /** Creates, and answers the record. */
    post: async <T>(path: string, body: unknown, options: Options = {}): Promise<Saved<T>> =>
      record<T>(await call('POST', path, body, options)),
    /** A POST whose answer says nothing more than that it was done. */
    postVoid: async (path: string, body?: unknown, options: Options = {}): Promise<void> => {
      await call('POST', path, body, options);
    },
    put: async <T>(path: string, body: unknown, options: Options = {}): Promise<Saved<T>> =>
      record<T>(await call('PUT', path, body, options)),
    /** A PUT whose answer says nothing more than that it was done. */
    putVoid: async (path: string, body: unknown, options: Options = {}): Promise<void> => {
      await call('PUT', path, body, options);
    },
    /** The picture at an address as the API answers it: an `<img>` could not say who asks. */
    picture: async (address: string, options: Options = {}): Promise<Blob> => {
      const path = address.startsWith(base) ? address.slice(base.length) : address;
      const answer = await call('GET', path, undefined, { ...options, accept: 'image/*' });
      try {
        if (answer.blob) return await answer.blob();
        throw new TypeError('The answer has no bytes');
      } catch (cause) {
        if (options.signal?.aborted) throw cause;
        throw new Failure('network', 0, [], null, { cause });
      }
    },
    remove: async (path: string, options: Options = {}): Promise<void> => {
      await call('DELETE', path, undefined, options);
    },
  };
}
export type Client = ReturnType<typeof createClient>;

function search(query: Query | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

const versionOf = (answer: Answer) => answer.headers.get('ETag')?.replace(/^W\//, '').replaceAll('"', '') ?? null;

function saved<T>({ id, attributes, meta }: WireRecord, version: string | null): Saved<T> {
  return { ...(attributes as T), id, version: version ?? meta?.version.toString() ?? null };
}

async function bodyOf(answer: Answer): Promise<unknown> {
  try {
    return fromWire(await answer.json());
  } catch (cause) {
    throw new Failure('answer', answer.status, [], answer.headers.get('X-Request-Id'), { cause });
  }
}

/** The faults of an error answer; a body that is none of ours (a proxy's page) has none, which reads as `unknown`. */
async function faultsOf(answer: Answer): Promise<Fault[]> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return [];
  const body = (await bodyOf(answer)) as { errors?: Fault[] } | null;
  return (body?.errors ?? []).map((fault) => ({ ...fault, field: fault.field ? fieldFromWire(fault.field) : null }));
}
