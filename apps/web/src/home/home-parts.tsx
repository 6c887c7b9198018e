import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';

const Outer = styled('section', { shouldForwardProp: (prop) => prop !== 'sunken' })<{ sunken: boolean }>(
  ({ theme, sunken }) => ({
    padding: '72px 32px',
    ...(sunken ? { backgroundColor: theme.vars.palette.background.sunken } : {}),
    [theme.breakpoints.down('sm')]: { padding: '48px 16px' },
  }),
);
const Inner = styled('div')({ maxWidth: 1120, marginInline: 'auto' });

/** A section of the landing page over its whole width. */
export function Band({ children, sunken = false }: { children: ReactNode; sunken?: boolean }) {
  return (
    <Outer sunken={sunken}>
      <Inner>{children}</Inner>
    </Outer>
  );
}

export const BandTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h1,
  margin: '0 0 16px',
  maxWidth: '24ch',
  textWrap: 'balance',
}));
export const Lead = styled('p')(({ theme }) => ({
  margin: '0 0 32px',
  maxWidth: '60ch',
  fontSize: '1.1875rem',
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));
export const Three = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});
