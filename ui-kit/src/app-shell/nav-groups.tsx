import { useEffect, useRef, type ReactNode } from 'react';
import { styled, type Theme } from '@mui/material/styles';
import { RouterLink } from '../link/link-component.tsx';
import { forcedSelection } from '../theme/forced-colours.ts';

export interface NavItem {
  key: string;
  label: string;
  href: string;
  current?: boolean | undefined;
  icon?: ReactNode;
  /** A quiet word or count at the end of the line; part of the link's name. */
  badge?: ReactNode;
}
export interface NavGroup {
  key: string;
  label?: string | undefined;
  items: readonly NavItem[];
}

const links = (theme: Theme) => ({
  '& ul, &:is(ul)': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 },
  '& a': {
    display: 'flex',
    // A badge beside a long word in large text takes a line of its own.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 44,
    padding: '8px 12px',
    borderRadius: 12,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    fontSize: '1rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    '& > span': { flex: '999 1 min-content', minWidth: 0 },
    '& svg': { fontSize: '1.375rem', flex: 'none', color: theme.vars.palette.text.secondary },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& a[aria-current]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    fontWeight: 650,
    '& svg': { color: 'inherit' },
    ...forcedSelection,
  },
});
const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  '@media (max-height: 920px)': { gap: 12 },
  ...links(theme),
}));
const List = styled('ul')(({ theme }) => links(theme));
const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  textTransform: 'none',
  letterSpacing: '0.01em',
  color: theme.vars.palette.text.secondary,
  padding: '0 12px 4px',
}));

const Badge = styled('small')(({ theme }) => ({
  flex: '1 0 auto',
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 400,
  marginInlineStart: -4,
  '[aria-current] > &': { color: 'inherit' },
}));

interface LinksProps {
  items: readonly NavItem[];
  onNavigate?: (() => void) | undefined;
}

function Links({ items, onNavigate }: LinksProps) {
  return items.map(({ key, href, label, current, icon, badge }) => (
    <li key={key}>
      <RouterLink href={href} aria-current={current ? 'page' : undefined} onClick={onNavigate}>
        {icon}
        <span>{label}</span>
        {badge ? <Badge>{badge}</Badge> : null}
      </RouterLink>
    </li>
  ));
}

/** The links of the side bar and of the drawer. */
export function NavGroups({
  label,
  groups,
  onNavigate,
}: {
  label: string;
  groups: readonly NavGroup[];
  onNavigate?: () => void;
}) {
  const nav = useRef<HTMLElement>(null);
  const here = groups.flatMap(({ items }) => items).find(({ current }) => current)?.href;
  useEffect(() => {
    // Where one is stands in sight, however long the list.
    if (here !== undefined) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <Nav aria-label={label} ref={nav}>
      {groups.map((group) => (
        <div key={group.key}>
          {group.label ? <Heading>{group.label}</Heading> : null}
          <ul>
            <Links items={group.items} onNavigate={onNavigate} />
          </ul>
        </div>
      ))}
    </Nav>
  );
}

/** Links that stay in sight below the groups, which scroll. */
export function PinnedLinks(props: LinksProps) {
  return (
    <List>
      <Links {...props} />
    </List>
  );
}
