import type { NavGroup, NavItem } from '@terroir/ui-kit';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { isBusiness, isProducer, type Role } from '../../session/roles.ts';
import type { ScreenTexts } from '../../i18n/text-keys.ts';
import { itemOf, publicItems, type MenuContext } from './menus.ts';

type Entry = readonly [path: string, icon: IconName];
type GroupKey = keyof ScreenTexts['shell']['groups'];
interface Group {
  key: GroupKey;
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
      ['/history', 'journal'],
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
      ['/enquiries', 'inbox'],
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
      ['/enquiries', 'inbox'],
    ],
  },
  { key: 'company', entries: [['/company-details', 'company']] },
  profile,
];
const analystGroups: readonly Group[] = [{ key: 'business', entries: [['/dashboard', 'dashboard']] }, profile];

const publicIcons: Readonly<Record<string, IconName>> = {
  '/my-region': 'region',
  '/benefits': 'benefits',
  '/about-us': 'about',
  blog: 'blog',
};

/** How many things wait behind a path, in words. */
export type Waiting = Readonly<Record<string, string>>;

/** In the side bar: with an icon, and a word on what is not built yet. */
const inSideBar = (item: NavItem, icon: IconName | undefined, { t, rowOf }: MenuContext): NavItem => ({
  ...item,
  icon: icon && <Icon name={icon} />,
  ...(item.href !== undefined && rowOf(item.href)?.soon ? { badge: t('shell:nav.soon') } : {}),
});

const items = (entries: readonly Entry[], context: MenuContext, waiting: Waiting = {}): NavItem[] =>
  entries.map(([path, icon]) => ({
    ...inSideBar(itemOf(path, context), icon, context),
    ...(waiting[path] === undefined ? {} : { badge: waiting[path] }),
  }));

/** Logging out, pinned so that it is seen however low the window is. */
export const logoutItem = (context: MenuContext): NavItem[] => items([['/logout', 'leave']], context);

/** The side bar of a role. */
export function sideGroups(role: Role, context: MenuContext, waiting: Waiting = {}): NavGroup[] {
  const groups = isProducer(role) ? producerGroups : isBusiness(role) ? businessGroups : analystGroups;
  return [
    ...groups.map(({ key, entries }) => ({
      key,
      label: context.t(`shell:groups.${key}`),
      items: items(entries, context, waiting),
    })),
    {
      key: 'terroir',
      label: context.t('shell:groups.terroir'),
      items: publicItems(context).map((item) => inSideBar(item, publicIcons[item.key], context)),
    },
  ];
}
