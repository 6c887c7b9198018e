/** Under which enquiries and their number unread are in the cache, so that a message that is sent refreshes them all. */
export const ENQUIRIES_KEY = ['enquiries'] as const;
