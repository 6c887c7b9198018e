import { accountRoutes } from '../account/account.routes.tsx';
import { companyRoutes } from '../company/company.routes.tsx';
import { financeRoutes } from '../finance/finance.routes.tsx';
import { journalRoutes } from '../history/journal/journal.routes.tsx';
import { homeRoutes } from '../home/home.routes.tsx';
import { itemPageRoutes } from '../item-page/item-page.routes.tsx';
import { landRoutes } from '../land/land.routes.tsx';
import { marketRoutes } from '../market/market.routes.tsx';
import { planRoutes } from '../plans/plans.routes.tsx';
import { productionRoutes } from '../production/production.routes.tsx';
import { soonRoutes } from '../soon/soon.routes.tsx';
import { tasksRoutes } from '../tasks/tasks.routes.tsx';
import type { RouteRow } from '../routing/route-row.ts';
import type shell from './shell.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    shell: typeof shell;
  }
}

/** Every screen of the app, one row each. */
export const routes: readonly RouteRow[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...companyRoutes,
  ...planRoutes,
  ...financeRoutes,
  ...landRoutes,
  ...tasksRoutes,
  ...productionRoutes,
  ...marketRoutes,
  ...itemPageRoutes,
  ...journalRoutes(async () => (await import('./history-chapters.ts')).historyChapters),
  ...soonRoutes,
];

/** The row of an address; `undefined` where there is no screen. */
export function rowOf(pathname: string): RouteRow | undefined {
  const parts = pathname.split('/');
  return routes.find((row) => {
    const own = row.path.split('/');
    return (
      own.length === parts.length &&
      own.every((part, place) => part === parts[place] || (part.startsWith(':') && parts[place] !== ''))
    );
  });
}

/** Fetches the screen of a row with the parts that the address shows. */
export async function loadScreen(row: RouteRow, pathname: string) {
  const screen = await row.load();
  await screen.ahead?.(pathname);
  return screen;
}
