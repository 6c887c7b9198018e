import type { RouteRow } from '../../routing/route-row.ts';
import type profile from './profile.en.json';

declare module '../../i18n/text-keys.ts' {
  interface ScreenTexts {
    profile: typeof profile;
  }
}

export const profileRoutes: readonly RouteRow[] = [
  {
    path: '/profile',
    who: 'member',
    label: 'profile',
    texts: ['profile', 'records'],
    load: () => import('./profile.screen.tsx'),
  },
  {
    path: '/account',
    who: 'member',
    label: 'password',
    texts: ['profile'],
    load: () => import('./password.screen.tsx'),
  },
];
