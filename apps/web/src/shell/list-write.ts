import { useToasts } from '@terroir/ui-kit';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey, type Page, type Saved } from './client.ts';
import { asFailure, type Failure } from './failure.ts';
import { wordsOf } from './words.ts';
import { useTexts } from './texts.ts';

export interface ListWrite<Row, Input> {
  /** The list that shows the change at once. */
  queryKey: QueryKey;
  /** Sends it; `key` goes into a POST, so that the same attempt made twice is written once. */
  send: (input: Input, key: string) => Promise<unknown>;
  /** The list as it will be. Leave a new record's id to the server: name it `pending-…` until the answer comes. */
  show: (rows: readonly Saved<Row>[], input: Input) => readonly Saved<Row>[];
  /** What else follows from the change, e.g. a summary. */
  touches?: readonly QueryKey[];
  /** After success, e.g. a toast with an undo. */
  done?: (input: Input) => void;
  /** Hears of the refusal first; true when it has said so at its fields. Else a toast says it. */
  failed?: (failure: Failure, input: Input) => boolean;
}

/** A write that the list shows at once; when it fails the list is put back and a message says so. */
export function useListWrite<Row, Input>(write: ListWrite<Row, Input>) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const t = useTexts('shell');
  const attempt = useRef({ body: '', key: '' });

  /** The same key as long as the same content is sent again, e.g. after the line was down. */
  const keyOf = (input: Input) => {
    const body = JSON.stringify(input);
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
    return attempt.current.key;
  };
  return useMutation({
    mutationFn: async (input: Input) => write.send(input, keyOf(input)),
    onMutate: async (input) => {
      await queries.cancelQueries({ queryKey: write.queryKey });
      const before = queries.getQueryData<Page<Row>>(write.queryKey);
      if (before) {
        const rows = write.show(before.rows, input);
        queries.setQueryData<Page<Row>>(write.queryKey, { ...before, rows, total: before.total + rows.length - before.rows.length });
      }
      return { before };
    },
    onSuccess: (_, input) => {
      attempt.current = { body: '', key: '' };
      write.done?.(input);
    },
    onError: (thrown, input, shown) => {
      if (shown?.before) queries.setQueryData(write.queryKey, shown.before);
      const failure = asFailure(thrown);
      if (!write.failed?.(failure, input)) toasts.show({ tone: 'error', text: wordsOf(failure, t) });
    },
    onSettled: async () => {
      await Promise.all([write.queryKey, ...(write.touches ?? [])].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
