import { createContext, useContext } from 'react';

/** What fields say by themselves, in the reader's language. */
export interface FieldWords {
  /** At a date that is not whole, or that no calendar has. */
  notADate: string;
  /** At a time that is not whole, or that no clock shows. */
  notATime: string;
  /** Reads a pasted date, in whatever order people write it, as `YYYY-MM-DD`; null where it is none. Default: only that order. */
  readDate?: ((text: string) => Promise<string | null>) | undefined;
}

const Words = createContext<FieldWords>({ notADate: '', notATime: '' });

/** Gives all fields below it their words. */
export const FieldWordsProvider = Words.Provider;
export const useFieldWords = (): FieldWords => useContext(Words);
