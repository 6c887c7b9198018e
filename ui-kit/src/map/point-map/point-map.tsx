import { useEffect, useMemo, useRef, useState } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import MyLocation from '@mui/icons-material/CenterFocusStrongOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../button/icon-button.tsx';
import { SelectField } from '../../field/select-field.tsx';
import { Attribution, ControlColumn, MapFrame, MapScale, MapViewport } from '../map-frame.tsx';
import { openPointMap, type OpenMap } from './open-point-map.ts';
import type { TileSource } from '../tile-source.ts';

export interface PointMapProps {
  /** Names the map. */
  label: string;
  lat: number;
  lng: number;
  /** Web-map zoom, 1 (world) to 19. Default: 13. */
  zoom?: number | undefined;
  /** Pixels. Default: 320. */
  height?: number | undefined;
  /** What stands under the pin, e.g. the name of the town. */
  place?: string | undefined;
  /** Writes a distance in metres for people, e.g. `2 km`. */
  formatDistance: (metres: number) => string;
  /** The position in words and figures, under the map: what the map shows, for those who cannot see it. */
  coordinates: string;
  /** Without any, only the outline of the world is drawn, which always is. */
  tiles?: readonly TileSource[] | undefined;
  labels: {
    zoomIn: string;
    zoomOut: string;
    recentre: string;
    /** The choice of tiles, seen with two sources or more. */
    tiles: string;
    /** The choice of no tiles at all. */
    outline: string;
    /** Said before the length of the scale. */
    scale: string;
    /** Credit of the outline, e.g. "Outline: Natural Earth". */
    outlineCredit: string;
    /** Said when tiles do not come. */
    tilesFailed: string;
    /** How to use it by keyboard: arrows move, + and - zoom. */
    keyboard: string;
  };
}

const Place = styled('span')(({ theme }) => ({
  display: 'block',
  width: 'max-content',
  maxWidth: 220,
  marginTop: 2,
  padding: '2px 10px',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  fontSize: '0.9375rem',
  fontWeight: 650,
  lineHeight: 1.4,
  textAlign: 'center',
}));
/** The pin stands on the place; its name hangs below without moving it. */
const Standing = styled('div')({
  position: 'relative',
  '& > span': { position: 'absolute', left: '50%', top: '100%', transform: 'translateX(-50%)' },
});
const Controls = styled(ControlColumn)({ position: 'absolute', insetInlineEnd: 12, top: 12 });
const Pin = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 34,
  height: 44,
  color: theme.vars.palette.map.pin,
  filter: `drop-shadow(0 2px 2px ${theme.vars.palette.shade.far})`,
  pointerEvents: 'none',
}));
const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginTop: 8,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& a': { color: 'inherit' },
  '& strong': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

const noTiles: readonly TileSource[] = [];

/** One place on a map: the outline of the world always, the operator's tiles where there are any. */
export function PointMap({
  label,
  lat,
  lng,
  zoom = 13,
  height = 320,
  place,
  formatDistance,
  coordinates,
  tiles = noTiles,
  labels,
}: PointMapProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap | null>(null);
  const [chosen, setChosen] = useState<string | undefined>(tiles[0]?.key);
  const [metresPerPixel, setMetresPerPixel] = useState(0);
  const [failedUrl, setFailedUrl] = useState<string>();
  const source = useMemo(() => tiles.find((tile) => tile.key === chosen), [tiles, chosen]);
  const url = source?.url;
  const maxZoom = source?.maxZoom;

  useEffect(() => {
    if (!viewport.current || !pin.current) return undefined;
    const open = openPointMap(viewport.current, pin.current);
    map.current = open;
    open.onScale(setMetresPerPixel);
    return () => {
      map.current = null;
      open.close();
    };
  }, []);
  useEffect(() => map.current?.show({ lat, lng, zoom }), [lat, lng, zoom]);
  useEffect(() => map.current?.writeDistances(formatDistance), [formatDistance]);
  useEffect(() => {
    map.current?.useTiles(url === undefined ? undefined : { url, maxZoom }, () => setFailedUrl(url));
  }, [url, maxZoom]);

  return (
    <div role="group" aria-label={label}>
      {tiles.length > 1 ? (
        <div style={{ maxWidth: 280, marginBottom: 12 }}>
          <SelectField
            label={labels.tiles}
            value={chosen ?? ''}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              ...tiles.map((tile) => ({ value: tile.key, label: tile.label })),
              { value: '', label: labels.outline },
            ]}
          />
        </div>
      ) : null}
      <MapFrame>
        <MapViewport
          ref={viewport}
          style={{ height }}
          tabIndex={0}
          role="application"
          aria-label={`${label}. ${coordinates}. ${labels.keyboard}`}
        />
        <div style={{ display: 'none' }}>
          <Standing ref={pin}>
            <Pin viewBox="0 0 34 44" aria-hidden focusable="false">
              <path
                d="M17 43C8 30 2 24 2 16a15 15 0 0 1 30 0c0 8-6 14-15 27Z"
                fill="currentColor"
                stroke="var(--t-palette-background-paper)"
                strokeWidth="2"
              />
              <circle cx="17" cy="16" r="6" fill="var(--t-palette-background-paper)" />
            </Pin>
            {place ? <Place>{place}</Place> : null}
          </Standing>
        </div>
        <MapScale metresPerPixel={metresPerPixel} formatDistance={formatDistance} label={labels.scale} />
        <Controls>
          <IconButton label={labels.zoomIn} icon={<Add />} onClick={() => map.current?.zoomBy(1)} />
          <IconButton label={labels.zoomOut} icon={<Remove />} onClick={() => map.current?.zoomBy(-1)} />
          <IconButton
            label={labels.recentre}
            icon={<MyLocation />}
            onClick={() => map.current?.show({ lat, lng, zoom })}
          />
        </Controls>
      </MapFrame>
      <Under>
        <strong>{coordinates}</strong>
        <span>
          <span role="status">{url !== undefined && failedUrl === url ? `${labels.tilesFailed} ` : null}</span>
          <Attribution tiles={source} base={labels.outlineCredit} />
        </span>
      </Under>
    </div>
  );
}
