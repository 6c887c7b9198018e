import { AppShell, Button, SchemeSwitch, Stack, styled, TextLink, type AppShellProps } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { useLanguage } from './format.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { publicItems, sideGroups } from './menus.tsx';
import { rowOf } from './routes.tsx';
import { useProfile, useSignedIn } from './session.ts';
import { useSettings } from './settings.ts';
import { useTexts } from './texts.ts';

const WideOnly = styled('div')(({ theme }) => ({ display: 'none', gap: 8, [theme.breakpoints.up('md')]: { display: 'flex' } }));
const FootLinks = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', '& a': { padding: '8px 0' } });
const Legal = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.9375rem', marginTop: 16 }));

/** Top bar, menus of the role and footer around every screen (S0 §2). */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const language = useLanguage();
  const settings = useSettings();
  const signedIn = useSignedIn();
  const profile = useProfile().data;
  const context = { t, pathname, language, settings, rowOf };
  const shared = {
    brand: <Brand />,
    brandHref: '/',
    brandLabel: t('brand'),
    content: rowOf(pathname)?.wide ? 'wide' : 'column',
    labels: {
      skip: t('skip'),
      topNav: t('nav.top'),
      sideNav: t('nav.side'),
      openMenu: t('nav.open'),
      closeMenu: t('nav.close'),
      menu: t('nav.menu'),
    },
    footer: <Foot items={publicItems(context)} />,
  } satisfies Partial<AppShellProps>;
  const switches = (
    <>
      <LanguageSwitch />
      <SchemeSwitch labels={{ toLight: t('theme.toLight'), toDark: t('theme.toDark') }} />
    </>
  );
  if (!signedIn) {
    const doors = (
      <>
        <Button size="small" href="/login">
          {t('routes.login')}
        </Button>
        <Button size="small" look="filled" href="/register">
          {t('routes.register')}
        </Button>
      </>
    );
    return (
      <AppShell
        {...shared}
        topItems={publicItems(context)}
        topEnd={
          <>
            {switches}
            <WideOnly>{doors}</WideOnly>
          </>
        }
        drawerFoot={
          <Stack direction="row" spacing={1}>
            {doors}
          </Stack>
        }
      >
        {children}
      </AppShell>
    );
  }
  return (
    <AppShell {...shared} groups={profile ? sideGroups(profile.role, context) : []} topEnd={switches}>
      {children}
    </AppShell>
  );
}

function Foot({ items }: { items: readonly { key: string; href: string; label: string }[] }) {
  const t = useTexts('shell');
  return (
    <div style={{ maxWidth: 1264, marginInline: 'auto' }}>
      <FootLinks aria-label={t('nav.foot')}>
        {[...items, { key: 'terms', href: '/terms', label: t('routes.terms') }, { key: 'privacy', href: '/privacy', label: t('routes.privacy') }].map((item) => (
          <TextLink key={item.key} href={item.href}>
            {item.label}
          </TextLink>
        ))}
      </FootLinks>
      <Legal>{t('copyright', { year: new Date().getFullYear() })}</Legal>
    </div>
  );
}
