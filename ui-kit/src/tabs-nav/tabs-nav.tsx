import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { RouterLink } from '../link/link-component.tsx';
import { forcedColours } from '../theme/forced-colours.ts';

export interface TabLink {
  key: string;
  label: string;
  href: string;
  current: boolean;
  icon?: ReactNode;
  /** E.g. a count. */
  badge?: ReactNode;
}
export interface TabsNavProps {
  /** Names the navigation. */
  label: string;
  tabs: readonly TabLink[];
}

const Nav = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  margin: '0 -4px',
  padding: '0 4px',
}));
const List = styled('ul')({
  display: 'flex',
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: '4px 0 0',
  width: 'max-content',
  minWidth: '100%',
});
const Cell = styled('span')(({ theme }) => ({
  display: 'block', // an inline box around the link would be hit in its place
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 46,
    padding: '0 16px',
    borderRadius: '12px 12px 0 0',
    borderBottom: '3px solid transparent',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { fontSize: '1.25rem' },
  },
  '& > a:hover': { backgroundColor: theme.vars.palette.background.sunken, color: theme.vars.palette.text.primary },
  '& > a:focus-visible': { outlineOffset: -3 },
  '& > a[aria-current]': { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
  // Forced colours draw a transparent border too: every tab would look current.
  [forcedColours]: {
    '& > a': { borderBottomColor: 'Canvas' },
    '& > a[aria-current]': { borderBottomColor: 'Highlight' },
  },
}));

/** Tabs that are addresses: links, so back, reload and "open in a new tab" work. The current one is scrolled into sight. */
export function TabsNav({ label, tabs }: TabsNavProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  useEffect(() => {
    const box = nav.current;
    const link = current === undefined ? null : box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    const left = link.offsetLeft - box.offsetLeft;
    if (left < box.scrollLeft || left + link.offsetWidth > box.scrollLeft + box.clientWidth) box.scrollLeft = left - 24;
  }, [current]);
  return (
    <Nav aria-label={label} ref={nav}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Cell>
              <RouterLink href={tab.href} aria-current={tab.current ? 'page' : undefined}>
                {tab.icon}
                {tab.label}
                {tab.badge}
              </RouterLink>
            </Cell>
          </li>
        ))}
      </List>
    </Nav>
  );
}
