import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { App } from '../app/app.tsx';
import { draftsAtom } from '../forms/kept-drafts.ts';
import type { Language } from '../i18n/language.ts';
import { queries } from '../api/query-client.ts';
import { tokenAtom } from '../session/session.ts';
import { loadSettings } from '../session/settings.ts';
import { store } from '../session/store.ts';
import { startTexts } from '../i18n/texts.ts';
import { releaseUnsaved, unsavedGate } from '../forms/unsaved.ts';
import { createGuardedHistory } from '../routing/guarded-history.ts';
import { readTexts } from './read-texts.ts';

interface Told {
  status?: number;
  body?: unknown;
}
/** What the server answers, by method and path: `'GET /profile': { body }`; `'down'` is a line that is down. */
export type Answers = Record<string, Told | 'down' | ((body: unknown) => Told)>;

export interface Sent {
  call: string;
  body: unknown;
  headers: Headers;
}

export const record = (type: string, attributes: object, id = '018f0000-0000-7000-8000-000000000001') => ({
  body: { data: { id, type, attributes } },
});
export const refused = (status: number, ...errors: { code: string; field?: string; message: string }[]) => ({
  status,
  body: { errors: errors.map((error) => ({ field: null, ...error })) },
});
export const profileOf = (role: string, more: object = {}) =>
  record('profile', {
    name: 'Marie Tremblay',
    email: 'marie@ferme.example',
    language: 'en',
    newsletter_subscribed: false,
    role,
    location: role === 'producer_level_one' || role === 'business_level_one' ? null : { lat: 45.1, lng: -72 },
    subscription: {
      plan: null,
      status: null,
      trial_ends_at: null,
      paid_until: null,
      trial_available: false,
    },
    ...more,
  });

/** The whole app in jsdom, before a server that answers what the test says. */
export async function renderApp(options: { path: string; language?: Language; signedIn?: boolean; answers?: Answers }) {
  const { path, language = 'en', signedIn = false, answers = {} } = options;
  const sent: Sent[] = [];
  const told: Answers = {
    'GET /settings': record('settings', {}),
    'DELETE /authenticate': { status: 204 },
    ...answers,
  };
  const line = (async (url: string, init: RequestInit) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/v1', '').replace(/\?.*/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, body, headers: new Headers(init.headers) });
    const answer = told[call];
    if (answer === 'down') throw new TypeError('Failed to fetch');
    const { status = 200, body: back } =
      (typeof answer === 'function' ? answer(body) : answer) ??
      refused(404, { code: 'not_found', message: `No answer to ${call}` });
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': 'request-1' }),
      json: () => Promise.resolve(back),
    };
  }) as unknown as typeof fetch;
  Object.assign(globalThis, {
    fetch: line,
    scrollTo: () => undefined,
    matchMedia: () => ({
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Element.prototype.scrollIntoView = () => undefined; // nothing has a place in jsdom
  history.replaceState(null, '', path);
  document.documentElement.lang = language;
  store.set(tokenAtom, signedIn ? 'token-1' : null);
  if (!i18next.isInitialized) await startTexts(readTexts); // once, as a page does: screens keep their texts
  await i18next.changeLanguage(language);
  await loadSettings();
  const guardedHistory = createGuardedHistory(window, unsavedGate);
  await act(async () => {
    render(<App guardedHistory={guardedHistory} />);
  });
  return {
    user: userEvent.setup(),
    sent,
    told,
    guardedHistory,
    path: () => guardedHistory.current().location.pathname,
  };
}

/** Nothing of one test reaches the next. */
export function resetApp(): void {
  cleanup();
  releaseUnsaved();
  queries.clear();
  store.set(tokenAtom, null);
  store.set(draftsAtom, {});
  localStorage.clear();
}
