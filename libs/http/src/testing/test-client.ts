import type { HttpApp } from '../server/http-app.ts';
import type { Session } from '../contract/ports.ts';

/** An answer, its body parsed when it is JSON. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: TestBody;
  readonly text: string;
}
export interface TestBody {
  readonly data?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly {
    readonly code: string;
    readonly field: string | null;
    readonly message: string;
    readonly requires?: string;
  }[];
}

type Headers = Readonly<Record<string, string>>;

/** Somebody who sends requests. */
export interface TestClient {
  readonly session: Session | null;
  get(url: string, headers?: Headers): Promise<TestAnswer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  put(url: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  delete(url: string, headers?: Headers): Promise<TestAnswer>;
}

/** Sends requests through the real server code, without a socket. */
export function testClient(http: HttpApp, token: string | null, session: Session | null): TestClient {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: unknown,
    headers: Headers,
  ): Promise<TestAnswer> => {
    const sent = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await http.fastify.inject({
      method,
      url,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...sent, ...headers },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    const json = answer.headers['content-type']?.toString().startsWith('application/json') === true;
    return {
      status: answer.statusCode,
      headers: answer.headers as Readonly<Record<string, string | undefined>>,
      body: json && answer.body !== '' ? answer.json<TestBody>() : {},
      text: answer.body,
    };
  };
  return {
    session,
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers = {}) => send('POST', url, body, headers),
    put: (url, body, headers = {}) => send('PUT', url, body, headers),
    delete: (url, headers = {}) => send('DELETE', url, undefined, headers),
  };
}
