import { afterEach, expect } from '@jest/globals';
import { listOf, record, refused, type Told } from './answers.ts';
import {
  answered,
  answerFaults,
  bodyFaults,
  headersOf,
  operationOf,
  successOf,
  type Operation,
} from './description.ts';

/** A call as it came. */
export interface Sent {
  /** Method and path as the API description names it: `GET /producer_inputs/{id}`. */
  readonly call: string;
  /** The path that was asked for, without the query. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** `'down'` is a line that is down; a `Response` is somebody else's, such as a proxy's, and goes unchecked. */
export type Answer = Told | 'down' | { readonly foreign: Response };
/** What the server answers, by the names of its calls. A function that gives nothing leaves the call to the default. */
export type Answers = Readonly<
  Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer> | undefined) | undefined>
>;

const faults: string[] = [];
/** What was wrong in the calls since it was last asked. */
export const takeFaults = (): readonly string[] => faults.splice(0);
// The client takes what its line throws for a line that is down, so what a spec got wrong is said after it.
afterEach(() => expect(takeFaults()).toEqual([]));

/**
 * The server as far as its description goes: a call that it does not have, an answer that it never gives and a body that it
 * would refuse fail the spec, by name. Whatever a spec leaves out of an answer, and reads that it says nothing of, are blank.
 */
export function fakeBackEnd(first: Answers = {}) {
  const sent: Sent[] = [];
  let answers: Answers = {};

  function on(more: Answers): void {
    for (const [call, answer] of Object.entries(more)) {
      const operation = operationOf(call);
      if (typeof answer !== 'object' || 'foreign' in answer) continue;
      const { wrong } = completed(operation, answer);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    }
    answers = { ...answers, ...more };
  }
  on(first);

  function unasked(operation: Operation): Told {
    const kind = operation.name.startsWith('GET ') ? answered(operation) : null;
    if (kind !== null) return kind.list ? listOf(kind.type, [], kind.list) : record(kind.type);
    if (operation.responses['204'] !== undefined) return {};
    faults.push(`This spec does not say what ${operation.name} answers`);
    return refused(500, { code: 'unknown', message: 'The spec says nothing of it' });
  }

  const fetch = (async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://farm.test');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    let operation: Operation;
    try {
      operation = operationOf(`${method} ${pathname}`);
    } catch (fault) {
      faults.push((fault as Error).message);
      throw fault;
    }
    const call: Sent = {
      call: operation.name,
      path: pathname.replace('/api/v1', ''),
      search: searchParams,
      headers: new Headers(init.headers),
      body,
    };
    sent.push(call);
    const given = answers[operation.name];
    const answer = (await (typeof given === 'function' ? given(call) : given)) ?? unasked(operation);
    if (answer === 'down') throw new TypeError('Failed to fetch');
    if ('foreign' in answer) return answer.foreign;
    const { status, headers, back, wrong } = completed(operation, answer);
    faults.push(...wrong);
    if (status < 300)
      faults.push(...bodyFaults(operation, body).map((fault) => `${operation.name} takes no such body: ${fault}`));
    const told = {
      ok: status < 400,
      status,
      headers: new Headers(headers),
      json: () => Promise.resolve(back),
      text: () => Promise.resolve(JSON.stringify(back)),
      clone: () => told,
    };
    return told;
  }) as typeof globalThis.fetch;

  return { fetch, sent, /** Answers from now on. */ on };
}

/** An answer with what the server never leaves out, and what is wrong with it. */
function completed(operation: Operation, { status = successOf(operation), body = null, headers: own }: Told) {
  const headers = { 'Content-Type': 'application/json', ...headersOf(operation, status), ...own };
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const answer = { status, headers: Object.fromEntries(lower), text: body === null ? '' : JSON.stringify(body) };
  const wrong = answerFaults(operation, answer).map(
    (fault) => `${operation.name} never answers ${status} so: ${fault}`,
  );
  return { status, headers, back: body, wrong };
}
export type FakeBackEnd = ReturnType<typeof fakeBackEnd>;
