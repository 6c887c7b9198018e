import { styled, TextLink, VisuallyHidden } from '@terroir/ui-kit';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { addressOf, type MarketSearch } from '../filter/search.ts';
import { tabHrefs } from '../tabs.ts';
import type { SeasonRow } from './season.ts';
import { useMonthNames } from './use-month-names.ts';

/** Scrolls inside itself where it does not fit; the products and the months stay in sight. */
const Frame = styled('div')({
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100dvh - 160px))',
  position: 'relative',
  '@media print': { overflow: 'visible', maxHeight: 'none' },
});
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': { borderBottom: `1px solid ${theme.vars.palette.divider}`, padding: '8px 2px', textAlign: 'center' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    fontSize: '0.9375rem',
    fontWeight: 600,
    paddingBlock: 12,
    minWidth: 36,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '22%',
    minWidth: 128,
    maxWidth: 320,
    paddingInline: '20px 8px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& thead th:first-of-type': { zIndex: 2 },
  '& th[scope=row]': { fontWeight: 500, '& small': { display: 'block', color: theme.vars.palette.text.secondary } },
  // The month that it is: between two lines, from the head to the last row.
  '& [data-now]': {
    borderInline: `2px solid ${theme.vars.palette.primary.main}`,
    '&:is(th)': { borderTop: `2px solid ${theme.vars.palette.primary.main}`, borderRadius: '8px 8px 0 0' },
  },
  '& tbody tr:last-of-type [data-now]': { borderBottom: `2px solid ${theme.vars.palette.primary.main}` },
  [theme.breakpoints.down('sm')]: {
    '& th:first-of-type': { minWidth: 112, maxWidth: 140, paddingInline: '14px 8px' },
  },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& tbody :is(th, td)': { paddingBlock: 3 },
    '& th:first-of-type, & thead th': { position: 'static' },
    '& td': { printColorAdjust: 'exact' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
}));
const Month = styled('td')(({ theme }) => ({
  '&[data-shade="1"]': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)` },
  '&[data-shade="2"]': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)` },
  '&[data-shade="3"]': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 34%, transparent)` },
  '&:not([data-shade])': { color: theme.vars.palette.text.secondary },
}));

const months = Array.from({ length: 12 }, (_, at) => at);

/** How strong a cell is: a third of the producers of a product is one step; nothing has none. */
export const shadeOf = (count: number, producers: number): 1 | 2 | 3 | null =>
  count === 0 ? null : count * 3 <= producers ? 1 : count * 3 <= producers * 2 ? 2 : 3;

export interface SeasonTableProps {
  rows: readonly SeasonRow[];
  /** The month that it is, from 0. */
  month: number;
  search: MarketSearch;
}

/** Products by months: how many producers have one, in numbers, and by shades that say the same. */
export function SeasonTable({ rows, month, search }: SeasonTableProps) {
  const t = useTexts('marketplace');
  const { number } = useFigures();
  const names = useMonthNames();
  const frame = useRef<HTMLDivElement>(null);
  // Where twelve months do not fit, the one that it is comes into sight beside the products.
  useEffect(() => {
    const now = frame.current?.querySelector<HTMLElement>('thead [data-now]');
    const product = frame.current?.querySelector<HTMLElement>('thead th');
    if (frame.current && now && product)
      frame.current.scrollLeft = now.offsetLeft - product.offsetWidth - now.offsetWidth;
  }, []);
  return (
    <Frame ref={frame} tabIndex={0} role="region" aria-label={t('seasons.caption')}>
      <Table>
        <caption>{t('seasons.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('seasons.product')}</th>
            {months.map((at) => (
              <th
                key={at}
                scope="col"
                data-now={at === month ? '' : undefined}
                aria-current={at === month || undefined}
              >
                <abbr title={names.full(at)} style={{ textDecoration: 'none' }}>
                  {names.short(at)}
                </abbr>
                {at === month ? <VisuallyHidden>{t('seasons.now')}</VisuallyHidden> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <TextLink
                  href={`${tabHrefs.produces}${addressOf({ ...search, q: `"${row.name}"`, sort: 'name' })}`}
                  alone
                >
                  {row.name}
                </TextLink>
                <small>{t('seasons.producers', { count: row.producers })}</small>
              </th>
              {row.months.map((count, at) => (
                <Month
                  key={months[at]}
                  data-shade={shadeOf(count, row.producers) ?? undefined}
                  data-now={at === month ? '' : undefined}
                >
                  {count === 0 ? (
                    <>
                      <span aria-hidden>·</span>
                      <VisuallyHidden>{number(0)}</VisuallyHidden>
                    </>
                  ) : (
                    number(count)
                  )}
                </Month>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
