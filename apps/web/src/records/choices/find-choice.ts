import { searchRank, searchTerms, type SearchTerms } from '@terroir/reference';

/** Something that can be found by its name, by what else it is called, or by what it belongs to. */
export interface Findable {
  readonly label: string;
  readonly keywords?: readonly string[] | undefined;
  readonly group?: string | undefined;
  readonly groupKeywords?: readonly string[] | undefined;
}

const known = new WeakMap<Findable, SearchTerms>();

function termsOf(choice: Findable): SearchTerms {
  const { label, keywords, group = '', groupKeywords = [] } = choice;
  const terms = known.get(choice) ?? searchTerms({ name: label, keywords, group: [group, ...groupKeywords] });
  known.set(choice, terms);
  return terms;
}

/**
 * What answers the typed text, best first. Groups stay together: the one with the best answer comes first. Ties stay
 * in the catalogue's order. Empty text finds everything.
 */
export function findChoices<Choice extends Findable>(choices: readonly Choice[], text: string): readonly Choice[] {
  if (text.trim() === '') return choices;
  const groups = new Map<string, { best: number; found: { choice: Choice; rank: number }[] }>();
  for (const choice of choices) {
    const rank = searchRank(termsOf(choice), text);
    if (rank === null) continue;
    const group = groups.get(choice.group ?? '') ?? { best: rank, found: [] };
    group.best = Math.min(group.best, rank);
    group.found.push({ choice, rank });
    groups.set(choice.group ?? '', group);
  }
  return [...groups.values()]
    .toSorted((a, b) => a.best - b.best)
    .flatMap(({ found }) => found.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice));
}
