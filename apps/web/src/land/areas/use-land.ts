import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordChange, RecordWrite } from '../../records/record.ts';
import { nowKey, useRecords, writeKey, type Records } from '../../records/use-records.ts';
import { plotSource, wholeLand, zoneSource, type PlotRow, type ZoneRow } from '../../places/area.ts';
import { withZoneChanges } from './with-zone-changes.ts';

interface ZoneWrite extends RecordChange<ZoneRow> {
  readonly pending: boolean;
  readonly at: number;
}

/** The plots with their zones, now (`null`) or at an instant; writes under way to plots and zones show at once. */
export function useLand(
  asOf: string | null,
): Pick<Records<PlotRow>, 'rows' | 'pending' | 'error' | 'isFetching' | 'retry'> {
  const queries = useQueryClient();
  const { rows, arriving, pending, error, isFetching, retry } = useRecords(plotSource, { asOf, ...wholeLand });
  const writes = useMutationState<ZoneWrite | null>({
    filters: { mutationKey: writeKey(zoneSource) },
    select: ({ state }) => {
      const { kind, row } = state.variables as RecordWrite<ZoneRow>;
      const stored = state.status === 'success' ? (state.data as ZoneRow) : row;
      if (state.status !== 'pending' && state.status !== 'success') return null;
      return { kind, row: stored, pending: state.status === 'pending', at: state.submittedAt };
    },
  });
  // An answered write stays over the list until that was fetched again after it.
  const fetchedAt = Math.max(
    0,
    ...queries
      .getQueryCache()
      .findAll({ queryKey: nowKey(plotSource) })
      .map(({ state }) => state.dataUpdatedAt),
  );
  const shown = useMemo(
    () => rows && (asOf === null ? withZoneChanges(rows, openWrites(writes, fetchedAt)) : rows),
    [rows, writes, fetchedAt, asOf],
  );
  const busy = useMemo(() => {
    const zones = writes.flatMap((write) => (write?.pending ? [write.row.id] : []));
    return zones.length === 0 ? pending : new Set([...pending, ...zones]);
  }, [pending, writes]);
  return { rows: shown, pending: busy, error: arriving ? null : error, isFetching, retry };
}

const openWrites = (writes: readonly (ZoneWrite | null)[], fetchedAt: number): readonly ZoneWrite[] =>
  writes.filter((write): write is ZoneWrite => write !== null && (write.pending || write.at > fetchedAt));
