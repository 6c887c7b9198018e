import type { Text } from './text.ts';

/** The resources that a farm draws on and gives, in the order in which screens and charts show them. */
export const realms = ['food', 'biomass', 'water', 'energy', 'others'] as const;
export type Realm = (typeof realms)[number];

export const realmNames: Readonly<Record<Realm, Text>> = {
  food: { en: 'Food', fr: 'Aliments' },
  biomass: { en: 'Biomass', fr: 'Biomasse' },
  water: { en: 'Water', fr: 'Eau' },
  energy: { en: 'Energy', fr: 'Énergie' },
  others: { en: 'Others', fr: 'Autres' },
};
