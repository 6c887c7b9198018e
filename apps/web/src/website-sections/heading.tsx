import { styled } from '@terroir/ui-kit';
import { createElement, type ReactNode } from 'react';

/** The level of the website's own title: 1 where it is the page, lower where it is drawn inside another. */
export type TitleLevel = 1 | 2;

const Plain = styled('div')({
  '& > *': { margin: 0, textWrap: 'balance', overflowWrap: 'anywhere', lineHeight: 1.15 },
  '& > .site': { fontSize: 'clamp(1.375rem, 3cqi, 2rem)', fontWeight: 750 },
  '& > .part': { fontSize: 'clamp(1.375rem, 3.4cqi, 2.125rem)', fontWeight: 700 },
  '& > .card': { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
});
const depths = { site: 0, part: 1, card: 2 } as const;

/** A heading of a website: of the whole, of one of its sections, of a card. */
export function Heading({
  of,
  top,
  id,
  children,
}: {
  of: keyof typeof depths;
  top: TitleLevel;
  id?: string;
  children: ReactNode;
}) {
  return <Plain>{createElement(`h${top + depths[of]}`, { className: of, id, dir: 'auto' }, children)}</Plain>;
}
