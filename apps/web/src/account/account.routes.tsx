import type { RouteRow } from '../shell/route-row.ts';

export const accountRoutes: readonly RouteRow[] = [
  {
    path: '/login',
    who: 'guest',
    label: 'login',
    texts: ['login'],
    load: () => import('./login.screen.tsx'),
    plain: true,
  },
  {
    path: '/register',
    who: 'guest',
    label: 'register',
    texts: ['register'],
    load: () => import('./register.screen.tsx'),
    plain: true,
  },
  {
    path: '/register-business',
    who: 'guest',
    label: 'registerBusiness',
    texts: ['register'],
    load: () => import('./register.screen.tsx'),
    plain: true,
  },
  {
    path: '/forgot',
    who: 'guest',
    label: 'forgot',
    texts: ['forgot'],
    load: () => import('./forgot.screen.tsx'),
    plain: true,
  },
  { path: '/reset', who: 'guest', label: 'reset', texts: ['reset'], load: () => import('./reset.screen.tsx') },
  { path: '/confirm', who: 'anyone', label: 'confirm', texts: ['confirm'], load: () => import('./confirm.screen.tsx') },
  {
    path: '/logout',
    who: 'anyone',
    label: 'logout',
    texts: ['confirm'],
    load: () => import('./logout.screen.tsx'),
    plain: true,
  },
  { path: '/profile', who: 'member', label: 'profile', texts: ['profile'], load: () => import('./profile.screen.tsx') },
  {
    path: '/account',
    who: 'member',
    label: 'password',
    texts: ['profile'],
    load: () => import('./password.screen.tsx'),
  },
];
