/** The two sides of the books: what went in, and what came out. */
export const sideNames = ['inputs', 'outputs'] as const;
export type Side = (typeof sideNames)[number];

/** How the API speaks of a side (S1 §7). */
export const sides = {
  inputs: {
    path: '/producer_inputs',
    resource: 'producer_input',
    envelope: 'producerInput',
    subCategoryField: 'inputCategoryId',
    categoriesPath: '/input_categories',
  },
  outputs: {
    path: '/producer_outputs',
    resource: 'producer_output',
    envelope: 'producerOutput',
    subCategoryField: 'outputCategoryId',
    categoriesPath: '/output_categories',
  },
} as const;
