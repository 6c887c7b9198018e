import { Button, Card, EmptyState, PrintArea, Stack } from '@terroir/ui-kit';
import { MapCanvas, type MapHandle } from '@terroir/ui-kit/map';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed } from '../../api/query-state.tsx';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTiles } from '../../session/use-tiles.ts';
import { useFormat } from '../../session/use-format.ts';
import { areasOf, type Area } from '../../places/area.ts';
import { useLand } from '../areas/use-land.ts';
import { areaLayer, polygonOf, ringOf } from '../../places/area-layer.ts';
import { interiorPoint } from '../../places/interior-point.ts';
import { ExportMenu } from '../files/export-menu.tsx';
import { fileNameOf } from '../files/use-export.ts';
import { AddressSearch } from '../map/address-search.tsx';
import { MapWithPanel } from '../../places/map-frame.tsx';
import { useFirstView } from '../../places/use-first-view.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { importHref, tabHrefs } from '../tabs.ts';
import { AreaFacts } from './area-facts.tsx';
import { AreaList } from './area-list.tsx';
import { AreaSeasons } from './area-seasons.tsx';
import { LandMoments } from './land-moments.tsx';

/** All plots and zones on a map that cannot be changed (S1 §2), now or at an instant, with the moments at which it changed. */
export function ViewTab({ asOf }: { asOf: AsOfHandle }) {
  const land = useLand(asOf.instant);
  // The map stays while that of another moment is on its way.
  const [last, setLast] = useState(land.rows);
  if (land.rows && land.rows !== last) setLast(land.rows);
  const rows = land.rows ?? (land.error ? undefined : last);
  if (!rows)
    return land.error ? <Failed error={land.error} onRetry={land.retry} loading={land.isFetching} /> : <PageSkeleton />;
  return (
    <Stack spacing={3}>
      {/* Below the map where that would begin too far down, above it where its list is below it. */}
      <Stack sx={{ order: { lg: 1 } }}>
        <PrintArea only="screen">
          <LandMoments asOf={asOf} />
        </PrintArea>
      </Stack>
      {rows.length === 0 ? <NoLand past={asOf.instant !== null} /> : <AreaMap asOf={asOf} areas={areasOf(rows)} />}
    </Stack>
  );
}

function NoLand({ past }: { past: boolean }) {
  const t = useTexts('land');
  return (
    <Card>
      <EmptyState
        drawing="field"
        title={past ? t('empty.past') : t('empty.title')}
        action={
          past ? undefined : (
            <>
              <Button variant="contained" href={tabHrefs.manage} startIcon={<RecordIcon name="add" />}>
                {t('draw')}
              </Button>
              <Button href={importHref}>{t('import')}</Button>
            </>
          )
        }
      >
        {past ? null : t('empty.text')}
      </EmptyState>
    </Card>
  );
}

/** The map with its list. What is chosen in either is shown in both. */
function AreaMap({ areas, asOf }: { areas: readonly Area[]; asOf: AsOfHandle }) {
  const t = useTexts('land');
  const map = useRef<MapHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const asked = useSearchParams()[0].get('id');
  const format = useFormat();
  const labels = useMapLabels();
  const tiles = useTiles();
  const view = useFirstView(areas, asked);
  const [chosen, setChosen] = useState<string | null>(asked);
  const [cameFrom, setCameFrom] = useState(asked);
  if (asked !== cameFrom) {
    setCameFrom(asked);
    if (asked !== null) setChosen(asked);
  }
  const layers = useMemo(() => [areaLayer(areas.map(polygonOf))], [areas]);
  const shown = areas.find(({ id }) => id === chosen);
  return (
    <>
      <MapWithPanel
        title={t('list.title')}
        mapPlace={place}
        actions={
          <PrintArea only="screen">
            <ExportMenu
              areas={shown ? [shown] : areas}
              name={shown ? fileNameOf(shown.name) : t('file')}
              what={shown?.name}
            />
          </PrintArea>
        }
        map={
          <>
            <AddressSearch onFound={(at) => map.current?.fit([at])} />
            <MapCanvas
              ref={map}
              label={t('map')}
              view={view}
              layers={layers}
              tiles={tiles}
              formatDistance={format.distance}
              labels={labels}
              interactions={{
                select: {
                  selected: shown ? [shown.id] : [],
                  onSelect: ([id]) => setChosen(id ?? null),
                  announce: (what, selected) => (selected ? t('shown', { what }) : ''),
                },
              }}
              popup={
                shown
                  ? {
                      at: interiorPoint(ringOf(shown)),
                      label: shown.name,
                      content: <AreaFacts area={shown} />,
                      onClose: () => setChosen(null),
                      closeLabel: t('shell:close'),
                    }
                  : null
              }
            />
          </>
        }
      >
        <AreaList
          areas={areas}
          selected={shown ? [shown.id] : []}
          onPick={(area) => {
            setChosen(area.id);
            map.current?.fit(ringOf(area));
            place.current?.scrollIntoView({ block: 'nearest' }); // on a phone the list is below it
          }}
        />
      </MapWithPanel>
      {shown ? <AreaSeasons key={shown.id} area={shown} asOf={asOf.instant} /> : null}
    </>
  );
}
