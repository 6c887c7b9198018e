import { fetchAhead } from '../api/fetch-ahead.ts';

/** How long a page may stay open before it asks for a new release, in milliseconds. */
const anHour = 60 * 60_000;

/** A page of a build names its script by its content; one in development has no worker. */
const isBuilt = () => document.querySelector('script[type="module"][src^="/assets/"]') !== null;

/** Has the files of the app kept in this browser. @returns null where the browser cannot */
export async function keepFiles(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !isBuilt()) return null;
  try {
    // A test that blocks workers answers nothing.
    return (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })) ?? null;
  } catch {
    return null; // the line is down, or the browser keeps nothing: the next visit tries again
  }
}

/** Calls `ready` when the files of a new release are here, or another tab has begun with it. @returns ends it */
export function onNewRelease(registration: ServiceWorkerRegistration, ready: () => void): () => void {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller;
  const look = () => {
    if (registration.waiting && serviceWorker.controller) ready();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  const replaced = () => {
    if (first) ready();
  };
  let asked = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < anHour) return;
    asked = Date.now();
    fetchAhead(registration.update()); // where the line is down it is asked again
  };
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  serviceWorker.addEventListener('controllerchange', replaced);
  document.addEventListener('visibilitychange', ask);
  return () => {
    registration.removeEventListener('updatefound', follow);
    serviceWorker.removeEventListener('controllerchange', replaced);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Loads the page anew, of the newest release that is here. The browser asks first where something is unsaved. */
export async function reload(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
}
