/** Asks a server for JSON. @throws when it is slow, redirects, answers too much or is not on the list */
export type Ask = (base: string, path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;
