import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'minimum' })<{ minimum: number }>(({ minimum }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${minimum}px, 100%), 1fr))`,
}));

export interface FormGridProps {
  /** Width in pixels below which a field goes to the next line. Default: 200. */
  minimum?: number | undefined;
  children: ReactNode;
}

/** Fields side by side where there is room, one under the other where there is not. */
export function FormGrid({ minimum = 200, children }: FormGridProps) {
  return <Root minimum={minimum}>{children}</Root>;
}
