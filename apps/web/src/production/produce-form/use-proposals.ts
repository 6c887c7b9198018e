import { produceDates } from '@terroir/production';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '../catalogue/catalogue.ts';
import type { ProduceFormState } from './form-value.ts';
import { seasonDates } from './product-season.ts';
import type { ProduceTyped } from './produce-values.ts';

type Harvest = ProduceTyped['produce']['harvest'];
type Proposed = Partial<Record<'quantityUnitId' | 'costUnitId' | 'areaUnitId' | (typeof produceDates)[number], string>>;
type Name = keyof Proposed;

/** Fields that are proposed together: where one was changed by hand, the others would not go with it. */
const together: readonly (readonly Name[])[] = [['quantityUnitId', 'costUnitId'], ['areaUnitId'], produceDates];

const untouched = (harvest: Harvest, proposed: Proposed, names: readonly Name[]) =>
  names.every((name) => harvest[name] === '' || harvest[name] === proposed[name]);

/** What is usual for a product, put into the fields that nobody has filled in: its units and its season. */
export function useProposals(form: ProduceFormState, today: () => string) {
  const { control, setValue, getValues, clearErrors } = form;
  const [last, setLast] = useState<{ readonly product: string; readonly values: Proposed } | null>(null);
  const harvest = useWatch({ control, name: 'produce.harvest' });
  return {
    propose: (product: Product) => {
      const values: Proposed = {
        quantityUnitId: product.quantityUnitIds[0] ?? '',
        costUnitId: product.costUnitIds[0] ?? '',
        areaUnitId: product.areaUnitId,
        ...seasonDates(product, today()),
      };
      const held = getValues('produce.harvest');
      const free = together.filter((names) => untouched(held, last?.values ?? {}, names)).flat();
      for (const name of free) {
        clearErrors(`produce.harvest.${name}`);
        setValue(`produce.harvest.${name}`, values[name] ?? '', { shouldDirty: true });
      }
      setLast({ product: product.name, values: Object.fromEntries(free.map((name) => [name, values[name] ?? ''])) });
    },
    /** The product whose season the dates are, as it was proposed. */
    season:
      last && produceDates.every((name) => last.values[name] !== undefined && harvest[name] === last.values[name])
        ? last.product
        : null,
    /** Whether a unit is the one that was proposed. */
    isProposed: (name: 'quantityUnitId' | 'costUnitId') =>
      last?.values[name] !== undefined && getValues(`produce.harvest.${name}`) === last.values[name],
  };
}
export type Proposals = ReturnType<typeof useProposals>;
