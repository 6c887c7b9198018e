import { Notice, Skeleton } from '@terroir/ui-kit';
import { MapCanvas, type LonLat, type MapHandle, type MapLayer } from '@terroir/ui-kit/map';
import { useEffect, useMemo, useRef } from 'react';
import type { Face } from '@terroir/market';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { useRecords } from '../../records/use-records.ts';
import { useFormat } from '../../session/use-format.ts';
import { useTiles } from '../../session/use-tiles.ts';
import { queryOf, type MarketSearch } from '../filter/search.ts';
import { sourceOf, type WareRow } from '../wares/ware.ts';
import { pinsOf } from './pins.ts';
import { PinFacts } from './pin-facts.tsx';

/** As many wares as one call answers; the map says when there are more. */
const MOST_ON_MAP = 500;
const KM_OF_A_DEGREE = 111.195;

export interface MarketMapProps {
  face: Face;
  search: MarketSearch;
  /** The place of the business. */
  own: { readonly lat: number; readonly lng: number };
  height: string;
  chosen: readonly string[];
  pointed: string | null;
  onChoose: (producerIds: readonly string[]) => void;
  onPoint: (producerIds: readonly string[]) => void;
  onOnly: (producerId: string) => void;
  onEnquire: (row: WareRow) => void;
}

/** Where the producers of the list are, within a circle of the chosen distance. */
export function MarketMap(props: MarketMapProps) {
  const { face, search, own, height, chosen, pointed, onChoose, onPoint, onOnly, onEnquire } = props;
  const t = useTexts('marketplace');
  const format = useFormat();
  const labels = useMapLabels();
  const tiles = useTiles();
  const map = useRef<MapHandle>(null);
  // The order says nothing on a map.
  const found = useRecords(sourceOf(face), {
    query: queryOf({ ...search, sort: 'name' }),
    pageSize: MOST_ON_MAP,
  });
  const pins = useMemo(() => pinsOf(found.rows ?? []), [found.rows]);
  const { lat, lng } = own;
  const layers = useMemo<MapLayer[]>(
    () => [
      { key: 'within', kind: 'circle', centre: [lng, lat], metres: search.distance * 1000, label: t('map.own') },
      {
        key: 'producers',
        kind: 'points',
        features: pins.map(({ point }) => point),
        cluster: (count) => t('map.cluster', { count }),
      },
    ],
    [pins, lat, lng, search.distance, t],
  );
  // All that is found with the business itself; the whole circle where nothing is.
  const view = useMemo(() => {
    const centre: LonLat = [lng, lat];
    return {
      centre,
      fit: pins.length > 0 ? [centre, ...pins.map(({ point }) => point.at)] : edgesOf(centre, search.distance),
    };
  }, [pins, lat, lng, search.distance]);
  const shown = pins.filter(({ producerId }) => chosen.includes(producerId));
  const [first] = shown;
  const opened = useRef(false);
  useEffect(() => {
    // Who is chosen is brought into sight, with the business itself.
    if (opened.current && first && shown.length === 1) map.current?.fit([[lng, lat], first.point.at]);
    opened.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another choice moves the map
  }, [chosen]);
  if (!found.rows)
    return found.error ? (
      <Failed error={found.error} onRetry={found.retry} loading={found.isFetching} />
    ) : (
      <Skeleton height={420} />
    );
  return (
    <>
      <MapCanvas
        ref={map}
        label={t('map.label')}
        view={view}
        layers={layers}
        tiles={tiles}
        height={height}
        formatDistance={format.distance}
        labels={labels}
        interactions={{
          select: {
            selected: chosen,
            hovered: pointed,
            onSelect: onChoose,
            onHover: onPoint,
            announce: (what, isOn) => (isOn ? t('map.chosen', { what }) : ''),
          },
        }}
        popup={
          first
            ? {
                at: first.point.at,
                above: shown.length === 1 ? 'pin' : 'disc',
                label: shown.length === 1 ? first.producer : t('map.cluster', { count: shown.length }),
                content: <PinFacts pins={shown} onOnly={onOnly} onEnquire={onEnquire} />,
                onClose: () => onChoose([]),
                closeLabel: t('shell:close'),
              }
            : null
        }
      />
      {found.total > found.rows.length ? (
        <Notice severity="info">
          {t('map.part', { shown: format.number(found.rows.length), total: format.number(found.total) })}
        </Notice>
      ) : null}
    </>
  );
}

/** The points of a circle that lie farthest north, south, east and west. */
function edgesOf([lng, lat]: LonLat, km: number): LonLat[] {
  const north = km / KM_OF_A_DEGREE;
  const east = north / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return [
    [lng, lat + north],
    [lng, lat - north],
    [lng + east, lat],
    [lng - east, lat],
  ];
}
