/** Something that can be found by its name, or by what it belongs to. */
export interface Findable {
  readonly label: string;
  readonly group?: string | undefined;
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/œ/gi, 'oe')
    .replaceAll('’', "'")
    .toLowerCase();

/** How well a name answers what was typed: 0 is the very name; `null` is no match. */
function distance({ label, group = '' }: Findable, typed: string): number | null {
  const name = bare(label);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[\s'(-]+/).some((word) => word.startsWith(typed))) return 2;
  if (name.includes(typed)) return 3;
  return bare(group).includes(typed) ? 4 : null;
}

/**
 * What answers the typed text, accents and capitals aside, best first. Groups stay together: the one with the best
 * answer comes first. Ties stay in the catalogue's order. Empty text finds everything.
 */
export function findChoices<Choice extends Findable>(choices: readonly Choice[], text: string): readonly Choice[] {
  const typed = bare(text.trim());
  if (typed === '') return choices;
  const groups = new Map<string, { best: number; found: { choice: Choice; far: number }[] }>();
  for (const choice of choices) {
    const far = distance(choice, typed);
    if (far === null) continue;
    const group = groups.get(choice.group ?? '') ?? { best: far, found: [] };
    group.best = Math.min(group.best, far);
    group.found.push({ choice, far });
    groups.set(choice.group ?? '', group);
  }
  return [...groups.values()]
    .toSorted((a, b) => a.best - b.best)
    .flatMap(({ found }) => found.toSorted((a, b) => a.far - b.far).map(({ choice }) => choice));
}
