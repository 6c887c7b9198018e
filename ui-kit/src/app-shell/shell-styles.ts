import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { forcedSelection } from '../theme/forced-colours.ts';

/** Two lines of small text fit, however large the reader's text is. */
export const barHeight = 'max(64px, 2.625rem)';

export const Page = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // While a page is on its way its footer would stand in sight, and jump when the page comes.
  '&:has(main [data-page-skeleton]) > footer, &:has(main:empty) > footer': { display: 'none' },
});

export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: -80,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  textDecoration: 'none',
  '&:focus': { top: 8 },
}));

export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));
export const BarInner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: barHeight,
  padding: '0 24px',
  containerType: 'inline-size',
  // No name in it gives way here, so its end takes a line of its own where it must.
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', gap: 4, padding: '0 4px' },
  '@container (width < calc(154px + 9.25rem))': { '& [data-brand-name]': visuallyHidden },
}));
export const MenuPlace = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
export const Brand = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    [theme.breakpoints.down('sm')]: { gap: 6 },
    padding: '8px 4px',
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    fontSize: '1.3125rem',
    fontWeight: 720,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    '& svg': { flex: 'none' },
  },
}));
export const TopNav = styled('nav')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: 24,
  [theme.breakpoints.up('md')]: { display: 'flex' },
  '& a': {
    padding: '9px 14px',
    borderRadius: 999,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    fontSize: '1rem',
    textDecoration: 'none',
    lineHeight: 1.4,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& a[aria-current]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    ...forcedSelection,
  },
}));
export const BarEnd = styled('div')(({ theme }) => ({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  // Below it holds no name that could give way.
  [theme.breakpoints.up('sm')]: { gap: 4, minWidth: 0 },
}));
/** Before what is always there, so that a name that arrives moves nothing. */
export const IdentityPlace = styled('div')(({ theme }) => ({
  minWidth: 0,
  marginInlineEnd: 8,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export const Columns = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { '&[data-aside]': { gridTemplateColumns: '264px minmax(0, 1fr)' } },
}));
export const Aside = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'flex' },
  flexDirection: 'column',
  position: 'sticky',
  top: `calc(${barHeight} + 1px)`,
  alignSelf: 'start',
  height: `calc(100dvh - ${barHeight} - 1px)`,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none !important' },
}));
export const Main = styled('main')(({ theme }) => ({
  minWidth: 0,
  width: '100%',
  outline: 'none',
  '&:not([data-content="wide"])': {
    maxWidth: 1200 + 64,
    marginInline: 'auto',
    padding: '32px 32px 64px',
    [theme.breakpoints.down('md')]: { padding: '24px 24px 56px' },
    [theme.breakpoints.down('sm')]: { padding: '20px 16px 48px' },
  },
  '&[data-content="padded"]': { maxWidth: 1680 + 64 },
}));
export const Footer = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  padding: '32px 32px 40px',
  [theme.breakpoints.down('sm')]: { padding: '24px 16px 32px' },
  '@media print': { display: 'none' },
}));
