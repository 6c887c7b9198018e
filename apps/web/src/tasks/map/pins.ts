import type { LonLat, MapLayer, MapPoint } from '@terroir/ui-kit/map';
import type { TaskRow } from '../task/task.ts';

/** A place with the tasks on it. */
export interface PinnedPlace {
  /** The id of the plot or zone. */
  readonly id: string;
  readonly at: LonLat;
  readonly tasks: readonly TaskRow[];
}

/** The places of tasks, each with its tasks in their order; the pin is where the first of them has it. */
export function pinsOf(tasks: readonly TaskRow[]): readonly PinnedPlace[] {
  const found = new Map<string, { id: string; at: LonLat; tasks: TaskRow[] }>();
  for (const task of tasks)
    for (const { locatableId: id, coordinates } of task.locations) {
      const pin = found.get(id);
      if (pin) pin.tasks.push(task);
      else found.set(id, { id, at: coordinates, tasks: [task] });
    }
  return [...found.values()];
}

const PIN = 'pin:';
/** The map's name of a pin: the plot under it is on the map as well. */
export const pinId = (id: string): string => `${PIN}${id}`;
/** The plot or zone of something that was selected on the map. */
export const placeOfItem = (item: string): string => (item.startsWith(PIN) ? item.slice(PIN.length) : item);

/** The pins as a layer of the map; `labelOf` names them. */
export const pinLayer = (pins: readonly PinnedPlace[], labelOf: (pin: PinnedPlace) => string): MapLayer => ({
  key: 'pins',
  kind: 'points',
  features: pins.map((pin): MapPoint => ({ id: pinId(pin.id), at: pin.at, label: labelOf(pin) })),
});
