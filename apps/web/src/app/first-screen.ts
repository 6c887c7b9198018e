import { fetchAhead } from '../api/fetch-ahead.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Profile } from '../session/profile.ts';
import { client } from '../session/session.ts';
import { missingFor, redirectOf } from './access.ts';
import { findRow, loadScreen } from './routes.ts';
import { textFile } from './text-files.ts';

/**
 * Sends at once for everything that the screen of the opened address needs, which would else be asked for one after the
 * other: what stands around it, its code and texts, and, as soon as the profile says who asks, what it shows.
 */
export async function beginFirstScreen(
  { pathname, search }: Location,
  profile: Promise<Profile> | null,
): Promise<void> {
  if (profile !== null) fetchAhead(import('./member.ts'));
  const row = await findRow(pathname);
  if (!row || redirectOf(row.who, profile !== null, null) !== null) return;
  fetchAhead(loadScreen(row, pathname));
  for (const name of row.texts) fetchAhead(textFile(name, currentLanguage()));
  if (profile === null) return;
  const asks = search === '' ? row.asks?.[pathname] : undefined;
  if (!asks) return;
  const asked = profile.then((person) => {
    const shows = redirectOf(row.who, true, person.role) === null && missingFor(row.needs, person) === null;
    if (shows) for (const address of asks) client.askAhead(address);
  });
  fetchAhead(asked);
}
