import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { scaleOf } from './map-scale.ts';
import type { TileSource } from './tile-source.ts';

export const MapFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 16,
  overflow: 'clip',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.map.sea,
  breakInside: 'avoid',
}));
/** A frame (a size container) on which there is no room over the map for more than its controls. */
export const narrowMap = '@container (max-width: 30rem)';
/** What OpenLayers draws in, and what the keyboard moves. */
export const MapViewport = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  // Over the drawing: an outline of its own would lie below it.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 15,
    pointerEvents: 'none',
  },
  '& .ol-viewport, & .ol-layers': { borderRadius: 'inherit' },
}));
/** A column of round buttons over the map. */
export const ControlColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Scale = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 12,
  bottom: 12,
  padding: '0 4px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  color: theme.vars.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 80%, transparent)`,
  border: '2px solid currentColor',
  borderTop: 0,
  pointerEvents: 'none',
}));

interface MapScaleProps {
  /** 0 while it is not known. */
  metresPerPixel: number;
  formatDistance: (metres: number) => string;
  /** Said before the length. */
  label: string;
}

/** A bar of a round length. */
export function MapScale({ metresPerPixel, formatDistance, label }: MapScaleProps) {
  if (!(metresPerPixel > 0)) return null;
  const { metres, pixels } = scaleOf(metresPerPixel);
  return (
    <Scale style={{ width: pixels }}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {formatDistance(metres)}
    </Scale>
  );
}

/** Whose pictures these are; without any, whose outline. */
export function Attribution({ tiles, base }: { tiles: TileSource | undefined; base: string }) {
  if (!tiles) return base;
  return tiles.attributionHref ? <a href={tiles.attributionHref}>{tiles.attribution}</a> : tiles.attribution;
}
