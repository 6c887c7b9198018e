import type { Language } from '@terroir/events';
import type { DataOf } from '@terroir/kernel';
import type { SavedSearchCommand } from '../saved-search/saved-search.commands.ts';

/** A search of the marketplace that a demo business keeps. */
export interface DemoSearch {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Unique within the business. */
  readonly key: string;
  readonly form: DataOf<SavedSearchCommand, 'RecordSavedSearch'>;
}

const DAY = 24 * 60 * 60 * 1000;
type Kept = Omit<DemoSearch['form'], 'name'> & { readonly name: Readonly<Record<Language, string>> };

const searches: readonly Kept[] = [
  {
    name: { en: 'Vegetables within 60 km, cheapest first', fr: 'Légumes à moins de 60 km, les moins chers d’abord' },
    face: 'produces',
    distance: 60,
    category: ['fruits_and_vegetables'],
    sort: 'cost',
    mail: true,
  },
  {
    name: { en: 'Eggs, cheese and honey for brunch', fr: 'Œufs, fromages et miel pour le brunch' },
    face: 'items',
    distance: 150,
    category: ['eggs', 'dairy', 'sap_and_sugar'],
  },
];

/** The two searches that a demo business keeps, in its language; the first mails what is new. */
export const demoSearches = ({
  language,
  until,
}: {
  readonly language: Language;
  /** The end of the story, ISO 8601 UTC. */
  readonly until: string;
}): readonly DemoSearch[] =>
  searches.map(({ name, ...search }, nth) => ({
    at: new Date(Date.parse(until) - (9 - 4 * nth) * DAY).toISOString(),
    key: name.en,
    form: { ...search, name: name[language] },
  }));
