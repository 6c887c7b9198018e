import { Chip, type Column } from '@terroir/ui-kit';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { mendingAtom } from '../outbox/outbox.ts';
import { store } from '../session/store.ts';
import type { RecordRow } from './record.ts';
import type { WaitingState } from './waiting.ts';

/** Columns whose first one says of a row that its last write is kept on this device. The same while nothing waits. */
export function useMarked<Row extends RecordRow>(
  columns: readonly Column<Row>[],
  waiting: ReadonlyMap<string, WaitingState>,
): readonly Column<Row>[] {
  return useMemo(() => {
    const [first, ...rest] = columns;
    if (!first || waiting.size === 0) return columns;
    const renderCell = (row: Row) => {
      const state = waiting.get(row.id);
      return (
        <>
          {first.renderCell(row)}
          {state && <WaitingMark state={state} />}
        </>
      );
    };
    return [{ ...first, renderCell }, ...rest];
  }, [columns, waiting]);
}

/** A word on a row whose last write is kept on this device. */
export function WaitingMark({ state }: { state: WaitingState }) {
  const t = useTexts('records');
  return (
    <>
      {' '}
      <Chip
        component="span"
        size="small"
        color={state === 'refused' ? 'error' : 'info'}
        variant="outlined"
        label={t(`waiting.${state}`)}
      />
    </>
  );
}

/** Opens the form of the row whose refused write the person wants to mend, once the list shows it. */
export function useMending<Row extends RecordRow>(rows: readonly Row[] | undefined, open: (row: Row) => void): void {
  const [mending, setMending] = useAtom(mendingAtom, { store });
  const found = mending ? rows?.find(({ id }) => id === mending.rowId) : undefined;
  const begin = useEffectEvent((row: Row) => {
    setMending(null);
    open(row);
  });
  useEffect(() => {
    if (found) begin(found);
  }, [found]);
}
