// The service worker of a browser in which a member has been (service-worker.ts registers it; vite/installable.ts says of
// which release it is): keeps the files of the app, and answers with them before the network is asked. It keeps no answer
// of the API and sends none.
const prefix = 'terroir-files-';
const own = prefix + version;
const page = '/';

/** A screen's address, as the server tells it from that of a file (apps/api/src/web.ts). */
const isScreen = (path) => !/^\/(api|dev|stop-mail)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);

/** The page that starts this release, with the headers that the server gives it now; `undefined` when it has another. */
async function fetchPage() {
  const answer = await fetch(page, { cache: 'no-cache' });
  if (!answer.ok) return undefined;
  const text = await answer.clone().text();
  return scripts.every((name) => text.includes(`"${name}"`)) ? answer : undefined;
}

async function keepFiles() {
  const cache = await caches.open(own);
  const missing = [...files];
  const fetchNext = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      // A name holds the content: what another release has, or an attempt before, is the same.
      const known = await caches.match(file);
      const answer = known ?? (await fetch(file, { priority: 'low' }));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }
  };
  await Promise.all([fetchNext(), fetchNext(), fetchNext()]);
  const started = await fetchPage();
  if (!started) throw new Error('The server has another release');
  await cache.put(page, started);
}

/** Files of the release before stay too: a page of it may be open. */
async function forgetFormer() {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The headers of the page (which hosts a map may ask) are the operator's, and change without a release. */
async function renewPage() {
  try {
    const answer = await fetchPage();
    if (answer) await (await caches.open(own)).put(page, answer);
  } catch {
    // The line is down: the page stays as it is kept.
  }
}

async function pageFrom(request) {
  const cache = await caches.open(own);
  return (await cache.match(page)) ?? fetch(request);
}

const fileFrom = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener('install', (event) => {
  // Where the browser can, files come from the cache and calls go to the server without waking this worker.
  const rules = [
    { condition: { urlPattern: '/assets/*' }, source: 'cache' },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
  ];
  event.waitUntil(Promise.all([event.addRoutes?.(rules), keepFiles()]));
});
self.addEventListener('activate', (event) => event.waitUntil(forgetFormer()));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && isScreen(pathname)) {
    event.respondWith(pageFrom(event.request));
    event.waitUntil(renewPage());
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileFrom(event.request));
});
