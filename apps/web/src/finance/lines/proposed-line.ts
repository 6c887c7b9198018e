import type { NewRowStart } from '../../records/record.ts';
import type { ProposedLine } from './line-dialog.tsx';
import { blankLine } from './line-fields.tsx';
import { typedOf } from './line-form.ts';
import { draftName, type Line } from './line.ts';
import type { Side } from './side.ts';

/**
 * What a new line begins with after another: a copy with all of it but its receipt and the day, which is today; the next of a series of
 * entries with the day and the category.
 */
export function proposedLike(side: Side, { as, of }: NewRowStart<Line>, account: string, today: string): ProposedLine {
  const place = { category: of.category, subCategory: of.subCategory, unit: of.unit };
  return as === 'copy'
    ? {
        typed: { ...typedOf(of), occurredOn: today, receipt: null },
        place,
        draft: `${account}:finance:${side}:copy:${of.id}`,
      }
    : {
        typed: { ...blankLine(side), occurredOn: of.occurredOn },
        place,
        draft: draftName(account, side, null),
        draftWith: ['occurredOn'],
      };
}
