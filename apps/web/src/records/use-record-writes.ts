import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '@terroir/ui-kit';
import { useRef } from 'react';
import { newKey, type SendOptions } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { asFailure, Failure } from '../api/failure.ts';
import { useTexts } from '../i18n/texts.ts';
import { isFull } from '../offline/open-database.ts';
import type { OutboxEntry, OutboxWrite } from '../outbox/entry.ts';
import { isWaiting, keepWrite, replaceEntry, storedAs, throwAway } from '../outbox/outbox.ts';
import { settledPages } from './record-changes.ts';
import { sendWrite, type RecordRow, type RecordSource, type RecordWrite } from './record.ts';
import { entryOfRow, kept } from './waiting.ts';
import { nowKey, writeKey, type RecordPages } from './use-records.ts';

export interface RecordSaving<Row> {
  /** The row as it will read. */
  readonly row: Row;
  /** The body of the call. */
  readonly body: object;
  /** The version that a correction builds on; `undefined` creates. */
  readonly correcting: { readonly version: string | null } | undefined;
  readonly key: string;
  /** What the message says once it is created. Default: that it was added. */
  readonly addedText?: string;
  /** Nothing is said once it is created: the screen does. */
  readonly quiet?: boolean;
  /** What its form began with and what was changed, by which it is mended if it has to wait and is refused. */
  readonly typed?: OutboxWrite['typed'];
  /** The write that waits on this device, or was refused, in whose place this one comes. */
  readonly amends?: OutboxEntry | undefined;
  /** How it is sent, e.g. as an upload that says how far it is. */
  readonly sendOptions?: SendOptions;
}

/**
 * Ways to change a list. Each change shows at once, outlives the screen that made it, and is taken back when it fails.
 * `nameOf` is what messages call a row.
 */
export function useRecordWrites<Wire, Row extends RecordRow>(
  source: RecordSource<Wire, Row>,
  nameOf: (row: Row) => string,
) {
  const t = useTexts('records');
  const toasts = useToasts();
  const queries = useQueryClient();
  /** By the key of the attempt: a write itself is data alone. */
  const sendOptions = useRef(new Map<string, SendOptions>());
  /** Removals by the key of the attempt, of what was removed before. */
  const alreadyGone = useRef(new Set<string>());
  /** Writes by the key of the attempt that are kept on this device instead of being answered. */
  const waiting = useRef(new Set<string>());
  const forms = useRef(new Map<string, Pick<RecordSaving<Row>, 'typed' | 'amends'>>());

  /** Keeps a write until it can be sent. @throws Failure: that of the line, or that the device has no room */
  async function wait(one: RecordWrite<Row>, unanswered: unknown): Promise<Row> {
    try {
      await keepWrite(kept(source, one, nameOf(one.row), forms.current.get(one.key)?.typed));
    } catch (thrown) {
      if (!(thrown instanceof DOMException)) throw thrown;
      if (!isFull(thrown)) throw unanswered;
      const fault = { code: 'storage_full', field: null, message: t('failed.noRoom') };
      throw new Failure('answer', 507, [fault], null, { cause: thrown });
    }
    waiting.current.add(one.key);
    return one.row;
  }

  /** In the place of a write that waits or was refused. */
  async function amend(one: RecordWrite<Row>, amended: OutboxEntry): Promise<Row> {
    const write = kept(source, { ...one, kind: amended.kind }, nameOf(one.row), forms.current.get(one.key)?.typed);
    const outcome = await replaceEntry(amended.id, { ...write, rowId: amended.rowId });
    if (outcome === 'waits') waiting.current.add(one.key);
    if (outcome !== null) return typeof outcome === 'object' ? { ...one.row, ...outcome } : one.row;
    // It is on its way, or was sent meanwhile: then this corrects what it made.
    const made = storedAs(amended.rowId);
    const later = { ...one, kind: 'correct' as const, version: made?.version ?? null };
    return wait(made ? { ...later, row: { ...one.row, id: made.id } } : later, new Failure('network', 0, [], null));
  }

  const { mutateAsync: write } = useMutation({
    mutationKey: writeKey(source),
    mutationFn: async (one: RecordWrite<Row>): Promise<Row> => {
      const amends = forms.current.get(one.key)?.amends;
      if (amends) return amend(one, amends);
      if (source.outbox && isWaiting()) return wait(one, new Failure('network', 0, [], null));
      try {
        return await sendWrite(source, one, sendOptions.current.get(one.key));
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (source.outbox && failure.kind === 'network') return wait(one, failure);
        if (one.kind !== 'remove' || failure.status !== 404) throw thrown;
        alreadyGone.current.add(one.key);
        return one.row;
      }
    },
    onSuccess: (row, { kind, key }) => {
      if (waiting.current.has(key)) return; // the outbox shows it
      queries.setQueriesData<RecordPages<Row>>(
        { queryKey: nowKey(source) },
        (data) => data && { ...data, pages: [...settledPages(data.pages, [{ kind, row }], source.compare)] },
      );
    },
    onSettled: () => {
      // Also after a failure: without an answer the write may have been made, and a refusal may be about an old list.
      void queries.invalidateQueries({ queryKey: source.invalidates ?? source.key });
    },
  });

  /** Creates or corrects a record. @returns it as it is stored @throws Failure for the form to show */
  async function save({
    row,
    body,
    correcting,
    key,
    addedText,
    quiet,
    sendOptions: own,
    typed,
    amends,
  }: RecordSaving<Row>): Promise<Row> {
    if (own) sendOptions.current.set(key, own);
    forms.current.set(key, { typed, amends });
    const before = correcting && shownBefore(row.id);
    try {
      const stored = await write({ kind: correcting ? 'correct' : 'create', row, body, key, ...correcting });
      if (sayWaits(key, row)) return stored;
      if (correcting) saySaved(row, undoOf(correcting.version, stored, before ?? row));
      else if (!quiet) toasts.show({ text: addedText ?? t('done.added', { what: nameOf(row) }) });
      return stored;
    } finally {
      sendOptions.current.delete(key);
      forms.current.delete(key);
    }
  }

  /** Says of a write that is kept on this device that it is. */
  function sayWaits(key: string, row: Row): boolean {
    if (!waiting.current.delete(key)) return false;
    toasts.show({ severity: 'info', text: t('done.waits', { what: nameOf(row) }) });
    return true;
  }

  /** Says that a correction is stored, with the way back where there is one. */
  function saySaved(row: Row, undo?: () => void): void {
    const action = undo && { label: t('undo'), onSelect: undo };
    toasts.show({ text: t('done.corrected', { what: nameOf(row) }), action });
  }

  /** The row as the lists show it now. */
  const shownBefore = (id: string): Row | undefined =>
    queries
      .getQueriesData<RecordPages<Row>>({ queryKey: nowKey(source) })
      .flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? [])
      .find((row) => row.id === id);

  /** Takes a correction back: undefined where it changed nothing, or what it built on is not known. */
  function undoOf(version: string | null, stored: Row, before: Row): (() => void) | undefined {
    if (version === null || stored.version === null || stored.version === version) return undefined;
    return () => void revert(before, version, stored.version);
  }

  async function revert(row: Row, to: string, version: string | null): Promise<void> {
    const key = newKey();
    try {
      const stored = await write({ kind: 'revert', row, to, version, key });
      if (sayWaits(key, row)) return;
      toasts.show({ text: t('done.undone', { what: nameOf(stored) }) });
    } catch (thrown) {
      sayFailed('undo', row, thrown);
    }
  }

  /** Restores a record without a word. @throws Failure */
  const bringBack = (row: Row): Promise<Row> => write({ kind: 'restore', row, key: newKey() });

  /**
   * Does to a record what its form does not say, e.g. marks it as done, without a word. `row` is as it will read.
   * @returns it as it is stored, or `waits` on this device until it can be @throws Failure
   */
  async function act(row: Row, action: string, body?: object): Promise<{ stored: Row; waits: boolean }> {
    const key = newKey();
    const stored = await write({ kind: 'act', row, action, key, ...(body && { body }) });
    return { stored, waits: waiting.current.delete(key) };
  }

  async function restore(row: Row): Promise<void> {
    const key = newKey();
    try {
      await write({ kind: 'restore', row, key });
      if (sayWaits(key, row)) return;
      toasts.show({ text: t('done.restored', { what: nameOf(row) }) });
    } catch (thrown) {
      sayFailed('restore', row, thrown);
    }
  }

  async function remove(row: Row): Promise<void> {
    const key = newKey();
    const unsent = entryOfRow(source, row.id);
    if (unsent?.kind === 'create' && (unsent.refusal !== null || unsent.triedAt === null)) {
      await throwAway(unsent); // the server never had it
      toasts.show({ text: t('done.removed', { what: nameOf(row) }) });
      return;
    }
    try {
      await write({ kind: 'remove', row, version: row.version, key });
    } catch (thrown) {
      sayFailed('remove', row, thrown);
      return;
    }
    const waits = waiting.current.delete(key);
    if (alreadyGone.current.delete(key)) {
      toasts.show({ severity: 'info', text: t('done.gone', { what: nameOf(row) }) });
      return;
    }
    toasts.show({
      text: t(waits ? 'done.waits' : 'done.removed', { what: nameOf(row) }),
      action: { label: t('undo'), onSelect: () => void restore(row) },
    });
  }

  /** Says what failed and how the row reads now. The session itself reports its end. */
  function sayFailed(what: 'add' | 'save' | 'remove' | 'restore' | 'undo', row: Row, thrown: unknown): void {
    if (asFailure(thrown).status === 401) return;
    toasts.show({
      severity: 'error',
      text: `${t(`failed.${what}`, { what: nameOf(row) })} ${errorMessage(thrown, t)}`,
    });
  }

  return { save, saySaved, remove, restore, bringBack, act, sayFailed };
}
export type RecordWrites<Row> = Pick<
  ReturnType<typeof useRecordWrites<unknown, Row & RecordRow>>,
  'save' | 'saySaved' | 'remove' | 'restore' | 'bringBack' | 'sayFailed'
>;
