import { ConfirmDialog } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import type { Question } from './unsaved.ts';

export interface LeaveQuestionProps {
  open: boolean;
  kind: Question['kind'];
  onAnswer: (go: boolean) => void;
}

/** Asks before something unsaved is left behind. */
export default function LeaveQuestion({ open, kind, onAnswer }: LeaveQuestionProps) {
  const t = useTexts('shell');
  return (
    <ConfirmDialog
      open={open}
      title={t(`unsaved.${kind}.title`)}
      confirmLabel={t(`unsaved.${kind}.go`)}
      cancelLabel={t(`unsaved.${kind}.stay`)}
      color={kind === 'leave' ? 'error' : 'primary'}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t(`unsaved.${kind}.text`)}
    </ConfirmDialog>
  );
}
