import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { IconButton } from '../button/icon-button.tsx';
import { RouterLink } from '../link/link-component.tsx';
import { IdentityLink, type Identity } from './identity.tsx';
import type { NavGroup, NavItem } from './nav-groups.tsx';
import {
  Aside,
  Bar,
  BarEnd,
  BarInner,
  Brand,
  Columns,
  Footer,
  IdentityPlace,
  Main,
  MenuPlace,
  Page,
  SkipLink,
  TopNav,
} from './shell-styles.ts';
import type { SideBarProps } from './side-bar.tsx';

export type { Identity } from './identity.tsx';
export type { NavGroup, NavItem } from './nav-groups.tsx';

const loadDrawer = () => import('./shell-drawer.tsx');
const preload = () => void loadDrawer();
const LazyDrawer = lazy(async () => ({ default: (await loadDrawer()).ShellDrawer }));

export interface AppShellProps {
  /** Logo and name; leads to `brandHref`. What is marked `data-brand-name` gives way where large text leaves no room for it. */
  brand: ReactNode;
  brandHref: string;
  brandLabel?: string | undefined;
  /** Links in the top bar; below the computer breakpoint they move into the drawer. */
  topItems?: readonly NavItem[] | undefined;
  /** Groups of the side bar; without them there is none. Below the computer breakpoint they stand in the drawer. */
  groups?: readonly NavGroup[] | undefined;
  /** Draws the groups in the side bar (`SideBar`). Default: nothing does, and its place stays empty. */
  Side?: ComponentType<SideBarProps> | undefined;
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
  /** `wide` gives the page the whole width (maps, hero sections); default is a column of 1,200 px, `padded` one of 1,680 px (lists beside maps). */
  content?: 'column' | 'padded' | 'wide' | undefined;
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
    Side,
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
        {groups ? <Aside>{Side ? <Side label={labels.sideNav} groups={groups} pinned={pinned} /> : null}</Aside> : null}
        <Main id="main" tabIndex={-1} data-content={content}>
          {children}
        </Main>
      </Columns>
      {footer ? <Footer>{footer}</Footer> : null}
      {opened ? (
        <Suspense>
          <LazyDrawer
            open={open}
            title={labels.menu}
            closeLabel={labels.closeMenu}
            onClose={close}
            label={labels.sideNav}
            groups={drawerGroups}
            pinned={pinned}
            identity={identity}
            foot={drawerFoot}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
