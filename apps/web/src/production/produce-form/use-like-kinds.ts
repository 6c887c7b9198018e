import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProduceFormState } from './form-value.ts';
import { yieldKinds, type YieldKind } from '../../records/choices/unit-options.ts';
import type { Proposals } from './use-proposals.ts';

const other = { quantityUnitId: 'costUnitId', costUnitId: 'quantityUnitId' } as const;
export type LikeUnit = keyof typeof other;
type Units = Readonly<Record<LikeUnit, string>>;
/** The units that the person chose themself, the latest first. */
type Own = Readonly<Record<LikeUnit, readonly string[]>>;

/**
 * The units of quantity and price are of one kind (S1 §5): the one that was chosen first is free, and the other follows its
 * kind. A unit that the person chose is kept, or comes back once it fits again; a price's unit that nobody chose is that of the quantity.
 */
export function useLikeKinds(
  form: ProduceFormState,
  kindOf: (unitId: string) => string | null | undefined,
  { isProposed, note }: Pick<Proposals, 'isProposed' | 'note'>,
) {
  const { control, setValue, edited } = form;
  const [quantityUnitId, costUnitId] = useWatch({
    control,
    name: ['produce.harvest.quantityUnitId', 'produce.harvest.costUnitId'],
  });
  const chosen: Units = { quantityUnitId, costUnitId };
  const [first, setFirst] = useState<LikeUnit>('quantityUnitId');
  /** What was chosen here, and the units that this left: any others were put in since, by a proposal or a draft. */
  const [memory, setMemory] = useState<{ own: Own; left: Units } | null>(null);
  const leader: LikeUnit = quantityUnitId === '' ? 'costUnitId' : costUnitId === '' ? 'quantityUnitId' : first;
  const put = (name: LikeUnit, unitId: string) => setValue(`produce.harvest.${name}`, unitId, { shouldDirty: true });
  const found = (name: LikeUnit) => (chosen[name] === '' || isProposed(name) ? [] : [chosen[name]]);
  const ownNow = (): Own =>
    memory?.left.quantityUnitId === quantityUnitId && memory.left.costUnitId === costUnitId
      ? memory.own
      : { quantityUnitId: found('quantityUnitId'), costUnitId: found('costUnitId') };
  /** What a unit becomes beside another one that was chosen. */
  const beside = (name: LikeUnit, unitId: string, own: readonly string[]): string => {
    const now = chosen[name];
    const presumed = name === 'costUnitId' && own.length === 0;
    if (presumed) return unitId;
    if (unitId === '' || kindOf(now) === kindOf(unitId)) return now;
    if (own.length === 0) return now === '' ? '' : unitId;
    return own.find((one) => kindOf(one) === kindOf(unitId)) ?? '';
  };
  return {
    /** The kinds that can be chosen from. */
    kinds: (name: LikeUnit): readonly YieldKind[] => {
      if (leader === name || chosen[other[name]] === '') return yieldKinds;
      const kind = kindOf(chosen[other[name]]);
      return yieldKinds.filter((one) => one === kind);
    },
    follows: (name: LikeUnit) => leader === other[name] && chosen[other[name]] !== '',
    choose: (name: LikeUnit, unitId: string) => {
      edited('produce.harvest.quantityUnitId', 'produce.harvest.costUnitId');
      const follower = other[name];
      const own = ownNow();
      const followed = beside(follower, unitId, own[follower]);
      setFirst(chosen[follower] === '' ? name : leader);
      put(name, unitId);
      note(name, null);
      if (followed !== chosen[follower]) put(follower, followed);
      if (own[follower].length === 0) note(follower, followed === '' ? null : followed);
      setMemory({
        own: { ...own, [name]: unitId === '' ? [] : [unitId, ...own[name].filter((one) => one !== unitId)] },
        left: { ...chosen, [name]: unitId, [follower]: followed },
      });
    },
  };
}
