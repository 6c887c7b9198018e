import { createRoot } from 'react-dom/client';
import '@terroir/ui-kit/fonts.css';
import { App } from './app/app.tsx';
import { takeLinkToken } from './routing/link-token.ts';
import { askProfileEarly } from './session/early-profile.ts';
import { client } from './session/session.ts';
import { loadSettings } from './session/settings.ts';
import { fetchAhead } from './api/fetch-ahead.ts';
import { beginFirstScreen } from './app/first-screen.ts';
import { findRow } from './app/routes.ts';
import { textFile } from './app/text-files.ts';
import { startTexts } from './i18n/texts.ts';
import { unsavedGate } from './forms/unsaved.ts';
import { createGuardedHistory } from './routing/guarded-history.ts';

// zod would try to make code out of text, which the content policy forbids and reports. Its settings stand here for all its
// copies; its own function for this would bring half of zod to pages that have no form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
takeLinkToken();
void loadSettings();
const profile = askProfileEarly();
fetchAhead(beginFirstScreen(location, profile));

/** Not at the top level: what it waits for imports this file, and would wait for it in turn. */
async function start(): Promise<void> {
  // What fails here is fetched again by the screen, which shows the error.
  await Promise.all([startTexts(textFile), findRow(location.pathname).catch(() => undefined)]);
  // An answer that is here is read first: what the screen shows is then asked for before drawing takes the processor.
  if (profile) await Promise.race([Promise.allSettled([profile]), new Promise((done) => setTimeout(done, 30))]);
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page has no #root');
  const guardedHistory = createGuardedHistory(window, unsavedGate);
  guardedHistory.listen(() => client.forgetAhead()); // it was for the screen that is left
  createRoot(place).render(<App guardedHistory={guardedHistory} />);
}
void start();
