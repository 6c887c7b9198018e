/** Lists begin with the company, so an answer never depends on how many rows other companies have. */
export const lineIndexes = {
  recorded: ['companyId', 'removed', 'recordedAt'],
  cost: ['companyId', 'removed', 'costCents'],
  subcategory: ['companyId', 'removed', 'subcategoryId'],
} as const;
