import { allYear, kind } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { seaweed, tanks } from '../product-units.ts';

export const algae = {
  sugar_kelp: {
    name: { en: 'Sugar kelp', fr: 'Laminaire sucrée' },
    also: { en: 'kombu, seaweed, royal kombu', fr: 'kombu royal, algue, laminaire' },
    season: { growing: [10, 6], available: [4, 8] },
    units: seaweed,
    varieties: {
      fresh: kind('Fresh or frozen', 'Fraîche ou congelée'),
      dried: kind('Dried', 'Séchée'),
      long_stipe: kind('Oarweed', 'Laminaire digitée', 'finger kelp'),
    },
  },
  winged_kelp: {
    name: { en: 'Winged kelp', fr: 'Alarie succulente' },
    also: { en: 'Atlantic wakame, alaria, seaweed', fr: 'wakamé de l’Atlantique, algue' },
    season: { growing: [10, 6], available: [4, 8] },
    units: seaweed,
    varieties: {
      fresh: kind('Fresh or frozen', 'Fraîche ou congelée'),
      dried: kind('Dried', 'Séchée'),
    },
  },
  dulse: {
    name: { en: 'Dulse', fr: 'Main-de-mer palmée (dulse)' },
    also: { en: 'dillisk, red seaweed', fr: 'goémon rouge, algue rouge' },
    season: { growing: [5, 10], available: [6, 12] },
    units: seaweed,
    varieties: {
      whole: kind('Whole leaf', 'Feuille entière'),
      flakes: kind('Flakes', 'Paillettes'),
      smoked: kind('Smoked', 'Fumée'),
    },
  },
  nori: {
    name: { en: 'Nori (laver)', fr: 'Nori (porphyre)' },
    also: { en: 'sushi seaweed', fr: 'algue à sushi' },
    season: { growing: [4, 10], available: [5, 12] },
    units: seaweed,
    varieties: {
      leaf: kind('Leaf', 'Feuille'),
      flakes: kind('Flakes', 'Paillettes'),
    },
  },
  sea_lettuce: {
    name: { en: 'Sea lettuce', fr: 'Laitue de mer' },
    also: { en: 'ulva, green seaweed', fr: 'ulve, algue verte' },
    season: { growing: [5, 10], available: [6, 12] },
    units: seaweed,
    varieties: {
      fresh: kind('Fresh or salted', 'Fraîche ou salée'),
      dried: kind('Dried', 'Séchée'),
    },
  },
  irish_moss: {
    name: { en: 'Irish moss', fr: 'Mousse d’Irlande' },
    also: { en: 'carrageen, chondrus', fr: 'carraghénane, goémon frisé' },
    season: { growing: [5, 10], available: [6, 12] },
    units: seaweed,
    varieties: {
      fresh: kind('Fresh', 'Fraîche'),
      dried: kind('Dried', 'Séchée'),
    },
  },
  rockweed: {
    name: { en: 'Rockweed and bladderwrack', fr: 'Ascophylle et fucus' },
    also: { en: 'fucus, knotted wrack, seaweed meal', fr: 'varech, goémon, farine d’algues' },
    season: { growing: [4, 11], available: [5, 12] },
    units: seaweed,
    varieties: {
      rockweed: kind('Rockweed', 'Ascophylle noueuse'),
      bladderwrack: kind('Bladderwrack', 'Fucus vésiculeux'),
      meal: kind('Seaweed meal', 'Farine d’algues'),
    },
  },
  spirulina: {
    name: { en: 'Spirulina', fr: 'Spiruline' },
    also: { en: 'blue-green algae', fr: 'algue bleue, arthrospira' },
    season: allYear,
    units: tanks,
    varieties: {
      fresh: kind('Fresh', 'Fraîche'),
      flakes: kind('Dried flakes', 'Paillettes séchées'),
      powder: kind('Powder', 'Poudre'),
    },
  },
  microalgae: {
    name: { en: 'Chlorella and other microalgae', fr: 'Chlorelle et autres microalgues' },
    also: { en: 'algae powder', fr: 'poudre de microalgues' },
    season: allYear,
    units: tanks,
    varieties: {
      chlorella: kind('Chlorella', 'Chlorelle'),
      haematococcus: kind('Haematococcus', 'Hématocoque', 'astaxanthin', 'astaxanthine'),
    },
  },
} as const satisfies ProductTable;
