import { styled } from '@mui/material/styles';
import { touchTarget } from '../theme/touch.ts';

/**
 * Widths in rem, so that they grow with the reader's text: below `cards` of the table's own place each row is a card, which
 * is at least `card` wide; below `tight` the words get the room around them.
 */
export interface Room {
  readonly cards: number;
  readonly tight: number;
  readonly card: number;
}

/** The room that so many columns and the buttons beside them need in the longer language, with checkboxes before them or not. */
export function roomFor(columns: number, selection: boolean): Room {
  const boxes = selection ? touchTarget / 16 : 0;
  const room = (cards: number, tight: number, card: number) => ({
    cards: cards + boxes,
    tight: tight + boxes * 2,
    card,
  });
  if (columns >= 8) return room(60, 70, 21);
  if (columns >= 6) return room(48, 54, 18);
  return room(37.5, 47.5, 21);
}

const narrowerThan = ({ cards }: Room) => `@container data-table (width < ${cards}rem)`;
const from = ({ cards }: Room) => `@container data-table (width >= ${cards}rem)`;
const shouldForwardProp = (prop: string) => prop !== 'room';
interface WithRoom {
  room: Room;
}
/** A name and its value no longer fit on one line of a card. */
const tiny = '@container data-table (width < 13rem)';

export const Frame = styled('div', { shouldForwardProp })<WithRoom>(({ room }) => ({
  containerType: 'inline-size',
  containerName: 'data-table',
  minWidth: 0,
  [from(room)]: { '& [data-narrow]': { display: 'none' } },
  '& [data-narrow]': { marginBottom: 16, maxWidth: 400 },
  // Paper has rows at any width, and a container would not grow with the headers that pages repeat.
  '@media print': { containerType: 'normal', '& [data-narrow]': { display: 'none' } },
}));

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
});

/** Where the button stands that shows the rest; hidden where no row is. */
export const More = styled('div', { shouldForwardProp })<WithRoom>(({ room }) => ({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 16,
  [from(room)]: { '&:not([data-cut~="wide"])': { display: 'none' } },
  '@media print': { display: 'none' },
}));

export const Table = styled('table', { shouldForwardProp })<WithRoom>(({ theme, room }) => {
  const { palette } = theme.vars;
  const [narrow, wide] = [narrowerThan(room), from(room)];
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '1rem',
    lineHeight: 1.4,
    '& caption': { captionSide: 'top', padding: 0, height: 0 },
    '& th, & td': {
      padding: '10px 8px',
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& td > span': { minWidth: 0 },
    '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& thead th': {
      color: palette.text.secondary,
      fontSize: '0.9375rem',
      fontWeight: 600,
      paddingBlock: 4,
      overflowWrap: 'break-word',
      hyphens: 'auto',
      borderBottomColor: palette.outline,
    },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 40,
      margin: '0 -8px',
      padding: '0 8px',
      border: 0,
      borderRadius: 8,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
      '& svg': { fontSize: '1.0625rem', opacity: 0.6, flex: 'none' },
      '&:hover': { backgroundColor: palette.background.sunken, color: palette.text.primary },
      '&[data-sorted]': { color: palette.text.primary },
      '&[data-sorted] svg': { opacity: 1 },
    },
    '& thead [data-align="end"] button': { flexDirection: 'row-reverse' },
    '& thead [data-below] button': { minHeight: 28, marginBlockEnd: 4 },
    '& thead th:has(> [data-below]) > button': { minHeight: 28, marginBlockStart: 4 },
    '& tbody th': { fontWeight: 600 },
    '& td[data-stack] > *, & tbody th > [data-below]': { display: 'block' },
    '& tbody [data-below]': { color: palette.text.secondary, fontWeight: 400 },
    '& tbody tr:hover > *': { backgroundColor: `color-mix(in srgb, ${palette.background.sunken} 50%, transparent)` },
    '& [data-actions]': { width: '1%', whiteSpace: 'nowrap', paddingBlock: 2 },
    '& [data-roomy]': { display: 'contents' },
    '& [data-tight]': { display: 'none' },
    [`@container data-table (${room.cards}rem <= width < 76rem)`]: {
      '& [data-roomy]': { display: 'none' },
      '& [data-tight]': { display: 'contents' },
    },
    '& [data-select]': {
      width: touchTarget,
      minWidth: touchTarget,
      padding: 0,
      textAlign: 'center',
      cursor: 'pointer',
    },
    '& [data-select] input': { margin: 0, verticalAlign: 'middle', scrollMarginBlock: 12 },
    '& tbody [data-select]': { height: touchTarget, userSelect: 'none' },
    '& tbody tr[aria-selected="true"] > *': {
      backgroundColor: `color-mix(in srgb, ${palette.soft.primary} 55%, transparent)`,
    },
    '& [data-on-paper]': { display: 'none' },
    // Where columns are tight the words need the room more than what is around them.
    [`@container data-table (${room.cards}rem <= width < ${room.tight}rem)`]: {
      fontSize: '0.9375rem',
      '& th, & td': { paddingInline: 5 },
      '& thead button': { marginInline: -5, paddingInline: 5 },
      '& [data-actions] button': { width: 32, minWidth: 32, padding: 4 },
    },
    // Not faded: it must stay readable. Quiet, slanted and marked at its start.
    '& tbody [data-pending] > *': { color: palette.text.secondary, fontStyle: 'italic' },
    // A header and a cell may both be the first of their type; `:first-child` is what Emotion warns of.
    [wide]: { '& tbody [data-pending] > :not(* + *)': { boxShadow: `inset 3px 0 ${palette.series.sun}` } },
    // Paper shows them all; while they are in the document for it, the screen stays as it was.
    '@media screen': {
      // By an attribute: where places are counted, every row is styled anew when one comes in.
      [wide]: { '&[data-cut~="wide"] tbody tr[data-beyond="wide"]': { display: 'none' } },
      [narrow]: { '&[data-cut~="narrow"] tbody tr[data-beyond]': { display: 'none' } },
    },
    '& [data-room]': { pointerEvents: 'none' },
    '& [data-skeleton] td': { height: 56 },
    '& tfoot th, & tfoot td': { fontWeight: 680, borderBottom: 0, borderTop: `2px solid ${palette.outline}` },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    // Some forty rows a page, as books are printed: small, close, and no row over two pages.
    '@media print': {
      fontSize: '8pt',
      lineHeight: 1.15,
      '& th, & td': { padding: '1.5pt 4pt', verticalAlign: 'top' },
      '& thead th': { fontSize: 'inherit', width: 'auto !important' },
      '& td small': { fontSize: '0.85em' },
      '& th small': { fontSize: 'inherit' },
      // In points: what holds a picture may have a size of its own.
      '& tbody svg': { width: '9.6pt', height: '9.6pt' },
      '& [data-align="end"]': { whiteSpace: 'nowrap' },
      '& tr': { breakInside: 'avoid' },
      '& [data-actions], & [data-select], & thead button': { display: 'none' },
      '& tbody tr[aria-selected="true"] > *': { backgroundColor: 'transparent' },
      '& [data-on-paper]': { display: 'inline' },
      // A footer would stand on every page.
      '& tfoot': { display: 'table-row-group' },
      '& col': { width: 'auto !important' },
    },
    [narrow]: {
      '&, & tbody, & tfoot, & tr, & th, & td': { display: 'block', width: 'auto' },
      // Its buttons would still take the focus unseen; the list above the cards sorts instead.
      '& thead': { display: 'none' },
      '& tbody': {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${room.card}rem), 1fr))`,
        gap: 12,
      },
      '& tbody tr, & tfoot tr': {
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        border: `1px solid ${palette.divider}`,
        borderRadius: 16,
        padding: '8px 16px',
        backgroundColor: palette.background.paper,
      },
      '& tbody tr[data-pending]': { boxShadow: `inset 3px 0 ${palette.series.sun}` },
      '& tbody [data-room]': { gridColumn: '1 / -1', padding: 0, border: 0 },
      '& th, & td': { border: 0, padding: '5px 0' },
      '& tfoot th, & tfoot td': { border: 0 },
      '& tfoot tr': { marginTop: 12, backgroundColor: palette.background.sunken },
      // What names the row is the headline of its card, wherever its column is.
      '& tbody th': { order: -1, fontSize: '1.125rem', textAlign: 'start' },
      '& td[data-stack] > [data-label]': { padding: '5px 0' },
      '& td[data-stack]': { padding: 0 },
      // With a name of its own it is no lesser value.
      '& tbody td > [data-below]': { color: 'inherit' },
      // A name without a value only makes the card longer.
      '& [data-label]:has(> span:empty)': { display: 'none' },
      '& td[data-label]:not(:has(> span:empty)), & td > [data-label]:not(:has(> span:empty))': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 16,
        textAlign: 'end',
      },
      '& [data-label]::before': {
        content: 'attr(data-label)',
        flex: 'none',
        maxWidth: '50%',
        overflowWrap: 'break-word',
        hyphens: 'manual',
        textAlign: 'start',
        color: palette.text.secondary,
        fontSize: '0.9375rem',
        fontWeight: 550,
      },
      '& [data-void]': { display: 'none' },
      // In the corner of the card, beside its headline.
      '& tbody [data-select]': {
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineEnd: 4,
        display: 'grid',
        placeItems: 'center',
        width: touchTarget,
        padding: 0,
      },
      '& tbody [data-select] ~ th': { paddingInlineEnd: touchTarget - 8 },
      '& tbody tr[aria-selected="true"]': {
        borderColor: palette.primary.main,
        backgroundColor: `color-mix(in srgb, ${palette.soft.primary} 45%, ${palette.background.paper})`,
      },
      '& tbody tr[aria-selected="true"] > *': { backgroundColor: 'transparent' },
      '& td[data-actions]': {
        width: 'auto',
        borderTop: `1px solid ${palette.divider}`,
        marginTop: 'auto', // cards beside each other are as high as the highest
        padding: '4px 0 0',
      },
      '& tbody tr:hover > *': { backgroundColor: 'transparent' },
      '& [data-skeleton] td': { height: 'auto' },
    },
    [tiny]: {
      '& td[data-label]:not(:has(> span:empty)), & td > [data-label]:not(:has(> span:empty))': {
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: 0,
        textAlign: 'start',
      },
      '& [data-label]::before': { maxWidth: 'none' },
    },
  };
});
