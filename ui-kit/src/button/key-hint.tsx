import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Key = styled('kbd')({
  display: 'inline-block',
  padding: '0 6px',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 6,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  // Without a keyboard at hand the key says nothing, and large text leaves it no room.
  '@media (hover: none), (max-width: 37.49em)': { display: 'none' },
});

/** A key, shown on the button that does the same. Screen readers have it from the button's `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: ReactNode }) => <Key aria-hidden>{children}</Key>;
