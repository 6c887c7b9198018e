import { styled } from '@terroir/ui-kit';
import { useId, type ReactNode } from 'react';

// The kit's cards and states come in one file with its drawings and menus, which would be a fifth of this page.
const Sheet = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 24,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 16px', overflowWrap: 'anywhere' }));

/** A part of the page with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Sheet>
  );
}
