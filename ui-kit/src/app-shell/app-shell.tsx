import { lazy, Suspense, useState, type ReactNode } from 'react';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { IconButton } from '../button/icon-button.tsx';
import { RouterLink } from '../link/link-component.tsx';
import { IdentityLink, type Identity } from './identity.tsx';
import { NavGroups, PinnedLinks, type NavGroup, type NavItem } from './nav-groups.tsx';
import {
  Aside,
  AsideFoot,
  AsideGroups,
  Bar,
  BarEnd,
  BarInner,
  Brand,
  Columns,
  DrawerIdentity,
  Footer,
  IdentityPlace,
  Main,
  MenuPlace,
  Page,
  SkipLink,
  TopNav,
} from './shell-styles.ts';

export type { Identity } from './identity.tsx';
export type { NavGroup, NavItem } from './nav-groups.tsx';

const loadDrawer = () => import('../drawer/drawer.tsx');
const preload = () => void loadDrawer();
const LazyDrawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

export interface AppShellProps {
  /** Logo and name; leads to `brandHref`. What is marked `data-brand-name` gives way where large text leaves no room for it. */
  brand: ReactNode;
  brandHref: string;
  brandLabel?: string | undefined;
  /** Links in the top bar; below the computer breakpoint they move into the drawer. */
  topItems?: readonly NavItem[] | undefined;
  /** Groups of the side bar; without them there is none. Below the computer breakpoint they stand in the drawer. */
  groups?: readonly NavGroup[] | undefined;
  /** Whether the side bar is in the document: where it is hidden, its links are made when the drawer opens. Default: true. */
  hasAside?: boolean | undefined;
  /** Below the groups and seen without scrolling, e.g. the way out. */
  pinned?: readonly NavItem[] | undefined;
  /** Who is logged in: in the top bar, below the tablet breakpoint at the head of the drawer. */
  identity?: Identity | undefined;
  /** The end of the top bar: language, theme, account. Always seen; keep it small. */
  topEnd?: ReactNode;
  /** More for the drawer's foot, e.g. what does not fit the top bar on phones. */
  drawerFoot?: ReactNode;
  /** Between top bar and page, over the full width. */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** `wide` gives the page the whole width (maps, hero sections); default is a column of 1,200 px. */
  content?: 'column' | 'wide' | undefined;
  labels: { skip: string; topNav: string; sideNav: string; openMenu: string; closeMenu: string; menu: string };
}

/** Top bar, side bar, page and footer. The page is `main#main`, where the skip link leads. */
export function AppShell(props: AppShellProps) {
  const {
    brand,
    brandHref,
    brandLabel,
    topItems = [],
    groups,
    hasAside = true,
    pinned,
    identity,
    topEnd,
    drawerFoot,
    banner,
    footer,
    children,
    content = 'column',
    labels,
  } = props;
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const close = () => setOpen(false);
  const drawerGroups: readonly NavGroup[] = [
    ...(groups ?? []),
    ...(topItems.length > 0 ? [{ key: 'top', items: topItems }] : []),
  ];
  return (
    <Page>
      <SkipLink href="#main">{labels.skip}</SkipLink>
      <Bar>
        <BarInner>
          {groups || drawerGroups.length > 0 ? (
            <MenuPlace>
              <IconButton
                label={labels.openMenu}
                icon={<MenuIcon />}
                aria-haspopup="dialog"
                aria-expanded={open}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => {
                  setOpened(true);
                  setOpen(true);
                }}
              />
            </MenuPlace>
          ) : null}
          <Brand>
            <RouterLink href={brandHref} aria-label={brandLabel}>
              {brand}
            </RouterLink>
          </Brand>
          {topItems.length > 0 ? (
            <TopNav aria-label={labels.topNav}>
              {topItems.map((item) => (
                <RouterLink key={item.key} href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </RouterLink>
              ))}
            </TopNav>
          ) : null}
          <BarEnd>
            {identity ? (
              <IdentityPlace>
                <IdentityLink identity={identity} compact />
              </IdentityPlace>
            ) : null}
            {topEnd}
          </BarEnd>
        </BarInner>
      </Bar>
      {banner}
      <Columns data-aside={groups ? '' : undefined}>
        {groups && hasAside ? (
          <Aside>
            <AsideGroups>
              <NavGroups label={labels.sideNav} groups={groups} />
            </AsideGroups>
            {pinned ? (
              <AsideFoot>
                <PinnedLinks items={pinned} />
              </AsideFoot>
            ) : null}
          </Aside>
        ) : null}
        <Main id="main" tabIndex={-1} data-content={content}>
          {children}
        </Main>
      </Columns>
      {footer ? <Footer>{footer}</Footer> : null}
      {opened ? (
        <Suspense>
          <LazyDrawer
            open={open}
            anchor="left"
            width={320}
            title={labels.menu}
            closeLabel={labels.closeMenu}
            onClose={close}
            foot={
              pinned || drawerFoot ? (
                <>
                  {pinned ? <PinnedLinks items={pinned} onNavigate={close} /> : null}
                  {drawerFoot}
                </>
              ) : undefined
            }
          >
            {identity ? (
              <DrawerIdentity>
                <IdentityLink identity={identity} onNavigate={close} />
              </DrawerIdentity>
            ) : null}
            <NavGroups label={labels.sideNav} groups={drawerGroups} onNavigate={close} />
          </LazyDrawer>
        </Suspense>
      ) : null}
    </Page>
  );
}
