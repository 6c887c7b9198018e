import { toDecimals, type ZoneEvent } from '@terroir/events';
import {
  recordDecider,
  Refusal,
  refusedTogether,
  type DataOf,
  type Decider,
  type FieldsOf,
  type RecordState,
  type RevertCommand,
} from '@terroir/kernel';
import { soilType, zoneType } from '@terroir/reference';
import { outlined, restyled, styleAfter } from '../area/area.ts';
import { isWithin } from '../geometry/index.ts';
import { refuse } from '../refusals.ts';
import type { ZoneCommand } from './zone.commands.ts';

export type ZoneFields = FieldsOf<'Zone', ZoneEvent>;
export type ZoneState = RecordState<ZoneFields>;
type Form = DataOf<ZoneCommand, 'RecordZone'>;

const hasSoil = (zoneTypeId: string): boolean => zoneType(zoneTypeId)?.hasSoil === true;

/** What a form says of the soil; a zone that is no cropland any more has none. */
function soilOf({ additionalFields, zoneTypeId }: Form, before: ZoneFields | null) {
  if (additionalFields) {
    const { soilType: type, soilPh } = additionalFields;
    return { soilType: type, soilPh: typeof soilPh === 'number' ? toDecimals(soilPh, 2) : soilPh };
  }
  if (additionalFields === undefined && hasSoil(zoneTypeId)) return { soilType: undefined, soilPh: undefined };
  // Null is recorded only where there was something.
  return before === null ? { soilType: undefined, soilPh: undefined } : { soilType: null, soilPh: null };
}

/** What the catalogues do not allow. What a correction leaves as it was is not checked again: the catalogues may have changed. */
function catalogueRefused(fields: ZoneFields, before: ZoneFields | null): readonly Refusal[] {
  const { zoneTypeId, soilType: soil, soilPh } = fields;
  const refused: Refusal[] = [];
  if (zoneTypeId !== before?.zoneTypeId && zoneType(zoneTypeId) === undefined)
    refused.push(refuse('zone_type_unknown', { field: 'zoneTypeId' }));
  else if (!hasSoil(zoneTypeId) && ((soil ?? null) !== null || (soilPh ?? null) !== null))
    refused.push(refuse('soil_only_cropland', { field: 'additionalFields' }));
  if (soil && soil !== before?.soilType && soilType(soil) === undefined)
    refused.push(refuse('soil_type_unknown', { field: 'additionalFields.soilType' }));
  return refused;
}

/** Why a zone cannot be where it is drawn, or null. One that is neither moved nor redrawn is not checked again. */
function placeRefused({ coordinates, plotId }: ZoneFields, before: ZoneFields | null, plot: Form['plot']) {
  if (before !== null && coordinates === before.coordinates && plotId === before.plotId) return null;
  if (plot === null) return refuse('plot_unknown', { field: 'plotId' });
  return isWithin(coordinates, plot.coordinates) ? null : refuse('zone_outside_plot', { field: 'coordinates' });
}

const record = recordDecider<'Zone', ZoneCommand, ZoneEvent>({
  name: 'zone',
  noun: 'Zone',
  unsaid: { tags: [] },
  fieldsOf: (form, before) => {
    const { name, details, image, coordinates, plotId, zoneTypeId, tags } = form;
    return {
      name,
      details,
      image,
      ...outlined(coordinates, before),
      style: undefined,
      plotId,
      zoneTypeId,
      ...soilOf(form, before),
      tags: tags && [...new Set(tags)],
    };
  },
  check: (fields, before, form) => {
    const place = placeRefused(fields, before, form.plot);
    return refusedTogether([...catalogueRefused(fields, before), ...(place === null ? [] : [place])]);
  },
});

/** A part of a plot with one use. An id is recorded once: sent again, it changes nothing. */
export const zone: Decider<ZoneState, ZoneCommand | RevertCommand<'Zone', ZoneFields>, ZoneEvent> = {
  ...record,
  decide: {
    ...record.decide,
    StyleZone: (state, data, { id }) => {
      const after = styleAfter(state, data.style);
      if (after === undefined || after instanceof Refusal) return after ?? null;
      return { type: 'ZoneStyled', data: { zoneId: id, ...after } };
    },
  },
  evolve: { ...record.evolve, ZoneStyled: (state, { style }) => restyled(state, style) },
};
