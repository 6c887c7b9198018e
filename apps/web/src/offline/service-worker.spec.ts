import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';

const code = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');

class Answer {
  constructor(
    readonly html: string,
    readonly ok = true,
    readonly status = 200,
  ) {}
  clone = () => this;
  text = async () => this.html;
}
type Cache = Map<string, Answer>;
interface Asked {
  readonly method?: string;
  readonly mode?: string;
  readonly url: string;
}

/** The caches of an origin, which outlive its workers. */
let stored: Map<string, Cache>;
/** What the server has. */
let served: Map<string, Answer>;
let asked: string[];
beforeEach(() => {
  stored = new Map();
  served = new Map();
  asked = [];
});
const pathOf = (of: string | Asked) => new URL(typeof of === 'string' ? of : of.url, 'http://farm.test').pathname;
const pageOf = (release: string) => new Answer(`<script src="/assets/base-${release}.js"></script>`);
const serve = (release: string, ...files: string[]) => {
  served = new Map([['/', pageOf(release)], ...files.map((file) => [file, new Answer(file)] as const)]);
};

/** Runs the worker of a release in a scope of its own. */
function worker(release: string, files: readonly string[]) {
  const handlers = new Map<string, (event: object) => void>();
  const view = (cache: Cache) => ({
    match: async (key: string | Asked) => cache.get(pathOf(key)),
    put: async (key: string | Asked, answer: Answer) => void cache.set(pathOf(key), answer),
  });
  const caches = {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Answer>();
      stored.set(name, cache);
      return view(cache);
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (key: string | Asked) => [...stored.values()].map((cache) => cache.get(pathOf(key))).find(Boolean),
  };
  let skipped = 0;
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    clients: { claim: async () => undefined },
    skipWaiting: async () => void (skipped += 1),
    location: { origin: 'http://farm.test' },
  };
  const fetch = async (of: string | Asked) => {
    asked.push(pathOf(of));
    const answer = served.get(pathOf(of));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the worker is a classic script around its values
  new Function('self', 'caches', 'fetch', 'version', 'scripts', 'files', code)(
    self,
    caches,
    fetch,
    release,
    [`/assets/base-${release}.js`],
    files,
  );
  /** Fires an event; resolves once what it waits for is done, to what it answers. */
  const fire = async (name: string, event: object = {}): Promise<Answer | 'network'> => {
    const waits: unknown[] = [];
    let response: unknown = 'network';
    handlers.get(name)?.({
      ...event,
      waitUntil: (promise: unknown) => waits.push(promise),
      respondWith: (answer: unknown) => (response = answer),
    });
    const answered = (await response) as Answer | 'network';
    await Promise.all(waits);
    return answered;
  };
  return {
    install: (event: object = {}) => fire('install', event),
    activate: () => fire('activate'),
    tell: (data: string) => fire('message', { data }),
    skipped: () => skipped,
    ask: (url: string, mode = 'cors', method = 'GET') =>
      fire('fetch', { request: { method, mode, url: new URL(url, 'http://farm.test').href } }),
  };
}

describe('the worker that keeps the files of the app', () => {
  test('answers a screen’s address and the files of its release without the network', async () => {
    serve('1', '/assets/base-1.js');
    const first = worker('1', ['/assets/base-1.js']);
    await first.install();
    await first.activate();
    served.clear();
    expect(await first.ask('/finances/inputs-outputs?year=2026', 'navigate')).toMatchObject({ html: pageOf('1').html });
    expect(await first.ask('/assets/base-1.js')).toMatchObject({ html: '/assets/base-1.js' });
  });

  test.each([
    ['a call', '/api/v1/profile', 'cors', 'GET'],
    ['the description of the calls', '/api/docs', 'navigate', 'GET'],
    ['mail of a development server', '/dev/mail', 'navigate', 'GET'],
    ['the page that ends letters', '/stop-mail/42', 'navigate', 'GET'],
    ['a write', '/api/v1/producer_inputs', 'cors', 'POST'],
    ['a file that is no part of the app', '/terroir.svg', 'no-cors', 'GET'],
    ['another host', 'http://tiles.test/assets/1.png', 'no-cors', 'GET'],
  ])('leaves %s alone', async (_, url, mode, method) => {
    serve('1', '/assets/base-1.js');
    const first = worker('1', ['/assets/base-1.js']);
    await first.install();
    expect(await first.ask(url, mode, method)).toBe('network');
  });

  test('is woken neither for files nor for calls, where the browser can do without', async () => {
    serve('1', '/assets/base-1.js');
    const addRoutes = jest.fn(async () => undefined);
    await worker('1', ['/assets/base-1.js']).install({ addRoutes });
    expect(addRoutes.mock.calls).toEqual([
      [
        [
          { condition: { urlPattern: '/assets/*' }, source: 'cache' },
          { condition: { urlPattern: '/api/*' }, source: 'network' },
        ],
      ],
    ]);
  });

  test('fetches of a new release only what the one before did not have', async () => {
    serve('1', '/assets/base-1.js', '/assets/charts.js');
    await worker('1', ['/assets/base-1.js', '/assets/charts.js']).install();
    serve('2', '/assets/base-2.js', '/assets/charts.js');
    asked = [];
    await worker('2', ['/assets/base-2.js', '/assets/charts.js']).install();
    expect(asked).toEqual(['/assets/base-2.js', '/']);
  });

  test('goes on where an attempt was cut off', async () => {
    serve('1', '/assets/base-1.js');
    await expect(worker('1', ['/assets/base-1.js', '/assets/late.js']).install()).rejects.toThrow('Failed to fetch');
    serve('1', '/assets/base-1.js', '/assets/late.js');
    asked = [];
    await worker('1', ['/assets/base-1.js', '/assets/late.js']).install();
    expect(asked).toEqual(['/assets/late.js', '/']);
  });

  test.each([
    ['has another release by now', () => pageOf('2')],
    ['builds its read models', () => new Answer('building', false, 503)],
  ])('does not begin while the server %s', async (_, page) => {
    serve('1', '/assets/base-1.js');
    served.set('/', page());
    await expect(worker('1', ['/assets/base-1.js']).install()).rejects.toThrow('another release');
  });

  test('keeps the files of the release before, of which a page may be open, and none older', async () => {
    for (const release of ['1', '2', '3']) {
      serve(release, `/assets/base-${release}.js`);
      const next = worker(release, [`/assets/base-${release}.js`]);
      await next.install();
      await next.activate();
    }
    expect([...stored.keys()]).toEqual(['terroir-files-2', 'terroir-files-3']);
  });

  test('takes over from the one before only when it is told', async () => {
    serve('1', '/assets/base-1.js');
    const first = worker('1', ['/assets/base-1.js']);
    await first.install();
    expect(first.skipped()).toBe(0);
    await first.tell('activate');
    expect(first.skipped()).toBe(1);
  });

  test('answers with the page at once, and next time with the headers that the server gives it now', async () => {
    serve('1', '/assets/base-1.js');
    const first = worker('1', ['/assets/base-1.js']);
    await first.install();
    const renewed = pageOf('1');
    served.set('/', renewed);
    expect(await first.ask('/land', 'navigate')).not.toBe(renewed);
    expect(await first.ask('/land', 'navigate')).toBe(renewed);
    served.set('/', pageOf('2'));
    await first.ask('/land', 'navigate');
    expect(await first.ask('/land', 'navigate')).toBe(renewed);
  });
});
