import { ConfirmDialog } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';

/** Asks before a whole import is undone; `file` is null while nothing is asked. */
export function UndoQuestion({
  file,
  onUndo,
  onClose,
}: {
  file: string | null;
  onUndo: () => void;
  onClose: () => void;
}) {
  const t = useTexts('imports');
  return (
    <ConfirmDialog
      open={file !== null}
      title={t('question.title')}
      confirmLabel={t('question.ok')}
      cancelLabel={t('question.cancel')}
      color="error"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onUndo();
      }}
    >
      {t('question.text', { file: file ?? '' })}
    </ConfirmDialog>
  );
}
