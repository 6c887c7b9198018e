import { useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour } from '../theme/theme.ts';

export interface ThumbnailProps {
  /** Address of the picture; without one, or where it does not come, the icon is shown in its place. */
  src: string | null;
  /** What the picture shows; empty where its name is beside it. */
  alt?: string | undefined;
  icon: ReactNode;
  /** The colour of the icon and, faintly, of the ground behind it. */
  series: SeriesToken;
  /** Length of a side in pixels; `full` fills the width. */
  size?: number | 'full' | undefined;
}

const Place = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
  overflow: 'clip',
  aspectRatio: '1',
  border: `1px solid ${theme.vars.palette.divider}`,
  printColorAdjust: 'exact',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A small square picture of a thing, or an icon of its kind. */
export function Thumbnail({ src, alt = '', icon, series, size = 44 }: ThumbnailProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const full = size === 'full';
  const colour = seriesColour(series);
  return (
    <Place
      style={{
        width: full ? '100%' : size,
        borderRadius: full ? 16 : Math.round(size / 4),
        color: colour,
        fontSize: full ? 'min(35cqi, 7rem)' : Math.round(size * 0.55),
        backgroundColor: `color-mix(in srgb, ${colour} 14%, var(--t-palette-background-paper))`,
      }}
    >
      {src === null || src === missing ? (
        icon
      ) : (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setMissing(src)} />
      )}
    </Place>
  );
}
