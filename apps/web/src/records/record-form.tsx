import { Button, Form, LiveRegion, Notice, Stack } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../forms/draft-notice.tsx';
import type { useApiForm } from '../forms/form.ts';
import type { Screen } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import type { RecordRow } from './record.ts';
import { useRecordForm, type RecordFormOptions } from './use-record-form.tsx';

export interface RecordFormProps<
  Wire,
  Row extends RecordRow,
  Input extends FieldValues,
  Output extends FieldValues & Input,
  Of extends Screen,
> extends RecordFormOptions<Wire, Row, Input, Output, Of> {
  /** A save waits for something, e.g. a file that is being read. */
  waiting?: boolean | undefined;
  /** It is stored: where to go from here. */
  onSaved: (stored: Row) => void;
  /** The person gave it up. */
  onCancel: () => void;
  children: (form: ReturnType<typeof useApiForm<Input, Output, Of>>, row: Row | null) => ReactNode;
}

/** Creates or corrects one record on its page. It stays while it is sent, because an upload may take a while. */
export function RecordForm<
  Wire,
  Row extends RecordRow,
  Input extends FieldValues,
  Output extends FieldValues & Input,
  Of extends Screen,
>({ waiting = false, onSaved, onCancel, children, ...options }: RecordFormProps<Wire, Row, Input, Output, Of>) {
  const t = useTexts('shell');
  const { form, row, submit, error, alert, draft } = useRecordForm(options, {
    whileSending: 'stays',
    inSight: true,
    onDone: onSaved,
  });
  const cancel = async () => {
    if (!(await form.mayClose())) return;
    form.forgetDraft();
    form.release();
    onCancel();
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <LiveRegion urgent>
        {error ? (
          <Notice severity="error" takesFocus>
            {error}
          </Notice>
        ) : (
          alert
        )}
      </LiveRegion>
      <DraftNotice form={draft} />
      {children(form, row)}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="large" loading={form.submitting || waiting}>
          {t('save')}
        </Button>
        <Button size="large" onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
