/**
 * What several changes have in common and the history shows as one: their events name it as their cause (`causationId`),
 * written `KIND:ID`. Of an import and its undo the view says which event leads the others; of a bulk change it is the first.
 */
export const sharedCauses = ['import', 'import_undo', 'bulk'] as const;
export type SharedCause = (typeof sharedCauses)[number];

/** The cause as events name it. */
export const causeOf = (kind: SharedCause, id: string): string => `${kind}:${id}`;

const FIRST = 'first_of:';

/** What the first of several changes names in place of their cause: the history shows it for all of them. */
export const firstOf = (cause: string): string => `${FIRST}${cause}`;

/** The shared cause that an event names, and whether it leads the others; null for an event with a cause of its own. */
export function sharedCauseOf(causationId: string): { readonly cause: string; readonly isFirst: boolean } | null {
  const isFirst = causationId.startsWith(FIRST);
  const cause = isFirst ? causationId.slice(FIRST.length) : causationId;
  return sharedCauses.some((kind) => cause.startsWith(causeOf(kind, ''))) ? { cause, isFirst } : null;
}
