import { refuse } from '@terroir/kernel';
import { RefusalError } from './errors.ts';

// A record's version is the number of events in its stream: revision 0 is version 1.

/** The `ETag` of a record at a stream revision. */
export const etagOf = (revision: number): string => `"${revision + 1}"`;

/**
 * The revision that an `If-Match` header names; undefined when there is none or it is `*`. Proxies that compress may
 * weaken a tag, so `W/"3"` is read like `"3"`.
 * @throws RefusalError malformed_request
 */
export function revisionOf(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(header.trim())?.[1];
  if (version === undefined) throw new RefusalError(refuse('malformed_request', { field: 'If-Match' }));
  return Number(version) - 1;
}
