import { Button, SelectField, Stack, styled } from '@terroir/ui-kit';
import { MapCanvas, type LonLat, type MapHandle } from '@terroir/ui-kit/map';
import { useMemo, useRef, useState } from 'react';
import type { GeoFile } from '../../geo-files/geo-file.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useTiles } from '../../session/use-tiles.ts';
import { useFormat } from '../../session/use-format.ts';
import { areasOf, type PlotRow } from '../../places/area.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import { areaLayer, polygonOf } from '../../places/area-layer.ts';
import { MapWithPanel } from '../../places/map-frame.tsx';
import { useFirstView } from '../../places/use-first-view.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { CandidateItem } from './candidate-item.tsx';
import { candidatePolygon, isOnMap, landStyle, stateOf } from './candidate-state.ts';
import { cornersOf } from './corners.ts';
import type { CandidatesState } from './use-candidates.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });
/** So many outlines are listed before somebody asks for more. */
const LISTED = 100;

export interface OutlinesStepProps {
  file: string;
  geo: GeoFile;
  plots: readonly PlotRow[];
  types: readonly ZoneType[];
  state: CandidatesState;
  onImport: () => void;
  onOther: () => void;
}

/** The outlines of a file on the map and in a list, with what becomes of each, before anything is sent. */
export function OutlinesStep({ file, geo, plots, types, state, onImport, onOther }: OutlinesStepProps) {
  const t = useTexts('land-files');
  const format = useFormat();
  const labels = useMapLabels();
  const tiles = useTiles();
  const map = useRef<MapHandle>(null);
  const { candidates, choices, zoneTypeId, sayZoneType } = state;
  const [chosen, setChosen] = useState<string | null>(null);
  const [listed, setListed] = useState(LISTED);
  const states = useMemo(
    () => new Map(candidates.map((candidate) => [candidate.key, stateOf(candidate, choices)])),
    [candidates, choices],
  );
  const count = (...of: readonly string[]) => [...states.values()].filter((one) => of.includes(one)).length;
  const [newPlots, newZones] = [count('plot'), count('zone')];
  const shown = candidates.filter(({ ring }) => isOnMap(ring));
  const view = useFileView(shown.flatMap(({ ring }) => ring.map(([x, y]): LonLat => [x, y])));
  const land = useMemo(() => areasOf(plots).map((area) => ({ ...polygonOf(area), style: landStyle })), [plots]);
  const layers = useMemo(
    () => [
      { ...areaLayer(land), key: 'land' },
      areaLayer(
        candidates
          .filter(({ ring }) => isOnMap(ring))
          .map((candidate) => candidatePolygon(candidate, states.get(candidate.key) ?? 'out')),
      ),
    ],
    [land, candidates, states],
  );
  const open = candidates.find(({ key }) => key === chosen);
  const at = open?.fault?.at;
  const pick = (key: string | null) => {
    setChosen(key);
    const place = candidates.findIndex((candidate) => candidate.key === key);
    if (place >= listed) setListed(place + 1);
  };
  const untyped = candidates.some(({ said, key }) => said.zoneTypeId === null && choices.get(key)?.as === 'zone');
  const { points, lines, empty } = geo.left;
  const left = [
    ...(points > 0 ? [t('left.points', { count: points })] : []),
    ...(lines > 0 ? [t('left.lines', { count: lines })] : []),
    ...(empty > 0 ? [t('left.empty', { count: empty })] : []),
  ];
  return (
    <MapWithPanel
      title={t('outlines', { file })}
      map={
        <MapCanvas
          ref={map}
          label={t('map')}
          view={view}
          layers={
            at ? [...layers, { key: 'fault', kind: 'points', features: [{ id: 'fault', at: [at[0], at[1]] }] }] : layers
          }
          tiles={tiles}
          formatDistance={format.distance}
          labels={labels}
          interactions={{
            select: {
              selected: open ? [open.key] : [],
              onSelect: ([key]) => pick(key && states.has(key) ? key : null),
              announce: (what, selected) => (selected ? t('shown', { what }) : ''),
            },
          }}
        />
      }
    >
      <Stack spacing={2}>
        <div role="status">
          <strong>
            {t('summary', { plots: t('plots', { count: newPlots }), zones: t('zones', { count: newZones }) })}
          </strong>
          {count('same') > 0 ? <div>{t('same', { count: count('same') })}</div> : null}
          {count('wrong') > 0 ? <div>{t('wrong', { count: count('wrong') })}</div> : null}
          {left.length > 0 ? <div>{t('left.out', { what: left.join(', ') })}</div> : null}
        </div>
        {untyped || zoneTypeId !== '' ? (
          <SelectField
            label={t('zoneType')}
            helperText={t('zoneTypeHint')}
            value={zoneTypeId}
            placeholder={t('item.chooseType')}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => sayZoneType(target.value)}
          />
        ) : null}
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={newPlots + newZones === 0} onClick={onImport}>
            {t('import', { count: newPlots + newZones })}
          </Button>
          <Button onClick={onOther}>{t('other')}</Button>
        </Stack>
        <List aria-label={t('list')}>
          {candidates.slice(0, listed).map((candidate) => (
            <CandidateItem
              key={candidate.key}
              candidate={candidate}
              state={states.get(candidate.key) ?? 'out'}
              choices={choices}
              types={types}
              open={candidate.key === chosen}
              onOpen={() => {
                pick(candidate.key === chosen ? null : candidate.key);
                if (isOnMap(candidate.ring)) map.current?.fit(candidate.ring.map(([x, y]) => [x, y]));
              }}
              change={state}
            />
          ))}
        </List>
        {candidates.length > listed ? (
          <Button onClick={() => setListed((before) => before + LISTED)}>
            {t('more', { count: Math.min(LISTED, candidates.length - listed) })}
          </Button>
        ) : null}
      </Stack>
    </MapWithPanel>
  );
}

/** Looks at all outlines of the file, from its first rendering on; at the company where the map can show none. */
function useFileView(positions: readonly LonLat[]) {
  const home = useFirstView([]);
  const [fit] = useState(() => cornersOf(positions));
  return fit[0] ? { centre: fit[0], fit } : home;
}
