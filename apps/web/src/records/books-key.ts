/** Everything in the cache that a write to the books makes old: inputs, outputs, produces and the summaries that join them. */
export const booksKey = ['books'] as const;
