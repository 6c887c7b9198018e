import { FormDialog } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../forms/draft-notice.tsx';
import type { useApiForm } from '../forms/form.ts';
import { mayGo } from '../forms/unsaved.ts';
import type { Screen } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import type { RecordRow } from './record.ts';
import { useRecordForm, type RecordFormOptions } from './use-record-form.tsx';

export interface RecordDialogProps<
  Wire,
  Row extends RecordRow,
  Input extends FieldValues,
  Output extends FieldValues & Input,
  Of extends Screen,
> extends RecordFormOptions<Wire, Row, Input, Output, Of> {
  title: string;
  /** False while a dialog that was opened later is there: then this one waits, and a toast says that it failed. */
  inFront: boolean;
  onDone: () => void;
  children: (form: ReturnType<typeof useApiForm<Input, Output, Of>>) => ReactNode;
}

/**
 * Creates or corrects one record. When it is sent the dialog steps aside, because the table shows the row at once; when
 * the server refuses, it comes back with everything that was typed and the reason.
 */
export function RecordDialog<
  Wire,
  Row extends RecordRow,
  Input extends FieldValues,
  Output extends FieldValues & Input,
  Of extends Screen,
>({ title, inFront, onDone, children, ...options }: RecordDialogProps<Wire, Row, Input, Output, Of>) {
  const t = useTexts('shell');
  const { form, submit, away, error, alert, draft } = useRecordForm(options, {
    whileSending: 'steps-aside',
    inSight: inFront,
    onDone,
  });
  const close = async () => {
    if (await mayGo('leave')) onDone();
  };
  return (
    <FormDialog
      open={!away && inFront}
      title={title}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      loading={form.submitting}
      error={error}
      alert={alert}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
    >
      <DraftNotice form={draft} />
      {children(form)}
    </FormDialog>
  );
}
