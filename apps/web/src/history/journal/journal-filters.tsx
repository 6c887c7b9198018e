import { Button, Notice, PrintArea, SelectField, styled } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { clock } from '../../as-of/as-of.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { Chapters } from '../history-chapter.ts';
import { dayIn } from '../../i18n/zoned-time.ts';
import { isBackward, isNarrowed, type JournalFilter } from './journal-filter.ts';
import { peopleQuery } from './people.ts';
import { useWho } from './use-who.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

const Bar = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))',
  alignItems: 'start',
  maxWidth: 960,
  marginBottom: 16,
});
const Foot = styled('div')({ marginBottom: 16 });

export interface JournalFiltersProps {
  filter: JournalFilter;
  chapters: Chapters;
  timeZone: string;
  onChange: (next: Partial<JournalFilter>) => void;
}

/** Narrows the journal to a kind, a person and some days; the address keeps what was chosen. */
export function JournalFilters({ filter, chapters, timeZone, onChange }: JournalFiltersProps) {
  const t = useTexts('journal');
  const language = useLanguage();
  const who = useWho();
  const bar = useRef<HTMLDivElement>(null);
  const people = useQuery(peopleQuery).data ?? [];
  const [today] = useState(() => dayIn(timeZone, clock().toISOString()));
  const kinds = Object.entries(chapters).map(([value, { name }]) => ({ value, label: name }));
  const persons = people.map(({ id, name }) => ({ value: id, label: who({ actor: { name, role: id } }) }));
  // What the address names stays choosable, whatever the lists hold.
  const withChosen = (options: readonly { value: string; label: string }[], chosen: string | null) =>
    chosen === null || options.some(({ value }) => value === chosen)
      ? options
      : [...options, { value: chosen, label: t('unknown') }];
  const day = (name: 'from' | 'to') => ({
    label: t(`filters.${name}`),
    language,
    value: filter[name],
    max: today,
    onChange: (value: string | null) => {
      if (value !== filter[name]) onChange({ [name]: value });
    },
  });
  /** The button that was pressed goes away: the focus goes back to the first filter. */
  const widen = (next: Partial<JournalFilter>) => {
    bar.current?.querySelector('select')?.focus();
    onChange(next);
  };
  return (
    <PrintArea only="screen">
      <Bar ref={bar} role="group" aria-label={t('filters.label')}>
        <SelectField
          label={t('filters.kind')}
          value={filter.kind ?? ''}
          options={[{ value: '', label: t('filters.everything') }, ...withChosen(kinds, filter.kind)]}
          onChange={({ target }) => onChange({ kind: target.value || null, record: null })}
        />
        <SelectField
          label={t('filters.person')}
          value={filter.person ?? ''}
          options={[{ value: '', label: t('filters.everyone') }, ...withChosen(persons, filter.person)]}
          onChange={({ target }) => onChange({ person: target.value || null })}
        />
        <PartSuspense height={76}>
          <DateField {...day('from')} />
          <DateField {...day('to')} error={isBackward(filter) ? t('filters.inOrder') : undefined} />
        </PartSuspense>
      </Bar>
      {filter.record === null ? null : (
        <Foot>
          <Notice
            live="off"
            action={
              <Button size="small" onClick={() => widen({ record: null })}>
                {t('allRecords')}
              </Button>
            }
          >
            {t('record')}
          </Notice>
        </Foot>
      )}
      {isNarrowed(filter) ? (
        <Foot>
          <Button size="small" onClick={() => widen({ kind: null, person: null, record: null, from: null, to: null })}>
            {t('filters.clear')}
          </Button>
        </Foot>
      ) : null}
    </PrintArea>
  );
}
