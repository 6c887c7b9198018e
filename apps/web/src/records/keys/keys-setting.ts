import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';

const storage = createJSONStorage<boolean>(() => localStorage);

/** Whether keys of one letter work on screens: kept in this browser, followed by its other tabs. */
export const screenKeysAtom = atomWithStorage('terroir-keys', true, storage, { getOnInit: true });

/** Whether keys of one letter work here. */
export const useScreenKeysOn = (): boolean => useAtomValue(screenKeysAtom);

/** The same, and the way to change it. */
export const useScreenKeysSetting = () => useAtom(screenKeysAtom);
