import type { Fetch } from './client.ts';

const headersOf = (lines: string) =>
  new Headers(
    lines
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

/**
 * A `fetch` that says how much of the body has left, in percent. Browsers report that for XMLHttpRequest only; a stream
 * as body would need HTTP/2 and is missing in Safari and Firefox.
 */
export const fetchWithProgress =
  (onProgress: (percent: number) => void): Fetch =>
  (url, { method, headers, signal, body }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        resolve({
          ok: status >= 200 && status < 300,
          status,
          headers: headersOf(request.getAllResponseHeaders()),
          json: async () => JSON.parse(responseText) as unknown,
        });
      });
      request.addEventListener('error', () => reject(new TypeError('The upload did not reach the server')));
      request.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => request.abort());
      request.send(body ?? null);
    });
