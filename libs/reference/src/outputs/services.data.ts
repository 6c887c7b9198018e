import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { animals, fieldWork, item, smallAnimals, visits } from '../unit-choices.ts';

/** Animals sold alive, and what a farm earns from its people and its place. */
export const serviceOutputs = {
  live_animals: {
    name: { en: 'Live animals', fr: 'Animaux vivants' },
    also: { en: 'livestock, animal sales, auction', fr: 'bétail, encan, vente d’animaux, cheptel' },
    subcategories: {
      live_cattle: thing('Cattle', 'Bovins', animals, {
        en: 'cows, calves, heifers, bulls, steers, cull cows',
        fr: 'vaches, veaux, génisses, taureaux, bouvillons, vaches de réforme',
      }),
      live_pigs: thing('Pigs', 'Porcs', animals, {
        en: 'piglets, hogs, sows, feeder pigs, weaners',
        fr: 'cochons, porcelets, truies',
      }),
      live_sheep_and_goats: thing('Sheep and goats', 'Ovins et caprins', animals, {
        en: 'lambs, ewes, rams, kids, does',
        fr: 'moutons, agneaux, brebis, béliers, chèvres, chevreaux',
      }),
      live_horses: thing('Horses and donkeys', 'Chevaux et ânes', ['head', 'unit'], {
        en: 'ponies, foals, mares',
        fr: 'poneys, poulains, juments',
      }),
      live_poultry_and_rabbits: thing('Poultry and rabbits', 'Volailles et lapins', smallAnimals, {
        en: 'laying hens, chicks, pullets, ducks, turkeys, bunnies',
        fr: 'poules, poussins, poulettes, canards, dindes, lapereaux',
      }),
      bee_colonies_and_queens: thing('Bee colonies and queens', 'Colonies et reines d’abeilles', ['hive', 'unit'], {
        en: 'nucs, bees, swarms, queen bees',
        fr: 'nucléi, nucs, abeilles, essaims',
      }),
      fish_for_stocking: thing(
        'Fish and spat for stocking',
        'Poissons d’ensemencement et naissain',
        ['thousand', 'unit', 'kilogram', 'pound'],
        { en: 'trout fry, fingerlings', fr: 'truites, alevins' },
      ),
      other_live_animals: thing('Other live animals', 'Autres animaux vivants', smallAnimals, {
        en: 'alpacas, llamas, dogs, puppies, bison',
        fr: 'alpagas, lamas, chiens, chiots, bison',
      }),
    },
  },
  agritourism: {
    name: { en: 'Agritourism', fr: 'Agrotourisme' },
    also: { en: 'tourism, visitors', fr: 'tourisme, visiteurs' },
    subcategories: {
      farm_visits: thing('Farm visits', 'Visites de la ferme', visits, {
        en: 'tours, school trip, corn maze, open house, petting zoo',
        fr: 'visite guidée, labyrinthe, portes ouvertes, mini-ferme',
      }),
      farm_stay: thing('Farm stays and camping', 'Hébergement à la ferme et camping', ['night', 'person', 'week'], {
        en: 'Airbnb, glamping, cottage, bed and breakfast, cabin, campground',
        fr: 'Airbnb, gîte, chalet, couette et café, prêt-à-camper, terrain de camping',
      }),
      farm_meals: thing(
        'Farm table and sugar shack meals',
        'Table champêtre et repas de cabane à sucre',
        ['person', 'unit'],
        { en: 'restaurant, sugar shack, brunch, catering', fr: 'cabane à sucre, restaurant, brunch, traiteur, resto' },
      ),
      pick_your_own: thing('Pick-your-own', 'Autocueillette', ['kilogram', 'pound', 'basket', 'us_quart', 'person'], {
        en: 'U-pick, pumpkin patch, strawberry picking, apple picking',
        fr: 'cueillette, autocueillette de pommes, fraises à cueillir, citrouilles',
      }),
      tastings: thing('Tastings', 'Dégustations', ['person', 'unit'], {
        en: 'wine tasting, samples',
        fr: 'dégustation de vin, échantillons',
      }),
      events_and_venue_hire: thing(
        'Events and venue rental',
        'Événements et location de salle',
        ['unit', 'day', 'hour', 'person'],
        { en: 'weddings, parties, concerts, barn hall', fr: 'mariages, fêtes, concerts, salle, party' },
      ),
      riding_and_animal_activities: thing(
        'Riding and animal activities',
        'Équitation et activités avec les animaux',
        ['hour', 'person', 'unit'],
        {
          en: 'horse riding, riding lessons, sleigh rides, pony rides',
          fr: 'cours d’équitation, promenade à cheval, traîneau, poneys, zoothérapie',
        },
      ),
      other_agritourism: thing('Other agritourism', 'Autres activités agrotouristiques', visits, {
        en: 'ice rink, trails, snowshoeing, hayride',
        fr: 'patinoire, sentiers, raquette, glissade',
      }),
    },
  },
  education: {
    name: { en: 'Education and advice', fr: 'Formation et conseil' },
    also: { en: 'teaching, classes', fr: 'enseignement, cours' },
    subcategories: {
      workshops: thing('Workshops', 'Ateliers', visits, {
        en: 'classes, demonstration, course',
        fr: 'cours, démonstration',
      }),
      school_visits: thing('School visits', 'Visites scolaires', visits, {
        en: 'school trip, students, children',
        fr: 'écoles, élèves, sorties scolaires, enfants',
      }),
      training_courses: thing('Training courses', 'Formations', visits, {
        en: 'classes, teaching, apprenticeship',
        fr: 'cours, enseignement, stage',
      }),
      advice: thing('Advice and consulting', 'Conseil et accompagnement', ['hour', 'workday', 'unit'], {
        en: 'consultant, mentoring, coaching',
        fr: 'consultant, mentorat, agronome',
      }),
      social_farming: thing('Social and therapeutic farming', 'Agriculture sociale et thérapeutique', visits, {
        en: 'therapy, care farm, day camp',
        fr: 'thérapie, zoothérapie, camp de jour',
      }),
      publications: thing('Books, talks and content', 'Livres, conférences et contenus', item, {
        en: 'book, conference, podcast, video, royalties',
        fr: 'livre, balado, vidéo, droits d’auteur',
      }),
    },
  },
  farm_services: {
    name: { en: 'Farm services', fr: 'Services agricoles' },
    also: { en: 'custom work', fr: 'forfait' },
    subcategories: {
      field_work_for_others: thing('Field work for others', 'Travaux à forfait', fieldWork, {
        en: 'custom work, ploughing, plowing, baling, combining, spraying',
        fr: 'labour, pressage, battage, semis, forfait',
      }),
      pollination: thing('Pollination', 'Pollinisation', ['hive', 'hectare', 'acre'], {
        en: 'hive rental, bee rental, bees',
        fr: 'abeilles, location de ruches',
      }),
      animal_boarding: thing('Animal boarding', 'Pension d’animaux', ['head', 'month', 'day'], {
        en: 'agistment, horse boarding, custom grazing, stable',
        fr: 'agistment, pension de chevaux, écurie, hivernage',
      }),
      stud_and_breeding: thing('Stud and breeding services', 'Saillies et reproduction', ['head', 'dose', 'unit'], {
        en: 'semen, stallion, bull, ram rental',
        fr: 'étalon, taureau, bélier, semence, saillie',
      }),
      eco_grazing: thing('Eco-grazing', 'Écopâturage', ['hectare', 'acre', 'head', 'day', 'month'], {
        en: 'sheep grazing, goat grazing, vegetation control',
        fr: 'moutons, chèvres, pâturage, entretien',
      }),
      processing_for_others: thing(
        'Processing for others',
        'Transformation à façon',
        ['kilogram', 'tonne', 'litre', 'pound', 'hour', 'unit'],
        { en: 'custom pressing, juice pressing, milling, butchering', fr: 'pressage, mouture, boucherie, pressoir' },
      ),
      snow_clearing_and_green_spaces: thing(
        'Snow clearing and green space upkeep',
        'Déneigement et entretien d’espaces verts',
        ['hour', 'unit', 'month', 'year'],
        { en: 'snow removal, mowing, landscaping, snow plowing, lawn', fr: 'déneiger, tonte, pelouse, gazon, neige' },
      ),
      delivery_for_others: thing(
        'Delivery for others',
        'Livraison pour des tiers',
        ['unit', 'kilometre', 'mile', 'pallet', 'hour'],
        { en: 'trucking, transport, freight', fr: 'transport, camionnage' },
      ),
      resale: thing(
        'Resale of others’ products',
        'Revente de produits de tiers',
        ['unit', 'kilogram', 'pound', 'litre'],
        { en: 'reselling, farm store, farm stand', fr: 'kiosque, boutique, achat-revente' },
      ),
      other_services: thing('Other services', 'Autres services', ['hour', 'unit'], {
        en: 'repairs, welding, chainsaw sharpening',
        fr: 'soudure, réparation, affûtage',
      }),
    },
  },
} as const satisfies CategoryTable;
