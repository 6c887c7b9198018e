import { queryOptions } from '@tanstack/react-query';
import type { OccurrenceAttributes, OccurrenceMeta } from '@terroir/land';
import { Failure } from '../../api/failure.ts';
import type { Language } from '../../i18n/language.ts';
import { client } from '../../session/session.ts';
import { tasksKey } from '../task/task.ts';
import { occurrencesOffline } from './from-tasks.ts';
import type { Occurrences, Span } from './occurrences.ts';

/** When tasks fall, in the cache. */
export const occurrencesKey = [...tasksKey, 'occurrences'] as const;

/** What falls between two days, both inclusive; without a network also where these days were not looked at before. */
export const occurrencesQuery = (language: Language, { from, to, perDay }: Span) =>
  queryOptions({
    queryKey: [...occurrencesKey, language, from, to, perDay ?? null],
    queryFn: async ({ signal }): Promise<Occurrences> => {
      try {
        const { rows, meta } = await client.list<OccurrenceAttributes, OccurrenceMeta>('/tasks/occurrences', {
          query: { from, to, per_day: perDay },
          signal,
        });
        return { rows, totals: meta.days };
      } catch (thrown) {
        if (!(thrown instanceof Failure) || thrown.kind !== 'network') throw thrown;
        const offline = await occurrencesOffline({ from, to, perDay }, signal);
        if (offline === null) throw thrown;
        return offline;
      }
    },
  });
