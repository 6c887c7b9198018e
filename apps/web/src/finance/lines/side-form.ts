import { ProducerInput, ProducerOutput } from '@terroir/finance';

/** What a person enters of a line, as the server's own commands check it: the subcategory goes by one name on both sides. */
export const sideForms = {
  inputs: {
    subCategoryId: ProducerInput.shape.inputCategoryId,
    entered: ProducerInput.omit({ inputCategoryId: true }),
  },
  outputs: {
    subCategoryId: ProducerOutput.shape.outputCategoryId,
    entered: ProducerOutput.omit({ outputCategoryId: true }),
  },
} as const;
