import { SelectField, styled } from '@terroir/ui-kit';
import type { RefObject } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { SearchChoice } from '../../records/choices/search-choice.tsx';
import { FilterGrid } from '../../records/search/filter-grid.tsx';
import { RecordSearch } from '../../records/search/record-search.tsx';
import type { TaskPlaces } from '../task/task-places.ts';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import { isNarrowed, isOutOfOrder, narrowings, shows, spans, type TaskFilter } from './task-filter.ts';
import type { TaskFilterHandle } from './use-task-filter.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);
const Shown = styled('div')({ flex: '0 1 12rem' });

interface Choices {
  places: Pick<TaskPlaces, 'options' | 'nameOf'>;
  produces: ProduceChoices;
  /** The tags that there are. */
  tags: readonly string[];
}

export interface TaskSearchProps extends Choices {
  handle: TaskFilterHandle;
  /** How many there are; undefined while that is not known. */
  count: number | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/** Finds tasks by words, days, places, produces, tags, and whether they are done. */
export function TaskSearch({ handle: { filter, change, clear }, count, field, ...choices }: TaskSearchProps) {
  const t = useTexts('tasks');
  const set = narrowings(filter);
  const narrowed = isNarrowed(filter);
  return (
    <RecordSearch
      labels={{
        search: t('search.label'),
        placeholder: t('search.example'),
        filters: set === 0 ? t('search.filters') : t('search.filtersSet', { count: set }),
        clear: t('search.clear'),
      }}
      words={filter.q}
      onWords={(q) => change({ q })}
      field={field}
      beside={
        <Shown>
          <SelectField
            label={t('search.show')}
            value={filter.show}
            options={shows.map((show) => ({ value: show, label: t(`search.shows.${show}`) }))}
            onChange={({ target }) => change({ show: shows.find((show) => show === target.value) ?? 'open' })}
          />
        </Shown>
      }
      panel={<TaskFilterFields filter={filter} onChange={change} {...choices} />}
      filterCount={set}
      narrowed={narrowed}
      found={narrowed && count !== undefined ? t('search.found', { count }) : null}
      onClear={clear}
    />
  );
}

interface FieldsProps extends Choices {
  filter: TaskFilter;
  onChange: (next: Partial<TaskFilter>) => void;
}

function TaskFilterFields({ filter, onChange, places, produces, tags }: FieldsProps) {
  const t = useTexts('tasks');
  const language = useLanguage();
  const { when, place, produce, tag } = filter;
  const day = (name: 'from' | 'to') => ({
    label: t(`search.${name}`),
    language,
    value: filter[name],
    onChange: (value: string | null) => {
      if (value !== filter[name]) onChange({ [name]: value });
    },
  });
  const kept = (value: string | null, label: string | undefined) =>
    value === null ? undefined : { value, label: label ?? t('search.unknown') };
  const known = tag === null || tags.includes(tag) ? tags : [...tags, tag];
  return (
    <FilterGrid>
      <SelectField
        label={t('columns.when')}
        value={when ?? ''}
        options={[
          { value: '', label: t('search.anytime') },
          ...spans.map((span) => ({ value: span, label: t(`search.spans.${span}`) })),
        ]}
        onChange={({ target }) => onChange({ when: spans.find((span) => span === target.value) ?? null })}
      />
      <SearchChoice
        label={t('columns.where')}
        options={places.options}
        value={place ?? ''}
        kept={kept(place, place === null ? undefined : places.nameOf(place))}
        onChange={(value) => onChange({ place: value || null })}
      />
      <SearchChoice
        label={t('fields.produceIds')}
        options={produces.options}
        value={produce ?? ''}
        kept={kept(produce, produce === null ? undefined : produces.nameOf(produce))}
        onChange={(value) => onChange({ produce: value || null })}
      />
      <SelectField
        label={t('fields.tags')}
        value={tag ?? ''}
        options={[{ value: '', label: t('search.everyTag') }, ...known.map((one) => ({ value: one, label: one }))]}
        onChange={({ target }) => onChange({ tag: target.value || null })}
      />
      {when === 'dates' ? (
        <PartSuspense height={76}>
          <DateField {...day('from')} />
          <DateField {...day('to')} error={isOutOfOrder(filter) ? t('search.order') : undefined} />
        </PartSuspense>
      ) : null}
    </FilterGrid>
  );
}
