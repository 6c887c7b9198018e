import type { ReactNode } from 'react';
import { QueryProvider } from '../query-provider.tsx';
import { Frame } from './frame.tsx';
import { sideGroups, logoutItem } from './menus.tsx';
import { useMenuContext } from './menu-context.ts';
import { useProfile } from '../../session/profile.ts';

function MemberFrame({ children }: { children: ReactNode }) {
  const context = useMenuContext();
  const profile = useProfile().data;
  return (
    <Frame groups={profile ? sideGroups(profile.role, context) : []} pinned={logoutItem(context)}>
      {children}
    </Frame>
  );
}

/** Around every screen while someone is signed in: the side bar of their role. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <MemberFrame>{children}</MemberFrame>
    </QueryProvider>
  );
}
