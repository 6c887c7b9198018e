import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { client } from '../session/session.ts';

/** The first word of the key of such pictures in the cache of answers. */
export const privatePictures = 'private-picture';

/** A URL of bytes, which is there while somebody subscribes. */
function objectUrl(bytes: Blob | undefined) {
  let url: string | null = null;
  return {
    current: () => url,
    subscribe: (changed: () => void) => {
      if (bytes === undefined) return () => undefined;
      const made = URL.createObjectURL(bytes);
      url = made;
      changed();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}

/** A URL of bytes for as long as they are shown. */
function useObjectUrl(bytes: Blob | undefined): string | null {
  const { subscribe, current } = useMemo(() => objectUrl(bytes), [bytes]);
  return useSyncExternalStore(subscribe, current);
}

/**
 * A picture that its company alone may see, fetched with the session and shown by a URL of this page. `address` is the one that the
 * API answers; null fetches nothing.
 */
export function usePrivatePicture(address: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [privatePictures, address],
    queryFn: ({ signal }) => client.picture(address ?? '', { signal }),
    enabled: address !== null,
    staleTime: Infinity, // the address names the content
  });
  const bytes = address === null ? undefined : data;
  return { bytes, url: useObjectUrl(bytes), error, loading: isFetching, retry: () => void refetch() };
}
