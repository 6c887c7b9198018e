import { styled } from '@terroir/ui-kit';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { RecordFact } from '../../records/conflict.tsx';
import type { TaskTyped } from './task-entry.ts';
import type { TaskPlaces } from './task-places.ts';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import { useTaskWords } from './use-task-words.ts';
import { typedSchedule } from './when.ts';

const Picture = styled('img')({ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 8 });

/** The fields of a task for people, as a conflict compares them. */
export function useTaskFacts({
  places,
  produces,
}: {
  readonly places: Pick<TaskPlaces, 'nameOf'>;
  readonly produces: Pick<ProduceChoices, 'nameOf'>;
}): (typed: TaskTyped) => readonly RecordFact[] {
  const t = useTexts('tasks');
  const words = useTaskWords();
  const { nameOf: placeOf } = places;
  const { nameOf: produceOf } = produces;
  return useCallback(
    (typed) => {
      const { image } = typed;
      const schedule = typedSchedule(typed);
      const picture = typeof image === 'string' ? image : `data:;base64,${image?.base64data ?? ''}`;
      const names = (ids: readonly string[], nameOf: (id: string) => string | undefined, lost: string) =>
        ids.map((id) => nameOf(id) ?? lost).join(', ');
      return [
        { label: t('fields.name'), value: typed.name, fields: ['name'] },
        { label: t('fields.details'), value: typed.details, fields: ['details'] },
        { label: t('fields.tags'), value: typed.tags.join(', '), fields: ['tags'] },
        {
          label: t('fields.image'),
          value: image === null ? '' : picture,
          ...(image === null ? {} : { shown: <Picture src={picture} alt={t('picture')} /> }),
          fields: ['image'],
        },
        // Without a date there is neither time nor repeat: they are kept or taken over together.
        {
          label: t('form.when'),
          value: schedule
            ? [
                words.moment(schedule.startsOn, schedule.startsAt),
                schedule.duration === null ? null : words.duration(schedule.duration),
                words.repeats(schedule),
              ]
                .filter(Boolean)
                .join(' · ')
            : '',
          fields: ['startsOn', 'timeSet', 'startsAt', 'duration', 'repeat', 'count'],
        },
        {
          label: t('fields.produceIds'),
          value: names(typed.produceIds, produceOf, t('removedProduce')),
          fields: ['produceIds'],
        },
        {
          label: t('fields.locations'),
          value: names(typed.locations, placeOf, t('removedPlace')),
          fields: ['locations'],
        },
      ];
    },
    [t, words, placeOf, produceOf],
  );
}
