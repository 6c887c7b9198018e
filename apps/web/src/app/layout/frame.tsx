import {
  AppShell,
  touchTarget,
  SchemeSwitch,
  styled,
  RouterLink,
  type AppShellProps,
  type NavItem,
} from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useMenuContext } from './menu-context.ts';
import { publicItems } from './menus.ts';
import type { RouteRow } from '../../routing/route-row.ts';
import { useTexts } from '../../i18n/texts.ts';

const FootLinks = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    minWidth: touchTarget,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    textUnderlineOffset: '0.18em',
  },
}));
const Legal = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  marginTop: 16,
}));

const year = new Date().getFullYear();

const contentOf = (wide: RouteRow['wide'] = false): AppShellProps['content'] =>
  wide === 'padded' ? wide : wide ? 'wide' : 'column';

export interface FrameProps extends Pick<
  AppShellProps,
  'topItems' | 'groups' | 'Side' | 'pinned' | 'identity' | 'drawerFoot' | 'banner'
> {
  /** After language and theme, at the end of the top bar. */
  authButtons?: ReactNode;
  children: ReactNode;
}

/** Top bar, menus and footer around a screen (S0 §2). */
export function Frame({ authButtons, children, ...menus }: FrameProps) {
  const context = useMenuContext();
  const { t, pathname, rowOf } = context;
  return (
    <AppShell
      {...menus}
      brand={<Brand />}
      brandHref="/"
      brandLabel={t('brand')}
      content={contentOf(rowOf(pathname)?.wide)}
      topEnd={
        <>
          <LanguageSwitch />
          <SchemeSwitch labels={{ toLight: t('theme.toLight'), toDark: t('theme.toDark') }} />
          {authButtons}
        </>
      }
      labels={{
        skip: t('skip'),
        topNav: t('nav.top'),
        sideNav: t('nav.side'),
        openMenu: t('nav.open'),
        closeMenu: t('nav.close'),
        menu: t('nav.menu'),
      }}
      footer={<Foot items={publicItems(context)} />}
    >
      {children}
    </AppShell>
  );
}

function Foot({ items }: { items: readonly NavItem[] }) {
  const t = useTexts('shell');
  const links = [
    ...items,
    { key: 'terms', href: '/terms', label: t('routes.terms') },
    { key: 'privacy', href: '/privacy', label: t('routes.privacy') },
  ];
  return (
    <div style={{ maxWidth: 1264, marginInline: 'auto' }}>
      <FootLinks aria-label={t('nav.foot')}>
        {links.map(({ key, href, label }) => (
          <RouterLink key={key} href={href}>
            {label}
          </RouterLink>
        ))}
      </FootLinks>
      <Legal>{t('copyright', { year })}</Legal>
    </div>
  );
}
