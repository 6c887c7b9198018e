import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { useLinkComponent } from './link-component.tsx';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Opens a new tab; say so in the text. */
  external?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** A link inside text: underlined, in the leaf tone. */
export function TextLink({ href, children, external, onClick }: TextLinkProps) {
  const RouterLink = useLinkComponent();
  return external ? (
    <Link href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
    </Link>
  ) : (
    <Link component={RouterLink} href={href} onClick={onClick}>
      {children}
    </Link>
  );
}
