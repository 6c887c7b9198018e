/** What leads to the front page, which says what is no longer there. */
export interface Gone {
  readonly gone: 'item' | 'website';
}

/** What a visit was sent here for, from the state of its place; null for any other visit. */
export function goneOf(state: unknown): Gone['gone'] | null {
  const gone = (state as Partial<Gone> | null)?.gone;
  return gone === 'item' || gone === 'website' ? gone : null;
}
