/** A need as the history has it. */
export interface RecordedNeed {
  readonly id: string;
  readonly subcategoryId: string;
  readonly quantity: number;
  readonly unitId: string;
}

const needsIn = (value: unknown): readonly RecordedNeed[] => (Array.isArray(value) ? (value as RecordedNeed[]) : []);

const same = (a: RecordedNeed, b: RecordedNeed | undefined) =>
  a.subcategoryId === b?.subcategoryId && a.quantity === b.quantity && a.unitId === b.unitId;

/** The needs of one side of a change (`value`) that the other side has not, or not so. */
export function changedNeeds(value: unknown, { from, to }: { readonly from?: unknown; readonly to?: unknown }) {
  const others = needsIn(value === from ? to : from);
  return needsIn(value).filter(
    (need) =>
      !same(
        need,
        others.find(({ id }) => id === need.id),
      ),
  );
}
