import { createContext, useContext } from 'react';

/** What fields say by themselves, in the reader's language. */
export interface FieldWords {
  /** At a date that is not whole, or that no calendar has. */
  notADate: string;
  /** At a time that is not whole, or that no clock shows. */
  notATime: string;
  /** At a date that was pasted while what reads it could not be fetched. Default: `notADate`. */
  notReadNow?: string | undefined;
  /** Reads a date that was pasted in another order than `YYYY-MM-DD`, as that; null where it is none. Default: always null. */
  readDate?: ((text: string) => Promise<string | null>) | undefined;
}

const Words = createContext<FieldWords>({ notADate: '', notATime: '' });

/** Gives all fields below it their words. */
export const FieldWordsProvider = Words.Provider;
export const useFieldWords = (): FieldWords => useContext(Words);
