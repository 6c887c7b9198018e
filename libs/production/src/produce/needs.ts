import { toDecimals, type ProduceEvent } from '@terroir/events';
import type { DataOf, Refusal } from '@terroir/kernel';
import { inputSubcategory } from '@terroir/reference';
import type { z } from 'zod';
import { refuse } from '../refusals.ts';
import { NEEDS_LIMIT, type ProduceNeed } from './produce.commands.ts';

/** What a produce needs, as events and read models say it. */
export type Need = DataOf<ProduceEvent, 'ProduceRecorded'>['needs'][number];

/** What a call says of needs: those that are new or change, and the ids of those that go. */
export interface NeedsChange {
  readonly produceInputs?: readonly z.output<typeof ProduceNeed>[] | undefined;
  readonly produceInputsRemove?: readonly string[] | undefined;
}

/** The needs after a change: changed ones keep their place and id, new ones come last with ids of their own. */
export function needsAfter(
  before: readonly Need[],
  { produceInputs = [], produceInputsRemove = [] }: NeedsChange,
  newId: () => string,
): Need[] {
  const needOf = (
    id: string,
    { inputCategoryId, quantityRaw, quantityUnitId }: z.output<typeof ProduceNeed>,
  ): Need => ({
    id,
    subcategoryId: inputCategoryId,
    quantity: toDecimals(quantityRaw, 3),
    unitId: quantityUnitId,
  });
  const changed = new Map(produceInputs.map((need) => [need.produceInputId, need]));
  const gone = new Set(produceInputsRemove);
  const kept = before.filter(({ id }) => !gone.has(id));
  const added = produceInputs.filter(({ produceInputId }) => produceInputId === undefined);
  return [
    ...kept.map((need) => {
      const change = changed.get(need.id);
      return change ? needOf(need.id, change) : need;
    }),
    ...added.map((need) => needOf(newId(), need)),
  ];
}

/** Why a change of needs is refused: every reason, by the field of the call. What keeps its kind and unit is not checked again. */
export function needsRefused(
  before: readonly Need[],
  { produceInputs = [], produceInputsRemove = [] }: NeedsChange,
): readonly Refusal[] {
  const known = new Map(before.map((need) => [need.id, need]));
  const named = new Set<string>();
  const unnamed = (id: string, field: string): Refusal[] => {
    if (!known.has(id)) return [refuse('need_unknown', { field, params: { id } })];
    if (named.has(id)) return [refuse('need_twice', { field })];
    named.add(id);
    return [];
  };
  const refused = produceInputs.flatMap((need, index): Refusal[] => {
    const { produceInputId: id, inputCategoryId, quantityUnitId } = need;
    const at = `produceInputs.${index}`;
    const was = id === undefined ? undefined : known.get(id);
    const reasons = id === undefined ? [] : unnamed(id, `${at}.produceInputId`);
    if (was?.subcategoryId === inputCategoryId && was.unitId === quantityUnitId) return reasons;
    const subcategory = inputSubcategory(inputCategoryId);
    if (!subcategory) return [...reasons, refuse('need_category_unknown', { field: `${at}.inputCategoryId` })];
    const allowed: readonly string[] = subcategory.units;
    if (allowed.includes(quantityUnitId)) return reasons;
    const more = { field: `${at}.quantityUnitId`, dependsOn: [`${at}.inputCategoryId`] };
    return [...reasons, refuse('need_unit_not_allowed', more)];
  });
  const removed = produceInputsRemove.flatMap((id, index) => unnamed(id, `produceInputsRemove.${index}`));
  const added = produceInputs.filter(({ produceInputId }) => produceInputId === undefined).length;
  const isTooMany = added > 0 && before.length + added - produceInputsRemove.length > NEEDS_LIMIT;
  return [
    ...refused,
    ...(isTooMany ? [refuse('needs_too_many', { field: 'produceInputs', params: { limit: NEEDS_LIMIT } })] : []),
    ...removed,
  ];
}
