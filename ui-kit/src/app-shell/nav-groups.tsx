import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useLinkComponent } from '../link/link-component.tsx';

export interface NavItem {
  key: string;
  label: string;
  href: string;
  current?: boolean | undefined;
  icon?: ReactNode;
  /** At the end of the line, e.g. a count or a lock. */
  badge?: ReactNode;
}
export interface NavGroup {
  key: string;
  label?: string | undefined;
  items: readonly NavItem[];
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  '@media (max-height: 920px)': { gap: 12 },
  minHeight: '100%',
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '8px 14px',
    borderRadius: 12,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    fontSize: '1rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    '& > span': { flex: 1, minWidth: 0 },
    '& svg': { fontSize: '1.375rem', flex: 'none', color: theme.vars.palette.text.secondary },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& a[aria-current]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    fontWeight: 650,
    '& svg': { color: 'inherit' },
  },
}));
/** Stays in sight at the foot while the rest scrolls behind it. */
const Pinned = styled('ul')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(-1 * var(--scroll-foot, 0px))', // down to the very edge of what scrolls
  marginTop: 'auto !important',
  padding: '8px 0 !important',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // What lies behind fades out: there is more to scroll to.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 'calc(100% + 1px)',
    height: 28,
    background: `linear-gradient(transparent, ${theme.vars.palette.background.default})`,
    pointerEvents: 'none',
  },
}));
const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  textTransform: 'none',
  letterSpacing: '0.01em',
  color: theme.vars.palette.text.secondary,
  padding: '0 14px 4px',
}));

/** The links of the side bar and of the drawer. */
export function NavGroups({
  label,
  groups,
  pinned,
  onNavigate,
}: {
  label: string;
  groups: readonly NavGroup[];
  /** Seen without scrolling, however long the groups are. */
  pinned?: readonly NavItem[] | undefined;
  onNavigate?: () => void;
}) {
  const RouterLink = useLinkComponent();
  const nav = useRef<HTMLElement>(null);
  const here = groups.flatMap(({ items }) => items).find(({ current }) => current)?.href;
  useEffect(() => {
    // Where one is stands in sight, however long the list.
    if (here !== undefined) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const item = ({ key, href, label: name, current, icon, badge }: NavItem) => (
    <li key={key}>
      {/* oxlint-disable-next-line react/static-components -- it comes from a context and is not made here */}
      <RouterLink href={href} aria-current={current ? 'page' : undefined} onClick={onNavigate}>
        {icon}
        <span>{name}</span>
        {badge}
      </RouterLink>
    </li>
  );
  return (
    <Nav aria-label={label} ref={nav}>
      {groups.map((group) => (
        <div key={group.key}>
          {group.label ? <Heading>{group.label}</Heading> : null}
          <ul>{group.items.map(item)}</ul>
        </div>
      ))}
      {pinned && pinned.length > 0 ? <Pinned data-pinned>{pinned.map(item)}</Pinned> : null}
    </Nav>
  );
}
