import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { square } from '../geometry/geometry.fixture.ts';
import { measured, normalizedRing, type Ring } from '../geometry/index.ts';

export const plotId = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e01';
export const zoneId = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e02';

/** A ring as forms and events have it. */
export const drawn = (ring: Ring): [number, number][] => ring.map(([x, y]) => [x, y]);
/** The same as it is kept, with its measures. */
export const kept = (ring: Ring) => {
  const coordinates = drawn(normalizedRing(ring));
  return { coordinates, ...measured(coordinates) };
};

/** A plot of a hectare and a zone of 40 by 40 m in it, as they are entered. */
export const plotForm = { name: 'Le rang 4', details: 'Terre noire', coordinates: drawn(square(100)) };
export const zoneForm = {
  name: 'Ail du bas',
  details: 'Planté en octobre',
  coordinates: drawn(square(40, 10, 10)),
  plotId,
  zoneTypeId: 'cropland',
  tags: ['ail'],
};

export const plotRecorded: PlotEvent = {
  type: 'PlotRecorded',
  data: { plotId, ...plotForm, ...kept(plotForm.coordinates) },
};
export const zoneRecorded: ZoneEvent = {
  type: 'ZoneRecorded',
  data: { zoneId, ...zoneForm, ...kept(zoneForm.coordinates) },
};

export const style = {
  color: '#ffffff',
  fill: '#3a6628',
  stroke: '#1f3a14',
  strokeWidth: 2,
  opacity: 0.4,
  pattern: 'stripes' as const,
};

/** What is sent to record them; a zone names its plot. */
export const plotBody = (more: object = {}) => ({ plot: { ...plotForm, ...more } });
export const zoneBody = (plot: string, more: object = {}) => {
  const { plotId: _, zoneTypeId, ...rest } = zoneForm;
  return { zone: { ...rest, zone_type_id: zoneTypeId, plot_id: plot, ...more } };
};
