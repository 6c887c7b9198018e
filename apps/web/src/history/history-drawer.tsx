import { Drawer } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { HistoryList, type HistoryListProps } from './history-list.tsx';

export interface HistoryDrawerProps extends HistoryListProps {
  open: boolean;
  onClose: () => void;
  /** Default: "History". */
  title?: string | undefined;
  /** What the list is of, where its title says less than that. */
  lead?: string | undefined;
}

/** The history beside the screen that it is about. Its screen's route names `history` among its texts. */
export function HistoryDrawer({ open, onClose, title, lead, ...list }: HistoryDrawerProps) {
  const t = useTexts('history');
  return (
    <Drawer open={open} onClose={onClose} title={title ?? t('title')} closeLabel={t('shell:close')} width={480}>
      {open && lead ? <p style={{ margin: '0 0 20px', color: 'var(--t-palette-text-secondary)' }}>{lead}</p> : null}
      {open ? <HistoryList {...list} onFollow={onClose} headingLevel={3} /> : null}
    </Drawer>
  );
}
