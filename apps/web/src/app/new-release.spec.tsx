import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
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
