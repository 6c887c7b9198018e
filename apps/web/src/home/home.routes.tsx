import type { RouteRow } from '../routing/route-row.ts';
import type home from './home.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    home: typeof home;
  }
}

export const homeRoutes: readonly RouteRow[] = [
  {
    path: '/',
    who: 'anyone',
    label: 'home',
    texts: ['home'],
    load: () => import('./home.screen.tsx'),
    wide: true,
    plain: true,
  },
];
