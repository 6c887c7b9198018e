import { Button, FormDialog, Notice } from '@terroir/ui-kit';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { newKey } from '../api/client.ts';
import { formErrorMessage } from '../api/error-message.ts';
import { asFailure, type Failure } from '../api/failure.ts';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { useApiForm } from '../forms/form.ts';
import type { Schema, Sending } from '../forms/form-fields.ts';
import { mayGo } from '../forms/unsaved.ts';
import type { Screen } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import { clashes, Conflict, type RecordFact } from './conflict.tsx';
import type { RecordRow, RecordSource } from './record.ts';
import { useFreshRecord } from './use-fresh-record.ts';
import type { RecordWrites } from './use-record-writes.ts';

export interface RecordDialogProps<
  Wire,
  Row extends RecordRow,
  Input extends FieldValues,
  Output extends FieldValues & Input,
  Of extends Screen,
> {
  source: RecordSource<Wire, Row>;
  writes: RecordWrites<Row>;
  /** The row to correct; `null` makes a new one. */
  row: Row | null;
  title: string;
  /** The screen whose texts name the fields. */
  texts: Of;
  schema: Schema<Input, Output>;
  /** What the form holds before anything is typed. */
  blank: Input;
  valuesOf: (row: Row) => Input;
  /** The row as it will read, and the body of the call; `id` names a row that has none yet. */
  write: (values: Output, id: string) => { readonly row: Row; readonly body: object };
  /** The fields for people: of a row, or of what is typed. */
  factsOf: (values: Input, row: Row | null) => readonly RecordFact[];
  /** A refusal with the field names of the form in place of the call's. */
  atFormFields?: (failure: Failure) => Failure;
  /** The name under which what is typed is kept; holds the account's id. */
  draft: string;
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
>(props: RecordDialogProps<Wire, Row, Input, Output, Of>) {
  const {
    source,
    writes,
    row,
    title,
    texts,
    schema,
    blank,
    valuesOf,
    write,
    factsOf,
    draft,
    inFront,
    onDone,
    children,
  } = props;
  const t = useTexts('records');
  const form = useApiForm<Input, Output, Of>({
    texts,
    schema,
    defaultValues: (row ? valuesOf(row) : blank) as DefaultValues<Input>,
    draft,
  });
  const fresh = useFreshRecord({ source, row, form, valuesOf, factsOf });
  const [away, setAway] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [removed, setRemoved] = useState<'no' | 'yes' | 'restoring'>('no');
  const sending = useRef(false);
  const attempt = useRef({ body: '', key: '' });
  const shown = useRef(inFront);
  useEffect(() => {
    shown.current = inFront;
    return () => {
      shown.current = false;
    };
  }, [inFront]);

  const save = async (values: Output): Promise<Sending> => {
    setFailure(null);
    setAway(true);
    const content = JSON.stringify(values);
    if (attempt.current.body !== content) attempt.current = { body: content, key: newKey() };
    const { key } = attempt.current;
    const next = write(values, row?.id ?? `new-${key}`);
    const sayAndThrow = (failure: unknown): never => {
      if (!shown.current) writes.sayFailed('save', next.row, failure);
      throw failure;
    };
    try {
      const correcting = row ? { version: await fresh.version() } : undefined;
      await writes.save({ ...next, correcting, key });
      onDone();
    } catch (thrown) {
      const refused = asFailure(thrown);
      const outcome = refused.code === 'version_conflict' ? await fresh.overtaken(values).catch(sayAndThrow) : null;
      if (outcome === 'again') return outcome;
      if (outcome === 'saved') {
        writes.saySaved(next.row);
        onDone();
        return undefined;
      }
      return sayAndThrow(props.atFormFields?.(refused) ?? refused);
    }
    return undefined;
  };
  const failed = (refused: Failure) => {
    const isGone = row !== null && refused.status === 404;
    if (isGone) setRemoved('yes');
    setFailure(isGone || refused.code === 'version_conflict' ? null : refused);
  };
  const send = async (event: FormEvent) => {
    if (sending.current) return;
    sending.current = true;
    await form.submit(save, failed)(event);
    sending.current = false;
    setAway(false);
  };
  const restoreAndSave = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.closest('form');
    if (row === null) return;
    setRemoved('restoring');
    setFailure(null);
    try {
      await writes.bringBack(row);
    } catch (thrown) {
      setFailure(asFailure(thrown));
      setRemoved('yes');
      return;
    }
    setRemoved('no');
    around?.requestSubmit();
  };
  const close = async () => {
    if (await mayGo('leave')) onDone();
  };

  const said = failure ? `${t('failed.notSaved')} ${formErrorMessage(failure, t)}` : undefined;

  return (
    <FormDialog
      open={!away && inFront}
      title={title}
      submitLabel={t('shell:save')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      loading={form.submitting}
      error={removed === 'no' ? said : undefined}
      alert={
        fresh.changed ? (
          <Conflict
            rows={clashes(
              factsOf(form.start, row),
              factsOf(form.getValues(), row),
              factsOf(valuesOf(fresh.changed), fresh.changed),
            )}
            onMine={fresh.keepMine}
            onTheirs={fresh.takeTheirs}
          />
        ) : removed === 'no' ? null : (
          <Notice
            severity="warning"
            title={t('removed.title')}
            takesFocus
            action={
              <Button loading={removed === 'restoring'} onClick={(event) => void restoreAndSave(event)}>
                {t('removed.restore')}
              </Button>
            }
          >
            {said ?? t('removed.text')}
          </Notice>
        )
      }
      onClose={() => void close()}
      onSubmit={(event) => void send(event)}
    >
      <DraftNotice form={{ ...form, reset: fresh.changed ? fresh.takeTheirs : form.reset }} />
      {children(form)}
    </FormDialog>
  );
}
