import { Button, EmptyState, Card } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { areasOf } from '../../places/area.ts';
import { useLand } from '../areas/use-land.ts';
import { tabHrefs } from '../tabs.ts';
import { StyleEditor } from './style-editor.tsx';

/** The map on which plots and zones get their colours and patterns, several at once (S1 §2). */
export function StyleTab() {
  const t = useTexts('land');
  const land = useLand(null);
  const areas = useMemo(() => land.rows && areasOf(land.rows), [land.rows]);
  if (!areas)
    return land.error ? <Failed error={land.error} onRetry={land.retry} loading={land.isFetching} /> : <PageSkeleton />;
  if (areas.length === 0)
    return (
      <Card>
        <EmptyState
          drawing="field"
          title={t('empty.title')}
          action={
            <Button variant="contained" href={tabHrefs.manage}>
              {t('draw')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </Card>
    );
  return <StyleEditor areas={areas} />;
}
