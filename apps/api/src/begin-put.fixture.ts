import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Sends the head of a request; `begun` once the server asks for its body (100 Continue), which `finish` sends. */
export function beginPut(url: string, token: string, body: object) {
  const put = request(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', expect: '100-continue' },
  });
  const begun = once(put, 'continue');
  const answered = once(put, 'response') as Promise<[IncomingMessage]>;
  put.flushHeaders();
  return {
    begun,
    async finish() {
      put.end(JSON.stringify(body));
      const [answer] = await answered;
      answer.resume();
      const { connection, 'x-position': position } = answer.headers;
      return { status: answer.statusCode, position: String(position), connection };
    },
  };
}
