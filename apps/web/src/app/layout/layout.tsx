import { Button, styled } from '@terroir/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { useMenuContext } from './menu-context.ts';
import { publicItems } from './menus.ts';
import { useSignedIn } from '../../session/session.ts';

const MemberLayout = lazy(async () => ({ default: (await import('../member.ts')).MemberLayout }));
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
  return (
    <Suspense fallback={<Frame groups={[]}>{null}</Frame>}>
      <MemberLayout>{children}</MemberLayout>
    </Suspense>
  );
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
