import type { Refusal } from '@terroir/kernel';
import { product, productionType, unit, variety, type UnitType } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { ProduceFields } from './produce.ts';

/** Kinds of units that a produce is counted and priced in (S1 §3); its area is measured by area alone. */
const YIELD_KINDS: readonly (UnitType | undefined)[] = ['mass', 'volume', 'area', 'count'];

/**
 * Why a produce does not agree with the catalogues: every reason, by the field of the form. What a correction leaves as it was
 * `before` is not checked again, since the catalogue may have changed since.
 */
export function catalogueRefused(fields: ProduceFields, before: ProduceFields | null): readonly Refusal[] {
  const isNew = (...names: readonly (keyof ProduceFields)[]): boolean =>
    before === null || names.some((name) => before[name] !== fields[name]);
  const reasons: Refusal[] = [];
  if (isNew('productId', 'varietyId')) {
    const [chosen, kind] = [product(fields.productId), variety(fields.varietyId)];
    if (!chosen) reasons.push(refuse('product_unknown', { field: 'productId' }));
    if (!kind || (chosen && kind.productId !== chosen.id))
      reasons.push(refuse('variety_unknown', { field: 'varietyId', dependsOn: kind ? ['productId'] : [] }));
  }
  if (isNew('productionTypeId') && !productionType(fields.productionTypeId))
    reasons.push(refuse('production_type_unknown', { field: 'productionTypeId' }));
  if (isNew('quantityUnitId', 'costUnitId')) {
    const [quantity, cost] = [unit(fields.quantityUnitId)?.unitType, unit(fields.costUnitId)?.unitType];
    const [isYield, isPrice] = [YIELD_KINDS.includes(quantity), YIELD_KINDS.includes(cost)];
    if (!isYield) reasons.push(refuse('yield_unit_unknown', { field: 'harvest.quantityUnitId' }));
    if (!isPrice) reasons.push(refuse('yield_unit_unknown', { field: 'harvest.costUnitId' }));
    if (isYield && isPrice && quantity !== cost)
      reasons.push(refuse('cost_unit_kind', { field: 'harvest.costUnitId', dependsOn: ['harvest.quantityUnitId'] }));
  }
  if (isNew('areaUnitId') && unit(fields.areaUnitId)?.unitType !== 'area')
    reasons.push(refuse('area_unit_unknown', { field: 'harvest.areaUnitId' }));
  return reasons;
}
