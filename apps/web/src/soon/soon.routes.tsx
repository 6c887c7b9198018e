import type { Need, RouteRow, Who } from '../routing/route-row.ts';
import type { SoonLabel } from './soon-label.ts';
import type soonTexts from './soon.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    soon: typeof soonTexts;
  }
}

/** A screen whose module is not built yet. */
const soon = (path: string, label: SoonLabel, who: Who, needs?: Need): RouteRow => ({
  path,
  label,
  who,
  ...(needs ? { needs } : {}),
  ...(who === 'anyone' ? { plain: true } : {}),
  soon: true,
  texts: ['soon'],
  load: () => import('./soon.screen.tsx'),
});

/** Screens of modules that are not built yet: their addresses, guards and notices already hold. */
export const soonRoutes: readonly RouteRow[] = [
  soon('/my-region', 'myRegion', 'anyone'),
  soon('/benefits', 'benefits', 'anyone'),
  soon('/about-us', 'about', 'anyone'),
  soon('/blog', 'blog', 'anyone'),
  soon('/blogue', 'blog', 'anyone'),
  soon('/terms', 'terms', 'anyone'),
  soon('/privacy', 'privacy', 'anyone'),
];
