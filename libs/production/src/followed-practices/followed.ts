/** Ids of the practices that a company follows, each once, in the order in which it adopted them. */
export type Followed = readonly string[];

export const withAdopted = (followed: Followed, adopted: readonly string[]): Followed => [
  ...new Set([...followed, ...adopted]),
];

export const withoutDropped = (followed: Followed, dropped: readonly string[]): Followed =>
  followed.filter((id) => !dropped.includes(id));
