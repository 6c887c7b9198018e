// A record's version is the number of events in its stream: revision 0 is version 1.

/** The version of a record at a stream revision. */
export const versionOf = (revision: number): number => revision + 1;

/** The `ETag` of a record at a stream revision. */
export const etagOf = (revision: number): string => `"${versionOf(revision)}"`;

const TAG = String.raw`(?:W\/)?"[\x21\x23-\x7e]*"`;
const TAGS = new RegExp(String.raw`^${TAG}(?:[ \t]*,[ \t]*${TAG})*$`);
const EACH = new RegExp(TAG, 'g');
const OURS = /"(0|[1-9]\d{0,14})"/g;

/**
 * The revisions that an `If-Match` header names, any of which may be the current one (RFC 9110 §13.1.1); undefined when
 * there is no header or it is `*`, null when it is malformed or none of its tags can be one of ours. Proxies that compress may
 * weaken a tag, so `W/"3"` is read like `"3"`. `"0"` is what was never recorded.
 */
export function revisionsOf(header: string | undefined): readonly number[] | undefined | null {
  const tags = header?.trim();
  if (tags === undefined || tags === '*') return undefined;
  if (!TAGS.test(tags)) return null;
  const revisions = Array.from(tags.matchAll(OURS), ([, version]) => Number(version) - 1);
  return revisions.length === 0 ? null : revisions;
}

/** Whether an `If-None-Match` header names the tag, or any by `*`; the comparison is the weak one (RFC 9110 §13.1.2). */
export function isNamed(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || (header.match(EACH) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}
