import { z } from 'zod';
import type { InputEvent } from './finance.ts';
import type { CertificationEvent, ProduceEvent } from './production.ts';
import { CalendarDate, Cents, Quantity } from './values.ts';

// What leaves of the records of a company: ids of closed lists, amounts and dates, and no text that a person typed.

type Corrected<E extends { readonly type: string; readonly data: object }, Type extends E['type']> = Extract<
  E,
  { readonly type: Type }
>['data'];

/** The id of an entry of a catalogue: a word of a closed list that only ever grows. */
export const CatalogueId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/)
  .meta({ description: 'Id in the catalogue of Terroir; ids are never reused' });

/** Fields that are there, without those that a correction leaves out. */
export const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const nothing = z.object({});
export const sayNothing = () => ({});

export const line = { subcategory_id: CatalogueId, unit_id: CatalogueId, quantity: Quantity };
export type Line = Omit<Corrected<InputEvent, 'InputCorrected'>, 'inputId'>;
export const sayLine = ({ subcategoryId, unitId, quantity }: Line) => ({
  subcategory_id: subcategoryId,
  unit_id: unitId,
  quantity,
});

const produce = {
  product_id: CatalogueId,
  variety_id: CatalogueId,
  production_type_id: CatalogueId,
  quantity: Quantity,
  quantity_unit_id: CatalogueId,
  cost_cents: Cents.meta({ description: 'Price of one `cost_unit_id` in cents' }),
  cost_unit_id: CatalogueId,
  area: Quantity,
  area_unit_id: CatalogueId,
  production_from: CalendarDate,
  production_to: CalendarDate,
  availability_from: CalendarDate,
  availability_to: CalendarDate,
  needs: z.array(z.object(line)).meta({ description: 'What it needs, all of it' }),
};
const sayProduce = ({ needs, ...data }: Omit<Corrected<ProduceEvent, 'ProduceCorrected'>, 'produceId'>) =>
  present({
    product_id: data.productId,
    variety_id: data.varietyId,
    production_type_id: data.productionTypeId,
    quantity: data.quantity,
    quantity_unit_id: data.quantityUnitId,
    cost_cents: data.costCents,
    cost_unit_id: data.costUnitId,
    area: data.area,
    area_unit_id: data.areaUnitId,
    production_from: data.productionFrom,
    production_to: data.productionTo,
    availability_from: data.availabilityFrom,
    availability_to: data.availabilityTo,
    needs: needs?.map(sayLine),
  });

/** What leaves of a produce. */
export const publishedProduce = {
  ProduceRecorded: {
    summary: 'A company recorded a food that it produces; notes and picture stay at home',
    version: 1,
    data: z.object(produce),
    say: sayProduce,
  },
  ProduceCorrected: {
    summary: 'A produce was corrected: only the fields that changed are there, and the needs whole',
    version: 1,
    data: z.object(produce).partial(),
    say: sayProduce,
  },
  ProduceRemoved: { summary: 'A produce was removed', version: 1, data: nothing, say: sayNothing },
  ProduceRestored: { summary: 'A removed produce is back as it was', version: 1, data: nothing, say: sayNothing },
} as const;

const OF_AN_IMPORT = 'says how records were entered; the records themselves leave';
/** What leaves of the events of imports: nothing. */
export const publishedImports = {
  ImportBegun: { stays: OF_AN_IMPORT },
  ImportRowsListed: { stays: OF_AN_IMPORT },
  ImportUndone: { stays: OF_AN_IMPORT },
} as const;

const validity = { valid_from: CalendarDate.nullable().optional(), valid_until: CalendarDate.nullable().optional() };
const sayValidity = ({ validFrom, validUntil }: Corrected<CertificationEvent, 'CertificationCorrected'>) =>
  present({ valid_from: validFrom, valid_until: validUntil });

/** What leaves of a certification. */
export const publishedCertification = {
  CertificationRecorded: {
    summary: 'A company recorded a certification; its number, certifier and picture stay at home',
    version: 1,
    data: z.object(validity),
    say: sayValidity,
  },
  CertificationCorrected: {
    summary: 'A certification was corrected: only the dates that changed are there',
    version: 1,
    data: z.object(validity),
    say: sayValidity,
  },
  CertificationRemoved: { summary: 'A certification was removed', version: 1, data: nothing, say: sayNothing },
  CertificationRestored: {
    summary: 'A removed certification is back as it was',
    version: 1,
    data: nothing,
    say: sayNothing,
  },
} as const;
