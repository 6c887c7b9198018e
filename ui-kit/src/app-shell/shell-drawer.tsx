import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Drawer } from '../drawer/drawer.tsx';
import { IdentityLink, type Identity } from './identity.tsx';
import { NavGroups, PinnedLinks } from './nav-groups.tsx';
import type { SideBarProps } from './side-bar.tsx';

export interface ShellDrawerProps extends SideBarProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  identity?: Identity | undefined;
  /** Below what is pinned. */
  foot?: ReactNode;
}

const DrawerIdentity = styled('div')(({ theme }) => ({
  margin: '-8px 0 16px',
  paddingBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** The menus of `AppShell` where there is no room for them; its file is fetched when it is first opened. */
export function ShellDrawer({ label, groups, pinned, identity, foot, ...drawer }: ShellDrawerProps) {
  return (
    <Drawer
      {...drawer}
      anchor="left"
      width={320}
      foot={
        pinned || foot ? (
          <>
            {pinned ? <PinnedLinks items={pinned} onNavigate={drawer.onClose} /> : null}
            {foot}
          </>
        ) : undefined
      }
    >
      {identity ? (
        <DrawerIdentity>
          <IdentityLink identity={identity} onNavigate={drawer.onClose} />
        </DrawerIdentity>
      ) : null}
      <NavGroups label={label} groups={groups} onNavigate={drawer.onClose} />
    </Drawer>
  );
}
