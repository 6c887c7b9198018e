import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const named = atom<string | null>(null);

/** What the screen itself says that it shows, e.g. the record that is edited; null where its route's name says enough. */
export const usePageNamed = (): string | null => useAtomValue(named);

/** Names the page by what it shows, as long as the caller is drawn. */
export function usePageName(name: string): void {
  const setNamed = useSetAtom(named);
  useEffect(() => {
    setNamed(name);
    return () => setNamed(null);
  }, [name, setNamed]);
}
