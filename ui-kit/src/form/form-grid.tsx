import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

interface Layout {
  minimum: number;
  aligned: boolean;
}
const shouldForwardProp = (prop: string) => prop !== 'minimum' && prop !== 'aligned';

const Root = styled('div', { shouldForwardProp })<Layout>(({ minimum, aligned }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${minimum}px, 100%), 1fr))`,
  // Labels, controls and notes of the fields beside each other share their rows.
  ...(aligned && {
    rowGap: 0,
    '& > *': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0, marginBlockEnd: 20 },
    '& > * > label': { alignSelf: 'end', marginBlockEnd: 6 },
    '& > * > :nth-of-type(n + 2)': { marginBlockStart: 6 },
  }),
}));

export interface FormGridProps {
  /** Width in pixels below which a field goes to the next line. Default: 200. */
  minimum?: number | undefined;
  /** Controls in one line, however many lines their labels take; every child is a field. Default: false. */
  aligned?: boolean | undefined;
  children: ReactNode;
}

/** Fields side by side where there is room, one under the other where there is not. */
export function FormGrid({ minimum = 200, aligned = false, children }: FormGridProps) {
  return (
    <Root minimum={minimum} aligned={aligned}>
      {children}
    </Root>
  );
}
