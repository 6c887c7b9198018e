import type { Area } from '../../places/area.ts';
import { findChoices } from '../../records/choices/find-choice.ts';

/** As many are listed at once: more would take longer to draw than the map itself. */
export const listedAtOnce = 100;

/** What stands in the list beside a map: of what the words find, the first ones and those that are selected. */
export function listedAreas(
  areas: readonly Area[],
  words: string,
  selected: readonly string[],
): { readonly listed: readonly Area[]; readonly found: number } {
  const found = foundAreas(areas, words);
  const later = found.slice(listedAtOnce).filter(({ id }) => selected.includes(id));
  return { listed: [...found.slice(0, listedAtOnce), ...later.slice(0, listedAtOnce)], found: found.length };
}

/** Areas that answer the words by their name, their plot or their type, in the order of the list. */
function foundAreas(areas: readonly Area[], words: string): readonly Area[] {
  if (words.trim() === '') return areas;
  const findable = areas.map((area) => ({
    area,
    label: area.name,
    keywords: area.kind === 'zone' ? [area.plot.name, area.zoneType.name] : [],
  }));
  const answers = new Set(findChoices(findable, words));
  return findable.filter((each) => answers.has(each)).map(({ area }) => area);
}
