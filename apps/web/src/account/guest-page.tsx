import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { BannerPlace } from '../messages/banner.tsx';

const Place = styled('div')(({ theme }) => ({
  maxWidth: 520,
  marginInline: 'auto',
  paddingTop: 24,
  [theme.breakpoints.down('sm')]: { paddingTop: 0 },
}));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: '0 0 8px', textWrap: 'balance' }));
const Lead = styled('p')(({ theme }) => ({
  margin: '0 0 24px',
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  marginTop: 44,
  padding: 32,
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  [theme.breakpoints.down('sm')]: { padding: '24px 16px' },
}));
const Row = styled('svg')({
  position: 'absolute',
  top: -43,
  insetInlineStart: 32,
  width: 168,
  height: 44,
  overflow: 'visible',
});
const Foot = styled('div')({ marginTop: 24, display: 'grid', gap: 8, textAlign: 'center' });

/** The sheet that the guest forms stand on, with a row of seedlings along its edge. */
export function GuestPage({
  title,
  lead,
  children,
  foot,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <Place>
      <Title>{title}</Title>
      {lead ? <Lead>{lead}</Lead> : null}
      <Sheet>
        <Seedlings />
        <BannerPlace area="account" />
        {children}
      </Sheet>
      {foot ? <Foot>{foot}</Foot> : null}
    </Place>
  );
}

/** Five seedlings, each a little further grown than the one before. */
function Seedlings() {
  return (
    <Row viewBox="0 0 168 44" aria-hidden focusable="false">
      {[0.55, 0.7, 0.85, 1, 1.2].map((size, place) => (
        <g key={size} transform={`translate(${12 + place * 36} 44) scale(${size})`}>
          <path
            d="M0 0V-20"
            stroke="var(--t-palette-drawing-leafDeep)"
            strokeWidth="2.500"
            strokeLinecap="round"
            fill="none"
          />
          <path d="M0-12c-2-9-9-12-15-11 0 8 7 13 15 11z" fill="var(--t-palette-drawing-leaf)" />
          <path d="M0-17c1-9 8-13 14-13 1 8-5 14-14 13z" fill="var(--t-palette-drawing-leafDeep)" />
        </g>
      ))}
    </Row>
  );
}
