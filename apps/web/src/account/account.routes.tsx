import type { RouteRow } from '../routing/route-row.ts';
import type login from './login.en.json';
import type register from './register.en.json';
import type forgot from './forgot.en.json';
import type reset from './reset.en.json';
import type confirm from './confirm.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    login: typeof login;
    register: typeof register;
    forgot: typeof forgot;
    reset: typeof reset;
    confirm: typeof confirm;
  }
}

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
    texts: ['confirm', 'offline'],
    load: () => import('./logout.screen.tsx'),
    plain: true,
  },
];
