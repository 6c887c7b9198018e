import { AdditionalFields, measured, Plot, SOIL_PH, Zone, type PlotAttributes } from '@terroir/land';
import type { LonLat } from '@terroir/ui-kit/map';
import { z } from 'zod';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { Upload } from '../../pictures/use-picture-choice.ts';
import type { PlotRow, ZoneRow } from '../../places/area.ts';
import { namedPicture } from './area-picture.ts';
import { isSameRing } from './session.ts';

/** What the form of a plot or a zone holds; a plot leaves what only zones have as it is. */
export interface AreaTyped {
  name: string;
  details: string;
  /** An image that stays is named by its address, so that a change of it is seen as one. */
  image: string | Upload | null;
  coordinates: LonLat[];
  zoneTypeId: string;
  /** No soil type is an empty choice. */
  additionalFields: { soilType: string; soilPh: number | null };
  tags: string[];
}
const image = z.union([z.string().min(1), Plot.shape.image]);
const { zoneTypeId, tags } = Zone.shape;
const onlyZones = z.object({
  zoneTypeId: z.string(),
  additionalFields: z.object({ soilType: z.string(), soilPh: AdditionalFields.shape.soilPh }),
  tags: z.array(z.string()),
});
const entries = {
  plot: Plot.extend({ ...onlyZones.shape, image }),
  zone: Zone.omit({ plotId: true }).extend({ ...onlyZones.shape, image, zoneTypeId, tags }),
};
export type AreaValues = AreaTyped;
/** The schema of the form, by what is saved. */
export const areaEntry = (kind: 'plot' | 'zone') => entries[kind] as unknown as z.ZodType<AreaValues, AreaTyped>;

const imageOf = (row: Pick<PlotRow, 'imageUrls'>) => row.imageUrls?.image ?? null;

export const blankArea: AreaTyped = {
  name: '',
  details: '',
  image: null,
  coordinates: [],
  zoneTypeId: '',
  additionalFields: { soilType: '', soilPh: SOIL_PH.usual },
  tags: [],
};
export const plotTyped = (row: PlotRow): AreaTyped => ({
  ...blankArea,
  name: row.name,
  details: row.details,
  image: imageOf(row),
  coordinates: row.coordinates,
});
export const zoneTyped = (row: ZoneRow): AreaTyped => ({
  name: row.name,
  details: row.details,
  image: imageOf(row),
  coordinates: row.coordinates,
  zoneTypeId: row.zoneTypeId,
  additionalFields: {
    soilType: row.additionalFields?.soilType?.id ?? '',
    soilPh: row.additionalFields?.soilPh ?? null,
  },
  tags: row.tags,
});

/** What of a body both have: an outline and a picture that stay are left out. */
const areaBody = (values: AreaTyped, before: Pick<PlotRow, 'coordinates' | 'imageUrls'> | null) => ({
  name: values.name,
  details: values.details,
  ...(before && isSameRing(before.coordinates, values.coordinates) ? {} : { coordinates: values.coordinates }),
  ...(typeof values.image === 'string' || (values.image === null && (before === null || imageOf(before) === null))
    ? {}
    : { image: values.image && namedPicture(values.image, values.name) }),
});
const soilOf = ({ additionalFields: { soilType, soilPh } }: AreaValues) => ({ soilType: soilType || null, soilPh });
export const plotBody = (values: AreaValues, before: PlotRow | null): object => ({ plot: areaBody(values, before) });
/** `hasSoil`: only cropland has any. */
export const zoneBody = (values: AreaValues, before: ZoneRow | null, plotId: string, hasSoil: boolean): object => ({
  zone: {
    ...areaBody(values, before),
    plotId,
    zoneTypeId: values.zoneTypeId,
    additionalFields: hasSoil ? soilOf(values) : null,
    tags: values.tags,
  },
});

/** What rows of both say, as they will read; a new image has no address until it is stored. */
export const areaRow = (values: AreaTyped, before: Partial<Omit<PlotAttributes, 'zones'>> | null) => ({
  recordedAt: new Date().toISOString(),
  style: null,
  imageUrls: null,
  ...before,
  ...measured(values.coordinates),
  name: values.name,
  details: values.details,
  coordinates: values.coordinates,
});

/** A refusal with the field names of the form; what is wrong with the outline is said above the form, which has no field for it. */
export function atFormFields(failure: Failure): Failure {
  return faultsAtFields(failure, (field) => {
    const name = field.replace(/^(plot|zone)\./, '');
    if (/^(coordinates|plotId)\b/.test(name)) return null;
    return name.startsWith('image.') ? 'image' : name;
  });
}
