/** As long as the servers take them. */
const LONGEST = 200;

/** Words of a search as the address keeps them. */
export const keptWords = (words: string): string => words.trim().slice(0, LONGEST);
