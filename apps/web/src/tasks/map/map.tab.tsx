import { EmptyState, Stack } from '@terroir/ui-kit';
import { MapCanvas, type MapHandle } from '@terroir/ui-kit/map';
import { useMemo, useRef, useState } from 'react';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed } from '../../api/query-state.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { areaLayer, polygonOf } from '../../places/area-layer.ts';
import type { Area } from '../../places/area.ts';
import { MapWithPanel } from '../../places/map-frame.tsx';
import { shortLabel } from '../../places/short-label.ts';
import { useFirstView } from '../../places/use-first-view.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords, type Records } from '../../records/use-records.ts';
import { useProfile } from '../../session/profile.ts';
import { useTiles } from '../../session/use-tiles.ts';
import { useFormat } from '../../session/use-format.ts';
import { isNarrowed, isWanted, queryOf, tagsOf } from '../search/task-filter.ts';
import { TaskSearch } from '../search/task-search.tsx';
import { useTaskFilter } from '../search/use-task-filter.ts';
import { TaskDialog } from '../task/task-dialog.tsx';
import { useTaskPlaces, type TaskPlaces } from '../task/task-places.ts';
import { useProduceChoices } from '../../records/choices/produce-choices.ts';
import { inOrder } from '../task/task-state.ts';
import { nameOf, taskSource, wholeList, type TaskRow } from '../task/task.ts';
import { useTaskDays } from '../task/use-task-days.ts';
import { pinId, pinLayer, pinsOf, placeOfItem, type PinnedPlace } from './pins.ts';
import { PlaceFacts, PlaceList } from './place-list.tsx';

/** The tasks on the map (S1 §2): a pin on each plot and zone that one of them names. */
export function MapTab() {
  const language = useLanguage();
  const { today } = useTaskDays();
  const handle = useTaskFilter();
  const { filter } = handle;
  const field = useRef<HTMLInputElement>(null);
  const { rows, waiting, error, isFetching, retry, outdated } = useRecords(taskSource, {
    query: queryOf(filter, today),
    ...wholeList,
  });
  const places = useTaskPlaces();
  const produces = useProduceChoices();
  const { areas } = places;
  const wanted = useMemo(
    () => rows?.filter(isWanted(filter, today, areas)).toSorted(inOrder),
    [rows, filter, today, areas],
  );
  const tags = useMemo(() => tagsOf(rows ?? [], language), [rows, language]);
  const failed = error ?? places.error;
  if (failed && !(wanted && areas))
    return (
      <Failed
        error={failed}
        loading={isFetching || places.isFetching}
        onRetry={() => {
          retry();
          places.retry();
        }}
      />
    );
  if (!wanted || !areas) return <PageSkeleton />;
  const pinned = wanted.filter(({ locations }) => locations.length > 0);
  return (
    <Stack sx={{ gap: 2 }}>
      <TaskSearch
        handle={handle}
        count={outdated ? undefined : pinned.length}
        places={places}
        produces={produces}
        tags={tags}
        field={field}
      />
      <TasksMap
        tasks={pinned}
        waiting={waiting}
        areas={areas}
        places={places}
        narrowed={isNarrowed(filter)}
        today={today}
      />
    </Stack>
  );
}

interface TasksMapProps {
  tasks: readonly TaskRow[];
  waiting: Records<TaskRow>['waiting'];
  areas: readonly Area[];
  places: TaskPlaces;
  narrowed: boolean;
  today: string;
}

/** The map with its list beside it; what is chosen in either is shown in both. */
function TasksMap({ tasks, waiting, areas, places, narrowed, today }: TasksMapProps) {
  const t = useTexts('tasks');
  const ofTasks = useTexts('tasks');
  const map = useRef<MapHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const format = useFormat();
  const labels = useMapLabels();
  const tiles = useTiles();
  const view = useFirstView(areas);
  const account = useProfile().data?.id ?? '';
  const writes = useRecordWrites(taskSource, nameOf);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<TaskRow | null>(null);
  const { nameOf: placeOf } = places;
  const pins = useMemo(() => pinsOf(tasks), [tasks]);
  const layers = useMemo(() => {
    // Its plot is named on the map already.
    const labelOf = ({ tasks: [first, second], tasks: all }: PinnedPlace) =>
      first && !second ? shortLabel(first.name) : t('tasks', { count: all.length });
    return [areaLayer(areas.map(polygonOf)), pinLayer(pins, labelOf)];
  }, [areas, pins, t]);
  const shown = pins.find(({ id }) => id === chosen);
  const named = (pin: PinnedPlace) => placeOf(pin.id) ?? ofTasks('removedPlace');
  return (
    <>
      <MapWithPanel
        title={t('map.title')}
        mapPlace={place}
        map={
          <MapCanvas
            ref={map}
            label={t('map.label')}
            view={view}
            layers={layers}
            tiles={tiles}
            formatDistance={format.distance}
            labels={labels}
            interactions={{
              select: {
                selected: shown ? [pinId(shown.id)] : [],
                onSelect: ([item]) => setChosen(item === undefined ? null : placeOfItem(item)),
                announce: (what, selected) => (selected ? t('map.shown', { what }) : ''),
              },
            }}
            popup={
              shown
                ? {
                    at: shown.at,
                    above: 'pin',
                    label: named(shown),
                    content: (
                      <PlaceFacts
                        name={named(shown)}
                        tasks={shown.tasks}
                        waiting={waiting}
                        today={today}
                        onEdit={setEdited}
                      />
                    ),
                    onClose: () => setChosen(null),
                    closeLabel: t('shell:close'),
                  }
                : null
            }
          />
        }
      >
        {pins.length === 0 ? (
          <EmptyState
            drawing="pin"
            compact
            headingLevel={3}
            title={narrowed ? ofTasks('search.none') : t('map.none.title')}
          >
            {narrowed ? ofTasks('search.noneText') : t('map.none.text')}
          </EmptyState>
        ) : (
          <PlaceList
            pins={pins}
            waiting={waiting}
            nameOf={named}
            chosen={chosen}
            onPick={(pin) => {
              setChosen(pin.id);
              const area = areas.find(({ id }) => id === pin.id);
              map.current?.fit(area?.coordinates ?? [pin.at]);
              place.current?.scrollIntoView({ block: 'nearest' }); // on a phone the list is below it
            }}
          />
        )}
      </MapWithPanel>
      {edited ? (
        <TaskDialog
          key={edited.id}
          task={edited}
          account={account}
          writes={writes}
          inFront
          onDone={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
