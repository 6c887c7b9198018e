import { allYear, kind } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { insects } from '../product-units.ts';

export const insectProducts = {
  cricket: {
    name: { en: 'Cricket', fr: 'Grillon' },
    also: { en: 'edible insects, cricket farm', fr: 'insectes comestibles, élevage de grillons' },
    season: allYear,
    units: insects,
    varieties: {
      house: kind('House cricket', 'Grillon domestique'),
      banded: kind('Banded cricket', 'Grillon à ailes courtes', 'tropical house cricket'),
      field: kind('Two-spotted cricket', 'Grillon provençal'),
    },
  },
  mealworm: {
    name: { en: 'Mealworm', fr: 'Ver de farine (ténébrion)' },
    also: { en: 'tenebrio, edible insects', fr: 'ténébrion meunier, insectes comestibles' },
    season: allYear,
    units: insects,
    varieties: {
      yellow: kind('Yellow mealworm', 'Ténébrion meunier'),
      lesser: kind('Lesser mealworm', 'Petit ténébrion mat', 'buffalo worm', 'ver buffalo'),
      superworm: kind('Superworm', 'Ver géant (Zophobas)', 'zophobas'),
    },
  },
  black_soldier_fly: {
    name: { en: 'Black soldier fly larvae', fr: 'Larves de mouche soldat noire' },
    also: { en: 'BSF, grubs, hermetia', fr: 'BSF, asticots, hermétia' },
    season: allYear,
    units: insects,
    varieties: {
      live: kind('Live larvae', 'Larves vivantes'),
      dried: kind('Dried larvae', 'Larves séchées'),
      meal: kind('Larvae meal', 'Farine de larves'),
    },
  },
  grasshopper: {
    name: { en: 'Grasshopper and locust', fr: 'Sauterelle et criquet' },
    also: { en: 'edible insects, chapulines', fr: 'insectes comestibles, chapulines' },
    season: allYear,
    units: insects,
    varieties: {
      migratory: kind('Migratory locust', 'Criquet migrateur'),
      desert: kind('Desert locust', 'Criquet pèlerin'),
    },
  },
  silkworm: {
    name: { en: 'Silkworm', fr: 'Ver à soie' },
    also: { en: 'silk moth, pupae', fr: 'bombyx, chrysalides' },
    season: { growing: [5, 10], available: [6, 10] },
    units: insects,
    varieties: {
      pupae: kind('Pupae', 'Chrysalides'),
      larvae: kind('Larvae', 'Larves'),
    },
  },
  insect_powder: {
    name: { en: 'Insect powder and snacks', fr: 'Poudre et collations d’insectes' },
    also: { en: 'cricket flour, protein powder', fr: 'farine de grillons, protéines d’insectes' },
    season: allYear,
    units: insects,
    varieties: {
      cricket_powder: kind('Cricket powder', 'Poudre de grillons'),
      mealworm_powder: kind('Mealworm powder', 'Poudre de ténébrions'),
      roasted: kind('Roasted insects', 'Insectes rôtis', 'snack', 'grignotines'),
    },
  },
} as const satisfies ProductTable;
