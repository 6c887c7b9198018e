import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';

const Anchor = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 550,
  textUnderlineOffset: '0.18em',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

/** A link out of Terroir; one to another site opens a new tab, as its text says. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  const isWeb = href.startsWith('http');
  return (
    <Anchor href={href} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </Anchor>
  );
}

/** Whether an address is one of the web: nothing else that somebody typed becomes a link. */
export const isWebAddress = (address: string | null): address is string => /^https?:\/\//i.test(address ?? '');

/** The address that calls a number, whatever it is written with. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
