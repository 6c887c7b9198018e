/** Turns the data of one version of an event into that of the next. */
export type Upcast = (data: Record<string, unknown>) => Record<string, unknown>;

/** Old version → next version, by `TYPE.VERSION`. No event in the log is rewritten; it is read through these. */
export const upcasts: Readonly<Record<string, Upcast>> = {};

/** The data as the newest version has it. `version` is the one it was written with. */
export function upcast(
  type: string,
  version: number,
  data: Record<string, unknown>,
  table: Readonly<Record<string, Upcast>> = upcasts,
): { version: number; data: Record<string, unknown> } {
  let current = { version, data };
  for (let step = table[`${type}.${version}`]; step; step = table[`${type}.${current.version}`])
    current = { version: current.version + 1, data: step(current.data) };
  return current;
}
