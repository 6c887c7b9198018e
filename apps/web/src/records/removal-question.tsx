import { ConfirmDialog } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { RecordRow } from './record.ts';
import type { RecordWrites } from './use-record-writes.ts';

export interface RemovalQuestionProps<Row extends RecordRow> {
  /** The row to remove; `null` asks nothing. */
  row: Row | null;
  writes: Pick<RecordWrites<Row>, 'remove'>;
  /** The row as the question names it. */
  removalOf: (row: Row) => ReactNode;
  onClose: () => void;
}

/** Asks before a record is removed (S1 §8); afterwards the removal can be undone. */
export function RemovalQuestion<Row extends RecordRow>({ row, writes, removalOf, onClose }: RemovalQuestionProps<Row>) {
  const t = useTexts('records');
  return (
    <ConfirmDialog
      open={row !== null}
      title={t('remove.title')}
      confirmLabel={t('remove.ok')}
      cancelLabel={t('remove.cancel')}
      color="error"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (row) void writes.remove(row);
      }}
    >
      {row ? removalOf(row) : null}
    </ConfirmDialog>
  );
}
