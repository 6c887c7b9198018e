import type { Synonyms } from './synonyms.ts';
import { cropPractices } from './practices/crops.data.ts';
import { energyAndWastePractices } from './practices/energy-and-waste.data.ts';
import { naturePractices } from './practices/nature.data.ts';
import { peopleAndFoodPractices } from './practices/people-and-food.data.ts';
import type { PracticeTable } from './practices/practice-row.ts';
import { seedAndAnimalPractices } from './practices/seeds-and-animals.data.ts';
import { soilAndWaterPractices } from './practices/soil-and-water.data.ts';
import type { Language, Text } from './text.ts';

const table = {
  ...soilAndWaterPractices,
  ...naturePractices,
  ...cropPractices,
  ...seedAndAnimalPractices,
  ...energyAndWastePractices,
  ...peopleAndFoodPractices,
} as const satisfies PracticeTable;

type Table = typeof table;
export type PracticeGroupId = keyof Table;
export type PracticeId = { [Id in PracticeGroupId]: keyof Table[Id]['practices'] & string }[PracticeGroupId];

/** Something that a farm may do, beyond what the law asks, and tell its customers. */
export interface Practice {
  readonly id: string;
  readonly name: Text;
  /** One sentence on what is done, and what it is good for. */
  readonly explanation: Text;
  readonly synonyms: Synonyms;
  readonly group: { readonly id: string; readonly name: Text };
}

export interface PracticeGroup {
  readonly id: string;
  readonly name: Text;
  readonly practices: readonly Practice[];
}

const words = (text: string): string[] => text.split(', ');

/** Every best practice, group by group, in the order in which they are offered. */
export const practiceGroups: readonly PracticeGroup[] = Object.entries<PracticeTable[string]>(table).map(
  ([groupId, { name: groupName, practices }]) => {
    const group = { id: groupId, name: groupName };
    return {
      ...group,
      practices: Object.entries(practices).map(([id, { name, explanation, also }]) => ({
        id,
        name,
        explanation,
        synonyms: { en: words(also.en), fr: words(also.fr) },
        group,
      })),
    };
  },
);

const byId: ReadonlyMap<string, Practice> = new Map(
  practiceGroups.flatMap(({ practices }) => practices.map((each) => [each.id, each] as const)),
);

/** The best practice of that id, or undefined. */
export const practice = (id: string): Practice | undefined => byId.get(id);

/** Practices in the reader's language. `keywords`: the name in the other language, and synonyms. */
export interface LocalizedPracticeGroup {
  readonly id: string;
  readonly name: string;
  readonly practices: readonly {
    readonly id: string;
    readonly name: string;
    readonly explanation: string;
    readonly keywords: readonly string[];
  }[];
}

/** What `GET /followed_practices` answers of the catalogue, in the reader's language. */
export const localizedPracticeGroups = (language: Language): LocalizedPracticeGroup[] =>
  practiceGroups.map(({ id, name, practices }) => ({
    id,
    name: name[language],
    practices: practices.map((each) => ({
      id: each.id,
      name: each.name[language],
      explanation: each.explanation[language],
      keywords: [each.name[language === 'en' ? 'fr' : 'en'], ...each.synonyms.en, ...each.synonyms.fr],
    })),
  }));
