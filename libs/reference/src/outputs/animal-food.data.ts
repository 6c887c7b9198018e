import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { milk, smallWeight, weight } from '../unit-choices.ts';
import type { UnitChoice } from '../unit-choices.ts';

const meat = ['kilogram', 'pound', 'head', 'tonne', 'unit', 'crate'] as const satisfies UnitChoice;
const eggs = ['dozen', 'unit', 'thousand', 'tray', 'crate'] as const satisfies UnitChoice;
const cheese = ['kilogram', 'pound', 'gram', 'unit'] as const satisfies UnitChoice;
const shellfish = [...weight, 'dozen', 'unit', 'crate', 'bag'] as const satisfies UnitChoice;

/** Food of animals. Ids of categories are those of the food product categories. */
export const animalFoodOutputs = {
  farm_meats: {
    name: { en: 'Farm meats', fr: 'Viandes de ferme' },
    also: { en: 'meat, freezer beef, meat box', fr: 'boucherie, viande, caissette de viande, panier de viande' },
    subcategories: {
      beef: thing('Beef', 'Bœuf', meat, {
        en: 'steak, ground beef, roast, quarter, cow, burger',
        fr: 'steak, bœuf haché, rôti, bovin, quartier, vache, caissette de bœuf',
      }),
      veal: thing('Veal', 'Veau', meat, { en: 'calf meat', fr: 'veau de lait, veau de grain, caissette de veau' }),
      pork: thing('Pork', 'Porc', meat, {
        en: 'bacon, ham, chops, pig, hog, half pig',
        fr: 'cochon, jambon, côtelettes, bacon, demi-porc, lard',
      }),
      lamb_and_mutton: thing('Lamb and mutton', 'Agneau et mouton', meat, {
        en: 'sheep meat, lamb chops, leg of lamb',
        fr: 'gigot, côtelettes d’agneau, agneau de lait, caissette d’agneau',
      }),
      goat_meat: thing('Goat', 'Chèvre et chevreau', meat, { en: 'kid', fr: 'cabri, viande de chèvre' }),
      chicken: thing('Chicken', 'Poulet', meat, {
        en: 'broilers, meat birds, roasting chicken, wings',
        fr: 'poulet de grain, poulet à rôtir, volaille, coq',
      }),
      other_poultry: thing('Duck, turkey, goose and guinea fowl', 'Canard, dinde, oie et pintade', meat, {
        en: 'Thanksgiving turkey, poultry, ducks, geese, quail',
        fr: 'dindon, volaille, canards, caille, pintadeau',
      }),
      rabbit: thing('Rabbit', 'Lapin', meat, { en: 'bunny', fr: 'lapereau, lièvre' }),
      game_meat: thing('Bison, deer and wild boar', 'Bison, cerf et sanglier', meat, {
        en: 'venison, elk, game, buffalo, emu',
        fr: 'gibier, wapiti, chevreuil, autruche, émeu',
      }),
      horse_meat: thing('Horse', 'Cheval', meat, { en: 'horsemeat', fr: 'viande chevaline' }),
      cured_meats: thing(
        'Cured meats, sausages and pâtés',
        'Charcuteries, saucisses et pâtés',
        [...smallWeight, 'unit', 'jar'],
        {
          en: 'sausage, ham, bacon, pâté, charcuterie, jerky, salami',
          fr: 'saucisson, jambon, bacon, creton, cretons, rillettes, pâté',
        },
      ),
      foie_gras: thing('Foie gras', 'Foie gras', [...smallWeight, 'unit', 'jar'], {
        en: 'duck liver',
        fr: 'foie de canard, gavage',
      }),
      other_meats: thing('Other meats', 'Autres viandes', meat, {
        en: 'offal, liver, bones, broth, fat, lard, tallow',
        fr: 'abats, foie, os, bouillon, suif, saindoux',
      }),
    },
  },
  eggs: {
    name: { en: 'Eggs', fr: 'Œufs' },
    subcategories: {
      hen_eggs: thing('Hen eggs', 'Œufs de poule', eggs, {
        en: 'chicken eggs, free-range eggs, dozen eggs',
        fr: 'œufs de ferme, coquilles, douzaine d’œufs, poules',
      }),
      duck_and_goose_eggs: thing('Duck and goose eggs', 'Œufs de cane et d’oie', eggs, {
        en: 'duck egg',
        fr: 'canes, œuf d’oie',
      }),
      quail_eggs: thing('Quail eggs', 'Œufs de caille', eggs, { en: 'quail', fr: 'cailles' }),
      hatching_eggs: thing('Hatching eggs', 'Œufs d’incubation', eggs, {
        en: 'fertile eggs, incubation',
        fr: 'œufs fécondés, couvoir, couvaison',
      }),
      egg_products: thing(
        'Liquid and processed eggs',
        'Œufs liquides et transformés',
        ['kilogram', 'litre', 'pound', 'jar', 'unit'],
        { en: 'egg whites, pickled eggs', fr: 'blanc d’œuf, œufs marinés, jaunes d’œufs' },
      ),
      other_eggs: thing('Other eggs', 'Autres œufs', eggs, {
        en: 'turkey eggs, ostrich eggs, guinea fowl eggs',
        fr: 'œufs de dinde, œufs d’autruche, œufs de pintade',
      }),
    },
  },
  dairy: {
    name: { en: 'Dairy', fr: 'Produits laitiers' },
    also: { en: '', fr: 'laiterie' },
    subcategories: {
      cow_milk: thing('Cow’s milk', 'Lait de vache', milk, {
        en: 'milk cheque, whole milk, raw milk, milk pay',
        fr: 'paie de lait, lait entier, lait cru',
      }),
      goat_milk: thing('Goat’s milk', 'Lait de chèvre', milk, { en: 'goats', fr: 'chèvres, lait caprin' }),
      sheep_milk: thing('Sheep’s milk', 'Lait de brebis', milk, { en: 'ewe’s milk', fr: 'lait ovin' }),
      cow_cheese: thing('Cow’s milk cheese', 'Fromages de vache', cheese, {
        en: 'cheddar, curds, brie, cheese',
        fr: 'cheddar, fromage en grains, brie, tomme',
      }),
      goat_cheese: thing('Goat’s milk cheese', 'Fromages de chèvre', cheese, {
        en: 'chèvre, feta',
        fr: 'bûchette, crottin, feta',
      }),
      sheep_cheese: thing('Sheep’s milk cheese', 'Fromages de brebis', cheese, {
        en: 'pecorino, feta, manchego',
        fr: 'tomme de brebis, feta',
      }),
      yogurt_and_kefir: thing(
        'Yogurt and kefir',
        'Yogourts (yaourts) et kéfir',
        ['unit', 'jar', 'litre', 'kilogram', 'pound'],
        { en: 'yoghurt, skyr', fr: 'yaourt, skyr, lait fermenté' },
      ),
      butter_and_cream: thing('Butter and cream', 'Beurre et crème', ['kilogram', 'litre', 'pound', 'gram', 'unit'], {
        en: 'sour cream, whipping cream, ghee',
        fr: 'crème sure, crème fraîche, crème à fouetter, ghee',
      }),
      ice_cream: thing('Ice cream and sorbets', 'Crèmes glacées et sorbets', ['litre', 'unit', 'jar', 'us_quart'], {
        en: 'gelato, frozen yogurt',
        fr: 'glace, gelato, sorbet',
      }),
      other_dairy: thing('Other dairy products', 'Autres produits laitiers', ['kilogram', 'litre', 'pound', 'unit'], {
        en: 'whey, buttermilk, cottage cheese',
        fr: 'petit-lait, lactosérum, babeurre, cottage',
      }),
    },
  },
  fish_and_seafood: {
    name: { en: 'Fish and seafood', fr: 'Poissons et fruits de mer' },
    also: { en: '', fr: 'pêche, poissonnerie' },
    subcategories: {
      trout_and_char: thing('Trout and char', 'Truites et ombles', [...weight, 'unit'], {
        en: 'rainbow trout, arctic char, fish',
        fr: 'truite arc-en-ciel, omble chevalier, poisson',
      }),
      other_farmed_fish: thing('Other farmed fish', 'Autres poissons d’élevage', [...weight, 'unit'], {
        en: 'salmon, tilapia, sturgeon, perch, carp',
        fr: 'saumon, tilapia, esturgeon, perchaude, carpe',
      }),
      wild_fish: thing('Wild-caught fish', 'Poissons sauvages', [...weight, 'unit'], {
        en: 'cod, herring, eel, smelt, walleye, halibut',
        fr: 'morue, hareng, anguille, éperlan, doré, flétan',
      }),
      oysters: thing('Oysters', 'Huîtres', shellfish, {
        en: 'oyster farm, shellfish',
        fr: 'ostréiculture, coquillages',
      }),
      mussels: thing('Mussels', 'Moules', shellfish, {
        en: 'blue mussels, shellfish',
        fr: 'mytiliculture, coquillages',
      }),
      scallops_and_clams: thing('Scallops and clams', 'Pétoncles (Saint-Jacques), palourdes et coques', shellfish, {
        en: 'shellfish, quahogs, cockles',
        fr: 'coquillages, mye, coques',
      }),
      crustaceans: thing('Lobster, crab and shrimp', 'Homards, crabes et crevettes', shellfish, {
        en: 'crayfish, prawns, snow crab, shellfish',
        fr: 'écrevisses, crabe des neiges, langoustines',
      }),
      roe: thing('Roe and caviar', 'Œufs de poisson et caviar', [...smallWeight, 'jar'], {
        en: 'fish eggs, sturgeon caviar',
        fr: 'œufs de lompe, rogue',
      }),
      smoked_and_prepared_fish: thing(
        'Smoked and prepared fish',
        'Poissons fumés et préparés',
        [...smallWeight, 'unit', 'jar'],
        { en: 'smoked salmon, smoked trout, fish cakes', fr: 'saumon fumé, truite fumée, rillettes de poisson' },
      ),
      other_seafood: thing('Other seafood', 'Autres produits de la mer', shellfish, {
        en: 'sea urchin, sea cucumber, whelk, squid',
        fr: 'oursin, concombre de mer, bourgot, calmar',
      }),
    },
  },
} as const satisfies CategoryTable;
