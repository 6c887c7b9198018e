import { useEffect, useState } from 'react';

/**
 * What `fetch` brings; `null` until it is there, unless it is `known` already. It does not suspend: React holds back for
 * 300 ms what follows a skeleton of its own. A failure goes to the boundary around.
 */
export function useArriving<Part extends object>(known: Part | null, fetch: () => Promise<Part>): Part | null {
  const [part, arrive] = useState(() => known);
  useEffect(() => {
    if (part) return;
    fetch().then(
      (fetched) => arrive(() => fetched),
      (error: unknown) =>
        arrive(() => {
          throw error;
        }),
    );
  }, [part, fetch]);
  return part;
}
