import { kind, named } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { garden, spices } from '../product-units.ts';

/** Herbs for teas and remedies, spices and hops. */
export const infusionsAndSpices = {
  lemon_balm: {
    name: { en: 'Lemon balm', fr: 'Mélisse' },
    also: { en: 'melissa, bee balm', fr: 'mélisse citronnelle, citronnelle, piment des abeilles' },
    season: { growing: [4, 10], available: [6, 12] },
    units: spices,
    varieties: {
      common: kind('Common lemon balm', 'Mélisse officinale'),
      mandarina: 'Mandarina',
      quedlinburger: 'Quedlinburger',
    },
  },
  chamomile: {
    name: { en: 'Chamomile', fr: 'Camomille' },
    also: { en: 'camomile, herbal tea', fr: 'tisane, matricaire' },
    season: { growing: [4, 9], available: [6, 12] },
    units: spices,
    varieties: {
      german: kind('German chamomile', 'Camomille allemande', 'matricaria', 'matricaire'),
      roman: kind('Roman chamomile', 'Camomille romaine'),
      zloty_lan: 'Zloty Lan',
      bodegold: 'Bodegold',
    },
  },
  lavender: {
    name: { en: 'Lavender', fr: 'Lavande' },
    also: { en: 'lavandin, lavender field', fr: 'lavandin, lavanderaie' },
    season: { growing: [4, 9], available: [7, 12] },
    units: spices,
    varieties: {
      munstead: 'Munstead',
      hidcote: 'Hidcote',
      grosso: named('Grosso', 'lavandin', 'lavandin'),
      folgate: 'Folgate',
      phenomenal: 'Phenomenal',
      maillette: 'Maillette',
    },
  },
  verbena: {
    name: { en: 'Lemon verbena and vervain', fr: 'Verveine' },
    also: { en: 'verbena tea', fr: 'tisane de verveine' },
    season: { growing: [4, 10], available: [7, 12] },
    units: spices,
    varieties: {
      lemon: kind('Lemon verbena', 'Verveine citronnelle', 'aloysia', 'verveine odorante'),
      blue_vervain: kind('Blue vervain', 'Verveine hastée (bleue)'),
      common: kind('Common vervain', 'Verveine officinale'),
    },
  },
  anise_hyssop: {
    name: { en: 'Anise hyssop', fr: 'Agastache' },
    also: { en: 'Korean mint, licorice mint, hyssop', fr: 'hysope anisée, menthe coréenne, hysope' },
    season: { growing: [4, 10], available: [7, 12] },
    units: spices,
    varieties: {
      common: kind('Blue giant hyssop', 'Agastache fenouil'),
      korean_mint: kind('Korean mint', 'Agastache rugueuse'),
      golden_jubilee: 'Golden Jubilee',
      true_hyssop: kind('True hyssop', 'Hysope officinale'),
    },
  },
  nettle: {
    name: { en: 'Nettle', fr: 'Ortie' },
    also: { en: 'stinging nettles, nettle tea', fr: 'orties piquantes' },
    season: { growing: [4, 10], available: [5, 12] },
    units: spices,
    varieties: {
      fresh: kind('Fresh stinging nettle', 'Ortie dioïque fraîche'),
      dried: kind('Dried nettle leaf', 'Feuilles d’ortie séchées'),
      wood: kind('Wood nettle', 'Laportéa du Canada (ortie des bois)'),
    },
  },
  echinacea: {
    name: { en: 'Echinacea', fr: 'Échinacée' },
    also: { en: 'coneflower, medicinal plants', fr: 'rudbeckie pourpre, plantes médicinales' },
    season: { growing: [4, 10], available: [7, 12] },
    units: spices,
    varieties: {
      purpurea: kind('Purple coneflower', 'Échinacée pourpre'),
      angustifolia: kind('Narrow-leaved coneflower', 'Échinacée à feuilles étroites'),
      pallida: kind('Pale coneflower', 'Échinacée pâle'),
    },
  },
  ginseng: {
    name: { en: 'Ginseng', fr: 'Ginseng' },
    also: { en: 'woods-grown, ginseng root', fr: 'ginseng boisé, racine de ginseng' },
    season: { growing: [4, 10], available: [9, 12] },
    units: spices,
    varieties: {
      american: kind('American ginseng', 'Ginseng à cinq folioles'),
      woods_grown: kind('Woods-grown ginseng', 'Ginseng cultivé en forêt', 'wild-simulated'),
    },
  },
  hops: {
    name: { en: 'Hops', fr: 'Houblon' },
    also: { en: 'brewing hops, hop cones', fr: 'cônes de houblon, houblonnière' },
    season: { growing: [4, 9], available: [8, 12] },
    units: spices,
    varieties: {
      cascade: 'Cascade',
      centennial: 'Centennial',
      chinook: 'Chinook',
      nugget: 'Nugget',
      willamette: 'Willamette',
      brewers_gold: 'Brewer’s Gold',
      golding: 'Golding',
      mount_hood: 'Mount Hood',
    },
  },
  saffron: {
    name: { en: 'Saffron', fr: 'Safran' },
    also: { en: 'saffron crocus, stigmas', fr: 'crocus à safran, pistils de safran' },
    season: { growing: [8, 11], available: [10, 9] },
    units: spices,
    varieties: {
      threads: kind('Dried threads', 'Filaments séchés', 'pistils', 'stigmates'),
      powder: kind('Ground saffron', 'Safran moulu', 'powder', 'poudre'),
      bulbs: kind('Crocus bulbs', 'Bulbes de crocus', 'corms', 'cormes'),
    },
  },
  mustard_seed: {
    name: { en: 'Mustard seed', fr: 'Graines de moutarde' },
    also: { en: 'mustard condiment', fr: 'moutarde en grains, sénevé' },
    season: { growing: [4, 9], available: [8, 7] },
    units: spices,
    varieties: {
      yellow: kind('Yellow mustard', 'Moutarde blanche (jaune)', 'white mustard'),
      brown: kind('Brown mustard', 'Moutarde brune'),
      oriental: kind('Oriental mustard', 'Moutarde orientale'),
    },
  },
  seed_spices: {
    name: { en: 'Coriander, caraway and other seed spices', fr: 'Épices en graines (coriandre, carvi…)' },
    also: { en: 'spice seeds', fr: 'semences d’épices, graines à marinades' },
    season: { growing: [4, 9], available: [8, 7] },
    units: spices,
    varieties: {
      coriander: kind('Coriander seed', 'Graines de coriandre'),
      caraway: kind('Caraway', 'Carvi', '', 'cumin des prés'),
      fennel: kind('Fennel seed', 'Graines de fenouil'),
      dill: kind('Dill seed', 'Graines d’aneth'),
      fenugreek: kind('Fenugreek', 'Fenugrec'),
      nigella: kind('Nigella', 'Nigelle (cumin noir)', 'black cumin, kalonji'),
    },
  },
  ground_chili: {
    name: { en: 'Dried chili and paprika', fr: 'Piment séché et paprika' },
    also: { en: 'chili flakes, chili powder', fr: 'piment moulu, flocons de piment' },
    season: { growing: [2, 10], available: [9, 8] },
    units: spices,
    varieties: {
      cayenne: kind('Ground cayenne', 'Cayenne moulu'),
      paprika: kind('Sweet paprika', 'Paprika doux'),
      smoked_paprika: kind('Smoked paprika', 'Paprika fumé'),
      gochugaru: 'Gochugaru',
    },
  },
  ginger: {
    name: { en: 'Ginger and turmeric', fr: 'Gingembre et curcuma' },
    also: { en: 'ginger root, baby ginger', fr: 'gingembre frais, rhizomes' },
    season: { growing: [2, 11], available: [9, 12] },
    units: garden,
    varieties: {
      baby_ginger: kind('Baby ginger', 'Jeune gingembre'),
      mature_ginger: kind('Mature ginger', 'Gingembre mature'),
      turmeric: kind('Turmeric', 'Curcuma', 'tumeric'),
      galangal: kind('Galangal', 'Galanga'),
    },
  },
  horseradish: {
    name: { en: 'Horseradish', fr: 'Raifort' },
    also: { en: 'horse radish, wasabi', fr: 'moutarde des Allemands, cranson' },
    season: { growing: [4, 11], available: [9, 4] },
    units: garden,
    varieties: {
      maliner_kren: 'Maliner Kren',
      bohemian: kind('Bohemian', 'Raifort de Bohême'),
      wasabi: kind('Wasabi', 'Wasabi (raifort du Japon)'),
    },
  },
  boreal_spices: {
    name: { en: 'Boreal spices', fr: 'Épices boréales' },
    also: {
      en: 'forest spices, wild spices, Labrador tea',
      fr: 'épices forestières, épices sauvages, thé du Labrador',
    },
    season: { growing: [4, 10], available: [5, 12] },
    units: spices,
    varieties: {
      dune_pepper: kind('Green alder pepper', 'Poivre des dunes (aulne crispé)', 'dune pepper, alder catkins'),
      sweet_gale: kind('Sweet gale', 'Myrique baumier', 'bog myrtle', 'bois-sent-bon'),
      melilot: kind('Sweet clover', 'Mélilot', '', 'vanille boréale'),
      labrador_tea: kind('Labrador tea', 'Thé du Labrador'),
      fir: kind('Balsam fir', 'Sapin baumier', 'fir tips', 'pousses de sapin'),
      sumac: kind('Staghorn sumac', 'Sumac vinaigrier', '', 'vinaigrier'),
      juniper: kind('Juniper berries', 'Baies de genièvre', '', 'genévrier'),
    },
  },
} as const satisfies ProductTable;
