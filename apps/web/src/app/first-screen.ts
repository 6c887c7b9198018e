import { fetchAhead } from '../api/fetch-ahead.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Profile } from '../session/profile.ts';
import { client } from '../session/session.ts';
import { missingFor, redirectOf } from './access.ts';
import { MemberLayout } from './layout/layout.tsx';
import { screenAtHand } from './router.tsx';
import { rowOf } from './routes.tsx';
import { textFile } from './text-files.ts';

/**
 * Sends at once for everything that the screen of the opened address needs, which would else be asked for one after the
 * other: what stands around it, its code and texts, and, as soon as the profile says who asks, what it shows.
 */
export function beginFirstScreen({ pathname, search }: Location, profile: Promise<Profile> | null): void {
  const row = rowOf(pathname);
  if (!row || redirectOf(row.who, profile !== null, null) !== null) return;
  fetchAhead(row.load());
  for (const name of row.texts) fetchAhead(textFile(name, currentLanguage()));
  if (profile === null) return;
  fetchAhead(import('./member.ts'));
  const asks = search === '' ? row.asks?.[pathname] : undefined;
  if (!asks) return;
  const asked = profile.then((person) => {
    const shows = redirectOf(row.who, true, person.role) === null && missingFor(row.needs, person) === null;
    if (shows) for (const address of asks) client.askAhead(address);
  });
  fetchAhead(asked);
}

/** The longest that a page stays empty for the sake of being drawn once, in milliseconds. */
const patience = 1000;

/**
 * Resolves when a member's first screen can be drawn whole: frame, menus and screen one after the other, each in place of
 * what stood for it, keep a telephone busy for longer. Only where the files are in the browser's cache: on a first visit the
 * frame shows meanwhile that something comes.
 */
export async function firstScreenAtHand({ pathname }: Location): Promise<void> {
  if (!isOutOfCache()) return;
  const all = [
    MemberLayout.load(),
    screenAtHand(pathname),
    import('./member.ts').then((member) => member.profileAtHand()),
  ];
  await Promise.race([Promise.allSettled(all), new Promise((done) => setTimeout(done, patience))]);
}

/** Whether nothing crossed the line for this file. */
function isOutOfCache(): boolean {
  const fetched = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return fetched.length > 0 && fetched.every(({ transferSize }) => transferSize === 0);
}
