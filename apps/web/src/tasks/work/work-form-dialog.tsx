import { FormDialog } from '@terroir/ui-kit';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formErrorMessage } from '../../api/error-message.ts';
import { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';

export interface WorkFormDialogProps<Typed extends FieldValues, Values extends FieldValues> {
  form: ReturnType<typeof useApiForm<Typed, Values, 'tasks'>>;
  title: string;
  submitLabel: string;
  /** What the body of the call is called, before the names of its fields. */
  envelope: 'completion' | 'occurrence';
  /** @throws Failure, which the form shows */
  send: (values: Values) => Promise<unknown>;
  /** It was taken. */
  onSent: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form about what becomes of a task or of one of its times: it stays until it was taken. */
export function WorkFormDialog<Typed extends FieldValues, Values extends FieldValues>(
  props: WorkFormDialogProps<Typed, Values>,
) {
  const { form, title, submitLabel, envelope, send, onSent, onClose, children } = props;
  const t = useTexts('tasks');
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = form.submit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      throw faultsAtFields(thrown, (field) => field.replace(`${envelope}.`, ''));
    }
    form.release();
    onSent(values);
  }, setFailure);
  const close = async () => {
    if (await form.mayClose()) onClose();
  };
  return (
    <FormDialog
      open
      width="xs"
      title={title}
      submitLabel={submitLabel}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      loading={form.submitting}
      error={failure ? formErrorMessage(failure, t) : undefined}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
    >
      {children}
    </FormDialog>
  );
}
