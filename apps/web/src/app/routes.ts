import { accountRoutes } from '../account/account.routes.tsx';
import { homeRoutes } from '../home/home.routes.tsx';
import { itemPageRoutes } from '../item-page/item-page.routes.tsx';
import { soonRoutes } from '../soon/soon.routes.tsx';
import { websitePageRoutes } from '../website-page/website-page.routes.tsx';
import type { RouteRow } from '../routing/route-row.ts';
import type shell from './shell.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    shell: typeof shell;
  }
}

/** Screens that guests see, one row each; those of members are fetched (member-routes.ts). */
export const openRoutes: readonly RouteRow[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...itemPageRoutes,
  ...websitePageRoutes,
  ...soonRoutes,
];

let known = openRoutes;
let fetching: Promise<unknown> | null = null;
const listeners = new Set<() => void>();

/** The rows that are here: those of guests, and once they are fetched those of members. */
export const knownRoutes = (): readonly RouteRow[] => known;

/** Runs after the rows of members have come. */
export function onRoutesKnown(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Fetches the rows of members. Rejects when they cannot be fetched; the next call tries again. */
export async function fetchMemberRoutes(): Promise<void> {
  fetching ??= import('./member-routes.ts').then(
    ({ memberRoutes }) => {
      known = [...openRoutes, ...memberRoutes];
      for (const changed of listeners) changed();
    },
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  await fetching;
}

/** The row of an address among those that are here; `undefined` where there is no screen. */
export function rowOf(pathname: string): RouteRow | undefined {
  const parts = pathname.split('/');
  return known.find((row) => {
    const own = row.path.split('/');
    return (
      own.length === parts.length &&
      own.every((part, place) => part === parts[place] || (part.startsWith(':') && parts[place] !== ''))
    );
  });
}

/** The row of an address, whose screens of members are fetched if need be. */
export async function findRow(pathname: string): Promise<RouteRow | undefined> {
  if (!rowOf(pathname)) await fetchMemberRoutes();
  return rowOf(pathname);
}

/** Fetches the screen of a row with the parts that the address shows. */
export async function loadScreen(row: RouteRow, pathname: string) {
  const screen = await row.load();
  await screen.ahead?.(pathname);
  return screen;
}
