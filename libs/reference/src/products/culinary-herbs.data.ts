import { kind } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { freshHerbs } from '../product-units.ts';

export const culinaryHerbs = {
  basil: {
    name: { en: 'Basil', fr: 'Basilic' },
    also: { en: 'pesto, sweet basil', fr: 'basilic doux, pistou' },
    season: { growing: [3, 10], available: [6, 10] },
    units: freshHerbs,
    varieties: {
      genovese: kind('Genovese', 'Génois (Genovese)'),
      thai: kind('Thai basil', 'Basilic thaï', 'Siam Queen'),
      holy: kind('Holy basil', 'Basilic sacré (tulsi)', 'tulsi'),
      lemon: kind('Lemon basil', 'Basilic citron'),
      purple: kind('Purple basil', 'Basilic pourpre', 'Dark Opal', 'basilic rouge'),
      greek: kind('Greek bush basil', 'Basilic grec', 'Spicy Globe', 'basilic fin'),
      cinnamon: kind('Cinnamon basil', 'Basilic cannelle'),
    },
  },
  parsley: {
    name: { en: 'Parsley', fr: 'Persil' },
    also: { en: 'Italian parsley, curly parsley', fr: 'persil italien, persil frisé' },
    season: { growing: [3, 11], available: [6, 11] },
    units: freshHerbs,
    varieties: {
      giant_of_italy: kind('Giant of Italy', 'Géant d’Italie', 'flat-leaf parsley', 'persil plat'),
      moss_curled: kind('Moss Curled', 'Frisé vert foncé', 'curly parsley', 'persil frisé'),
      japanese: kind('Mitsuba', 'Persil japonais (mitsuba)', 'Japanese parsley'),
    },
  },
  cilantro: {
    name: { en: 'Cilantro', fr: 'Coriandre' },
    also: { en: 'coriander leaves, Chinese parsley', fr: 'persil chinois, persil arabe' },
    season: { growing: [4, 10], available: [5, 10] },
    units: freshHerbs,
    varieties: {
      santo: 'Santo',
      calypso: 'Calypso',
      leisure: 'Leisure',
      vietnamese: kind('Vietnamese coriander', 'Coriandre vietnamienne (rau ram)'),
    },
  },
  dill: {
    name: { en: 'Dill', fr: 'Aneth' },
    also: { en: 'dill weed, pickling dill', fr: 'fenouil bâtard, aneth à marinades' },
    season: { growing: [4, 10], available: [6, 10] },
    units: freshHerbs,
    varieties: {
      bouquet: 'Bouquet',
      fernleaf: 'Fernleaf',
      mammoth: kind('Mammoth Long Island', 'Mammouth (Long Island)'),
      tetra: 'Tetra',
    },
  },
  chives: {
    name: { en: 'Chives', fr: 'Ciboulette' },
    also: { en: 'chive, garlic chives', fr: 'brulotte, ciboulette à l’ail' },
    season: { growing: [4, 10], available: [4, 11] },
    units: freshHerbs,
    varieties: {
      common: kind('Common chives', 'Ciboulette commune'),
      garlic: kind('Garlic chives', 'Ciboulette à l’ail (ciboule de Chine)', 'Chinese chives'),
      staro: 'Staro',
    },
  },
  mint: {
    name: { en: 'Mint', fr: 'Menthe' },
    also: { en: 'mint leaves, mint tea', fr: 'tisane de menthe, baume' },
    season: { growing: [4, 10], available: [5, 10] },
    units: freshHerbs,
    varieties: {
      peppermint: kind('Peppermint', 'Menthe poivrée'),
      spearmint: kind('Spearmint', 'Menthe verte'),
      chocolate: kind('Chocolate mint', 'Menthe chocolat'),
      apple: kind('Apple mint', 'Menthe pomme'),
      moroccan: kind('Moroccan mint', 'Menthe marocaine (nanah)'),
      bergamot: kind('Orange mint', 'Menthe bergamote'),
    },
  },
  thyme: {
    name: { en: 'Thyme', fr: 'Thym' },
    also: { en: 'garden thyme, creeping thyme', fr: 'farigoule, serpolet' },
    season: { growing: [3, 10], available: [6, 11] },
    units: freshHerbs,
    varieties: {
      german_winter: kind('German Winter', 'Thym d’hiver d’Allemagne'),
      french: kind('French thyme', 'Thym de Provence'),
      lemon: kind('Lemon thyme', 'Thym citron'),
      creeping: kind('Creeping thyme', 'Serpolet', 'wild thyme', 'thym serpolet'),
    },
  },
  oregano: {
    name: { en: 'Oregano and marjoram', fr: 'Origan et marjolaine' },
    also: { en: 'wild marjoram, pizza herb', fr: 'marjolaine sauvage, rigani' },
    season: { growing: [3, 10], available: [6, 10] },
    units: freshHerbs,
    varieties: {
      greek: kind('Greek oregano', 'Origan grec'),
      italian: kind('Italian oregano', 'Origan italien'),
      sweet_marjoram: kind('Sweet marjoram', 'Marjolaine à coquilles'),
      zaatar: kind('Za’atar', 'Origan de Syrie (za’atar)', 'zaatar, Syrian oregano'),
    },
  },
  sage: {
    name: { en: 'Sage', fr: 'Sauge' },
    also: { en: 'garden sage', fr: 'sauge officinale' },
    season: { growing: [3, 10], available: [6, 11] },
    units: freshHerbs,
    varieties: {
      common: kind('Common sage', 'Sauge commune'),
      berggarten: 'Berggarten',
      purple: kind('Purple sage', 'Sauge pourpre'),
      pineapple: kind('Pineapple sage', 'Sauge ananas'),
    },
  },
  rosemary: {
    name: { en: 'Rosemary', fr: 'Romarin' },
    also: { en: 'rosemary sprigs', fr: 'encensier' },
    season: { growing: [2, 10], available: [6, 11] },
    units: freshHerbs,
    varieties: {
      arp: 'Arp',
      salem: 'Salem',
      tuscan_blue: kind('Tuscan Blue', 'Bleu de Toscane'),
    },
  },
  savory: {
    name: { en: 'Savory', fr: 'Sarriette' },
    also: { en: 'bean herb, salted herbs', fr: 'herbes salées, pèbre d’aï' },
    season: { growing: [4, 10], available: [6, 10] },
    units: freshHerbs,
    varieties: {
      summer: kind('Summer savory', 'Sarriette d’été', 'annual savory', 'sarriette annuelle'),
      winter: kind('Winter savory', 'Sarriette d’hiver', 'perennial savory', 'sarriette vivace'),
    },
  },
  tarragon: {
    name: { en: 'Tarragon', fr: 'Estragon' },
    also: { en: 'estragon herb, dragon herb', fr: 'herbe au dragon, serpentine' },
    season: { growing: [4, 10], available: [5, 10] },
    units: freshHerbs,
    varieties: {
      french: kind('French tarragon', 'Estragon français'),
      russian: kind('Russian tarragon', 'Estragon russe'),
      mexican: kind('Mexican tarragon', 'Estragon du Mexique (tagète luisante)'),
    },
  },
  chervil: {
    name: { en: 'Chervil', fr: 'Cerfeuil' },
    also: { en: 'French parsley', fr: 'cerfeuil commun' },
    season: { growing: [4, 10], available: [5, 10] },
    units: freshHerbs,
    varieties: {
      brussels_winter: kind('Brussels Winter', 'Cerfeuil d’hiver de Bruxelles'),
      curled: kind('Curled chervil', 'Cerfeuil frisé'),
    },
  },
  lovage: {
    name: { en: 'Lovage', fr: 'Livèche' },
    also: { en: 'maggi herb', fr: 'céleri perpétuel, ache de montagne' },
    season: { growing: [4, 10], available: [5, 10] },
    units: freshHerbs,
    varieties: {
      garden: kind('Garden lovage', 'Livèche commune'),
      scots: kind('Scots lovage', 'Livèche d’Écosse', 'sea lovage', 'persil de mer'),
    },
  },
  shiso: {
    name: { en: 'Shiso (perilla)', fr: 'Shiso (périlla)' },
    also: { en: 'beefsteak plant, Japanese basil', fr: 'basilic japonais, pérille' },
    season: { growing: [4, 10], available: [7, 10] },
    units: freshHerbs,
    varieties: {
      green: kind('Green shiso', 'Shiso vert'),
      red: kind('Red shiso', 'Shiso rouge'),
      britton: 'Britton',
    },
  },
  lemongrass: {
    name: { en: 'Lemongrass', fr: 'Citronnelle' },
    also: { en: 'lemon grass, citronella', fr: 'verveine des Indes' },
    season: { growing: [3, 10], available: [8, 10] },
    units: freshHerbs,
    varieties: {
      east_indian: kind('East Indian lemongrass', 'Citronnelle de l’Inde'),
      west_indian: kind('West Indian lemongrass', 'Citronnelle des Antilles'),
    },
  },
} as const satisfies ProductTable;
