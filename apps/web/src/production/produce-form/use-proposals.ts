import { produceDates } from '@terroir/production';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/texts.ts';
import { productsQuery, type Product } from '../catalogue/catalogue.ts';
import type { ProduceFormState } from './form-value.ts';
import { seasonDates } from './product-season.ts';
import type { ProduceTyped, Proposal } from './produce-values.ts';

type Harvest = ProduceTyped['produce']['harvest'];
type Proposed = Proposal['values'];
type Name = keyof Proposed;

/** Fields that are proposed together: where one was changed by hand, the others would not go with it. */
const likeUnits = ['quantityUnitId', 'costUnitId'] as const;
const together: readonly (readonly Name[])[] = [likeUnits, ['areaUnitId'], produceDates];

const untouched = (harvest: Harvest, proposed: Proposed, names: readonly Name[]) =>
  names.every((name) => harvest[name] === '' || harvest[name] === proposed[name]);

/**
 * What is usual for a product, put into the fields that nobody has filled in: its units and its season. The form holds what
 * was proposed, so that a draft tells it from what was chosen.
 */
export function useProposals(form: ProduceFormState, today: () => string) {
  const { control, setValue, getValues, clearErrors } = form;
  const products = useQuery(productsQuery(useLanguage()));
  const [harvest, proposed] = useWatch({ control, name: ['produce.harvest', 'proposed'] });
  const last = proposed?.values ?? {};
  const isProposed = (name: (typeof likeUnits)[number]) =>
    last[name] !== undefined && getValues(`produce.harvest.${name}`) === last[name];
  return {
    propose: (product: Product) => {
      const values: Proposed = {
        quantityUnitId: product.quantityUnitIds[0] ?? '',
        costUnitId: product.costUnitIds[0] ?? '',
        areaUnitId: product.areaUnitId,
        ...seasonDates(product, today()),
      };
      const held = getValues('produce.harvest');
      const free = together.filter((names) => untouched(held, last, names)).flat();
      for (const name of free) {
        clearErrors(`produce.harvest.${name}`);
        setValue(`produce.harvest.${name}`, values[name] ?? '', { shouldDirty: true });
      }
      const put = Object.fromEntries(free.map((name) => [name, values[name] ?? '']));
      const kept = Object.fromEntries(likeUnits.filter(isProposed).map((name) => [name, held[name]]));
      setValue('proposed', { productId: product.id, values: { ...kept, ...put } }, { shouldDirty: true });
    },
    /** Notes that a unit was put in because of another one, so that it is nobody's choice; or, with `null`, that it is one. */
    note: (name: (typeof likeUnits)[number], unitId: string | null) => {
      const before = getValues('proposed');
      if ((before?.values[name] ?? null) === unitId) return;
      const { [name]: _, ...rest } = before?.values ?? {};
      const values: Proposed = unitId === null ? rest : { ...rest, [name]: unitId };
      const productId = before?.productId ?? '';
      const none = productId === '' && Object.keys(values).length === 0;
      setValue('proposed', none ? null : { productId, values }, { shouldDirty: true });
    },
    /** The product whose season the dates are, as it was proposed. */
    season: produceDates.every((name) => last[name] !== undefined && harvest[name] === last[name])
      ? (products.data?.find(({ id }) => id === proposed?.productId)?.name ?? null)
      : null,
    /** Whether a unit is the one that was proposed. */
    isProposed,
  };
}
export type Proposals = ReturnType<typeof useProposals>;
