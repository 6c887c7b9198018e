import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bottled, jarred, pieces, seed, smallWeight, weight, youngPlants } from '../unit-choices.ts';

/**
 * Mushrooms, flowers, algae and insects, whose category ids are those of the food product categories, and what is
 * made from all of these.
 */
export const otherFoodOutputs = {
  mushrooms_and_fungi: {
    name: { en: 'Mushrooms and fungi', fr: 'Champignons' },
    subcategories: {
      button_mushrooms: thing('Button mushrooms', 'Champignons de Paris', [...smallWeight, 'crate']),
      oyster_mushrooms: thing('Oyster mushrooms', 'Pleurotes', [...smallWeight, 'crate']),
      shiitake: thing('Shiitake', 'Shiitakés', [...smallWeight, 'crate']),
      other_cultivated_mushrooms: thing('Other cultivated mushrooms', 'Autres champignons cultivés', [
        ...smallWeight,
        'crate',
      ]),
      wild_mushrooms: thing('Wild mushrooms', 'Champignons sauvages', smallWeight),
      truffles: thing('Truffles', 'Truffes', ['gram', 'kilogram', 'ounce', 'pound']),
      dried_mushrooms: thing('Dried mushrooms and extracts', 'Champignons séchés et extraits', [
        ...smallWeight,
        'packet',
        'millilitre',
      ]),
    },
  },
  flowers: {
    name: { en: 'Flowers', fr: 'Fleurs' },
    subcategories: {
      cut_flowers: thing('Cut flowers', 'Fleurs coupées', ['unit', 'bunch', 'dozen', 'thousand']),
      bouquets: thing('Bouquets', 'Bouquets', ['unit']),
      dried_flowers: thing('Dried flowers', 'Fleurs séchées', ['bunch', 'unit', ...smallWeight]),
      edible_flowers: thing('Edible flowers', 'Fleurs comestibles', ['unit', 'tray', ...smallWeight]),
      potted_flowers: thing('Potted flowers', 'Fleurs en pot', youngPlants),
      flower_bulbs: thing('Bulbs and tubers', 'Bulbes et tubercules', seed),
    },
  },
  algae: {
    name: { en: 'Algae', fr: 'Algues' },
    subcategories: {
      kelp: thing('Kelp', 'Laminaires et varechs', [...smallWeight, 'tonne']),
      red_and_green_seaweed: thing('Dulse, nori and sea lettuce', 'Dulse, nori et laitue de mer', [
        ...smallWeight,
        'tonne',
      ]),
      dried_seaweed: thing('Dried seaweed', 'Algues séchées', [...smallWeight, 'packet']),
      spirulina: thing('Spirulina', 'Spiruline', [...smallWeight, 'packet']),
      other_microalgae: thing('Other microalgae', 'Autres microalgues', [...smallWeight, 'litre']),
    },
  },
  insects: {
    name: { en: 'Insects', fr: 'Insectes' },
    subcategories: {
      crickets: thing('Crickets', 'Grillons', [...smallWeight, 'thousand']),
      mealworms: thing('Mealworms', 'Vers de farine (ténébrions)', [...smallWeight, 'thousand']),
      black_soldier_fly: thing('Black soldier fly larvae', 'Larves de mouche soldat noire', [...smallWeight, 'tonne']),
      insect_flour: thing('Insect flour and snacks', 'Farines et en-cas d’insectes', [...smallWeight, 'packet']),
      other_insects: thing('Other insects', 'Autres insectes', [...smallWeight, ...pieces]),
    },
  },
  prepared_foods_and_drinks: {
    name: { en: 'Prepared foods and drinks', fr: 'Produits transformés et boissons' },
    subcategories: {
      preserves: thing('Jams, pickles and sauces', 'Confitures, marinades et sauces', jarred),
      fermented_foods: thing('Fermented vegetables', 'Légumes lactofermentés', jarred),
      frozen_and_dried_produce: thing('Frozen and dried fruit and vegetables', 'Fruits et légumes congelés ou séchés', [
        ...weight,
        'packet',
        'bag',
      ]),
      bread_and_pastry: thing('Bread and pastries', 'Pains et pâtisseries', ['unit', 'dozen', 'kilogram', 'pound']),
      pasta_and_ready_meals: thing('Pasta and ready meals', 'Pâtes et plats cuisinés', ['unit', 'kilogram', 'pound']),
      juices: thing('Juices', 'Jus de fruits et de légumes', bottled),
      cider: thing('Cider and perry', 'Cidre et poiré', bottled),
      wine: thing('Wine and mead', 'Vin et hydromel', bottled),
      beer: thing('Beer', 'Bière', bottled),
      spirits_and_liqueurs: thing('Spirits and liqueurs', 'Spiritueux et liqueurs', bottled),
      vinegars: thing('Vinegars', 'Vinaigres', bottled),
      other_prepared_foods: thing('Other prepared foods', 'Autres produits transformés', jarred),
    },
  },
} as const satisfies CategoryTable;
