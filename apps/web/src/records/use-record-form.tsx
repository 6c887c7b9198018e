import { Button, Notice } from '@terroir/ui-kit';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { newKey, type SendOptions } from '../api/client.ts';
import { formErrorMessage } from '../api/error-message.ts';
import { asFailure, type Failure } from '../api/failure.ts';
import { useApiForm } from '../forms/form.ts';
import type { Schema, Sending } from '../forms/form-fields.ts';
import type { Screen } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import { ChosenNotice, clashes, Conflict, usePicks, type RecordFact } from './conflict.tsx';
import type { RecordRow, RecordSource } from './record.ts';
import { entryOfRow } from './waiting.ts';
import { useFreshRecord } from './use-fresh-record.ts';
import type { RecordWrites } from './use-record-writes.ts';

export interface RecordFormOptions<
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
  /** The screen whose texts name the fields. */
  texts: Of;
  schema: Schema<Input, Output>;
  /** What the form holds before anything is typed. */
  blank: Input;
  valuesOf: (row: Row) => Input;
  /** The row as it will read, and the body of the call; `id` names a row that has none yet. */
  write: (values: Output, id: string, row: Row | null) => { readonly row: Row; readonly body: object };
  /** The fields for people: of a row, or of what is typed. */
  factsOf: (values: Input, row: Row | null) => readonly RecordFact[];
  /** A refusal with the field names of the form in place of the call's. */
  atFormFields?: ((failure: Failure) => Failure) | undefined;
  /** The name under which what is typed is kept; holds the account's id. */
  draft: string;
  /** Never kept in a draft: pictures, which are too large. */
  secret?: readonly Path<Input>[] | undefined;
  /** Kept in the draft along with whatever is changed: what was proposed, and would be proposed otherwise next time. */
  draftWith?: readonly Path<Input>[] | undefined;
  /** What sending waits for, e.g. files that are being read. Resolves to whether the form can be sent. */
  settled?: (() => Promise<boolean>) | undefined;
  /** Sends it in a way of its own, e.g. as an upload that says how far it is and can be stopped. `key` names the attempt. */
  send?: ((values: Output, send: (options: SendOptions) => Promise<Row>, key: string) => Promise<Row>) | undefined;
}

/** The person stopped the call: nothing went wrong. */
const wasStopped = ({ cause }: Failure) => cause instanceof DOMException && cause.name === 'AbortError';

interface RecordFormPlace<Row> {
  /** `steps-aside`: a dialog, gone while it is sent; `stays`: a form on its page, in which typing may go on. */
  readonly whileSending: 'steps-aside' | 'stays';
  /** Out of sight a toast says that a save failed. */
  readonly inSight: boolean;
  /** It is stored, and nothing is left to do here. A form on its page that was left meanwhile is not asked to go anywhere. */
  readonly onDone: (stored: Row) => void;
  /** It passed its check and is about to be sent; the row as it will read. */
  readonly onSend?: ((row: Row) => void) | undefined;
}

/**
 * The form of one record, wherever it is shown: validation, draft, the version it builds on, conflict field by field, a
 * record that was deleted meanwhile. A refusal keeps everything that was typed.
 */
export function useRecordForm<
  Wire,
  Row extends RecordRow,
  Input extends FieldValues,
  Output extends FieldValues & Input,
  Of extends Screen,
>(
  options: RecordFormOptions<Wire, Row, Input, Output, Of>,
  { whileSending, inSight, onDone, onSend }: RecordFormPlace<Row>,
) {
  const { source, writes, texts, schema, blank, valuesOf, write, factsOf, draft, secret = [] } = options;
  const t = useTexts('records');
  // What is kept on this device for the row, and is mended here: a new one is not the server's yet.
  const [mended] = useState(() => options.row && entryOfRow(source, options.row.id));
  const [row, setRow] = useState(mended?.kind === 'create' ? null : options.row);
  const stays = whileSending === 'stays';
  const form = useApiForm<Input, Output, Of>({
    texts,
    schema,
    defaultValues: (mended?.typed?.start ?? (options.row ? valuesOf(options.row) : blank)) as DefaultValues<Input>,
    draft: mended ? null : draft, // it is kept already
    secret,
    draftWith: options.draftWith,
    ...(options.settled ? { settled: options.settled } : {}),
    warnWhileSending: stays,
  });
  const typeAgain = useEffectEvent(() => {
    for (const [field, value] of Object.entries(mended?.typed?.changed ?? {}))
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
  });
  useEffect(() => typeAgain(), []);
  const fresh = useFreshRecord({ source, row, form, valuesOf, factsOf });
  const picks = usePicks(fresh.changed?.version ?? null);
  const [isChosen, setChosen] = useState(false);
  const [away, setAway] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [removed, setRemoved] = useState<'no' | 'yes' | 'restoring'>('no');
  const [refusals, setRefusals] = useState(0);
  const sending = useRef(false);
  const finished = useRef(false);
  const attempt = useRef({ body: '', key: '' });
  const shown = useRef(inSight);
  useEffect(() => {
    shown.current = inSight;
    return () => {
      shown.current = false;
    };
  }, [inSight]);

  /** What is left to do once a row is stored. */
  const done = (stored: Row): Sending => {
    if (!stays) {
      finished.current = true;
      onDone(stored);
      return undefined;
    }
    if (!shown.current) return undefined;
    if (form.settle(valuesOf(stored))) {
      form.release();
      finished.current = true; // the second press of a double click may come before the form is gone
      onDone(stored);
      return undefined;
    }
    setRow(stored); // what was typed since then corrects what is stored now
    return 'more';
  };
  const save = async (values: Output): Promise<Sending> => {
    setFailure(null);
    setChosen(false);
    const content = JSON.stringify(values);
    if (attempt.current.body !== content) attempt.current = { body: content, key: newKey() };
    const { key } = attempt.current;
    const next = write(values, row?.id ?? mended?.rowId ?? `new-${key}`, row);
    onSend?.(next.row);
    // A dialog is gone before an answer can come, so that what opens in its place is in front by then.
    if (stays) setAway(true);
    else flushSync(() => setAway(true));
    const sayAndThrow = (failure: unknown): never => {
      if (!shown.current) writes.sayFailed(row ? 'save' : 'add', next.row, failure);
      throw failure;
    };
    let stored: Row;
    try {
      const base = form.startNow();
      const correcting = row ? { version: await fresh.version() } : undefined;
      if (form.startNow() !== base) return 'again'; // while the version came, so did what someone else had changed
      const typed = { start: structuredClone(form.startNow()), changed: structuredClone(form.changedNow()) };
      const amends = mended ?? undefined;
      const send = (sendOptions: SendOptions) => writes.save({ ...next, correcting, key, sendOptions, typed, amends });
      stored = await (options.send ? options.send(values, send, key) : send({}));
    } catch (thrown) {
      const refused = asFailure(thrown);
      if (wasStopped(refused)) return 'more';
      const outcome = refused.code === 'version_conflict' ? await fresh.overtaken(values).catch(sayAndThrow) : null;
      if (outcome === 'again') return outcome;
      if (outcome !== null && typeof outcome === 'object') {
        writes.saySaved(next.row);
        return done(outcome.stored);
      }
      return sayAndThrow(options.atFormFields?.(refused) ?? refused);
    }
    return done(stored);
  };
  const failed = (refused: Failure) => {
    const isGone = row !== null && refused.status === 404;
    const isChoice = refused.code === 'version_conflict';
    if (isGone) setRemoved('yes');
    if (isChoice) setRefusals((before) => before + 1); // the choice is said again each time
    setFailure(isGone || isChoice ? null : refused);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current || finished.current) return;
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

  const said = failure ? `${t('failed.notSaved')} ${formErrorMessage(failure, t)}` : undefined;
  let alert: ReactNode = null;
  if (fresh.changed)
    alert = (
      <Fragment key={refusals}>
        <Conflict
          rows={clashes(
            factsOf(form.start, row),
            factsOf(form.getValues(), row),
            factsOf(valuesOf(fresh.changed), fresh.changed),
          )}
          {...picks}
          onChosen={(theirs) => {
            fresh.keepChosen(theirs);
            setChosen(true);
          }}
        />
      </Fragment>
    );
  else if (removed !== 'no')
    alert = (
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
    );
  else if (isChosen && form.formState.isDirty) alert = <ChosenNotice />;

  return {
    form,
    /** What it corrects; `null` while nothing is stored. */
    row,
    submit,
    /** It is being sent, or about to be. */
    away,
    /** What went wrong with the whole form. */
    error: removed === 'no' ? said : undefined,
    /** What must be settled before it can be sent. */
    alert,
    /** The form as the notice of its draft needs it: starting over shows the record as it is now. */
    draft: { ...form, reset: fresh.changed ? fresh.takeTheirs : form.reset },
  };
}
