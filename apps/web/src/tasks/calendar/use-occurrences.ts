import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { daysOf, shiftPeriod } from '@terroir/ui-kit/schedule';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../i18n/texts.ts';
import type { RecordWrite } from '../../records/record.ts';
import { writeKey } from '../../records/use-records.ts';
import { underItsId, useWaiting } from '../../records/waiting.ts';
import { taskSource, type TaskRow } from '../task/task.ts';
import type { CalendarPlace } from './calendar-address.ts';
import { occurrencesQuery } from './occurrences-query.ts';
import type { Span } from './occurrences.ts';
import { occurrenceMoveKey } from './use-occurrence-move.ts';
import { withWrites, type OccurrenceChange, type ShownOccurrences } from './with-writes.ts';

/** So many of a day are fetched: as many as a calendar shows. */
const PER_DAY = { month: 4, week: 40, day: 300 } as const;

const spanOf = ({ view, date }: CalendarPlace, firstWeekday: number): Span => {
  const days = daysOf(view, date, firstWeekday);
  return { from: days[0] ?? date, to: days.at(-1) ?? date, perDay: PER_DAY[view] };
};

interface Fetched {
  /** Undefined until they are fetched. */
  readonly shown: ShownOccurrences | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What falls in a span (`null` asks for nothing), with the writes that wait to be sent or are under way. */
export function useSpan(span: Span | null): Fetched {
  const language = useLanguage();
  const asked = span ?? { from: '', to: '' };
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...occurrencesQuery(language, asked),
    enabled: span !== null,
  });
  const writes = useMutationState({
    filters: { mutationKey: [...writeKey(taskSource)] },
    select: ({ state: { status, variables, data: stored, submittedAt } }) => {
      const { kind, row } = variables as RecordWrite<TaskRow>;
      return { kind, row: status === 'success' ? (stored as TaskRow) : underItsId(row), status, submittedAt };
    },
  });
  const moves = useMutationState({
    filters: { mutationKey: [...occurrenceMoveKey], status: 'pending' },
    select: ({ state }) => state.variables as OccurrenceChange,
  });
  const { changes: waiting } = useWaiting(taskSource);
  const { from, to } = asked;
  const shown = useMemo(() => {
    // An answered write stays over what was fetched before it.
    const open = writes.filter(
      ({ status, submittedAt }) => status === 'pending' || (status === 'success' && submittedAt > dataUpdatedAt),
    );
    return data && withWrites(data, { from, to }, [...waiting, ...open], moves);
  }, [data, dataUpdatedAt, from, to, waiting, writes, moves]);
  return { shown, error, isFetching, retry: () => void refetch() };
}

/** What a calendar shows. The periods before and after are fetched ahead. */
export function useOccurrences(place: CalendarPlace, firstWeekday: number, isReady: boolean): Fetched {
  const language = useLanguage();
  const queries = useQueryClient();
  const { view, date } = place;
  const fetched = useSpan(isReady ? spanOf(place, firstWeekday) : null);
  const isHere = fetched.shown !== undefined;
  useEffect(() => {
    if (!isHere) return;
    for (const by of [1, -1]) {
      const span = spanOf({ view, date: shiftPeriod(view, date, by) }, firstWeekday);
      void queries.prefetchQuery(occurrencesQuery(language, span));
    }
  }, [isHere, view, date, firstWeekday, language, queries]);
  return fetched;
}
