import { produceName } from '@terroir/market';
import { useQuery } from '@tanstack/react-query';
import type { SeasonAttributes } from '@terroir/land';
import { Card, Chip, EmptyState, styled } from '@terroir/ui-kit';
import { Failed } from '../../api/query-state.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { client } from '../../session/session.ts';
import { useFormat } from '../../session/use-format.ts';
import { landKey, type Area } from '../../places/area.ts';

type Season = SeasonAttributes;

const Years = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  '& > li': {
    display: 'grid',
    gap: '8px 24px',
    padding: '16px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '5em minmax(0, 1fr) minmax(0, 1fr)' },
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& h3': { margin: 0, fontVariantNumeric: 'lining-nums' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8, alignContent: 'start' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** What grew and was done at a plot or zone, year by year: its rotation at a glance. */
export function AreaSeasons({ area, asOf }: { area: Area; asOf: string | null }) {
  const t = useTexts('land');
  const query = { as_of: asOf };
  const seasons = useQuery({
    queryKey: [...landKey, 'seasons', area.kind, area.id, asOf],
    queryFn: ({ signal }) => client.list<Season>(`/${area.kind}s/${area.id}/seasons`, { signal, query }),
  });
  const rows = seasons.data?.rows;
  const names = useProduceNames(rows?.some(({ produces }) => produces.length > 0) ?? false, asOf);
  return (
    <Card title={t('seasons.title', { what: area.name })} description={t('seasons.lead')}>
      {seasons.error && !rows ? (
        <Failed error={seasons.error} onRetry={() => void seasons.refetch()} loading={seasons.isFetching} compact />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState drawing="field" compact headingLevel={3} title={t('seasons.empty')}>
          {t('seasons.fill')}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <Years>
          {rows.map((season) => (
            <SeasonItem key={season.year} season={season} names={names} />
          ))}
        </Years>
      ) : null}
    </Card>
  );
}

function SeasonItem({ season, names }: { season: Season; names: ReadonlyMap<string, string> | undefined }) {
  const t = useTexts('land');
  const format = useFormat();
  const days = (from: string, to: string) => (from === to ? format.day(from) : format.period(from, to));
  const { year, produces, tasks } = season;
  return (
    <li>
      <h3>{year}</h3>
      {produces.length > 0 ? (
        <ul aria-label={t('seasons.produces', { year })}>
          {produces.map(({ produceId, from, to }) => (
            <li key={produceId}>
              <Chip color="success" label={names ? (names.get(produceId) ?? t('seasons.gone')) : t('shell:loading')} />
              <small>{days(from, to)}</small>
            </li>
          ))}
        </ul>
      ) : (
        <small>{t('seasons.noProduce')}</small>
      )}
      <ul aria-label={t('seasons.tasks', { year })}>
        {tasks.map(({ taskId, name, from, to, times, done }) => (
          <li key={taskId}>
            {name}
            <small>
              {days(from, to)}
              {times > 1 ? ` · ${t('seasons.times', { count: times })}` : ''}
              {done > 0 ? ` · ${times === 1 ? t('seasons.doneOnce') : t('seasons.done', { count: done })}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the produces of the company are called, by id; undefined while they are on their way. */
function useProduceNames(needed: boolean, asOf: string | null): ReadonlyMap<string, string> | undefined {
  const language = useLanguage();
  return useQuery({
    queryKey: [...landKey, 'produce-names', language, asOf],
    enabled: needed,
    queryFn: async ({ signal }) => {
      const query = { limit: 500, as_of: asOf };
      const { rows } = await client.list<{ product: Named; variety: Named }>('/produces', { signal, query });
      return new Map(rows.map((row) => [row.id, produceName(row)]));
    },
  }).data;
}
