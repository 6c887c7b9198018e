import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProduceFormState } from './form-value.ts';
import { yieldKinds, type YieldKind } from './unit-options.ts';

const other = { quantityUnitId: 'costUnitId', costUnitId: 'quantityUnitId' } as const;
export type LikeUnit = keyof typeof other;

/**
 * The units of quantity and price are of one kind (S1 §5): the one that was chosen first is free, and the other follows its
 * kind. `isProposed`: nobody chose that unit, so it may follow by itself.
 */
export function useLikeKinds(
  form: ProduceFormState,
  kindOf: (unitId: string) => string | null | undefined,
  isProposed: (name: LikeUnit) => boolean,
) {
  const { control, setValue, clearErrors } = form;
  const [quantityUnitId, costUnitId] = useWatch({
    control,
    name: ['produce.harvest.quantityUnitId', 'produce.harvest.costUnitId'],
  });
  const chosen = { quantityUnitId, costUnitId };
  const [first, setFirst] = useState<LikeUnit>('quantityUnitId');
  /** A unit that followed by itself, so it follows again. */
  const [followed, setFollowed] = useState<LikeUnit | null>(null);
  const leader: LikeUnit = quantityUnitId === '' ? 'costUnitId' : costUnitId === '' ? 'quantityUnitId' : first;
  const put = (name: LikeUnit, unitId: string) => setValue(`produce.harvest.${name}`, unitId, { shouldDirty: true });
  return {
    /** The kinds that can be chosen from. */
    kinds: (name: LikeUnit): readonly YieldKind[] => {
      if (leader === name || chosen[other[name]] === '') return yieldKinds;
      const kind = kindOf(chosen[other[name]]);
      return yieldKinds.filter((one) => one === kind);
    },
    follows: (name: LikeUnit) => leader === other[name] && chosen[other[name]] !== '',
    choose: (name: LikeUnit, unitId: string) => {
      clearErrors(['produce.harvest.quantityUnitId', 'produce.harvest.costUnitId']);
      const beside = chosen[other[name]];
      setFirst(beside === '' ? name : leader);
      put(name, unitId);
      setFollowed(followed === name ? null : followed);
      if (unitId === '' || beside === '' || kindOf(unitId) === kindOf(beside)) return;
      const follows = isProposed(other[name]) || followed === other[name];
      put(other[name], follows ? unitId : '');
      setFollowed(follows ? other[name] : null);
    },
  };
}
