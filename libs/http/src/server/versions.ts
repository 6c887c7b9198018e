import type { StoredEvent } from '@terroir/events';

/**
 * The events of a stream up to one of its versions, with all that was recorded at once with it: nobody ever saw what lies
 * between. Null where there is no such version.
 */
export function upToVersion<E extends Pick<StoredEvent, 'causationId' | 'recorded'>>(
  past: readonly E[],
  version: number,
): readonly E[] | null {
  const event = past[version - 1];
  if (event === undefined) return null;
  const isOfOne = ({ causationId, recorded }: E) => causationId === event.causationId && recorded === event.recorded;
  const next = past.findIndex((each, at) => at >= version && !isOfOne(each));
  return next < 0 ? past : past.slice(0, next);
}
