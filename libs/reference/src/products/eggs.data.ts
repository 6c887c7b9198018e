import { allYear, kind } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { eggs } from '../product-units.ts';

/** Eggs by the breed that lays them. */
export const eggProducts = {
  hen_egg: {
    name: { en: 'Hen egg', fr: 'Œuf de poule' },
    also: {
      en: 'chicken eggs, free-range eggs, dozen eggs, brown eggs',
      fr: 'œufs de ferme, œufs bruns, œufs blancs, cocos, pondeuses',
    },
    season: allYear,
    units: eggs,
    varieties: {
      isa_brown: 'ISA Brown',
      lohmann_brown: 'Lohmann Brown',
      lohmann_white: 'Lohmann White',
      red_sex_link: kind('Red sex-link', 'Pondeuse rousse hybride', 'Shaver Red, brown layer', 'poule rousse'),
      leghorn: kind('White Leghorn', 'Leghorn blanche', 'white eggs', 'œufs blancs'),
      rhode_island_red: kind('Rhode Island Red', 'Rhode Island rouge', 'brown eggs', 'œufs bruns'),
      plymouth_rock: kind('Barred Plymouth Rock', 'Plymouth Rock barrée'),
      chantecler: 'Chantecler',
      marans: 'Marans',
      ameraucana: 'Ameraucana',
      easter_egger: kind('Easter Egger', 'Easter Egger (œufs de couleur)', 'blue eggs, green eggs', 'œufs bleus'),
      australorp: 'Australorp',
      orpington: 'Orpington',
      sussex: 'Sussex',
    },
  },
  duck_egg: {
    name: { en: 'Duck egg', fr: 'Œuf de cane' },
    also: { en: 'ducks’ eggs', fr: 'œufs de canard, canes' },
    season: { growing: [1, 12], available: [2, 12] },
    units: eggs,
    varieties: {
      khaki_campbell: 'Khaki Campbell',
      indian_runner: kind('Indian Runner', 'Coureur indien'),
      pekin: kind('Pekin', 'Pékin'),
      welsh_harlequin: 'Welsh Harlequin',
    },
  },
  goose_egg: {
    name: { en: 'Goose egg', fr: 'Œuf d’oie' },
    also: { en: 'geese eggs', fr: 'oies, œufs d’oies' },
    season: { growing: [2, 6], available: [3, 6] },
    units: eggs,
    varieties: {
      embden: 'Embden',
      toulouse: 'Toulouse',
      chinese: kind('Chinese', 'Oie de Chine'),
    },
  },
  quail_egg: {
    name: { en: 'Quail egg', fr: 'Œuf de caille' },
    also: { en: 'coturnix eggs', fr: 'œufs de cailles, cailles' },
    season: allYear,
    units: eggs,
    varieties: {
      japanese: kind('Coturnix (Japanese quail)', 'Caille du Japon'),
      celadon: kind('Celadon', 'Céladon (œufs bleus)', 'blue eggs'),
    },
  },
  turkey_egg: {
    name: { en: 'Turkey egg', fr: 'Œuf de dinde' },
    also: { en: 'turkey hen eggs', fr: 'œufs de dindon' },
    season: { growing: [2, 8], available: [3, 8] },
    units: eggs,
    varieties: {
      bronze: kind('Bronze', 'Bronzée'),
      bourbon_red: kind('Bourbon Red', 'Rouge de Bourbon'),
    },
  },
  guinea_fowl_egg: {
    name: { en: 'Guinea fowl egg', fr: 'Œuf de pintade' },
    also: { en: 'guinea hen eggs', fr: 'pintades' },
    season: { growing: [4, 9], available: [4, 9] },
    units: eggs,
    varieties: {
      pearl: kind('Pearl', 'Perlée'),
      lavender: kind('Lavender', 'Lavande'),
    },
  },
  ratite_egg: {
    name: { en: 'Ostrich and emu eggs', fr: 'Œufs d’autruche et d’émeu' },
    also: { en: 'giant eggs', fr: 'œuf géant' },
    season: { growing: [1, 10], available: [1, 10] },
    units: eggs,
    varieties: {
      ostrich: kind('Ostrich', 'Autruche'),
      emu: kind('Emu', 'Émeu'),
    },
  },
  hatching_egg: {
    name: { en: 'Hatching eggs', fr: 'Œufs d’incubation' },
    also: { en: 'fertile eggs, incubator', fr: 'œufs fécondés, couvoir, œufs à couver' },
    season: { growing: [2, 9], available: [2, 9] },
    units: eggs,
    varieties: {
      hen: kind('Hen', 'Poule'),
      duck: kind('Duck', 'Canard'),
      turkey: kind('Turkey', 'Dindon'),
      quail: kind('Quail', 'Caille'),
    },
  },
} as const satisfies ProductTable;
