type Load = () => Promise<object>;

/** Text files by their names, without their folders. */
export const byFileName = (files: Readonly<Record<string, Load>>): ReadonlyMap<string, Load> =>
  new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));
