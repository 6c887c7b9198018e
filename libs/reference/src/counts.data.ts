import type { UnitEntry } from './unit-entry.ts';

/** Base: one thing. The units without a factor stand alone: how much a bag, a bale or a crate holds is not known. */
const count = {
  unit: { unitType: 'count', symbol: { en: '#', fr: '#' }, name: { en: 'unit', fr: 'unité' }, toBase: 1 },
  dozen: { unitType: 'count', symbol: { en: 'dz', fr: 'dz' }, name: { en: 'dozen', fr: 'douzaine' }, toBase: 12 },
  thousand: {
    unitType: 'count',
    symbol: { en: '× 1,000', fr: '× 1 000' },
    name: { en: 'thousand', fr: 'millier' },
    toBase: 1000,
  },
  head: {
    unitType: 'count',
    symbol: { en: 'head', fr: 'tête' },
    plural: { en: 'head', fr: 'têtes' },
    name: { en: 'head of livestock', fr: 'tête de bétail' },
    toBase: null,
  },
  hive: {
    unitType: 'count',
    symbol: { en: 'hive', fr: 'ruche' },
    plural: { en: 'hives', fr: 'ruches' },
    name: { en: 'hive', fr: 'ruche' },
    toBase: null,
  },
  plant: {
    unitType: 'count',
    symbol: { en: 'plant', fr: 'plant' },
    plural: { en: 'plants', fr: 'plants' },
    name: { en: 'plant', fr: 'plant' },
    toBase: null,
  },
  tap: {
    unitType: 'count',
    symbol: { en: 'tap', fr: 'entaille' },
    plural: { en: 'taps', fr: 'entailles' },
    name: { en: 'maple tap', fr: 'entaille d’érable' },
    toBase: null,
  },
  dose: {
    unitType: 'count',
    symbol: { en: 'dose', fr: 'dose' },
    plural: { en: 'doses', fr: 'doses' },
    name: { en: 'dose', fr: 'dose' },
    toBase: null,
  },
  bale: {
    unitType: 'count',
    symbol: { en: 'bale', fr: 'balle' },
    plural: { en: 'bales', fr: 'balles' },
    name: { en: 'bale', fr: 'balle' },
    toBase: null,
  },
  bag: {
    unitType: 'count',
    symbol: { en: 'bag', fr: 'sac' },
    plural: { en: 'bags', fr: 'sacs' },
    name: { en: 'bag', fr: 'sac' },
    toBase: null,
  },
  packet: {
    unitType: 'count',
    symbol: { en: 'packet', fr: 'sachet' },
    plural: { en: 'packets', fr: 'sachets' },
    name: { en: 'packet', fr: 'sachet' },
    toBase: null,
  },
  bunch: {
    unitType: 'count',
    symbol: { en: 'bunch', fr: 'botte' },
    plural: { en: 'bunches', fr: 'bottes' },
    name: { en: 'bunch', fr: 'botte' },
    toBase: null,
  },
  crate: {
    unitType: 'count',
    symbol: { en: 'crate', fr: 'caisse' },
    plural: { en: 'crates', fr: 'caisses' },
    name: { en: 'crate', fr: 'caisse' },
    toBase: null,
  },
  basket: {
    unitType: 'count',
    symbol: { en: 'basket', fr: 'panier' },
    plural: { en: 'baskets', fr: 'paniers' },
    name: { en: 'basket', fr: 'panier' },
    toBase: null,
  },
  tray: {
    unitType: 'count',
    symbol: { en: 'tray', fr: 'plateau' },
    plural: { en: 'trays', fr: 'plateaux' },
    name: { en: 'tray', fr: 'plateau' },
    toBase: null,
  },
  jar: {
    unitType: 'count',
    symbol: { en: 'jar', fr: 'pot' },
    plural: { en: 'jars', fr: 'pots' },
    name: { en: 'jar', fr: 'pot' },
    toBase: null,
  },
  bottle: {
    unitType: 'count',
    symbol: { en: 'bottle', fr: 'bouteille' },
    plural: { en: 'bottles', fr: 'bouteilles' },
    name: { en: 'bottle', fr: 'bouteille' },
    toBase: null,
  },
  roll: {
    unitType: 'count',
    symbol: { en: 'roll', fr: 'rouleau' },
    plural: { en: 'rolls', fr: 'rouleaux' },
    name: { en: 'roll', fr: 'rouleau' },
    toBase: null,
  },
  pallet: {
    unitType: 'count',
    symbol: { en: 'pallet', fr: 'palette' },
    plural: { en: 'pallets', fr: 'palettes' },
    name: { en: 'pallet', fr: 'palette' },
    toBase: null,
  },
  load: {
    unitType: 'count',
    symbol: { en: 'load', fr: 'chargement' },
    plural: { en: 'loads', fr: 'chargements' },
    name: { en: 'load', fr: 'chargement' },
    toBase: null,
  },
  person: {
    unitType: 'count',
    symbol: { en: 'person', fr: 'personne' },
    plural: { en: 'people', fr: 'personnes' },
    name: { en: 'person', fr: 'personne' },
    toBase: null,
  },
  night: {
    unitType: 'count',
    symbol: { en: 'night', fr: 'nuitée' },
    plural: { en: 'nights', fr: 'nuitées' },
    name: { en: 'overnight stay', fr: 'nuitée' },
    toBase: null,
  },
} as const satisfies Record<string, UnitEntry>;

/** Base: hour. A month and a year are the Gregorian calendar's mean ones (365.2425 days a year). */
const time = {
  hour: { unitType: 'time', symbol: { en: 'h', fr: 'h' }, name: { en: 'hour', fr: 'heure' }, toBase: 1 },
  // Eight hours by convention, said in the name, so that days of labour and hours of labour can be added.
  workday: {
    unitType: 'time',
    symbol: { en: 'workday', fr: 'journée' },
    plural: { en: 'workdays', fr: 'journées' },
    name: { en: 'workday (8 h)', fr: 'journée de travail (8 h)' },
    toBase: 8,
  },
  day: {
    unitType: 'time',
    symbol: { en: 'day', fr: 'jour' },
    plural: { en: 'days', fr: 'jours' },
    name: { en: 'calendar day', fr: 'jour civil' },
    toBase: 24,
  },
  week: {
    unitType: 'time',
    symbol: { en: 'week', fr: 'semaine' },
    plural: { en: 'weeks', fr: 'semaines' },
    name: { en: 'week', fr: 'semaine' },
    toBase: 168,
  },
  month: {
    unitType: 'time',
    symbol: { en: 'month', fr: 'mois' },
    plural: { en: 'months', fr: 'mois' },
    name: { en: 'month', fr: 'mois' },
    toBase: 730.485,
  },
  year: {
    unitType: 'time',
    symbol: { en: 'year', fr: 'an' },
    plural: { en: 'years', fr: 'ans' },
    name: { en: 'year', fr: 'année' },
    toBase: 8765.82,
  },
} as const satisfies Record<string, UnitEntry>;

export const counts = { ...count, ...time };
