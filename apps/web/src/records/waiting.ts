import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { outboxAtom, storedAs, type OutboxState } from '../outbox/outbox.ts';
import type { OutboxEntry, OutboxWrite } from '../outbox/entry.ts';
import { store } from '../session/store.ts';
import type { RecordChange, RecordRow, RecordSource, RecordWrite } from './record.ts';

/** What became of a write that is kept on this device. */
export type WaitingState = 'waiting' | 'sending' | 'refused';

/** The writes to a list that are kept on this device. */
export interface Waiting<Row extends RecordRow> {
  readonly changes: readonly RecordChange<Row>[];
  /** By the ids of the rows. */
  readonly states: ReadonlyMap<string, WaitingState>;
}

const isOf = (key: readonly string[]) => {
  const list = JSON.stringify(key);
  return (entry: OutboxEntry) => JSON.stringify(entry.list) === list;
};

/** A row under the id that the server gave it, once that is known: what is sent and what is fetched are one row then. */
export function underItsId<Row extends RecordRow>(row: Row): Row {
  const stored = storedAs(row.id);
  return stored ? { ...row, id: stored.id } : row;
}
const changeOf = <Row extends RecordRow>({ kind, row }: OutboxEntry): RecordChange<Row> => ({
  kind,
  row: underItsId(row as Row),
});

function waitingOf<Row extends RecordRow>({ entries, settled, sending }: OutboxState, key: readonly string[]) {
  const own = entries.filter(isOf(key));
  return {
    changes: [...settled.filter(isOf(key)), ...own].map((entry) => changeOf<Row>(entry)),
    states: new Map(
      own.map(
        ({ id, rowId, refusal }) =>
          [storedAs(rowId)?.id ?? rowId, refusal ? 'refused' : id === sending ? 'sending' : 'waiting'] as const,
      ),
    ),
  };
}

/** The writes to a list that wait to be sent, laid over it until it has them. */
export function useWaiting<Wire, Row extends RecordRow>({ key }: RecordSource<Wire, Row>): Waiting<Row> {
  const state = useAtomValue(outboxAtom, { store });
  return useMemo(() => waitingOf<Row>(state, key), [state, key]);
}

/** The write that made a row read as it does, where it is kept on this device. */
export const entryOfRow = ({ key }: { readonly key: readonly string[] }, rowId: string): OutboxEntry | undefined =>
  store
    .get(outboxAtom)
    .entries.filter(isOf(key))
    .findLast((entry) => entry.rowId === rowId && (entry.kind === 'create' || entry.kind === 'correct'));

/** A write to a list as the outbox keeps it. */
export function kept<Wire, Row extends RecordRow>(
  { path, key, invalidates, outbox }: RecordSource<Wire, Row>,
  { row, kind, key: attempt, body, version, to, action }: RecordWrite<Row>,
  name: string,
  typed: OutboxWrite['typed'],
): OutboxWrite {
  return {
    kind,
    path,
    rowId: row.id,
    key: attempt,
    body,
    version,
    to,
    action,
    row,
    list: key,
    invalidates: invalidates ?? key,
    name,
    href: outbox?.href ?? '/',
    typed,
  };
}
