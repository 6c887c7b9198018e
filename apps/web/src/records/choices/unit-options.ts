import type { SelectOption } from '@terroir/ui-kit';
import { unitLabel } from '../names/unit-label.ts';
import type { Unit } from './catalogue.ts';

/** Kinds of units that a yield is counted and priced in (S1 §3). */
export const yieldKinds = ['mass', 'volume', 'area', 'count'] as const;
export type YieldKind = (typeof yieldKinds)[number];

export interface UnitChoice {
  readonly units: readonly Unit[];
  readonly kinds: readonly YieldKind[];
  /** Units that are usual for the product, the first one most; they come first. */
  readonly usual: readonly string[];
  /** What is chosen, which the catalogue may have no more. */
  readonly chosen: { readonly id: string; readonly symbol: string } | undefined;
  readonly names: { readonly usual: string } & Readonly<Record<YieldKind, string>>;
}

/** The units of some kinds as a list offers them: the usual ones, then each kind under its name. */
export function unitOptions({ units, kinds, usual, chosen, names }: UnitChoice): readonly SelectOption[] {
  const isOffered = ({ unitType }: Unit) => kinds.some((kind) => kind === unitType);
  const offered = units.filter(isOffered);
  const first = usual.flatMap((id) => offered.find((unit) => unit.id === id) ?? []);
  const others = kinds.flatMap((kind) =>
    offered
      .filter(({ id, unitType }) => unitType === kind && !usual.includes(id))
      .map((unit) => ({ value: unit.id, label: unitLabel(unit), group: names[kind] })),
  );
  const lost =
    chosen && !offered.some(({ id }) => id === chosen.id) ? [{ value: chosen.id, label: chosen.symbol }] : [];
  return [...lost, ...first.map((unit) => ({ value: unit.id, label: unitLabel(unit), group: names.usual })), ...others];
}
