import type { RouteRow } from '../routing/route-row.ts';
import type { SoonLabel } from './soon-label.ts';
import type soonTexts from './soon.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    soon: typeof soonTexts;
  }
}

/** A screen whose module is not built yet. */
const soon = (path: string, label: SoonLabel): RouteRow => ({
  path,
  label,
  who: 'anyone',
  plain: true,
  soon: true,
  texts: ['soon'],
  load: () => import('./soon.screen.tsx'),
});

/** Screens of modules that are not built yet: their addresses and notices already hold. */
export const soonRoutes: readonly RouteRow[] = [
  soon('/my-region', 'myRegion'),
  soon('/benefits', 'benefits'),
  soon('/about-us', 'about'),
  soon('/blog', 'blog'),
  soon('/blogue', 'blog'),
  soon('/terms', 'terms'),
  soon('/privacy', 'privacy'),
];
