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

/** A page of what a section shows, and where the next one begins. */
export interface CardsPage<Of> {
  readonly rows: readonly Of[];
  readonly nextCursor: string | null;
}

export interface CardsProps<Of extends { readonly id: string }> {
  /** What came with the website: the first ones of `total`. */
  all: readonly Of[];
  total: number;
  next: string | null;
  /** Fetches the page at a cursor. In a preview, which shows only what is at hand, there is none. */
  fetchMore: ((cursor: string) => Promise<CardsPage<Of>>) | undefined;
  /** The thumbnail of one, or null. */
  pictureOf: (one: Of) => string | null;
  render: (one: Of) => ReactNode;
}

/** What is at hand: what came with the website and what was fetched since. Those of another answer or language are let go. */
function useCards<Of>({
  all,
  next,
  fetchMore,
}: Pick<CardsProps<Of & { readonly id: string }>, 'all' | 'next' | 'fetchMore'>) {
  const [fetched, setFetched] = useState<(CardsPage<Of> & { readonly after: unknown }) | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'lost'>('idle');
  const rest = fetched?.after === all ? fetched : { rows: [], nextCursor: next };
  /** Whether there is more now. */
  const fetchNext = async (): Promise<boolean> => {
    if (!fetchMore || rest.nextCursor === null) return false;
    setState('loading');
    try {
      const { rows, nextCursor } = await fetchMore(rest.nextCursor);
      setFetched({ rows: [...rest.rows, ...rows], nextCursor, after: all });
      setState('idle');
      return true;
    } catch {
      setState('lost'); // said beside the button, which tries again
      return false;
    }
  };
  return {
    rows: [...all, ...rest.rows],
    isMore: fetchMore !== undefined && rest.nextCursor !== null,
    state,
    fetchNext,
  };
}

/** Cards of products or items: the first of them, and the others on request. */
export function Cards<Of extends { readonly id: string }>({ total, pictureOf, render, ...source }: CardsProps<Of>) {
  const t = useTexts('website');
  const [isWhole, setWhole] = useState(false);
  const { rows, isMore, state, fetchNext } = useCards<Of>(source);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  /** Where what the button brought begins: one goes on there, since the button is gone or further down. */
  const [begin, setBegin] = useState<number | null>(null);
  useEffect(() => {
    if (begin !== null) list.current?.querySelector<HTMLElement>(':scope > [tabindex]')?.focus({ preventScroll: true });
  }, [begin]);
  const show = async () => {
    if (isWhole && !(await fetchNext())) return;
    setWhole(true);
    setBegin(shown.length);
  };
  return (
    <>
      <List ref={list}>
        {shown.map((one, place) => {
          const picture = pictureOf(one);
          return (
            <Sheet key={one.id} tabIndex={place === begin ? -1 : undefined}>
              {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : null}
              <div>{render(one)}</div>
            </Sheet>
          );
        })}
      </List>
      {shown.length < rows.length || isMore ? (
        <More>
          <div role="status">{state === 'lost' ? t('shell:failed.part') : null}</div>
          <Button onClick={() => void show()} loading={state === 'loading'}>
            {isMore ? t('more', { shown: shown.length, total }) : t('all', { count: rows.length })}
          </Button>
        </More>
      ) : null}
      {isWhole && !isMore && rows.length < total ? <More>{t('others', { count: total - rows.length })}</More> : null}
    </>
  );
}
