import { useMemo } from 'react';
import type { SearchOption } from '../../records/choices/search-choice.tsx';
import { useRecords, type Records } from '../../records/use-records.ts';
import { areasOf, plotSource, wholeLand, type Area, type PlotRow } from '../../places/area.ts';
import { interiorPoint } from '../../places/interior-point.ts';
import type { Pin } from './task-entry.ts';
import type { TaskRow } from './task.ts';

/** The plots and zones on which tasks are, or may be. */
export interface TaskPlaces extends Pick<Records<PlotRow>, 'error' | 'isFetching' | 'retry'> {
  /** Undefined until they are fetched. */
  readonly areas: readonly Area[] | undefined;
  readonly options: readonly SearchOption[];
  /** The name of one, with that of its plot; undefined where it was removed, or is not known yet. */
  readonly nameOf: (id: string) => string | undefined;
  /** Those of these ids that are known, each with its pin: that of `before` where it has one. */
  readonly pinsOf: (ids: readonly string[], before: TaskRow | null) => readonly Pin[];
}

/** The land of the company, now (`null`) or at an instant. */
export function useTaskPlaces(asOf: string | null = null): TaskPlaces {
  const { rows, error, isFetching, retry } = useRecords(plotSource, { asOf, ...wholeLand });
  const found = useMemo(() => {
    const areas = rows && areasOf(rows);
    const byId = new Map(areas?.map((area) => [area.id, area]));
    const nameOf = (id: string) => {
      const area = byId.get(id);
      return area && (area.kind === 'plot' ? area.name : `${area.name} (${area.plot.name})`);
    };
    return {
      areas,
      options: (areas ?? []).map((area) => ({
        value: area.id,
        label: nameOf(area.id) ?? area.name,
        keywords: [area.name],
      })),
      nameOf,
      pinsOf: (ids: readonly string[], before: TaskRow | null) =>
        ids.flatMap((id): readonly Pin[] => {
          const kept = before?.locations.find(({ locatableId }) => locatableId === id);
          if (kept) return [pinOf(kept)];
          const area = byId.get(id);
          if (!area) return [];
          const [lng, lat] = interiorPoint(area.coordinates);
          return [{ locatableId: id, locatableType: area.kind === 'plot' ? 'Plot' : 'Zone', coordinates: [lng, lat] }];
        }),
    };
  }, [rows]);
  return { ...found, error, isFetching, retry };
}

const pinOf = ({ locatableId, locatableType, coordinates }: TaskRow['locations'][number]): Pin => ({
  locatableId,
  locatableType,
  coordinates,
});
