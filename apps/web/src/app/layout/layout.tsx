import { Button, styled } from '@terroir/ui-kit';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { useArriving } from '../../api/use-arriving.ts';
import { Frame } from './frame.tsx';
import { useMenuContext } from './menu-context.ts';
import { publicItems } from './menus.ts';
import { fetchMemberRoutes } from '../routes.ts';
import { useSignedIn } from '../../session/session.ts';

type LayoutPart = ComponentType<{ children: ReactNode }>;
let memberLayout: LayoutPart | null = null;
const fetchMemberLayout = async () => {
  const [{ MemberLayout }] = await Promise.all([import('../member.ts'), fetchMemberRoutes()]); // its menus name them
  return (memberLayout = MemberLayout);
};
const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  gap: 8,
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));
const AuthButtons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The guest's menu, or the side bar of whoever is signed in. */
export function Layout({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  if (!signedIn) return <GuestLayout>{children}</GuestLayout>;
  return <LayoutOfMember>{children}</LayoutOfMember>;
}

function LayoutOfMember({ children }: { children: ReactNode }) {
  const MemberLayout = useArriving<LayoutPart>(memberLayout, fetchMemberLayout);
  return MemberLayout ? createElement(MemberLayout, null, children) : <Frame groups={[]}>{null}</Frame>;
}

function GuestLayout({ children }: { children: ReactNode }) {
  const context = useMenuContext();
  const authButtons = (
    <>
      <Button size="small" href="/login">
        {context.t('routes.login')}
      </Button>
      <Button size="small" variant="contained" href="/register">
        {context.t('routes.register')}
      </Button>
    </>
  );
  return (
    <Frame
      topItems={publicItems(context)}
      authButtons={<WideOnly>{authButtons}</WideOnly>}
      drawerFoot={<AuthButtons>{authButtons}</AuthButtons>}
    >
      {children}
    </Frame>
  );
}
