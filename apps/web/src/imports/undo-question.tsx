import { ConfirmDialog } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import type { ImportNoun } from './import-kind.ts';

/** Asks before a whole import is undone; `file` is null while nothing is asked. */
export function UndoQuestion({
  noun = 'row',
  file,
  onUndo,
  onClose,
}: {
  noun?: ImportNoun;
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
      {t(noun === 'row' ? 'question.text' : 'outline.question', { file: file ?? '' })}
    </ConfirmDialog>
  );
}
