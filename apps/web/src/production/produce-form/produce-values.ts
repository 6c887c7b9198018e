import {
  Harvest,
  isCalendarDate,
  NEEDS_LIMIT,
  newDateFaults,
  Produce as ProduceBody,
  produceDates,
  ProduceNeed,
  type ProduceDate,
  type ProduceDates,
} from '@terroir/production';
import { z } from 'zod';
import type { Produce } from '../produces/produce.ts';
import { dateRule } from './date-rule.ts';

/** What was proposed for a product and put into the fields of its harvest. */
export interface Proposal {
  readonly productId: string;
  readonly values: Partial<Record<'quantityUnitId' | 'costUnitId' | 'areaUnitId' | ProduceDate, string>>;
}

/** What the dates are held to: read at each check, because midnight passes and records change under a form. */
export interface DateContext {
  /** The calendar day of the company. */
  readonly today: () => string;
  /** The dates as they are stored; null while nothing is. */
  readonly stored: () => ProduceDates | null;
}

/** A need as the form holds it: `key` names it in the list, also while it has no id. */
const Need = ProduceNeed.extend({ key: z.string() });
const { produceInputs: _, produceInputsRemove: __, image, notes, ...shape } = ProduceBody.shape;

const entryWith = ({ today, stored }: DateContext) =>
  z.object({
    produce: z.object({
      ...shape,
      productCategoryId: shape.productId,
      notes: notes.unwrap(),
      // A picture that stays is named by its address, so that a change of it is seen as one.
      image: z.union([z.string(), image.unwrap()]),
      harvest: Harvest.superRefine(
        (harvest, check) => {
          for (const fault of newDateFaults(wholeDates(harvest), stored(), today()))
            check.addIssue({ code: 'custom', path: [fault.field], params: { ...dateRule(fault, harvest) } });
        },
        { when: () => true }, // while other fields are wrong, too
      ),
      produceInputs: z.array(Need).max(NEEDS_LIMIT),
    }),
    // Never sent: a field of the form so that a draft keeps it.
    proposed: z.custom<Proposal | null>(() => true),
  });

type Checked = z.output<ReturnType<typeof entryWith>>['produce'];
type Loose<Fields> = { [Name in keyof Fields]: number extends Fields[Name] ? Fields[Name] | null : Fields[Name] };
export type ProduceValues = { produce: Checked; proposed: Proposal | null };
export type NeedValues = Checked['produceInputs'][number];
export type NeedTyped = Loose<NeedValues>;
/** Typed, not yet checked: a number may be missing. */
export type ProduceTyped = {
  produce: Omit<Checked, 'harvest' | 'produceInputs'> & {
    harvest: Loose<Checked['harvest']>;
    produceInputs: NeedTyped[];
  };
  /** Null while nothing was proposed. */
  proposed: Proposal | null;
};

/** What the form holds (S1 §3), checked by the schemas of the server's own command. */
export const produceEntry = (dates: DateContext) =>
  entryWith(dates) as unknown as z.ZodType<ProduceValues, ProduceTyped>;

/** The dates that are there: a date that is being typed is none yet. */
export const wholeDates = (harvest: Partial<Record<keyof ProduceDates, unknown>>): Partial<ProduceDates> =>
  Object.fromEntries(
    produceDates.flatMap((name) => {
      const date = harvest[name];
      return typeof date === 'string' && isCalendarDate(date) ? [[name, date]] : [];
    }),
  );

const nothing = { quantityUnitId: '', costUnitId: '', areaUnitId: '' };
export const blankProduce: ProduceTyped = {
  produce: {
    productCategoryId: '',
    productId: '',
    varietyId: '',
    productionTypeId: '',
    notes: '',
    image: null,
    harvest: {
      area: null,
      quantityRaw: null,
      cost: null,
      ...nothing,
      productionFrom: '',
      productionTo: '',
      availabilityFrom: '',
      availabilityTo: '',
    },
    produceInputs: [],
  },
  proposed: null,
};

/** What of a produce the form holds. */
export function typedOf({ harvest, ...row }: Produce): ProduceTyped {
  const { quantityUnit, costUnit, areaUnit, ...rest } = harvest;
  return {
    produce: {
      productCategoryId: row.category.id,
      productId: row.product.id,
      varietyId: row.variety.id,
      productionTypeId: row.productionType.id,
      notes: row.notes,
      image: row.imageUrls.image,
      harvest: { ...rest, quantityUnitId: quantityUnit.id, costUnitId: costUnit.id, areaUnitId: areaUnit.id },
      produceInputs: row.produceInputs.map(({ id, quantityRaw, quantityUnit: unit, inputType }) => ({
        key: id,
        produceInputId: id,
        inputCategoryId: inputType.id,
        quantityRaw,
        quantityUnitId: unit.id,
      })),
    },
    proposed: null,
  };
}
