import { styled } from '@mui/material/styles';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour } from '../theme/theme.ts';

const Leaf = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: 12,
  height: 12,
  marginInlineEnd: 8,
  borderRadius: '4px 12px 4px 12px',
  // Paper and forced colours leave backgrounds out otherwise.
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

/** The colour of a series beside its name, wherever that name stands: a figure, the title of a table, a column. */
export function SeriesMark({ series }: { series: SeriesToken }) {
  return <Leaf aria-hidden style={{ backgroundColor: seriesColour(series) }} />;
}
