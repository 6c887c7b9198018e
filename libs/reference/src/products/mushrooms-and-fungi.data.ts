import { allYear, kind, named } from '../product-entry.ts';
import type { ProductTable } from '../product-entry.ts';
import { mushrooms, wildMushrooms } from '../product-units.ts';

export const mushroomsAndFungi = {
  button_mushroom: {
    name: { en: 'Button mushroom', fr: 'Champignon de Paris' },
    also: { en: 'white mushrooms, portobello, cremini', fr: 'champignon blanc, agaric, champignon café' },
    season: allYear,
    units: mushrooms,
    varieties: {
      white: kind('White button', 'Champignon blanc'),
      cremini: kind('Cremini', 'Champignon café', 'brown mushroom, crimini', 'champignon brun'),
      portobello: 'Portobello',
      almond: kind('Almond agaricus', 'Agaric à odeur d’amande'),
    },
  },
  oyster_mushroom: {
    name: { en: 'Oyster mushroom', fr: 'Pleurote' },
    also: { en: 'pleurotus', fr: 'champignon en huître, pleurotes gris' },
    season: allYear,
    units: mushrooms,
    varieties: {
      grey: kind('Grey oyster', 'Pleurote gris'),
      blue: kind('Blue oyster', 'Pleurote bleu'),
      golden: kind('Golden oyster', 'Pleurote jaune'),
      pink: kind('Pink oyster', 'Pleurote rose'),
      king: kind('King oyster', 'Pleurote royal', 'eryngii, king trumpet', 'éryngii'),
      phoenix: kind('Phoenix oyster', 'Pleurote phénix'),
      elm: kind('Elm oyster', 'Pleurote de l’orme'),
    },
  },
  shiitake: {
    name: { en: 'Shiitake', fr: 'Shiitaké' },
    also: { en: 'log-grown mushrooms, lentinula', fr: 'lentin du chêne, champignon parfumé' },
    season: allYear,
    units: mushrooms,
    varieties: {
      log_grown: kind('Log-grown', 'Sur bûche'),
      indoor: kind('Grown on sawdust blocks', 'Sur bloc de sciure'),
      donko: 'Donko',
    },
  },
  lions_mane: {
    name: { en: 'Lion’s mane', fr: 'Hydne hérisson' },
    also: { en: 'hericium, pom pom mushroom', fr: 'crinière de lion, barbe de satyre, pompon blanc' },
    season: allYear,
    units: mushrooms,
    varieties: {
      lions_mane: kind('Lion’s mane (erinaceus)', 'Hydne hérisson (erinaceus)'),
      comb_tooth: kind('Comb tooth', 'Hydne corail', 'coral tooth'),
      bears_head: kind('Bear’s head tooth', 'Hydne d’Amérique'),
    },
  },
  maitake: {
    name: { en: 'Maitake', fr: 'Maitaké' },
    also: { en: 'hen of the woods, grifola', fr: 'polypore en touffes, poule des bois' },
    season: allYear,
    units: mushrooms,
    varieties: {
      cultivated: kind('Cultivated', 'De culture'),
      wild: kind('Wild', 'Sauvage'),
    },
  },
  enoki_and_shimeji: {
    name: { en: 'Enoki, shimeji and nameko', fr: 'Énoki, shimeji et naméko' },
    also: { en: 'Asian mushrooms, beech mushrooms', fr: 'champignons asiatiques, collybie' },
    season: allYear,
    units: mushrooms,
    varieties: {
      enoki: kind('Enoki', 'Énoki', '', 'collybie à pied velouté'),
      brown_shimeji: kind('Brown shimeji', 'Shimeji brun', 'beech mushroom'),
      white_shimeji: kind('White shimeji', 'Shimeji blanc'),
      nameko: kind('Nameko', 'Naméko', '', 'pholiote'),
      pioppino: named('Pioppino', 'black poplar mushroom', 'pholiote du peuplier'),
      chestnut: kind('Chestnut mushroom', 'Pholiote adipeuse'),
    },
  },
  outdoor_mushroom: {
    name: { en: 'Wine cap and outdoor-bed mushrooms', fr: 'Strophaire et champignons de plate-bande' },
    also: { en: 'king stropharia, garden giant', fr: 'strophaire rouge-vin' },
    season: { growing: [5, 10], available: [5, 10] },
    units: mushrooms,
    varieties: {
      wine_cap: kind('Wine cap', 'Strophaire à anneau rugueux', 'king stropharia'),
      blewit: kind('Blewit', 'Pied-bleu'),
      shaggy_mane: kind('Shaggy mane', 'Coprin chevelu'),
    },
  },
  medicinal_mushroom: {
    name: { en: 'Medicinal mushrooms', fr: 'Champignons médicinaux' },
    also: { en: 'reishi, chaga, tinctures', fr: 'reishi, chaga, teintures' },
    season: allYear,
    units: mushrooms,
    varieties: {
      reishi: named('Reishi', 'ganoderma, lingzhi', 'ganoderme'),
      chaga: named('Chaga', 'birch mushroom', 'polypore oblique'),
      turkey_tail: kind('Turkey tail', 'Polypore versicolore'),
      cordyceps: 'Cordyceps',
      birch_polypore: kind('Birch polypore', 'Polypore du bouleau'),
    },
  },
  chanterelle: {
    name: { en: 'Chanterelle', fr: 'Chanterelle' },
    also: { en: 'girolle, wild mushrooms', fr: 'girolle, champignons sauvages' },
    season: { growing: [7, 10], available: [7, 10] },
    units: wildMushrooms,
    varieties: {
      golden: kind('Golden chanterelle', 'Chanterelle commune'),
      yellowfoot: kind('Yellowfoot', 'Chanterelle en tube', 'winter chanterelle', 'chanterelle grise'),
      black_trumpet: kind('Black trumpet', 'Trompette de la mort', 'horn of plenty', 'craterelle'),
    },
  },
  morel: {
    name: { en: 'Morel', fr: 'Morille' },
    also: { en: 'wild mushrooms, burn morels', fr: 'champignons sauvages, morille de feu' },
    season: { growing: [5, 6], available: [5, 6] },
    units: wildMushrooms,
    varieties: {
      black: kind('Black morel', 'Morille noire', '', 'morille conique'),
      yellow: kind('Yellow morel', 'Morille blonde', '', 'morille commune'),
      fire: kind('Fire morel', 'Morille de feu'),
    },
  },
  bolete: {
    name: { en: 'Porcini and boletes', fr: 'Cèpes et bolets' },
    also: { en: 'bolete, king bolete, wild mushrooms', fr: 'champignons sauvages, bolet' },
    season: { growing: [7, 10], available: [7, 10] },
    units: wildMushrooms,
    varieties: {
      king: kind('King bolete (porcini)', 'Cèpe d’Amérique'),
      birch: kind('Birch bolete', 'Bolet des bouleaux', 'scaber stalk'),
      bay: kind('Bay bolete', 'Bolet bai'),
    },
  },
  other_wild_mushroom: {
    name: { en: 'Other wild mushrooms', fr: 'Autres champignons sauvages' },
    also: { en: 'foraged mushrooms', fr: 'champignons forestiers, cueillette' },
    season: { growing: [5, 11], available: [5, 11] },
    units: wildMushrooms,
    varieties: {
      lobster: kind('Lobster mushroom', 'Dermatose des russules', '', 'champignon homard'),
      matsutake: kind('Matsutake', 'Matsutaké (armillaire d’Amérique)', 'pine mushroom', 'champignon des pins'),
      hedgehog: kind('Hedgehog mushroom', 'Hydne sinué', '', 'pied-de-mouton'),
      puffball: kind('Giant puffball', 'Vesse-de-loup géante'),
      chicken_of_the_woods: kind('Chicken of the woods', 'Polypore soufré', '', 'poulet des bois'),
      honey: kind('Honey mushroom', 'Armillaire couleur de miel'),
      saffron_milk_cap: kind('Saffron milk cap', 'Lactaire délicieux'),
    },
  },
  truffle: {
    name: { en: 'Truffle', fr: 'Truffe' },
    also: { en: 'truffles, truffle orchard', fr: 'truffière, trufficulture' },
    season: { growing: [5, 11], available: [8, 12] },
    units: wildMushrooms,
    varieties: {
      appalachian: kind('Appalachian truffle', 'Truffe des Appalaches'),
      burgundy: kind('Burgundy truffle', 'Truffe de Bourgogne'),
      perigord: kind('Black Périgord truffle', 'Truffe noire du Périgord'),
    },
  },
  dried_mushroom: {
    name: { en: 'Dried mushrooms', fr: 'Champignons séchés' },
    also: { en: 'mushroom powder, dehydrated', fr: 'poudre de champignons, déshydratés' },
    season: allYear,
    units: mushrooms,
    varieties: {
      cultivated: kind('Dried cultivated mushrooms', 'Champignons de culture séchés'),
      forest: kind('Dried forest mix', 'Mélange forestier séché'),
      powder: kind('Mushroom powder', 'Poudre de champignons'),
    },
  },
} as const satisfies ProductTable;
