import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed, FailedQuery } from '../../api/query-state.tsx';
import { useLanguage } from '../../i18n/texts.ts';
import { areasOf } from '../../places/area.ts';
import { useLand } from '../areas/use-land.ts';
import { zoneTypesQuery } from '../areas/zone-types.ts';
import { LandEditor } from './land-editor.tsx';

/** The map on which plots and zones are drawn and redrawn (S1 §2 and §4). `?id=` names the one to redraw. */
export function ManageTab() {
  const language = useLanguage();
  const land = useLand(null);
  const types = useQuery(zoneTypesQuery(language));
  const id = useSearchParams()[0].get('id');
  const areas = useMemo(() => land.rows && areasOf(land.rows), [land.rows]);
  if (!land.rows || !areas)
    return land.error ? <Failed error={land.error} onRetry={land.retry} loading={land.isFetching} /> : <PageSkeleton />;
  return (
    <>
      <FailedQuery query={types} />
      <LandEditor key={id} plots={land.rows} areas={areas} types={types.data ?? []} id={id} />
    </>
  );
}
