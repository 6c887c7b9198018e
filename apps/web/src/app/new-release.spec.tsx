import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

/** The server's page, which names its first script. */
const pageOf = (script: string, ok = true) =>
  ({ ok, text: async () => `<!doctype html><script type="module" src="${script}"></script>` }) as Response;
afterEach(() => {
  resetApp();
  document.querySelector('script')?.remove();
});

/** A part could not be fetched by a page of release 1, while the server's page is another. */
async function misses(page: () => Response) {
  const script = document.createElement('script');
  script.setAttribute('type', 'module');
  script.setAttribute('src', '/assets/main-1.js');
  document.head.append(script);
  await renderApp({ path: '/dashboard', signedIn: true, answers: { 'GET /profile': profileOf('producer_level_two') } });
  await screen.findByRole('link', { name: /Marie Tremblay/ });
  const api = globalThis.fetch;
  let asked = 0;
  globalThis.fetch = async (address, init) => {
    if (address !== '/') return api(address, init);
    asked += 1;
    return page();
  };
  const miss = () => act(async () => void dispatchEvent(new Event('vite:preloadError')));
  await miss();
  return { miss, asked: () => asked };
}

test('a page whose files a new release replaced offers to reload, once', async () => {
  const { miss } = await misses(() => pageOf('/assets/main-2.js'));
  expect(
    await screen.findByText('A new version of Terroir was installed. Reload the page to go on with it.'),
  ).toBeTruthy();
  await miss();
  expect(screen.getAllByRole('button', { name: /^Reload/ })).toHaveLength(1);
});

test.each([
  ['the same release', () => pageOf('/assets/main-1.js')],
  ['a server that is away', () => pageOf('', false)],
  [
    'a line that is down',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s offers no reload', async (_, page: () => Response) => {
  const { asked } = await misses(page);
  await waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByRole('button', { name: /^Reload/ })).toBeNull();
});

describe('the worker that keeps the files', () => {
  /** A browser with workers, and a release that a worker of this page is of. */
  class Workers extends EventTarget {
    controller: object | null = null;
    registered: string[] = [];
    registration = Object.assign(new EventTarget(), {
      waiting: null as { postMessage: (what: string) => void } | null,
      installing: null as EventTarget | null,
    });
    register = async (file: string) => {
      this.registered.push(file);
      return this.registration;
    };
    getRegistration = async () => this.registration;
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    jest.useRealTimers();
  });
  async function visit(path: string, signedIn: boolean, script = '/assets/base-1.js') {
    jest.useFakeTimers({ advanceTimers: true });
    const workers = new Workers();
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    const element = document.createElement('script');
    element.setAttribute('type', 'module');
    element.setAttribute('src', script);
    document.head.append(element);
    await renderApp({ path, signedIn, answers: { 'GET /profile': profileOf('producer_level_two') } });
    await screen.findByRole('heading', { level: 1 });
    return workers;
  }
  const quiet = () => act(async () => jest.advanceTimersByTime(10_000));

  test('begins when a member’s page asks for nothing more', async () => {
    const workers = await visit('/dashboard', true);
    expect(workers.registered).toEqual([]);
    await quiet();
    expect(workers.registered).toEqual(['/sw.js']);
  });

  test.each([
    ['of a guest', '/login', false, '/assets/base-1.js'],
    ['in development', '/dashboard', true, '/src/main.tsx'],
  ])('does not begin on a page %s', async (_, path, signedIn, script) => {
    const workers = await visit(path, signedIn, script);
    await quiet();
    expect(workers.registered).toEqual([]);
  });

  test('its first files are no new release; those of the next one are offered, and begin when the person says so', async () => {
    const workers = await visit('/dashboard', true);
    await quiet();
    await act(async () => void workers.dispatchEvent(new Event('controllerchange')));
    expect(screen.queryByRole('button', { name: /^Reload/ })).toBeNull();

    workers.controller = {};
    const installing = new EventTarget();
    workers.registration.installing = installing;
    workers.registration.dispatchEvent(new Event('updatefound'));
    const told: string[] = [];
    workers.registration.waiting = { postMessage: (what) => void told.push(what) };
    await act(async () => void installing.dispatchEvent(new Event('statechange')));
    fireEvent.click(await screen.findByRole('button', { name: /^Reload/ }));
    await waitFor(() => expect(told).toEqual(['activate']));
  });
});
