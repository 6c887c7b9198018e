import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';

const Container = styled('div')({ containerType: 'inline-size', marginBlock: '16px 24px' });
const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container (width >= 27rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (width >= 48rem)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 2' },
  },
});

/** Filters of a list, in rows of four, two or one; a child with `data-wide` takes two of four. What belongs together stands side by side. */
export const FilterGrid = ({ children }: { children: ReactNode }) => (
  <Container>
    <Fields>{children}</Fields>
  </Container>
);
