import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import {
  animals,
  bottled,
  bulk,
  grain,
  liquid,
  milk,
  product,
  seed,
  smallAnimals,
  smallWeight,
  weight,
  youngPlants,
} from '../unit-choices.ts';

/** What food production starts from: seed, plants, animals, what they eat, and what is processed. */
export const foodInputs = {
  seeds: {
    name: { en: 'Seeds', fr: 'Semences' },
    subcategories: {
      vegetable_seeds: thing('Vegetable seeds', 'Semences potagères', seed),
      herb_seeds: thing('Herb seeds', 'Semences d’herbes aromatiques et médicinales', seed),
      flower_seeds: thing('Flower seeds', 'Semences de fleurs', seed),
      cereal_seeds: thing('Cereal and maize seeds', 'Semences de céréales et de maïs', [...grain, 'thousand']),
      pulse_oilseed_seeds: thing('Pulse and oilseed seeds', 'Semences de légumineuses et d’oléagineux', grain),
      forage_seeds: thing('Forage and pasture seeds', 'Semences fourragères et prairiales', bulk),
      cover_crop_seeds: thing(
        'Cover crop and green manure seeds',
        'Semences d’engrais verts et de couverts végétaux',
        bulk,
      ),
      seed_potatoes: thing('Seed potatoes', 'Pommes de terre de semence', bulk),
      other_seeds: thing('Other seeds', 'Autres semences', seed),
    },
  },
  planting_stock: {
    name: { en: 'Seedlings and planting stock', fr: 'Plants et matériel de plantation' },
    subcategories: {
      vegetable_seedlings: thing('Vegetable seedlings', 'Plants maraîchers', youngPlants),
      herb_and_flower_seedlings: thing('Herb and flower seedlings', 'Plants de fines herbes et de fleurs', youngPlants),
      fruit_trees: thing('Fruit and nut trees', 'Arbres fruitiers et à noix', youngPlants),
      berry_plants: thing('Berry plants', 'Plants de petits fruits', youngPlants),
      grapevines: thing('Grapevines', 'Plants de vigne', youngPlants),
      bulbs_and_sets: thing('Bulbs, sets and cloves', 'Bulbes, oignons à repiquer et caïeux', [
        ...smallWeight,
        'unit',
        'thousand',
        'bag',
      ]),
      hedge_and_forest_trees: thing(
        'Trees and shrubs for hedges and woodland',
        'Arbres et arbustes pour haies et boisement',
        youngPlants,
      ),
      mushroom_spawn: thing('Mushroom spawn', 'Blanc de champignon (mycélium)', [...smallWeight, 'litre', 'bag']),
      algae_cultures: thing('Seaweed and algae starter cultures', 'Souches et ensemencement d’algues', [
        'litre',
        'metre',
        'kilogram',
        'unit',
      ]),
      other_planting_stock: thing('Other planting stock', 'Autre matériel de plantation', youngPlants),
    },
  },
  livestock_purchase: {
    name: { en: 'Livestock purchase', fr: 'Achat d’animaux' },
    subcategories: {
      cattle_purchase: thing('Cattle', 'Bovins', animals),
      pig_purchase: thing('Pigs', 'Porcs', animals),
      sheep_purchase: thing('Sheep', 'Ovins', animals),
      goat_purchase: thing('Goats', 'Caprins', animals),
      equine_purchase: thing('Horses and donkeys', 'Chevaux et ânes', ['head', 'unit']),
      chick_purchase: thing('Chicks, ducklings and poults', 'Poussins, canetons et dindonneaux', smallAnimals),
      pullet_purchase: thing('Ready-to-lay pullets', 'Poulettes prêtes à pondre', smallAnimals),
      rabbit_purchase: thing('Rabbits', 'Lapins', smallAnimals),
      bee_purchase: thing('Bee colonies, nuclei and queens', 'Colonies, essaims et reines d’abeilles', [
        'hive',
        'unit',
      ]),
      fish_and_shellfish_stock: thing('Fish fry and shellfish spat', 'Alevins et naissain', [
        'thousand',
        'unit',
        ...smallWeight,
      ]),
      insect_stock: thing('Breeding insects', 'Insectes reproducteurs', ['thousand', 'unit', ...smallWeight]),
      other_livestock_purchase: thing('Other animals', 'Autres animaux', smallAnimals),
    },
  },
  animal_feed: {
    name: { en: 'Animal feed', fr: 'Alimentation animale' },
    subcategories: {
      feed_grain: thing('Feed grain', 'Grains fourragers', grain),
      ruminant_feed: thing('Compound feed for ruminants', 'Aliments composés pour ruminants', bulk),
      poultry_feed: thing('Poultry feed', 'Aliments pour volailles', bulk),
      pig_feed: thing('Pig feed', 'Aliments pour porcs', bulk),
      horse_and_rabbit_feed: thing('Horse and rabbit feed', 'Aliments pour chevaux et lapins', bulk),
      protein_meal: thing('Oilseed meal and protein supplements', 'Tourteaux et suppléments protéiques', bulk),
      feed_minerals: thing('Minerals, vitamins and salt blocks', 'Minéraux, vitamines et pierres à sel', [
        ...weight,
        'bag',
        'unit',
      ]),
      milk_replacer: thing('Milk replacer', 'Lactoremplaceur (aliment d’allaitement)', ['kilogram', 'pound', 'bag']),
      bee_feed: thing('Bee syrup and fondant', 'Sirop et candi pour abeilles', [...liquid, 'kilogram', 'pound']),
      aquaculture_feed: thing('Fish and shellfish feed', 'Aliments pour l’aquaculture', bulk),
      insect_feed: thing('Insect feed and substrate', 'Aliments et substrats pour insectes', bulk),
      agistment: thing('Boarding and agistment', 'Pension d’animaux', ['head', 'day', 'month']),
      other_feed: thing('Other feed', 'Autres aliments pour animaux', bulk),
    },
  },
  processing_ingredients: {
    name: { en: 'Ingredients for processing', fr: 'Ingrédients pour la transformation' },
    subcategories: {
      bought_fruit_and_vegetables: thing('Fruit and vegetables bought', 'Fruits et légumes achetés', [
        ...weight,
        'crate',
      ]),
      bought_milk: thing('Milk and cream bought', 'Lait et crème achetés', milk),
      bought_meat: thing('Meat and fish bought', 'Viandes et poissons achetés', weight),
      flour_and_grain: thing('Flour and grain', 'Farines et grains', bulk),
      sugar_and_sweeteners: thing('Sugar and sweeteners', 'Sucre et produits sucrants', bulk),
      salt_and_spices: thing('Salt and spices', 'Sel et épices', [...smallWeight, 'bag']),
      oils_and_vinegars: thing('Oils and vinegars', 'Huiles et vinaigres', bottled),
      cultures_and_yeasts: thing('Cultures, yeasts and rennet', 'Ferments, levures et présure', product),
      other_ingredients: thing('Other ingredients', 'Autres ingrédients', [...smallWeight, 'litre', 'unit']),
    },
  },
} as const satisfies CategoryTable;
