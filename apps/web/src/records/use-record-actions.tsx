import type { RowAction } from '@terroir/ui-kit';
import { useCallback } from 'react';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useTexts } from '../i18n/texts.ts';

export interface RecordActionsOptions<Row> {
  /** What a row is called where it stands alone. */
  readonly nameOf: (row: Row) => string;
  /** None where the screen edits no row. */
  readonly onEdit?: ((row: Row) => void) | undefined;
  readonly onHistory: (row: Row) => void;
  /** Opens the form of a new row that begins like this one; none where rows are not copied. */
  readonly onDuplicate?: ((row: Row) => void) | undefined;
  readonly onRemove: (row: Row) => void;
  /** What else can be done, before its removal. */
  readonly moreActions?: ((row: Row) => readonly RowAction[]) | undefined;
}

/** What can be done to a record of a list: edit, see its history, duplicate, remove. The same function while the options are the same. */
export function useRecordActions<Row>({
  nameOf,
  onEdit,
  onHistory,
  onDuplicate,
  onRemove,
  moreActions,
}: RecordActionsOptions<Row>): (row: Row) => readonly RowAction[] {
  const t = useTexts('records');
  return useCallback(
    (row) => [
      ...(onEdit
        ? [
            {
              key: 'edit',
              label: t('actions.edit', { what: nameOf(row) }),
              icon: <RecordIcon name="edit" />,
              onSelect: () => onEdit(row),
            },
          ]
        : []),
      {
        key: 'history',
        label: t('actions.history', { what: nameOf(row) }),
        menuLabel: t('actions.historyShort'),
        icon: <RecordIcon name="history" />,
        onSelect: () => onHistory(row),
      },
      ...(onDuplicate
        ? [
            {
              key: 'duplicate',
              label: t('actions.duplicate', { what: nameOf(row) }),
              menuLabel: t('actions.duplicateShort'),
              icon: <RecordIcon name="duplicate" />,
              onSelect: () => onDuplicate(row),
            },
          ]
        : []),
      ...(moreActions?.(row) ?? []),
      {
        key: 'remove',
        label: t('actions.remove', { what: nameOf(row) }),
        icon: <RecordIcon name="remove" />,
        color: 'error' as const,
        onSelect: () => onRemove(row),
      },
    ],
    [t, nameOf, onEdit, onHistory, onDuplicate, onRemove, moreActions],
  );
}
