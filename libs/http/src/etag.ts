// A record's version is the number of events in its stream: revision 0 is version 1.

/** The version of a record at a stream revision. */
export const versionOf = (revision: number): number => revision + 1;

/** The `ETag` of a record at a stream revision. */
export const etagOf = (revision: number): string => `"${versionOf(revision)}"`;

/**
 * The revision that an `If-Match` header names; undefined when there is none or it is `*`, null when it is malformed.
 * Proxies that compress may weaken a tag, so `W/"3"` is read like `"3"`.
 */
export function revisionOf(header: string | undefined): number | undefined | null {
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(header.trim())?.[1];
  return version === undefined ? null : Number(version) - 1;
}
