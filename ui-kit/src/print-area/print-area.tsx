import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface PrintAreaProps {
  /** `screen` is left out on paper, `paper` is seen there alone. Default: both. */
  only?: 'screen' | 'paper' | undefined;
  /** Is not cut in two at the end of a page. */
  whole?: boolean | undefined;
  children: ReactNode;
}

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'only' && prop !== 'whole' })<{
  only: 'screen' | 'paper' | 'both';
  whole: boolean;
}>(({ only, whole }) => ({
  ...(only === 'paper' ? { display: 'none' } : {}),
  '@media print': {
    ...(only === 'screen' ? { display: 'none' } : { display: 'block' }),
    ...(whole ? { breakInside: 'avoid' } : {}),
  },
}));

/** A part of a page that only the screen or only paper shows, or that stays whole on paper. */
export function PrintArea({ only, whole = false, children }: PrintAreaProps) {
  return (
    <Root only={only ?? 'both'} whole={whole}>
      {children}
    </Root>
  );
}
