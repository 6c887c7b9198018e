import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

interface PageName {
  readonly name: string;
  /** A page of a company: its title says nothing of Terroir, before the app runs as after. */
  readonly isAlone: boolean;
}

const named = atom<PageName | null>(null);

/** What the screen itself says that it shows, e.g. the record that is edited; null where its route's name says enough. */
export const usePageNamed = (): PageName | null => useAtomValue(named);

/** Names the page by what it shows, as long as the caller is drawn. */
export function usePageName(name: string, { isAlone = false } = {}): void {
  const setNamed = useSetAtom(named);
  useEffect(() => {
    setNamed({ name, isAlone });
    return () => setNamed(null);
  }, [name, isAlone, setNamed]);
}
