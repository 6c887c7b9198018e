import type { IModule } from 'dependency-cruiser';

const ASIDE = /\.(spec|contract|fixture)\.ts$/;

/**
 * The circles between the folders directly under each root, such as `libs/finance/src`: every import, types included, that
 * leads from one folder to another from which the first is reached again. Files of the root itself are wiring, no folder.
 */
export function folderCircles(modules: readonly IModule[], roots: readonly string[]): string[] {
  return roots.flatMap((root) => {
    const folderOf = (path: string): string | undefined =>
      path.startsWith(`${root}/`) ? /^([^/]+)\//.exec(path.slice(root.length + 1))?.[1] : undefined;
    const arrows = new Map<string, Set<string>>();
    for (const { source, dependencies } of modules.filter((module) => !ASIDE.test(module.source)))
      for (const { resolved } of dependencies) {
        const [from, to] = [folderOf(source), folderOf(resolved)];
        if (from === undefined || to === undefined || from === to) continue;
        arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      }
    const reaches = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of arrows.get(from) ?? []) if (!seen.has(to)) reaches(to, seen.add(to));
      return seen;
    };
    return [...arrows].flatMap(([from, all]) =>
      [...all].filter((to) => reaches(to).has(from)).map((to) => `${root}: ${from} → ${to}`),
    );
  });
}
