/** One upload as a browser makes it, whose end a spec decides. */
export interface Upload {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** So many of a hundred bytes have left. */
  sends: (percent: number) => void;
  /** The server answers as `fetch` of this document does. */
  answers: () => Promise<void>;
  /** The line breaks. */
  breaks: () => void;
  readonly aborted: boolean;
}

/** Puts requests with progress in place of the browser's own, which jsdom would send through the network. */
export function fakeUploads(): readonly Upload[] {
  const uploads: Upload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #headers = new Headers();
    #answer = new Headers();
    #target = { method: '', url: '' };
    open = (method: string, url: string) => {
      this.#target = { method, url };
    };
    setRequestHeader = (name: string, value: string) => this.#headers.set(name, value);
    getAllResponseHeaders = () => [...this.#answer].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    abort = () => {
      upload.aborted = true;
      this.dispatchEvent(new Event('abort'));
    };
    send = (body: string) => {
      const { method, url } = this.#target;
      upload = {
        method,
        path: url,
        headers: this.#headers,
        body: JSON.parse(body) as unknown,
        aborted: false,
        sends: (percent) =>
          this.upload.dispatchEvent(
            new ProgressEvent('progress', { lengthComputable: true, loaded: percent, total: 100 }),
          ),
        answers: async () => {
          const answer = await fetch(url, { method, headers: this.#headers, body });
          this.status = answer.status;
          this.#answer = answer.headers;
          this.responseText = JSON.stringify(await answer.json());
          this.dispatchEvent(new Event('load'));
        },
        breaks: () => this.dispatchEvent(new Event('error')),
      };
      uploads.push(upload);
    };
  }
  let upload: Upload & { aborted: boolean };
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return uploads;
}
