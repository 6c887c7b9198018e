import { PieChart } from '@mui/x-charts/PieChart';
import { styled } from '@mui/material/styles';
import { coloursOf, shareOf, valueOf, type DonutPart, type DonutSlice } from './donut-slices.ts';
import { useWidth } from './use-width.ts';

/** 320 × 320 with radii 90 (inner ring) and 100 to 120 (outer ring), as S0 §5 gives them; smaller where there is less room. */
const full = 320;
/** What of the hole's 116 a line of text may take, and what a digit takes of the size of its letters. */
const hole = 104;
const digit = 0.56;
/** A length of the full drawing as a share of its place, which may be smaller. */
const cqw = (length: number): string => `${((100 * length) / full).toFixed(3)}cqw`;
const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  maxWidth: full,
  aspectRatio: '1',
  containerType: 'inline-size',
  // The drawing has room around its rings (S0 §5), which the page does not need twice.
  margin: '-16px auto',
  // Paper is narrower than the screen that the drawing was made for, and nothing measures again there.
  '@media print': {
    '& > div:first-of-type': { width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& div:has(> svg)': { width: '100%', height: 'auto', aspectRatio: '1' },
  },
});
const Centre = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  color: theme.vars.palette.text.secondary,
  '& > span': { maxWidth: cqw(hole), overflowWrap: 'anywhere' },
  '& strong': {
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

/** A size of letters by which a text, or its longest word, stays whole in the hole of the rings, whatever their size and that of the reader's letters. */
const fitting = (text: string, most: string): string =>
  `min(${most}, ${cqw(hole / (digit * Math.max(1, text.length)))})`;
const longestWord = (text: string): string =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** The shade of a part: the slice's colour, nearer to the paper from part to part. */
function partShade(colour: string, place: number, count: number): string {
  const strength = count < 2 ? 82 : 92 - (place * 44) / (count - 1);
  return `color-mix(in srgb, ${colour} ${Math.round(strength)}%, var(--t-palette-background-paper))`;
}

export interface RingsProps {
  /** Each with a value above zero. */
  slices: readonly DonutSlice[];
  formatValue: (value: number) => string;
  formatShare: (share: number) => string;
  /** In the middle of the rings. */
  centre?: { label: string; value: string } | undefined;
}

/** Slices inside, what they are made of outside. */
export function Rings({ slices, formatValue, formatShare, centre }: RingsProps) {
  const [measure, width] = useWidth();
  const total = valueOf(slices);
  const size = Math.min(full, width);
  const at = (radius: number) => (radius * size) / full;
  const colourOf = coloursOf(slices);
  const arc = (id: string, part: DonutPart) => ({
    id,
    label: part.label,
    value: part.value,
    share: shareOf([part], total),
  });
  const outer = slices.flatMap((slice) => {
    const parts = slice.parts?.filter((part) => part.value > 0) ?? [];
    const colour = colourOf(slice);
    return parts.length === 0
      ? [{ ...arc(slice.key, slice), color: partShade(colour, 0, 1) }]
      : parts.map((part, place) => ({
          ...arc(`${slice.key}/${part.key}`, part),
          color: partShade(colour, place, parts.length),
        }));
  });
  const ring = {
    valueFormatter: ({ value, share }: { value: number; share?: number }) =>
      `${formatValue(value)} (${formatShare(share ?? value / total)})`,
    highlightScope: { fade: 'global', highlight: 'item' } as const,
    cornerRadius: 3,
    paddingAngle: slices.length > 1 ? 1 : 0,
  };

  return (
    <Place ref={measure}>
      {width === 0 ? null : (
        <PieChart
          width={size}
          height={size}
          margin={0}
          hideLegend
          disableKeyboardNavigation
          skipAnimation // paper and pictures must never catch rings of another size around the figure
          series={[
            {
              ...ring,
              id: 'inner',
              innerRadius: at(58),
              outerRadius: at(90),
              data: slices.map((slice) => ({ ...arc(slice.key, slice), color: colourOf(slice) })),
            },
            { ...ring, id: 'outer', innerRadius: at(100), outerRadius: at(120), data: outer },
          ]}
        />
      )}
      {centre ? (
        <Centre data-written>
          <strong style={{ fontSize: fitting(centre.value, '1.125rem') }}>{centre.value}</strong>
          <span style={{ fontSize: fitting(longestWord(centre.label), '0.875rem') }}>{centre.label}</span>
        </Centre>
      ) : null}
    </Place>
  );
}
