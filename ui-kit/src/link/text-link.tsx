import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { byTouch, touchTarget } from '../theme/touch.ts';
import { RouterLink } from './link-component.tsx';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Opens a new tab; say so in the text. */
  external?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** Stands on a line of its own, outside of any text: fingers need more of it. */
  alone?: boolean | undefined;
}

const Link = styled('a')(({ theme }) => ({
  '&[data-alone]': {
    [byTouch]: { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget, minWidth: touchTarget },
  },
  color: theme.vars.palette.primary.main,
  fontWeight: 550,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
  '&:hover': { textDecorationThickness: '0.14em' },
}));

/** A link inside text: underlined, in the leaf tone. */
export function TextLink({ href, children, external, onClick, alone }: TextLinkProps) {
  const place = alone ? { 'data-alone': '' } : {};
  return external ? (
    <Link href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} {...place}>
      {children}
    </Link>
  ) : (
    <Link as={RouterLink} href={href} onClick={onClick} {...place}>
      {children}
    </Link>
  );
}
