import type { OutputEvent } from '@terroir/events';
import { refuse, type Decider } from '@terroir/kernel';
import { outputSubcategory } from '@terroir/reference';
import { disagreement, keptLine, neverRecorded, type Entry } from '../line/entry.ts';
import { corrected, correctionOf, lineOf } from '../line/line.ts';
import type { OutputCommand } from './output.commands.ts';

/** Something that production brought, with its revenue. An id is recorded once: sent again, it changes nothing. */
export const producerOutput: Decider<Entry, OutputCommand, OutputEvent> = {
  name: 'producer_output',
  initial: neverRecorded,
  decide: {
    RecordOutput: (entry, form, { id }) => {
      if (entry.line) return null;
      const line = lineOf(form.outputCategoryId, form);
      const refusal = disagreement(line, outputSubcategory(line.subcategoryId), 'outputCategoryId');
      return refusal ?? { type: 'OutputRecorded', data: { outputId: id, ...line } };
    },
    CorrectOutput: (entry, form, { id }) => {
      const before = keptLine(entry);
      if (!before) return refuse('not_found');
      const line = lineOf(form.outputCategoryId, form);
      const correction = correctionOf(before, line);
      if (Object.keys(correction).length === 0) return null;
      const refusal = disagreement(line, outputSubcategory(line.subcategoryId), 'outputCategoryId', before);
      return refusal ?? { type: 'OutputCorrected', data: { outputId: id, ...correction } };
    },
    RemoveOutput: (entry, _, { id }) =>
      keptLine(entry) ? { type: 'OutputRemoved', data: { outputId: id } } : refuse('not_found'),
    RestoreOutput: (entry, _, { id }) => {
      if (!entry.line) return refuse('not_found');
      return entry.removed ? { type: 'OutputRestored', data: { outputId: id } } : null;
    },
  },
  evolve: {
    OutputRecorded: (_, { outputId: _id, ...line }, { recorded }) => ({
      line: { ...line, recordedAt: recorded },
      removed: false,
    }),
    OutputCorrected: (entry, correction) => ({ ...entry, line: entry.line && corrected(entry.line, correction) }),
    OutputRemoved: (entry) => ({ ...entry, removed: true }),
    OutputRestored: (entry) => ({ ...entry, removed: false }),
  },
};
