import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';

const Place = styled('div')({ containerType: 'inline-size' });
// In rem: who doubles the text gets one group to a row where two would be cramped.
const Grid = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Groups two to a row (S1 §2), one where there is no room for two. */
export function GroupGrid({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Grid>{children}</Grid>
    </Place>
  );
}
