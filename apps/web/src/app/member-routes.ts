import { profileRoutes } from '../account/profile/profile.routes.tsx';
import { companyRoutes } from '../company/company.routes.tsx';
import { financeRoutes } from '../finance/finance.routes.tsx';
import { journalRoutes } from '../history/journal/journal.routes.tsx';
import { inboxRoutes } from '../inbox/inbox.routes.tsx';
import { landRoutes } from '../land/land.routes.tsx';
import { marketRoutes } from '../market/market.routes.tsx';
import { marketplaceRoutes } from '../marketplace/marketplace.routes.tsx';
import { planRoutes } from '../plans/plans.routes.tsx';
import { productionRoutes } from '../production/production.routes.tsx';
import { dashboardRoutes } from '../soon/dashboard.routes.tsx';
import { tasksRoutes } from '../tasks/tasks.routes.tsx';
import type { RouteRow } from '../routing/route-row.ts';

// In one file with the rows: every visit of a member needs both.
export { memberTexts } from './member-texts.ts';

/** Screens for whoever is signed in, one row each. Only `import()` them: guests' pages come without. */
export const memberRoutes: readonly RouteRow[] = [
  ...dashboardRoutes,
  ...profileRoutes,
  ...companyRoutes,
  ...planRoutes,
  ...financeRoutes,
  ...landRoutes,
  ...tasksRoutes,
  ...productionRoutes,
  ...marketRoutes,
  ...marketplaceRoutes,
  ...inboxRoutes,
  ...journalRoutes(async () => (await import('./history-chapters.ts')).historyChapters),
];
