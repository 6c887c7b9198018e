import { styled } from '@mui/material/styles';
import { SeriesMark } from '../card/series-mark.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { SeriesToken } from '../theme/palette.ts';

export interface ChartTableProps {
  caption: string;
  headers: readonly string[];
  /** The series of a column's figures, by its place; its mark stands in the header. */
  series?: readonly (SeriesToken | undefined)[] | undefined;
  /** So many columns at the start hold text, the rest figures. */
  textColumns: number;
  rows: readonly { key: string; cells: readonly string[]; strong?: boolean | undefined }[];
}

const Scroll = styled('div')({
  overflowX: 'auto',
  maxHeight: 440,
  overflowY: 'auto',
  '@media print': { overflow: 'visible', maxHeight: 'none', '& thead th': { position: 'static' } },
});
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& th, & td': {
    padding: '8px 10px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    fontWeight: 'inherit',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
  },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& [data-strong]': { fontWeight: 650 },
}));

/** The figures of a chart, in the order of its drawing. */
export function ChartTable({ caption, headers, series, textColumns, rows }: ChartTableProps) {
  const figure = (place: number) => (place < textColumns ? undefined : '');
  return (
    <Scroll tabIndex={0} role="group" aria-label={caption}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {headers.map((header, place) => {
              const token = series?.[place];
              return (
                <th key={header} scope="col" data-figure={figure(place)}>
                  {token ? <SeriesMark series={token} /> : null}
                  {header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-strong={row.strong ? '' : undefined}>
              {row.cells.map((cell, place) =>
                place < textColumns && cell !== '' ? (
                  <th key={headers[place]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={headers[place]} data-figure={figure(place)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
