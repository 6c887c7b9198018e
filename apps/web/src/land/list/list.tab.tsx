import { Button, Card, DataTable, EmptyState, IconButton, PrintArea, Stack } from '@terroir/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../../api/query-state.tsx';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { hrefAt } from '../../as-of/as-of.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useFigures } from '../../records/figures.ts';
import { useTableLabels } from '../../records/table-labels.ts';
import { useRecordActions } from '../../records/use-record-actions.tsx';
import { areasOf, nameOf, type Area } from '../../places/area.ts';
import { useLand } from '../areas/use-land.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';
import { AreaHistory } from '../history/area-history.tsx';
import { ExportMenu } from '../files/export-menu.tsx';
import { useExportSelection } from '../files/use-export-selection.tsx';
import { editHref, importHref, shownHref, tabHrefs } from '../tabs.ts';
import { areaColumns } from './area-columns.tsx';
import { AreaRemoval } from './area-removal.tsx';

const idOf = ({ id }: Area) => id;

/** Every plot with its zones (S1 §2), now or at an instant. */
export function ListTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('land');
  const language = useLanguage();
  const figures = useFigures();
  const navigate = useNavigate();
  const landFigures = useLandFigures();
  const table = useTableLabels();
  const { instant } = asOf;
  const past = instant !== null;
  const land = useLand(instant);
  const [removing, setRemoving] = useState<Area | null>(null);
  const [historyOf, setHistoryOf] = useState<Area | 'all' | null>(null);
  if (past && removing !== null) setRemoving(null);
  const areas = useMemo(() => land.rows && areasOf(land.rows), [land.rows]);
  const columns = useMemo(
    () =>
      areaColumns({
        t,
        figures: landFigures,
        number: figures.number,
        hrefOf: ({ id }) => hrefAt(shownHref(id), instant),
      }),
    [t, landFigures, figures, instant],
  );
  const onEdit = useCallback(({ id }: Area) => void navigate(editHref(id)), [navigate]);
  const actions = useRecordActions<Area>({ nameOf, onEdit, onHistory: setHistoryOf, onRemove: setRemoving });
  const name = `${t('file')}${instant === null ? '' : `-${figures.dayOf(instant)}`}`;
  const selection = useExportSelection(name);
  return (
    <>
      <Card
        title={t('list.title')}
        description={t('list.description')}
        actions={
          <PrintArea only="screen">
            <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <IconButton
                label={t('history.all')}
                icon={<RecordIcon name="history" />}
                onClick={() => setHistoryOf('all')}
              />
              {areas && areas.length > 0 ? <ExportMenu areas={areas} name={name} /> : null}
              {past ? null : (
                <Button size="small" href={importHref}>
                  {t('import')}
                </Button>
              )}
              {past ? null : (
                <Button variant="contained" href={tabHrefs.manage} startIcon={<RecordIcon name="add" />}>
                  {t('draw')}
                </Button>
              )}
            </Stack>
          </PrintArea>
        }
      >
        <DataTable
          caption={t('list.title')}
          columns={columns}
          rows={areas}
          rowKey={idOf}
          language={language}
          empty={
            <EmptyState drawing="field" compact headingLevel={3} title={past ? t('empty.past') : t('empty.title')}>
              {past ? null : t('empty.text')}
            </EmptyState>
          }
          failed={
            land.error && !areas ? (
              <Failed error={land.error} onRetry={land.retry} loading={land.isFetching} compact />
            ) : undefined
          }
          actions={past ? undefined : actions}
          isPending={({ id }) => land.pending.has(id)}
          totalLabel={t('list.total')}
          showAll={table.showAll}
          csv={table.csv(`${name}.csv`)}
          selection={selection}
          labels={table.labels}
        />
      </Card>
      <AreaRemoval area={removing} onClose={() => setRemoving(null)} />
      <AreaHistory of={historyOf} onClose={() => setHistoryOf(null)} />
    </>
  );
}
