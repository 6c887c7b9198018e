import { allYear, kind, named } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { fish, preparedFish, seafood } from '../product-units.ts';

/** Farmed and caught; months of caught species are those of the usual seasons in Québec. */
export const fishAndSeafood = {
  trout: {
    name: { en: 'Trout', fr: 'Truite' },
    also: { en: 'fish farm, trout pond', fr: 'pisciculture, étang à truites, poisson d’élevage' },
    season: allYear,
    units: fish,
    varieties: {
      rainbow: kind('Rainbow trout', 'Truite arc-en-ciel'),
      brook: kind('Brook trout', 'Omble de fontaine', 'speckled trout', 'truite mouchetée'),
      brown: kind('Brown trout', 'Truite brune'),
      lake: kind('Lake trout', 'Touladi', 'grey trout', 'truite grise'),
      steelhead: kind('Steelhead', 'Truite steelhead', 'ocean trout', 'truite saumonée'),
    },
  },
  arctic_char: {
    name: { en: 'Arctic char', fr: 'Omble chevalier' },
    also: { en: 'Arctic charr', fr: 'omble de l’Arctique' },
    season: allYear,
    units: fish,
    varieties: {
      fraser: kind('Fraser River strain', 'Souche Fraser'),
      nauyuk: kind('Nauyuk Lake strain', 'Souche Nauyuk'),
      splake: kind('Splake and hybrids', 'Moulac et hybrides'),
    },
  },
  salmon: {
    name: { en: 'Salmon', fr: 'Saumon' },
    also: { en: 'smoked salmon', fr: 'saumon fumé, ouananiche' },
    season: allYear,
    units: fish,
    varieties: {
      atlantic: kind('Atlantic salmon', 'Saumon atlantique'),
      landlocked: kind('Landlocked salmon', 'Ouananiche'),
      coho: kind('Coho salmon', 'Saumon coho'),
    },
  },
  other_farmed_fish: {
    name: { en: 'Other pond and tank fish', fr: 'Autres poissons d’étang et de bassin' },
    also: { en: 'tilapia, perch, walleye, carp', fr: 'tilapia, perchaude, doré, carpe' },
    season: allYear,
    units: fish,
    varieties: {
      tilapia: 'Tilapia',
      yellow_perch: kind('Yellow perch', 'Perchaude'),
      walleye: kind('Walleye', 'Doré jaune', 'pickerel', 'doré'),
      carp: kind('Carp', 'Carpe'),
      barramundi: 'Barramundi',
    },
  },
  sturgeon: {
    name: { en: 'Sturgeon', fr: 'Esturgeon' },
    also: { en: 'caviar', fr: 'caviar d’esturgeon, camus' },
    season: { growing: [5, 10], available: [5, 12] },
    units: fish,
    varieties: {
      lake: kind('Lake sturgeon', 'Esturgeon jaune'),
      atlantic: kind('Atlantic sturgeon', 'Esturgeon noir'),
    },
  },
  eel: {
    name: { en: 'Eel', fr: 'Anguille' },
    also: { en: 'smoked eel', fr: 'anguille fumée, pêche à la fascine' },
    season: { growing: [8, 10], available: [9, 12] },
    units: fish,
    varieties: {
      american: kind('American eel', 'Anguille d’Amérique'),
      elver: kind('Elver', 'Civelle', 'glass eel'),
    },
  },
  smelt_and_capelin: {
    name: { en: 'Smelt and capelin', fr: 'Éperlan et capelan' },
    also: { en: 'small fish', fr: 'petits poissons, éperlan d’hiver' },
    season: allYear,
    units: fish,
    varieties: {
      rainbow_smelt: kind('Rainbow smelt', 'Éperlan arc-en-ciel'),
      capelin: kind('Capelin', 'Capelan'),
      tomcod: kind('Tomcod', 'Poulamon', 'frostfish', 'petit poisson des chenaux'),
    },
  },
  groundfish: {
    name: { en: 'Cod, halibut and other groundfish', fr: 'Morue, flétan et autres poissons de fond' },
    also: { en: 'white fish, fillets', fr: 'poisson blanc, filets de poisson' },
    season: { growing: [4, 11], available: [4, 12] },
    units: fish,
    varieties: {
      atlantic_halibut: kind('Atlantic halibut', 'Flétan de l’Atlantique'),
      greenland_halibut: kind('Greenland halibut', 'Flétan du Groenland', 'turbot', 'turbot'),
      cod: kind('Atlantic cod', 'Morue franche', 'salt cod', 'morue salée'),
      redfish: kind('Redfish', 'Sébaste', 'ocean perch'),
      haddock: kind('Haddock', 'Aiglefin', '', 'églefin'),
      plaice: kind('Plaice and flounder', 'Plie', 'sole'),
    },
  },
  oily_fish: {
    name: { en: 'Herring and mackerel', fr: 'Hareng et maquereau' },
    also: { en: 'kippers, smoked herring, sardines', fr: 'hareng fumé, boucanière, sardines' },
    season: { growing: [4, 10], available: [4, 12] },
    units: fish,
    varieties: {
      herring: kind('Atlantic herring', 'Hareng atlantique'),
      mackerel: kind('Atlantic mackerel', 'Maquereau bleu'),
      shad: kind('American shad', 'Alose savoureuse', '', 'alose'),
    },
  },
  oyster: {
    name: { en: 'Oyster', fr: 'Huître' },
    also: { en: 'shellfish, oyster farm', fr: 'coquillages, ostréiculture' },
    season: { growing: [4, 12], available: [5, 12] },
    units: seafood,
    varieties: {
      eastern: kind('Eastern oyster', 'Huître américaine', 'Atlantic oyster, Malpeque'),
      european_flat: kind('European flat oyster', 'Huître plate européenne', 'Belon', 'belon'),
      pacific: kind('Pacific oyster', 'Huître creuse du Pacifique'),
    },
  },
  mussel: {
    name: { en: 'Mussel', fr: 'Moule' },
    also: { en: 'shellfish', fr: 'coquillages, mytiliculture' },
    season: allYear,
    units: seafood,
    varieties: {
      blue: kind('Blue mussel', 'Moule bleue'),
      rope_grown: kind('Rope-grown mussel', 'Moule de corde'),
    },
  },
  scallop: {
    name: { en: 'Scallop', fr: 'Pétoncle (coquille Saint-Jacques)' },
    also: { en: 'sea scallops, shellfish', fr: 'coquillages, Saint-Jacques' },
    season: { growing: [4, 11], available: [4, 12] },
    units: seafood,
    varieties: {
      sea: kind('Sea scallop', 'Pétoncle géant'),
      iceland: kind('Iceland scallop', 'Pétoncle d’Islande'),
      princess: kind('Princess scallop (whole, farmed)', 'Pétoncle princesse (entier, d’élevage)'),
    },
  },
  clam: {
    name: { en: 'Clams and whelks', fr: 'Palourdes, myes et buccins' },
    also: { en: 'shellfish, quahog, steamers', fr: 'coques, coquillages, bourgot' },
    season: { growing: [4, 11], available: [4, 12] },
    units: seafood,
    varieties: {
      softshell: kind('Soft-shell clam', 'Mye commune'),
      surf: kind('Surf clam', 'Mactre de Stimpson'),
      razor: kind('Razor clam', 'Couteau de mer'),
      quahog: kind('Quahog', 'Palourde américaine'),
      whelk: kind('Whelk', 'Buccin', '', 'bourgot'),
      periwinkle: kind('Periwinkle', 'Bigorneau'),
    },
  },
  lobster: {
    name: { en: 'Lobster', fr: 'Homard' },
    also: { en: 'lobster tails', fr: 'homards des Îles, homard de la Gaspésie' },
    season: { growing: [4, 9], available: [4, 9] },
    units: seafood,
    varieties: {
      live: kind('Live lobster', 'Homard vivant'),
      cooked: kind('Cooked lobster', 'Homard cuit'),
      frozen: kind('Frozen lobster meat', 'Chair de homard congelée'),
    },
  },
  crab: {
    name: { en: 'Crab', fr: 'Crabe' },
    also: { en: 'crab legs', fr: 'pattes de crabe' },
    season: { growing: [3, 10], available: [4, 10] },
    units: seafood,
    varieties: {
      snow: kind('Snow crab', 'Crabe des neiges'),
      rock: kind('Rock crab', 'Crabe commun'),
    },
  },
  shrimp: {
    name: { en: 'Shrimp and crayfish', fr: 'Crevette et écrevisse' },
    also: { en: 'prawns, crawfish', fr: 'crevettes de Matane, gambas' },
    season: { growing: [4, 12], available: [4, 12] },
    units: seafood,
    varieties: {
      northern: kind('Northern shrimp', 'Crevette nordique', 'Matane shrimp', 'crevette de Matane'),
      whiteleg: kind('Whiteleg shrimp', 'Crevette à pattes blanches', 'vannamei'),
      crayfish: kind('Crayfish', 'Écrevisse'),
    },
  },
  sea_urchin: {
    name: { en: 'Sea urchin and sea cucumber', fr: 'Oursin et concombre de mer' },
    also: { en: 'uni, holothurian', fr: 'langues d’oursin, holothurie' },
    season: allYear,
    units: seafood,
    varieties: {
      green_urchin: kind('Green sea urchin', 'Oursin vert'),
      sea_cucumber: kind('Orange-footed sea cucumber', 'Concombre de mer à pattes orange'),
    },
  },
  roe: {
    name: { en: 'Roe and caviar', fr: 'Œufs de poisson et caviar' },
    also: { en: 'fish eggs', fr: 'rogue, œufs de lompe' },
    season: allYear,
    units: preparedFish,
    varieties: {
      trout: kind('Trout roe', 'Œufs de truite'),
      sturgeon: kind('Sturgeon caviar', 'Caviar d’esturgeon'),
      lumpfish: kind('Lumpfish roe', 'Œufs de lompe'),
    },
  },
  smoked_fish: {
    name: { en: 'Smoked fish', fr: 'Poisson fumé' },
    also: { en: 'smoked trout, smoked salmon, gravlax', fr: 'truite fumée, saumon fumé, gravlax, fumoir' },
    season: allYear,
    units: preparedFish,
    varieties: {
      trout: kind('Smoked trout', 'Truite fumée'),
      salmon: kind('Smoked salmon', 'Saumon fumé'),
      sturgeon: kind('Smoked sturgeon', 'Esturgeon fumé'),
      gravlax: named('Gravlax', 'cured salmon', 'saumon mariné'),
    },
  },
} as const satisfies ProductTable;
