import { styled } from '@mui/material/styles';
import { SeriesMark } from '../card/series-mark.tsx';
import type { SeriesToken } from '../theme/palette.ts';

export interface PaperTableProps {
  caption: string;
  head: readonly string[];
  /** The series of a column, by its place. */
  series?: readonly (SeriesToken | undefined)[];
  rows: readonly (readonly string[])[];
  /** Its last row, e.g. a total. */
  foot?: readonly string[] | undefined;
  /** So many columns at the start hold words, the rest figures. */
  words: number;
}

const Table = styled('table')({
  width: '100%',
  marginTop: 24,
  borderCollapse: 'collapse',
  fontSize: '10pt',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBottom: 6, fontWeight: 700, textAlign: 'start' },
  '& th, & td': { padding: '3px 6px', borderBottom: '0.5pt solid' },
  '& tr': { breakInside: 'avoid' },
  // Neither its heading nor its first row is left alone at the end of a page.
  '& caption, & thead, & thead tr': { breakInside: 'avoid', breakAfter: 'avoid' },
  '& tbody, & tbody tr:nth-of-type(-n+2)': { breakBefore: 'avoid' },
  '& tfoot': { display: 'table-row-group' }, // a footer would stand on every page
  '& tfoot td': { fontWeight: 700 },
});

/** Figures on paper: nothing to press, no row cut in two. Without rows there is no table. */
export function PaperTable({ caption, head, series, rows, foot, words }: PaperTableProps) {
  if (rows.length === 0) return null;
  const lines = rows.map((cells, line) => ({ key: `${line} ${cells.join('/')}`, cells }));
  const side = (place: number) => ({ textAlign: place < words ? ('start' as const) : ('end' as const) });
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((text, place) => {
            const token = series?.[place];
            return (
              <th key={text} scope="col" style={side(place)}>
                {token ? <SeriesMark series={token} /> : null}
                {text}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((text, place) => (
              <td key={head[place]} style={side(place)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <tr>
            {foot.map((text, place) => (
              <td key={head[place]} style={side(place)}>
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </Table>
  );
}
