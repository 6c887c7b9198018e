import type { ReactNode } from 'react';
import { Data } from './data.tsx';
import { Frame } from './frame.tsx';
import { sideGroups, wayOut } from './menus.tsx';
import { useMenuContext } from './menu-context.ts';
import { useProfile } from './profile.ts';

function MemberFrame({ children }: { children: ReactNode }) {
  const context = useMenuContext();
  const profile = useProfile().data;
  return (
    <Frame groups={profile ? sideGroups(profile.role, context) : []} pinned={wayOut(context)}>
      {children}
    </Frame>
  );
}

/** Around every screen while someone is signed in: the side bar of their role. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <Data>
      <MemberFrame>{children}</MemberFrame>
    </Data>
  );
}
