import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { animals, fee, fieldWork, item, rental, rentedLand, smallAnimals, visits } from '../unit-choices.ts';

/** Animals sold alive, and what a farm earns from its people, its place and its care for the land. */
export const otherOutputs = {
  live_animals: {
    name: { en: 'Live animals', fr: 'Animaux vivants' },
    subcategories: {
      live_cattle: thing('Cattle', 'Bovins', animals),
      live_pigs: thing('Pigs', 'Porcs', animals),
      live_sheep_and_goats: thing('Sheep and goats', 'Ovins et caprins', animals),
      live_horses: thing('Horses and donkeys', 'Chevaux et ânes', ['head', 'unit']),
      live_poultry_and_rabbits: thing('Poultry and rabbits', 'Volailles et lapins', smallAnimals),
      bee_colonies_and_queens: thing('Bee colonies and queens', 'Colonies et reines d’abeilles', ['hive', 'unit']),
      fish_for_stocking: thing('Fish and spat for stocking', 'Poissons d’ensemencement et naissain', [
        'thousand',
        'unit',
        'kilogram',
        'pound',
      ]),
      other_live_animals: thing('Other live animals', 'Autres animaux vivants', smallAnimals),
    },
  },
  agritourism: {
    name: { en: 'Agritourism', fr: 'Agrotourisme' },
    subcategories: {
      farm_visits: thing('Farm visits', 'Visites de la ferme', visits),
      farm_stay: thing('Farm stays and camping', 'Hébergement à la ferme et camping', ['night', 'person', 'week']),
      farm_meals: thing('Farm table and sugar shack meals', 'Table champêtre et repas de cabane à sucre', [
        'person',
        'unit',
      ]),
      pick_your_own: thing('Pick-your-own', 'Autocueillette', ['kilogram', 'pound', 'basket', 'us_quart', 'person']),
      tastings: thing('Tastings', 'Dégustations', ['person', 'unit']),
      events_and_venue_hire: thing('Events and venue hire', 'Événements et location de salle', [
        'unit',
        'day',
        'hour',
        'person',
      ]),
      riding_and_animal_activities: thing('Riding and animal activities', 'Équitation et activités avec les animaux', [
        'hour',
        'person',
        'unit',
      ]),
      other_agritourism: thing('Other agritourism', 'Autres activités agrotouristiques', visits),
    },
  },
  education: {
    name: { en: 'Education and advice', fr: 'Formation et conseil' },
    subcategories: {
      workshops: thing('Workshops', 'Ateliers', visits),
      school_visits: thing('School visits', 'Visites scolaires', visits),
      training_courses: thing('Training courses', 'Formations', visits),
      advice: thing('Advice and consulting', 'Conseil et accompagnement', ['hour', 'workday', 'unit']),
      social_farming: thing('Social and therapeutic farming', 'Agriculture sociale et thérapeutique', visits),
      publications: thing('Books, talks and content', 'Livres, conférences et contenus', item),
    },
  },
  farm_services: {
    name: { en: 'Farm services', fr: 'Services agricoles' },
    subcategories: {
      field_work_for_others: thing('Field work for others', 'Travaux à forfait', fieldWork),
      pollination: thing('Pollination', 'Pollinisation', ['hive', 'hectare', 'acre']),
      animal_boarding: thing('Animal boarding', 'Pension d’animaux', ['head', 'month', 'day']),
      stud_and_breeding: thing('Stud and breeding services', 'Saillies et reproduction', ['head', 'dose', 'unit']),
      eco_grazing: thing('Eco-grazing', 'Écopâturage', ['hectare', 'acre', 'head', 'day', 'month']),
      processing_for_others: thing('Processing for others', 'Transformation à façon', [
        'kilogram',
        'tonne',
        'litre',
        'pound',
        'hour',
        'unit',
      ]),
      snow_clearing_and_green_spaces: thing(
        'Snow clearing and green space upkeep',
        'Déneigement et entretien d’espaces verts',
        ['hour', 'unit', 'month', 'year'],
      ),
      delivery_for_others: thing('Delivery for others', 'Livraison pour des tiers', [
        'unit',
        'kilometre',
        'mile',
        'pallet',
        'hour',
      ]),
      resale: thing('Resale of others’ products', 'Revente de produits de tiers', [
        'unit',
        'kilogram',
        'pound',
        'litre',
      ]),
      other_services: thing('Other services', 'Autres services', ['hour', 'unit']),
    },
  },
  rentals: {
    name: { en: 'Rentals', fr: 'Locations' },
    subcategories: {
      land_rental: thing('Land', 'Terres', rentedLand),
      garden_plots: thing('Garden plots', 'Jardins partagés et parcelles', [
        'unit',
        'square_metre',
        'square_foot',
        'year',
      ]),
      sugar_bush_rental: thing('Sugar bush', 'Érablière', ['tap', ...rentedLand]),
      building_rental: thing('Buildings and storage', 'Bâtiments et entreposage', [
        'month',
        'year',
        'square_metre',
        'square_foot',
        'pallet',
      ]),
      equipment_rental: thing('Equipment', 'Matériel', rental),
      housing_rental: thing('Housing', 'Logement', ['month', 'year', 'night']),
      hunting_rights: thing('Hunting rights', 'Droits de chasse', ['year', 'hectare', 'acre', 'person', 'day']),
    },
  },
  environmental_services: {
    name: { en: 'Environmental services', fr: 'Services environnementaux' },
    subcategories: {
      carbon_credits: thing('Carbon credits', 'Crédits carbone', ['tonne', 'unit', 'hectare', 'acre']),
      agri_environment_payments: thing('Agri-environment payments', 'Paiements agroenvironnementaux', [
        'hectare',
        'acre',
        'unit',
        'year',
      ]),
      biodiversity_and_hedges: thing('Hedges and biodiversity', 'Haies et biodiversité', [
        'metre',
        'kilometre',
        'foot',
        'hectare',
        'acre',
        'unit',
      ]),
      organic_waste_intake: thing('Organic waste taken in', 'Réception de matières organiques', [
        'tonne',
        'kilogram',
        'cubic_metre',
        'short_ton',
        'load',
      ]),
      conservation_easements: thing('Conservation easements', 'Servitudes de conservation', [
        'hectare',
        'acre',
        'unit',
        'year',
      ]),
    },
  },
  support_and_other_income: {
    name: { en: 'Support and other income', fr: 'Aides et autres revenus' },
    subcategories: {
      area_payments: thing('Area and basic payments', 'Aides à la surface et aides de base', [
        'hectare',
        'acre',
        'unit',
        'year',
      ]),
      livestock_payments: thing('Livestock payments', 'Aides animales', ['head', 'unit', 'year']),
      organic_support: thing('Organic support', 'Aides à l’agriculture biologique', [
        'hectare',
        'acre',
        'unit',
        'year',
      ]),
      grants: thing('Grants', 'Subventions', fee),
      insurance_indemnities: thing('Insurance indemnities', 'Indemnités d’assurance', fee),
      income_stabilisation: thing('Income stabilisation', 'Stabilisation des revenus agricoles', fee),
      crowdfunding_and_donations: thing('Crowdfunding and donations', 'Financement participatif et dons', fee),
      sale_of_equipment: thing('Sale of equipment', 'Vente de matériel', item),
      crafts: thing('Crafts', 'Artisanat', item),
      other_income: thing('Other income', 'Autres revenus', fee),
    },
  },
} as const satisfies CategoryTable;
