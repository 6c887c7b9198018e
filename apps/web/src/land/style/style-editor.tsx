import { Button, Stack, styled } from '@terroir/ui-kit';
import { MapCanvas, type MapHandle } from '@terroir/ui-kit/map';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { BannerPlace } from '../../messages/banner.tsx';
import { useTiles } from '../../session/use-tiles.ts';
import { useFormat } from '../../session/use-format.ts';
import type { Area } from '../../places/area.ts';
import { areaLayer, polygonOf, shapeOf } from '../../places/area-layer.ts';
import { Banner } from '../map/land-banner.ts';
import { MapWithPanel } from '../../places/map-frame.tsx';
import { useFirstView } from '../../places/use-first-view.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { AreaList } from '../view/area-list.tsx';
import { styleOf } from './pending-styles.ts';
import { StyleFields } from './style-fields.tsx';
import { useStyleSave } from './use-style-save.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

/** Chooses areas on the map or in the list, and changes how all of them are drawn. */
export function StyleEditor({ areas }: { areas: readonly Area[] }) {
  const t = useTexts('land');
  const format = useFormat();
  const labels = useMapLabels();
  const tiles = useTiles();
  const map = useRef<MapHandle>(null);
  const view = useFirstView(areas);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { pending, saving, change, save, discard } = useStyleSave(areas);
  const selected = areas.filter(({ id }) => chosen.includes(id));
  const [first] = selected;
  const layers = useMemo(
    () => [
      areaLayer(
        areas.map((area) => {
          const style = pending.get(area.id);
          return style ? { ...polygonOf(area), style: shapeOf(style) } : polygonOf(area);
        }),
      ),
    ],
    [areas, pending],
  );
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  return (
    <MapWithPanel
      title={t('styles.areas')}
      map={
        <>
          <Bar>
            <p role="status" style={{ margin: 0 }}>
              {selected.length === 0 ? t('styles.none') : t('styles.selected', { count: selected.length })}
            </p>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              {pending.size > 0 && !saving ? <Button onClick={discard}>{t('styles.discard')}</Button> : null}
              <Button variant="contained" disabled={pending.size === 0} loading={saving} onClick={save}>
                {t('styles.save')}
              </Button>
            </Stack>
          </Bar>
          <Banner>
            <BannerPlace area="land" />
          </Banner>
          <MapCanvas
            ref={map}
            label={t('styles.map')}
            view={view}
            layers={layers}
            tiles={tiles}
            formatDistance={format.distance}
            labels={labels}
            interactions={{
              select: {
                selected: chosen,
                several: true,
                onSelect: setChosen,
                announce: (what, on) => t(on ? 'styles.chosen' : 'styles.left', { what }),
              },
            }}
          />
        </>
      }
    >
      {first ? (
        <>
          <Title>{t('styles.styleOf', { count: selected.length, what: first.name })}</Title>
          <StyleFields style={pending.get(first.id) ?? styleOf(first)} onChange={(style) => change(selected, style)} />
        </>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          disabled={selected.length === areas.length}
          onClick={() => setChosen(areas.map(({ id }) => id))}
        >
          {t('styles.all')}
        </Button>
        <Button size="small" disabled={selected.length === 0} onClick={() => setChosen([])}>
          {t('styles.clear')}
        </Button>
      </Stack>
      <AreaList areas={areas} selected={chosen} onPick={({ id }) => toggle(id)} />
    </MapWithPanel>
  );
}
