import { useMemo, useRef, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useItemFocus } from '../focus/use-item-focus.ts';
import { PictureCardSkeleton } from './picture-card.tsx';

export interface CardGridProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** What is there instead of no cards. */
  empty?: ReactNode;
  /** Width in pixels below which there is one column less. Default: 264, four in the widest page. */
  minimum?: number | undefined;
  /** As many side by side as there are at most, however wide the page. Default: as many as fit. */
  most?: number | undefined;
}

const GAP = 20;
const widthOf = (minimum: number, most: number | undefined): string =>
  most === undefined ? `${minimum}px` : `max(${minimum}px, (100% - ${(most - 1) * GAP}px) / ${most})`;
const Columns = styled('ul', { shouldForwardProp: (prop) => prop !== 'minimum' && prop !== 'most' && prop !== 'as' })<{
  minimum?: number;
  most?: number;
}>(({ minimum = 264, most }) => ({
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${widthOf(minimum, most)}, 100%), 1fr))`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', minWidth: 0, breakInside: 'avoid' },
  '& > li > *': { flex: 1, minWidth: 0 },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** A list of cards, as many side by side as fit. When the card with the focus is removed, the next one gets it. */
export function CardGrid<Item>({
  label,
  items,
  itemKey,
  renderItem,
  empty = null,
  minimum,
  most,
}: CardGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const instead = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const itemFocus = useItemFocus(keys, list, instead);
  if (items.length === 0) return <div ref={instead}>{empty}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without list style Safari takes the role away
    <Columns
      ref={list}
      role="list"
      aria-label={label}
      {...(minimum ? { minimum } : {})}
      {...(most ? { most } : {})}
      {...itemFocus}
    >
      {items.map((item) => (
        <li key={itemKey(item)}>{renderItem(item)}</li>
      ))}
    </Columns>
  );
}

/** The shape of a grid of picture cards while they are fetched, in the columns of that grid. */
export function CardGridSkeleton({
  count = 4,
  minimum,
  most,
}: { count?: number | undefined } & Pick<CardGridProps<unknown>, 'minimum' | 'most'>) {
  return (
    <Columns as="div" {...(minimum ? { minimum } : {})} {...(most ? { most } : {})}>
      {Array.from({ length: count }, (_, place) => (
        <PictureCardSkeleton key={place} />
      ))}
    </Columns>
  );
}
