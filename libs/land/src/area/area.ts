import type { AreaStyle, MessageOf, plotEvents } from '@terroir/events';
import { keptFields, Refusal, refuse, type RecordState } from '@terroir/kernel';
import { measured, normalizedRing, type Ring } from '../geometry/index.ts';

type Kept = Pick<
  Extract<MessageOf<typeof plotEvents>, { type: 'PlotRecorded' }>['data'],
  'coordinates' | 'area' | 'perimeter'
>;
const AS_IT_IS = { coordinates: undefined, area: undefined, perimeter: undefined } as const;

/** Whether two rings are the same, point by point. */
const isSame = (one: Ring, other: Ring): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An outline as it is kept, with its measures; undefined where a correction leaves the outline alone. */
export function outlined(
  sent: Ring | undefined,
  before: { readonly coordinates: Ring } | null,
): Kept | typeof AS_IT_IS {
  if (sent === undefined) return AS_IT_IS;
  const ring = normalizedRing(sent);
  if (before !== null && isSame(ring, before.coordinates)) return AS_IT_IS;
  return { coordinates: ring.map(([longitude, latitude]) => [longitude, latitude]), ...measured(ring) };
}

interface Styled {
  readonly style?: AreaStyle | null | undefined;
}

/** The style that a styling leads to, undefined where it changes nothing, or why there is none to style. */
export function styleAfter(
  state: RecordState<Styled>,
  style: AreaStyle | null,
): { readonly style: AreaStyle | null } | Refusal | undefined {
  const fields = keptFields(state);
  if (fields === null) return refuse('not_found');
  return JSON.stringify(fields.style ?? null) === JSON.stringify(style) ? undefined : { style };
}

/** A state after a styling. */
export const restyled = <Fields extends Styled>(
  state: RecordState<Fields>,
  style: AreaStyle | null,
): RecordState<Fields> => ({ ...state, fields: state.fields && { ...state.fields, style } });
