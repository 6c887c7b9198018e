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
    subcategories: {
      beef: thing('Beef', 'Bœuf', meat),
      veal: thing('Veal', 'Veau', meat),
      pork: thing('Pork', 'Porc', meat),
      lamb_and_mutton: thing('Lamb and mutton', 'Agneau et mouton', meat),
      goat_meat: thing('Goat', 'Chèvre et chevreau', meat),
      chicken: thing('Chicken', 'Poulet', meat),
      other_poultry: thing('Duck, turkey, goose and guinea fowl', 'Canard, dinde, oie et pintade', meat),
      rabbit: thing('Rabbit', 'Lapin', meat),
      game_meat: thing('Bison, deer and wild boar', 'Bison, cerf et sanglier', meat),
      horse_meat: thing('Horse', 'Cheval', meat),
      cured_meats: thing('Cured meats, sausages and pâtés', 'Charcuteries, saucisses et pâtés', [
        ...smallWeight,
        'unit',
        'jar',
      ]),
      foie_gras: thing('Foie gras', 'Foie gras', [...smallWeight, 'unit', 'jar']),
      other_meats: thing('Other meats', 'Autres viandes', meat),
    },
  },
  eggs: {
    name: { en: 'Eggs', fr: 'Œufs' },
    subcategories: {
      hen_eggs: thing('Hen eggs', 'Œufs de poule', eggs),
      duck_and_goose_eggs: thing('Duck and goose eggs', 'Œufs de cane et d’oie', eggs),
      quail_eggs: thing('Quail eggs', 'Œufs de caille', eggs),
      hatching_eggs: thing('Hatching eggs', 'Œufs d’incubation', eggs),
      egg_products: thing('Liquid and processed eggs', 'Œufs liquides et transformés', [
        'kilogram',
        'litre',
        'pound',
        'jar',
        'unit',
      ]),
      other_eggs: thing('Other eggs', 'Autres œufs', eggs),
    },
  },
  dairy: {
    name: { en: 'Dairy', fr: 'Produits laitiers' },
    subcategories: {
      cow_milk: thing('Cow’s milk', 'Lait de vache', milk),
      goat_milk: thing('Goat’s milk', 'Lait de chèvre', milk),
      sheep_milk: thing('Sheep’s milk', 'Lait de brebis', milk),
      cow_cheese: thing('Cow’s milk cheese', 'Fromages de vache', cheese),
      goat_cheese: thing('Goat’s milk cheese', 'Fromages de chèvre', cheese),
      sheep_cheese: thing('Sheep’s milk cheese', 'Fromages de brebis', cheese),
      yogurt_and_kefir: thing('Yogurt and kefir', 'Yogourts (yaourts) et kéfir', [
        'unit',
        'jar',
        'litre',
        'kilogram',
        'pound',
      ]),
      butter_and_cream: thing('Butter and cream', 'Beurre et crème', ['kilogram', 'litre', 'pound', 'gram', 'unit']),
      ice_cream: thing('Ice cream and sorbets', 'Crèmes glacées et sorbets', ['litre', 'unit', 'jar', 'us_quart']),
      other_dairy: thing('Other dairy products', 'Autres produits laitiers', ['kilogram', 'litre', 'pound', 'unit']),
    },
  },
  fish_and_seafood: {
    name: { en: 'Fish and seafood', fr: 'Poissons et fruits de mer' },
    subcategories: {
      trout_and_char: thing('Trout and char', 'Truites et ombles', [...weight, 'unit']),
      other_farmed_fish: thing('Other farmed fish', 'Autres poissons d’élevage', [...weight, 'unit']),
      wild_fish: thing('Wild-caught fish', 'Poissons sauvages', [...weight, 'unit']),
      oysters: thing('Oysters', 'Huîtres', shellfish),
      mussels: thing('Mussels', 'Moules', shellfish),
      scallops_and_clams: thing('Scallops and clams', 'Pétoncles (Saint-Jacques), palourdes et coques', shellfish),
      crustaceans: thing('Lobster, crab and shrimp', 'Homards, crabes et crevettes', shellfish),
      roe: thing('Roe and caviar', 'Œufs de poisson et caviar', [...smallWeight, 'jar']),
      smoked_and_prepared_fish: thing('Smoked and prepared fish', 'Poissons fumés et préparés', [
        ...smallWeight,
        'unit',
        'jar',
      ]),
      other_seafood: thing('Other seafood', 'Autres produits de la mer', shellfish),
    },
  },
} as const satisfies CategoryTable;
