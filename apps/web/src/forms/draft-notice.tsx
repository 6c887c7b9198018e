import { Button, Notice } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';

/** Says that an unfinished visit was put back, and offers to start afresh. */
export function DraftNotice({ form }: { form: { restored: boolean; forgetDraft: () => void; reset: () => void } }) {
  const t = useTexts('shell');
  if (!form.restored) return null;
  return (
    <Notice
      action={
        <Button
          size="small"
          onClick={() => {
            form.reset();
            form.forgetDraft();
          }}
        >
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Notice>
  );
}
