import { Button, styled } from '@terroir/ui-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** As many as fill whole rows of one, two and three. */
const FIRST = 6;

/** Three side by side from 1024 pixels on, two from 464 on, one below (S1 §9): of the website's own width. */
const List = styled('ul')({
  listStyle: 'none',
  margin: '24px 0 0',
  padding: 0,
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container website (min-width: 29rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container website (min-width: 64rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
});
const Sheet = styled('li')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  breakInside: 'avoid',
  '& > img': {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& > div': { display: 'flex', flexDirection: 'column', gap: 8, padding: 16, flex: 1, minWidth: 0 },
}));
export const Quiet = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
export const CardFacts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));
const More = styled('div')({ marginTop: 20, textAlign: 'center', '@media print': { display: 'none' } });

export interface CardsProps<Of extends { readonly id: string }> {
  all: readonly Of[];
  /** The thumbnail of one, or null. */
  pictureOf: (one: Of) => string | null;
  render: (one: Of) => ReactNode;
}

/** Cards of products or items: the first of them, and all on request. */
export function Cards<Of extends { readonly id: string }>({ all, pictureOf, render }: CardsProps<Of>) {
  const t = useTexts('website');
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone: one goes on at the first card that it brought.
  useEffect(() => {
    if (isWhole) list.current?.querySelector<HTMLElement>(':scope > [tabindex]')?.focus({ preventScroll: true });
  }, [isWhole]);
  const shown = isWhole ? all : all.slice(0, FIRST);
  return (
    <>
      <List ref={list}>
        {shown.map((one, place) => {
          const picture = pictureOf(one);
          return (
            <Sheet key={one.id} tabIndex={isWhole && place === FIRST ? -1 : undefined}>
              {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : null}
              <div>{render(one)}</div>
            </Sheet>
          );
        })}
      </List>
      {shown.length < all.length ? (
        <More>
          <Button onClick={() => setWhole(true)}>{t('all', { count: all.length })}</Button>
        </More>
      ) : null}
    </>
  );
}
