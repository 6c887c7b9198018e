import { Controller } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import { ManyChoice } from '../../records/choices/many-choice.tsx';
import type { TaskForm } from './task-form.ts';
import type { TaskPlaces } from './task-places.ts';

export interface LocationsFieldProps {
  form: TaskForm;
  places: TaskPlaces;
}

/** The plots and zones of a task (S1 §4). */
export function LocationsField({ form: { control, errorOf, clearErrors }, places }: LocationsFieldProps) {
  const t = useTexts('tasks');
  return (
    <Controller
      control={control}
      name="locations"
      render={({ field: { value, onChange, onBlur } }) => (
        <ManyChoice
          label={t('fields.locations')}
          optionalMark={t('shell:optional')}
          options={places.options}
          values={value}
          keptLabel={(id) => places.nameOf(id) ?? t('removedPlace')}
          removeLabel={(what) => t('form.takeOff', { what })}
          onChange={(ids) => {
            clearErrors('locations');
            onChange(ids);
          }}
          onBlur={onBlur}
          error={errorOf('locations')}
        />
      )}
    />
  );
}
