import { allYear, kind } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { poultry } from '../product-units.ts';

/** Meat of poultry and rabbits, by breed. */
export const poultryMeats = {
  chicken: {
    name: { en: 'Chicken', fr: 'Poulet' },
    also: {
      en: 'broilers, meat birds, poultry, capon',
      fr: 'volaille, poulet de grain, coq, chapon, poule à bouillir',
    },
    season: { growing: [4, 11], available: [6, 5] },
    units: poultry,
    varieties: {
      cornish_cross: kind('Cornish Cross', 'Cornish croisé', 'white broiler, Cornish Rock', 'poulet à griller'),
      chantecler: 'Chantecler',
      red_ranger: kind('Red Ranger', 'Poulet rouge fermier (Red Ranger)', 'Freedom Ranger'),
      plymouth_rock: 'Plymouth Rock',
      bresse: 'Bresse',
      capon: kind('Capon', 'Chapon'),
      stewing_hen: kind('Stewing hen', 'Poule à bouillir', 'spent hen', 'poule de réforme'),
    },
  },
  turkey: {
    name: { en: 'Turkey', fr: 'Dindon' },
    also: { en: 'Thanksgiving turkey, Christmas turkey', fr: 'dinde, dinde de Noël, Action de grâce' },
    season: { growing: [4, 12], available: [9, 12] },
    units: poultry,
    varieties: {
      broad_breasted_white: kind('Broad Breasted White', 'Blanc à poitrine large'),
      bronze: kind('Bronze', 'Bronzé'),
      bourbon_red: kind('Bourbon Red', 'Rouge de Bourbon'),
      ridley_bronze: 'Ridley Bronze',
      narragansett: 'Narragansett',
    },
  },
  duck: {
    name: { en: 'Duck', fr: 'Canard' },
    also: { en: 'magret, duck breast, confit', fr: 'magret, cuisses de canard, canard gras' },
    season: { growing: [4, 11], available: [7, 6] },
    units: poultry,
    varieties: {
      pekin: kind('Pekin', 'Pékin'),
      barbary: kind('Muscovy', 'Barbarie'),
      mulard: kind('Mulard (moulard)', 'Mulard', 'moulard, foie gras', 'moulard, foie gras'),
      rouen: 'Rouen',
      aylesbury: 'Aylesbury',
    },
  },
  goose: {
    name: { en: 'Goose', fr: 'Oie' },
    also: { en: 'Christmas goose, geese', fr: 'oie de Noël, foie d’oie' },
    season: { growing: [4, 12], available: [9, 12] },
    units: poultry,
    varieties: {
      embden: 'Embden',
      toulouse: 'Toulouse',
      pilgrim: 'Pilgrim',
      landes: kind('Landes', 'Oie des Landes'),
    },
  },
  guinea_fowl: {
    name: { en: 'Guinea fowl', fr: 'Pintade' },
    also: { en: 'guinea hen, keets', fr: 'pintadeau' },
    season: { growing: [4, 11], available: [7, 12] },
    units: poultry,
    varieties: {
      pearl: kind('Pearl', 'Perlée'),
      lavender: kind('Lavender', 'Lavande'),
    },
  },
  quail: {
    name: { en: 'Quail', fr: 'Caille' },
    also: { en: 'game birds, quails', fr: 'gibier à plumes, cailles' },
    season: allYear,
    units: poultry,
    varieties: {
      japanese: kind('Coturnix (Japanese quail)', 'Caille du Japon'),
      bobwhite: kind('Bobwhite', 'Colin de Virginie'),
    },
  },
  game_birds: {
    name: { en: 'Pheasant, partridge and squab', fr: 'Faisan, perdrix et pigeonneau' },
    also: { en: 'game birds, pigeon', fr: 'gibier à plumes, pigeon' },
    season: { growing: [4, 11], available: [8, 12] },
    units: poultry,
    varieties: {
      pheasant: kind('Pheasant', 'Faisan'),
      chukar: kind('Chukar partridge', 'Perdrix choukar'),
      squab: kind('Squab', 'Pigeonneau'),
    },
  },
  rabbit: {
    name: { en: 'Rabbit', fr: 'Lapin' },
    also: { en: 'bunny, meat rabbits', fr: 'lapereau, cuniculture' },
    season: allYear,
    units: poultry,
    varieties: {
      new_zealand: kind('New Zealand', 'Néo-Zélandais'),
      californian: kind('Californian', 'Californien'),
      flemish_giant: kind('Flemish Giant', 'Géant des Flandres'),
      champagne_d_argent: kind('Champagne d’Argent', 'Argenté de Champagne'),
      rex: 'Rex',
    },
  },
} as const satisfies ProductTable;
