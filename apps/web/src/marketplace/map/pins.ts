import type { MapPoint } from '@terroir/ui-kit/map';
import { shortLabel } from '../../places/short-label.ts';
import type { WareRow } from '../wares/ware.ts';

/** A producer on the map, with what of it is found. */
export interface MarketPin {
  readonly producerId: string;
  readonly producer: string;
  readonly place: string;
  /** Kilometres. */
  readonly distance: number;
  readonly website: string | null;
  readonly point: MapPoint;
  readonly wares: readonly WareRow[];
}

/** One pin for each producer, in the order in which they are found; where the server shows a producer, and no closer. */
export function pinsOf(rows: readonly WareRow[]): readonly MarketPin[] {
  const wares = new Map<string, WareRow[]>();
  for (const row of rows) {
    const known = wares.get(row.producerId);
    if (known) known.push(row);
    else wares.set(row.producerId, [row]);
  }
  return [...wares].flatMap(([producerId, of]) => {
    const [first] = of;
    if (!first) return [];
    const { producer, place, distance, website, location } = first;
    const point: MapPoint = {
      id: producerId,
      at: [location.lng, location.lat],
      label: shortLabel(producer),
      name: producer,
    };
    return [{ producerId, producer, place, distance, website, point, wares: of }];
  });
}
