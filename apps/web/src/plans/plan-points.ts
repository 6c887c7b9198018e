/** What a plan holds: the number of its text, and the screen that it opens; `null` where it is no screen of its own. */
export interface PlanPoint {
  readonly key: number;
  readonly path: string | null;
}

const opening = (...paths: readonly (string | null)[]): readonly PlanPoint[] =>
  paths.map((path, place) => ({ key: place + 1, path }));

/** The features of each plan in the order of its card. */
export const planPoints = {
  freemium: opening('/land', '/marketplace', '/my-region', '/production-food', '/finances'),
  homestead: opening(null, '/web-builder', '/put-to-market', '/put-to-market', '/items/any'),
  // Neither plan can be chosen yet, as its button says.
  thrive: opening(null, null, null, null),
  groups: opening(null, null, null),
} as const satisfies Readonly<Record<string, readonly PlanPoint[]>>;
export type Plan = keyof typeof planPoints;
