import type { InputEvent } from '@terroir/events';
import { refuse, type Decider } from '@terroir/kernel';
import { inputSubcategory } from '@terroir/reference';
import { disagreement, keptLine, neverRecorded, type Entry } from '../line/entry.ts';
import { corrected, correctionOf, lineOf } from '../line/line.ts';
import type { InputCommand } from './input.commands.ts';

/** Something that went into production, with its cost. An id is recorded once: sent again, it changes nothing. */
export const producerInput: Decider<Entry, InputCommand, InputEvent> = {
  name: 'producer_input',
  initial: neverRecorded,
  decide: {
    RecordInput: (entry, form, { id }) => {
      if (entry.line) return null;
      const line = lineOf(form.inputCategoryId, form);
      const refusal = disagreement(line, inputSubcategory(line.subcategoryId), 'inputCategoryId');
      return refusal ?? { type: 'InputRecorded', data: { inputId: id, ...line } };
    },
    CorrectInput: (entry, form, { id }) => {
      const before = keptLine(entry);
      if (!before) return refuse('not_found');
      const line = lineOf(form.inputCategoryId, form);
      const correction = correctionOf(before, line);
      if (Object.keys(correction).length === 0) return null;
      const refusal = disagreement(line, inputSubcategory(line.subcategoryId), 'inputCategoryId', before);
      return refusal ?? { type: 'InputCorrected', data: { inputId: id, ...correction } };
    },
    RemoveInput: (entry, _, { id }) =>
      keptLine(entry) ? { type: 'InputRemoved', data: { inputId: id } } : refuse('not_found'),
    RestoreInput: (entry, _, { id }) => {
      if (!entry.line) return refuse('not_found');
      return entry.removed ? { type: 'InputRestored', data: { inputId: id } } : null;
    },
  },
  evolve: {
    InputRecorded: (_, { inputId: _id, ...line }, { recorded }) => ({
      line: { ...line, recordedAt: recorded },
      removed: false,
    }),
    InputCorrected: (entry, correction) => ({ ...entry, line: entry.line && corrected(entry.line, correction) }),
    InputRemoved: (entry) => ({ ...entry, removed: true }),
    InputRestored: (entry) => ({ ...entry, removed: false }),
  },
};
