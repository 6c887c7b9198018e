import type { NavGroup, NavItem } from '@terroir/ui-kit';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Language } from '../../i18n/language.ts';
import type { RouteRow } from '../../routing/route-row.ts';
import type { Settings } from '../../session/settings.ts';
import { isBusiness, isProducer, type Role } from '../../session/roles.ts';
import type { Texts } from '../../i18n/texts.ts';

type Entry = readonly [path: string, icon: IconName];
interface Group {
  key: string;
  entries: readonly Entry[];
}

const profile: Group = {
  key: 'profile',
  entries: [
    ['/profile', 'person'],
    ['/account', 'key'],
  ],
};

/** The side bars of S0 §2. */
const producerGroups: readonly Group[] = [
  {
    key: 'farm',
    entries: [
      ['/dashboard', 'dashboard'],
      ['/land', 'land'],
      ['/tasks', 'tasks'],
    ],
  },
  {
    key: 'production',
    entries: [
      ['/production-food', 'food'],
      ['/best-practices', 'practices'],
    ],
  },
  {
    key: 'goToMarket',
    entries: [
      ['/web-builder', 'web'],
      ['/put-to-market', 'market'],
    ],
  },
  { key: 'money', entries: [['/finances', 'finances']] },
  {
    key: 'company',
    entries: [
      ['/company-details', 'company'],
      ['/service-plans', 'plans'],
      ['/certifications', 'certificates'],
    ],
  },
  profile,
];
const businessGroups: readonly Group[] = [
  {
    key: 'business',
    entries: [
      ['/dashboard', 'dashboard'],
      ['/marketplace', 'market'],
    ],
  },
  { key: 'company', entries: [['/company-details', 'company']] },
  profile,
];
const analystGroups: readonly Group[] = [{ key: 'business', entries: [['/dashboard', 'dashboard']] }, profile];

const publicEntries: readonly Entry[] = [
  ['/my-region', 'region'],
  ['/benefits', 'benefits'],
  ['/about-us', 'about'],
];

export interface MenuContext {
  t: Texts;
  pathname: string;
  language: Language;
  settings: Settings;
  rowOf: (path: string) => RouteRow | undefined;
}

/** Where the blog is, in the language of the page. */
export const blogOf = ({ language, settings }: Pick<MenuContext, 'language' | 'settings'>): string =>
  settings.blog?.[language] ?? (language === 'fr' ? '/blogue' : '/blog');

/** In the side bar: with an icon, and a word on what is not built yet. */
const inSideBar = (path: string, icon: IconName, { t, rowOf }: MenuContext): Pick<NavItem, 'icon' | 'badge'> => ({
  icon: <Icon name={icon} />,
  ...(rowOf(path)?.soon ? { badge: t('shell:nav.soon') } : {}),
});

function items(entries: readonly Entry[], context: MenuContext, sideBar: boolean): NavItem[] {
  const { t, pathname, rowOf } = context;
  return entries.map(([path, icon]) => ({
    key: path,
    href: path,
    label: t(`shell:routes.${rowOf(path)?.label ?? path}`),
    current: pathname === path || pathname.startsWith(`${path}/`),
    ...(sideBar ? inSideBar(path, icon, context) : {}),
  }));
}

/** My region, benefits, about us and the blog: in the guest menu, the footer and both side bars. */
export function publicItems(context: MenuContext, sideBar = false): NavItem[] {
  const blog = blogOf(context);
  return [
    ...items(publicEntries, context, sideBar),
    {
      key: 'blog',
      href: blog,
      label: context.t('shell:routes.blog'),
      current: context.pathname === blog,
      ...(sideBar ? inSideBar(blog, 'blog', context) : {}),
    },
  ];
}

/** Logging out, pinned so that it is seen however low the window is. */
export const logoutItem = (context: MenuContext): NavItem[] => items([['/logout', 'leave']], context, true);

/** The side bar of a role. */
export function sideGroups(role: Role, context: MenuContext): NavGroup[] {
  const groups = isProducer(role) ? producerGroups : isBusiness(role) ? businessGroups : analystGroups;
  return [
    ...groups.map(({ key, entries }) => ({
      key,
      label: context.t(`shell:groups.${key}`),
      items: items(entries, context, true),
    })),
    { key: 'terroir', label: context.t('shell:groups.terroir'), items: publicItems(context, true) },
  ];
}
