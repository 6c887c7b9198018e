import { Button } from '@terroir/ui-kit';
import MapPinned from 'lucide-react/icons/map-pinned';
import { useId, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { LineIcon } from '../../icons/line-icon.tsx';
import { ManyChoice } from '../../records/choices/many-choice.tsx';
import type { TaskForm } from './task-form.ts';
import type { TaskPlaces } from './task-places.ts';
import type { TaskRow } from './task.ts';

// Maps come when they are shown.
const LocationsMap = lazyPart(async () => (await import('./locations-map.tsx')).LocationsMap);
const mapHeight = 300;

export interface LocationsFieldProps {
  form: TaskForm;
  places: TaskPlaces;
  /** The task whose pins stay where they are. */
  before: TaskRow | null;
}

/** The plots and zones of a task, from a list and on a map (S1 §4). */
export function LocationsField({ form: { control, errorOf, clearErrors }, places, before }: LocationsFieldProps) {
  const t = useTexts('tasks');
  const id = useId();
  const [onMap, setOnMap] = useState(false);
  const {
    field: { value, onChange, onBlur },
  } = useController({ control, name: 'locations' });
  const { areas, options, nameOf, pinsOf } = places;
  const pins = useMemo(() => pinsOf(value, before), [pinsOf, value, before]);
  const choose = (ids: string[]) => {
    clearErrors('locations');
    // What the map does not know, it does not take away.
    const unknown = value.filter((one) => !pins.some(({ locatableId }) => locatableId === one));
    onChange([...new Set([...unknown, ...ids])]);
  };
  return (
    <>
      <ManyChoice
        label={t('fields.locations')}
        optionalMark={t('shell:optional')}
        options={options}
        values={value}
        keptLabel={(one) => nameOf(one) ?? t('removedPlace')}
        removeLabel={(what) => t('form.takeOff', { what })}
        onChange={(ids) => {
          clearErrors('locations');
          onChange(ids);
        }}
        onBlur={onBlur}
        error={errorOf('locations')}
      />
      {areas && areas.length > 0 ? (
        <div>
          <Button
            size="small"
            variant="text"
            startIcon={<LineIcon icon={MapPinned} />}
            aria-expanded={onMap}
            aria-controls={id}
            onClick={() => setOnMap(!onMap)}
          >
            {t(onMap ? 'form.hideMap' : 'form.showMap')}
          </Button>
          <div id={id} hidden={!onMap}>
            {onMap ? (
              <PartSuspense height={mapHeight}>
                <LocationsMap areas={areas} pins={pins} onChange={choose} />
              </PartSuspense>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}
