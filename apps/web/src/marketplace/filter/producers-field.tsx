import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MarketplaceProducerAttributes } from '@terroir/market';
import { useState } from 'react';
import { ManyChoice } from '../../records/choices/many-choice.tsx';
import { keptWords } from '../../records/search/kept-words.ts';
import { useTyped } from '../../records/search/use-typed.ts';
import { client } from '../../session/session.ts';
import { useFormat } from '../../session/use-format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { MOST_PRODUCERS, type MarketSearch } from './search.ts';
import { useAtOnce } from './use-at-once.ts';

/** As many as a list offers at once; more letters find the others. */
const OFFERED = 50;

/** The names of producers of the market by their ids; undefined while they are on their way, null of one that is not there. */
export function useProducerNames(ids: readonly string[]): (id: string) => string | null | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['marketplace', 'producer-names', language, ids],
    queryFn: ({ signal }) =>
      client.list<MarketplaceProducerAttributes>('/marketplace_producers', {
        query: { producer: ids, limit: MOST_PRODUCERS },
        signal,
      }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return (id) => data && (data.rows.find((row) => row.id === id)?.firm.name ?? null);
}

interface ProducersFieldProps {
  search: MarketSearch;
  onChange: (producer: readonly string[]) => void;
}

/** The producers that the market is narrowed to, found by what is typed: there may be thousands. */
export function ProducersField({ search: { producer, distance }, onChange }: ProducersFieldProps) {
  const t = useTexts('marketplace');
  const language = useLanguage();
  const format = useFormat();
  const [q, setQ] = useState('');
  /** Nobody is asked for before somebody comes to the field. */
  const [isWanted, setWanted] = useState(false);
  const [, type] = useTyped(q, setQ);
  const [chosen, choose] = useAtOnce(producer, onChange);
  const nameOf = useProducerNames(chosen);
  const found = useQuery({
    queryKey: ['marketplace', 'producers-found', language, distance, q],
    queryFn: ({ signal }) =>
      client.list<MarketplaceProducerAttributes>('/marketplace_producers', {
        query: { distance, q: keptWords(q), limit: OFFERED },
        signal,
      }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.rows ?? []).map((row) => ({
    value: row.id,
    label: row.firm.name,
    detail: [row.firm.city, format.distance(row.distance * 1000)].filter(Boolean).join(' · '),
  }));
  return (
    <div onFocusCapture={() => setWanted(true)}>
      <ManyChoice
        label={t('filters.producer')}
        placeholder={t('filters.producerHint')}
        options={options}
        values={chosen}
        loading={found.isFetching}
        onTyped={type}
        keptLabel={(id) => nameOf(id) ?? (nameOf(id) === null ? t('filters.unknownProducer') : t('shell:loading'))}
        removeLabel={(what) => t('filters.takeOff', { what })}
        onChange={(values) => choose(values.slice(0, MOST_PRODUCERS))}
      />
    </div>
  );
}
