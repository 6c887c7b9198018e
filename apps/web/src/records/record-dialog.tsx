import { FormDialog } from '@terroir/ui-kit';
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../forms/draft-notice.tsx';
import type { useApiForm } from '../forms/form.ts';
import type { Screen } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import { useKeyNames } from './keys/use-key-names.ts';
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
  /** A picture is sent with it: the dialog stays, and shows how far that is. */
  staysWhileSending?: ((typed: Input) => boolean) | undefined;
  /** It is closed: with the row as it is stored, or with `null` where it was given up. */
  onDone: (stored: Row | null) => void;
  /** Opens the dialog of a further new row, while this one (as it will read) is being sent. Default: there is no such way. */
  onAnother?: ((sent: Row) => void) | undefined;
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
>({
  title,
  inFront,
  staysWhileSending,
  onDone,
  onAnother,
  children,
  ...options
}: RecordDialogProps<Wire, Row, Input, Output, Of>) {
  const t = useTexts('shell');
  const ofRecords = useTexts('records');
  const keys = useKeyNames();
  const wantsAnother = useRef(false);
  const sent = useRef<Row | null>(null);
  const { form, submit, away, error, alert, draft } = useRecordForm(options, {
    whileSending: 'steps-aside',
    inSight: inFront,
    onDone,
    onSend: (row) => {
      sent.current = row;
    },
  });
  const goOn = useEffectEvent(() => {
    if (wantsAnother.current && sent.current) onAnother?.(sent.current);
    wantsAnother.current = false;
  });
  // Once this dialog has given the focus back, so that the next one gives it back to the same place.
  useEffect(() => {
    if (away) goOn();
  }, [away]);
  const submitAnd = async (event: FormEvent<HTMLFormElement>, another: boolean) => {
    wantsAnother.current = another;
    await submit(event);
    wantsAnother.current = false;
  };
  const close = async () => {
    // Another dialog may hold something unsaved: it is not given up with this one.
    if (await form.mayClose()) onDone(null);
  };
  return (
    <FormDialog
      open={(!away || staysWhileSending?.(form.getValues()) === true) && inFront}
      title={title}
      submitLabel={t('save')}
      submitHint={keys('control', 'enter')}
      another={
        onAnother && {
          label: ofRecords('saveAndAdd'),
          hint: keys('control', 'shift', 'enter'),
          onSubmit: (event) => void submitAnd(event, true),
        }
      }
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      loading={form.submitting}
      error={error}
      alert={alert}
      onClose={() => void close()}
      onSubmit={(event) => void submitAnd(event, false)}
    >
      <DraftNotice form={draft} />
      {children(form)}
    </FormDialog>
  );
}
