import { useEffect, useRef, useState, type ReactNode } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
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
  position: 'relative',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  margin: '0 -4px',
  '@media print': { display: 'none' },
}));
/** Wide enough for the arrow at either end, which a link that takes the focus is not left under. */
const arrowWidth = 44;
const Scroller = styled('div')({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none', // the arrows say that there is more
  padding: '0 4px',
});
/** For the mouse; the keyboard and screen readers reach every link without it. */
const Arrow = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  width: arrowWidth,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: 0,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.default,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.background.sunken },
  '&[data-end="start"]': { insetInlineStart: 0, boxShadow: `1px 0 0 ${theme.vars.palette.divider}` },
  '&[data-end="end"]': { insetInlineEnd: 0, boxShadow: `-1px 0 0 ${theme.vars.palette.divider}` },
  '@media print': { display: 'none' },
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

/** Scrolls a link out from under the edge or the arrow that hides some of it. */
function reveal(link: HTMLElement, box: HTMLElement | null): void {
  if (!box) return;
  const [left, right] = [link.offsetLeft - arrowWidth, link.offsetLeft + link.offsetWidth + arrowWidth];
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = Math.min(left, right - box.clientWidth);
}

/** At which ends of a box there is more than is in sight; what takes the focus in it comes into sight. */
function useHidden(box: { readonly current: HTMLElement | null }) {
  const [hidden, setHidden] = useState({ start: false, end: false });
  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return undefined;
    const look = () => {
      const left = Math.abs(scroller.scrollLeft);
      const [start, end] = [left > 1, left + scroller.clientWidth < scroller.scrollWidth - 1];
      setHidden((now) => (now.start === start && now.end === end ? now : { start, end }));
    };
    // An observer looks at once, after the page was laid out: to look here would lay it out twice.
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    if (!sizes) look();
    sizes?.observe(scroller);
    if (scroller.firstElementChild) sizes?.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', look, { passive: true });
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) reveal(target, scroller);
    };
    scroller.addEventListener('focusin', follow);
    return () => {
      scroller.removeEventListener('focusin', follow);
      sizes?.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [box]);
  return hidden;
}

/**
 * Tabs that are addresses: links, so back, reload and "open in a new tab" work. The current one is scrolled into sight.
 * Where not all fit, an arrow at an end says that there are more and leads to them.
 */
export function TabsNav({ label, tabs }: TabsNavProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const hidden = useHidden(scroller);
  const current = tabs.find((tab) => tab.current)?.key;
  useEffect(() => {
    const link = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (current !== undefined && link) reveal(link, scroller.current);
  }, [current]);
  const arrow = (end: 'start' | 'end') =>
    hidden[end] ? (
      <Arrow
        type="button"
        aria-hidden
        tabIndex={-1}
        data-end={end}
        onClick={() =>
          scroller.current?.scrollBy({ left: (end === 'start' ? -0.6 : 0.6) * scroller.current.clientWidth })
        }
      >
        {end === 'start' ? <ChevronLeft /> : <ChevronRight />}
      </Arrow>
    ) : null;
  return (
    <Nav aria-label={label}>
      <Scroller ref={scroller}>
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
      </Scroller>
      {arrow('start')}
      {arrow('end')}
    </Nav>
  );
}
