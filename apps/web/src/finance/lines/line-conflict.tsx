import { Button, Notice } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../figures.ts';
import type { Line } from './line.ts';
import type { Side } from './side.ts';

export interface LineConflictProps {
  side: Side;
  /** The line as it stands now. */
  theirs: Line;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else, or another window, changed the line meanwhile: shows what stands there now and lets the person choose. */
export function LineConflict({ side, theirs, onKeepMine, onTakeTheirs }: LineConflictProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const rows = [
    [t('fields.subCategoryId'), theirs.subCategory.name],
    [t('fields.quantityRaw'), figures.quantity(theirs.quantityRaw, theirs.unit)],
    [side === 'inputs' ? t('fields.cost') : t('fields.revenue'), figures.money(theirs.cost)],
    [t('fields.notes'), theirs.notes],
  ] as const;
  return (
    <Notice
      severity="warning"
      title={t('conflict.title')}
      action={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button size="small" onClick={onTakeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button size="small" onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      {t('conflict.text')}
      <dl style={{ margin: '8px 0 0', display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2px 16px' }}>
        {rows.map(([field, value]) =>
          value === '' ? null : (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{field}</dt>
              <dd style={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Notice>
  );
}
