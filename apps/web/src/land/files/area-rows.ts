import type { SentRow } from '../../imports/send-rows.ts';
import { hindranceOf, type Candidate, type Choices } from './candidates.ts';

/** A row that becomes a plot or a zone; the plot of a zone may come with the same file. */
export interface AreaRow extends SentRow {
  readonly key: string;
  readonly kind: 'plot' | 'zone';
  /** The id of a plot, or the key of a row. */
  readonly of: string | null;
}

/** The rows of what is taken and can be. Their bodies follow from file and choices alone: sent again, they add nothing. */
export function rowsOf(
  candidates: readonly Candidate[],
  choices: Choices,
  hasSoil: (zoneTypeId: string) => boolean,
): readonly AreaRow[] {
  return candidates.flatMap((candidate, at): AreaRow[] => {
    const choice = choices.get(candidate.key) ?? { as: 'out' };
    if (choice.as === 'out' || hindranceOf(candidate, choices) !== null) return [];
    const { key, name, details, ring, said } = candidate;
    const area = { name, details, coordinates: ring };
    const row = { key, number: at + 1 };
    if (choice.as === 'plot') return [{ ...row, kind: 'plot', of: null, body: area }];
    const { soilType, soilPh, tags } = said;
    const soil = hasSoil(choice.zoneTypeId) && (soilType !== null || soilPh !== null);
    const body = {
      ...area,
      zoneTypeId: choice.zoneTypeId,
      ...(soil && { additionalFields: { ...(soilType !== null && { soilType }), ...(soilPh !== null && { soilPh }) } }),
      ...(tags.length > 0 && { tags }),
    };
    return [{ ...row, kind: 'zone', of: choice.of, body }];
  });
}
