import { Skeleton } from '@terroir/ui-kit';
import { Suspense } from 'react';
import { lazyPart } from '../api/lazy-part.tsx';
import { useFormat } from '../session/use-format.ts';
import { useTiles } from '../session/use-tiles.ts';
import { useTexts } from '../i18n/texts.ts';

const PointMap = lazyPart(async () => (await import('@terroir/ui-kit/map')).PointMap);
const height = 320;

/** Where the company is, at zoom 13 (S1 §9). */
export function CompanyMap({ lat, lng, town }: { lat: number; lng: number; town: string }) {
  const t = useTexts('company');
  const format = useFormat();
  const tiles = useTiles();
  return (
    <Suspense fallback={<Skeleton height={height + 40} />}>
      <PointMap
        label={t('map.label')}
        lat={lat}
        lng={lng}
        zoom={13}
        height={height}
        tiles={tiles}
        place={town}
        formatDistance={format.distance}
        coordinates={format.degrees({ lat, lng })}
        labels={{
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          recentre: t('map.recentre'),
          tiles: t('map.tiles'),
          outline: t('map.outline'),
          scale: t('map.scale'),
          outlineCredit: t('map.outlineCredit'),
          tilesFailed: t('map.tilesFailed'),
          keyboard: t('map.keyboard'),
        }}
      />
    </Suspense>
  );
}
