import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { RouterLink } from './link-component.tsx';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Opens a new tab; say so in the text. */
  external?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

const Link = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 550,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
  '&:hover': { textDecorationThickness: '0.14em' },
}));

/** A link inside text: underlined, in the leaf tone. */
export function TextLink({ href, children, external, onClick }: TextLinkProps) {
  return external ? (
    <Link href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
    </Link>
  ) : (
    <Link as={RouterLink} href={href} onClick={onClick}>
      {children}
    </Link>
  );
}
