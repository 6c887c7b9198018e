import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { animals, bulk, grain, liquid, smallAnimals, smallWeight, weight } from '../unit-choices.ts';

/** Animals and what they eat. */
export const livestockInputs = {
  livestock_purchase: {
    name: { en: 'Livestock purchase', fr: 'Achat d’animaux' },
    also: { en: 'buying animals, stock', fr: 'achats de bétail, cheptel, acheter des bêtes' },
    subcategories: {
      cattle_purchase: thing('Cattle', 'Bovins', animals, {
        en: 'cows, calves, heifers, bulls, steers',
        fr: 'vaches, veaux, génisses, taureaux, bouvillons',
      }),
      pig_purchase: thing('Pigs', 'Porcs', animals, {
        en: 'piglets, sows, boars, hogs, weaners',
        fr: 'cochons, porcelets, truies, verrats',
      }),
      sheep_purchase: thing('Sheep', 'Ovins', animals, {
        en: 'lambs, ewes, rams',
        fr: 'moutons, agneaux, brebis, béliers',
      }),
      goat_purchase: thing('Goats', 'Caprins', animals, { en: 'kids, does, bucks', fr: 'chèvres, chevreaux, boucs' }),
      equine_purchase: thing('Horses and donkeys', 'Chevaux et ânes', ['head', 'unit'], {
        en: 'pony, mare, mule, draft horse',
        fr: 'poney, jument, mulet, cheval de trait',
      }),
      chick_purchase: thing('Chicks, ducklings and poults', 'Poussins, canetons et dindonneaux', smallAnimals, {
        en: 'day-old chicks, broiler chicks, turkeys, ducks, geese, meat birds',
        fr: 'poulets, dindes, canards, oisons, poussins d’un jour',
      }),
      pullet_purchase: thing('Ready-to-lay pullets', 'Poulettes prêtes à pondre', smallAnimals, {
        en: 'laying hens, layers, chickens',
        fr: 'poules pondeuses, poules',
      }),
      rabbit_purchase: thing('Rabbits', 'Lapins', smallAnimals, {
        en: 'does, bucks, bunnies',
        fr: 'lapines, lapereaux',
      }),
      bee_purchase: thing(
        'Bee colonies, nuclei and queens',
        'Colonies, essaims et reines d’abeilles',
        ['hive', 'unit'],
        { en: 'nucs, bees, swarm, package bees, queens', fr: 'nucléi, nucs, essaim, paquets d’abeilles, ruchettes' },
      ),
      fish_and_shellfish_stock: thing(
        'Fish fry and shellfish spat',
        'Alevins et naissain',
        ['thousand', 'unit', ...smallWeight],
        { en: 'fingerlings, trout fry, oyster seed, spat', fr: 'truitelles, alevins de truite, huîtres, naissains' },
      ),
      insect_stock: thing('Breeding insects', 'Insectes reproducteurs', ['thousand', 'unit', ...smallWeight], {
        en: 'crickets, mealworms, black soldier fly, larvae',
        fr: 'grillons, ténébrions, vers de farine, larves, mouche soldat noire',
      }),
      other_livestock_purchase: thing('Other animals', 'Autres animaux', smallAnimals, {
        en: 'alpaca, llama, bison, deer, dog',
        fr: 'alpaga, lama, bison, cerf, chien',
      }),
    },
  },
  animal_feed: {
    name: { en: 'Animal feed', fr: 'Alimentation animale' },
    also: { en: 'fodder, chow', fr: 'moulée, nourriture, provende' },
    subcategories: {
      feed_grain: thing('Feed grain', 'Grains fourragers', grain, {
        en: 'feed corn, oats, barley, feed wheat, scratch',
        fr: 'maïs fourrager, avoine, orge, blé fourrager, blé d’Inde',
      }),
      ruminant_feed: thing('Compound feed for ruminants', 'Aliments composés pour ruminants', bulk, {
        en: 'dairy ration, cattle feed, calf starter, sheep feed, goat feed, concentrates',
        fr: 'moulée laitière, moulée à vaches, début veau, ration, concentrés',
      }),
      poultry_feed: thing('Poultry feed', 'Aliments pour volailles', bulk, {
        en: 'chicken feed, layer mash, broiler feed, turkey feed, laying pellets',
        fr: 'moulée à poules, moulée à poulets, moulée pondeuse, grain à poules',
      }),
      pig_feed: thing('Pig feed', 'Aliments pour porcs', bulk, {
        en: 'hog feed, sow feed, swine ration',
        fr: 'moulée à cochons, moulée à porcs, soue',
      }),
      horse_and_rabbit_feed: thing('Horse and rabbit feed', 'Aliments pour chevaux et lapins', bulk, {
        en: 'horse pellets, sweet feed, rabbit pellets, oats',
        fr: 'moulée à chevaux, moulée à lapins, granulés, avoine',
      }),
      protein_meal: thing('Oilseed meal and protein supplements', 'Tourteaux et suppléments protéiques', bulk, {
        en: 'soybean meal, canola meal, cake',
        fr: 'tourteau de soya, tourteau de canola, drêches',
      }),
      feed_minerals: thing(
        'Minerals, vitamins and salt blocks',
        'Minéraux, vitamines et pierres à sel',
        [...weight, 'bag', 'unit'],
        { en: 'salt lick, premix, mineral, oyster shell', fr: 'bloc de sel, prémélange, sel, coquilles d’huîtres' },
      ),
      milk_replacer: thing('Milk replacer', 'Lactoremplaceur (aliment d’allaitement)', ['kilogram', 'pound', 'bag'], {
        en: 'milk powder, calf milk, formula',
        fr: 'lait en poudre, lait maternisé, poudre de lait',
      }),
      bee_feed: thing('Bee syrup and fondant', 'Sirop et candi pour abeilles', [...liquid, 'kilogram', 'pound'], {
        en: 'sugar syrup, winter feed, fondant, pollen patties',
        fr: 'sirop de nourrissement, nourrissement, sucre, galettes de pollen',
      }),
      aquaculture_feed: thing('Fish and shellfish feed', 'Aliments pour l’aquaculture', bulk, {
        en: 'fish food, trout feed, pellets',
        fr: 'moulée à poissons, nourriture à poissons',
      }),
      insect_feed: thing('Insect feed and substrate', 'Aliments et substrats pour insectes', bulk, {
        en: 'bran, cricket feed',
        fr: 'son, nourriture à grillons',
      }),
      agistment: thing('Animal boarding', 'Pension d’animaux', ['head', 'day', 'month'], {
        en: 'agistment, custom grazing, heifer raising, horse boarding',
        fr: 'hivernage, élevage à forfait, pension de chevaux, prise en pension',
      }),
      other_feed: thing('Other feed', 'Autres aliments pour animaux', bulk, {
        en: 'pet food, dog food, cat food, cull vegetables',
        fr: 'nourriture à chien, nourriture à chat, pain sec, drêche',
      }),
    },
  },
} as const satisfies CategoryTable;
