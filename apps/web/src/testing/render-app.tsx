import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { App } from '../app/app.tsx';
import { findRow } from '../app/routes.ts';
import type { Language } from '../i18n/language.ts';
import { queries } from '../api/query-client.ts';
import { endSession, tokenAtom } from '../session/session.ts';
import { loadSettings } from '../session/settings.ts';
import { store } from '../session/store.ts';
import { startTexts } from '../i18n/texts.ts';
import { unsavedGate } from '../forms/unsaved.ts';
import { createGuardedHistory } from '../routing/guarded-history.ts';
import { settings } from './answers.ts';
import { fakeBackEnd, type Answers } from './fake-back-end.ts';
import { readTexts } from './read-texts.ts';

/** The whole app in jsdom, before a server that answers what the test says. */
export async function renderApp(options: {
  path: string;
  language?: Language;
  signedIn?: boolean;
  answers?: Answers;
  /** The window has room for the side bar. Default: that of a telephone. */
  wide?: boolean;
}) {
  const { path, language = 'en', signedIn = false, answers = {}, wide = false } = options;
  const back = fakeBackEnd({
    'GET /settings': settings(),
    ...answers,
  });
  Object.assign(globalThis, {
    fetch: back.fetch,
    scrollTo: () => undefined,
    matchMedia: (query: string) => ({
      matches: wide && query.includes('min-width'),
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: class {
      observe = () => undefined; // nothing has a width in jsdom
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
  Element.prototype.scrollIntoView = () => undefined; // nothing has a place in jsdom
  history.replaceState(null, '', path);
  document.documentElement.lang = language;
  store.set(tokenAtom, signedIn ? 'token-1' : null);
  if (!i18next.isInitialized) await startTexts(readTexts); // once, as a page does: screens keep their texts
  await i18next.changeLanguage(language);
  await loadSettings();
  await findRow(path.split(/[?#]/)[0] ?? path);
  const guardedHistory = createGuardedHistory(window, unsavedGate);
  await act(async () => {
    render(<App guardedHistory={guardedHistory} />);
  });
  return {
    user: userEvent.setup(),
    sent: back.sent,
    on: back.on,
    guardedHistory,
    path: () => guardedHistory.current().location.pathname,
  };
}

/** What another tab of this browser does: it keeps a token (`null` logs out), and this tab is told. */
export function keepTokenElsewhere(token: string | null): void {
  const [key, newValue] = ['terroir-token', JSON.stringify(token)];
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

/** Nothing of one test reaches the next. */
export function resetApp(): void {
  cleanup();
  endSession('logout');
  queries.clear();
  localStorage.clear();
}
