import { kind } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { apiary, field, sap, sweets, syrup } from '../product-units.ts';

export const sapAndSugar = {
  maple_syrup: {
    name: { en: 'Maple syrup', fr: 'Sirop d’érable' },
    also: { en: 'syrup, sugar bush, sugar shack', fr: 'sirop, érablière, cabane à sucre, acériculture' },
    season: { growing: [2, 4], available: [3, 2] },
    units: syrup,
    varieties: {
      golden: kind('Golden, delicate taste', 'Doré, goût délicat', 'light syrup', 'sirop clair'),
      amber: kind('Amber, rich taste', 'Ambré, goût riche', 'medium syrup', 'sirop ambré'),
      dark: kind('Dark, robust taste', 'Foncé, goût robuste', 'dark syrup', 'sirop foncé'),
      very_dark: kind('Very dark, strong taste', 'Très foncé, goût prononcé', 'cooking syrup'),
      processing: kind('Processing grade', 'Sirop de transformation', 'bulk syrup', 'sirop en vrac, baril'),
    },
  },
  maple_sap: {
    name: { en: 'Maple sap', fr: 'Eau d’érable' },
    also: { en: 'maple water, raw sap', fr: 'sève d’érable, coulée' },
    season: { growing: [2, 4], available: [3, 12] },
    units: sap,
    varieties: {
      raw: kind('Raw sap', 'Eau d’érable brute'),
      concentrate: kind('Concentrated sap', 'Concentré d’eau d’érable'),
      bottled: kind('Bottled maple water', 'Eau d’érable embouteillée', 'sterilized', 'stérilisée'),
    },
  },
  maple_taffy: {
    name: { en: 'Maple taffy', fr: 'Tire d’érable' },
    also: { en: 'maple toffee, sugar on snow', fr: 'tire sur la neige, tire d’érable sur neige' },
    season: { growing: [2, 4], available: [3, 2] },
    units: sweets,
    varieties: {
      jarred: kind('In jars or cans', 'En pot ou en conserve'),
      on_snow: kind('On snow', 'Sur neige'),
      cones: kind('In cones', 'En cornets'),
    },
  },
  maple_butter: {
    name: { en: 'Maple butter', fr: 'Beurre d’érable' },
    also: { en: 'maple cream, maple spread', fr: 'tartinade d’érable, crème d’érable' },
    season: { growing: [2, 4], available: [3, 2] },
    units: sweets,
    varieties: {
      plain: kind('Plain', 'Nature'),
      salted: kind('Salted', 'Salé'),
    },
  },
  maple_sugar: {
    name: { en: 'Maple sugar', fr: 'Sucre d’érable' },
    also: { en: 'maple candy, maple flakes', fr: 'sucre du pays, bonbons d’érable, flocons d’érable' },
    season: { growing: [2, 4], available: [3, 2] },
    units: sweets,
    varieties: {
      granulated: kind('Granulated', 'Granulé'),
      soft: kind('Soft sugar', 'Sucre mou'),
      hard: kind('Hard block', 'Pain de sucre dur', 'loaf'),
      candy: kind('Maple candies', 'Bonbons d’érable'),
      flakes: kind('Maple flakes', 'Flocons d’érable', 'nuggets', 'pépites'),
    },
  },
  birch: {
    name: { en: 'Birch sap and syrup', fr: 'Sève et sirop de bouleau' },
    also: { en: 'birch water', fr: 'eau de bouleau' },
    season: { growing: [3, 5], available: [4, 3] },
    units: syrup,
    varieties: {
      sap: kind('Birch sap', 'Sève de bouleau', 'birch water', 'eau de bouleau'),
      white_syrup: kind('White birch syrup', 'Sirop de bouleau blanc', 'paper birch', 'bouleau à papier'),
      yellow_syrup: kind('Yellow birch syrup', 'Sirop de bouleau jaune', '', 'merisier'),
    },
  },
  tree_sap: {
    name: { en: 'Walnut and other tree saps', fr: 'Sèves de noyer et d’autres arbres' },
    also: { en: 'walnut syrup, tree water', fr: 'sirop de noyer, sirop de sapin' },
    season: { growing: [2, 5], available: [3, 2] },
    units: syrup,
    varieties: {
      black_walnut: kind('Black walnut syrup', 'Sirop de noyer noir'),
      butternut: kind('Butternut syrup', 'Sirop de noyer cendré'),
      linden: kind('Basswood sap', 'Sève de tilleul', 'linden'),
    },
  },
  honey: {
    name: { en: 'Honey', fr: 'Miel' },
    also: {
      en: 'beekeeping, apiary, bees, clover honey',
      fr: 'miellerie, abeilles, apiculture, rucher, miel de trèfle',
    },
    season: { growing: [5, 9], available: [6, 5] },
    units: apiary,
    varieties: {
      wildflower: kind('Wildflower honey', 'Miel toutes fleurs', 'summer honey', 'miel d’été'),
      spring: kind('Spring blossom honey', 'Miel de printemps', 'dandelion honey', 'miel de pissenlit'),
      clover: kind('Clover honey', 'Miel de trèfle'),
      buckwheat: kind('Buckwheat honey', 'Miel de sarrasin'),
      goldenrod: kind('Goldenrod honey', 'Miel de verge d’or', 'fall honey', 'miel d’automne'),
      blueberry: kind('Blueberry blossom honey', 'Miel de bleuetier', '', 'miel de bleuet'),
      apple: kind('Apple blossom honey', 'Miel de pommier'),
      linden: kind('Basswood honey', 'Miel de tilleul', 'linden honey'),
      creamed: kind('Creamed honey', 'Miel crémeux', 'whipped honey', 'miel baratté'),
      comb: kind('Comb honey', 'Miel en rayon', 'honeycomb', 'gâteau de miel'),
    },
  },
  bee_pollen: {
    name: { en: 'Bee pollen', fr: 'Pollen' },
    also: { en: 'bee bread', fr: 'pollen d’abeille, pain d’abeille, perga' },
    season: { growing: [5, 8], available: [5, 4] },
    units: apiary,
    varieties: {
      fresh: kind('Fresh or frozen', 'Frais ou congelé'),
      dried: kind('Dried', 'Séché'),
      bee_bread: kind('Bee bread', 'Pain d’abeille'),
    },
  },
  propolis: {
    name: { en: 'Propolis', fr: 'Propolis' },
    also: { en: 'bee glue', fr: 'résine d’abeille' },
    season: { growing: [5, 9], available: [6, 5] },
    units: apiary,
    varieties: {
      raw: kind('Raw propolis', 'Propolis brute'),
      tincture: kind('Propolis tincture', 'Teinture de propolis'),
    },
  },
  royal_jelly: {
    name: { en: 'Royal jelly', fr: 'Gelée royale' },
    also: { en: 'queen bee jelly', fr: 'lait des abeilles' },
    season: { growing: [5, 8], available: [5, 12] },
    units: apiary,
    varieties: {
      fresh: kind('Fresh', 'Fraîche'),
      freeze_dried: kind('Freeze-dried', 'Lyophilisée'),
      in_honey: kind('In honey', 'Dans le miel'),
    },
  },
  beeswax: {
    name: { en: 'Beeswax', fr: 'Cire d’abeille' },
    also: { en: 'wax foundation, wax', fr: 'cire gaufrée, opercules, chandelles' },
    season: { growing: [5, 9], available: [6, 5] },
    units: apiary,
    varieties: {
      blocks: kind('Blocks and pellets', 'Pains et pastilles'),
      foundation: kind('Foundation', 'Cire gaufrée'),
      candles: kind('Candles', 'Chandelles', '', 'bougies'),
    },
  },
  sugar_beet: {
    name: { en: 'Sugar beet', fr: 'Betterave à sucre' },
    also: { en: 'beets for sugar', fr: 'betterave sucrière' },
    season: { growing: [4, 11], available: [9, 12] },
    units: field,
    varieties: {
      factory: kind('For sugar', 'Pour le sucre'),
      syrup: kind('For syrup', 'Pour le sirop'),
      fodder: kind('For livestock', 'Pour le bétail', 'fodder', 'fourrage'),
    },
  },
} as const satisfies ProductTable;
