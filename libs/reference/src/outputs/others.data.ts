import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, item, rental, rentedLand } from '../unit-choices.ts';

/** Rents, care for the land and support. */
export const otherOutputs = {
  rentals: {
    name: { en: 'Rentals', fr: 'Locations' },
    also: { en: 'rent, lease, income property', fr: 'loyer, louer, bail' },
    subcategories: {
      land_rental: thing('Land', 'Terres', rentedLand, {
        en: 'rent, field rent, land lease, pasture',
        fr: 'loyer, bail, champ loué, pâturage, rente de terre',
      }),
      garden_plots: thing(
        'Garden plots',
        'Jardins partagés et parcelles',
        ['unit', 'square_metre', 'square_foot', 'year'],
        { en: 'community garden, allotment, rent', fr: 'jardin communautaire, potager, loyer' },
      ),
      sugar_bush_rental: thing('Sugar bush', 'Érablière', ['tap', ...rentedLand], {
        en: 'maple taps, maple bush, rent',
        fr: 'érables, entailles, sucrerie, loyer',
      }),
      building_rental: thing(
        'Buildings and storage',
        'Bâtiments et entreposage',
        ['month', 'year', 'square_metre', 'square_foot', 'pallet'],
        { en: 'barn rent, warehouse, boat storage, rent', fr: 'loyer, grange, entrepôt, remisage' },
      ),
      equipment_rental: thing('Equipment', 'Matériel', rental, {
        en: 'tractor rental, tools, machinery, rent',
        fr: 'tracteur, machinerie, outils',
      }),
      housing_rental: thing('Housing', 'Logement', ['month', 'year', 'night'], {
        en: 'apartment, house, room, cottage, rent',
        fr: 'loyer, appartement, maison, chambre, chalet',
      }),
      hunting_rights: thing('Hunting rights', 'Droits de chasse', ['year', 'hectare', 'acre', 'person', 'day'], {
        en: 'hunting lease, deer hunting',
        fr: 'chasse, chevreuil, club de chasse',
      }),
    },
  },
  environmental_services: {
    name: { en: 'Environmental services', fr: 'Services environnementaux' },
    also: { en: 'ecological services', fr: 'écologie, services écosystémiques' },
    subcategories: {
      carbon_credits: thing('Carbon credits', 'Crédits carbone', ['tonne', 'unit', 'hectare', 'acre'], {
        en: 'carbon offset, CO2',
        fr: 'carbone, CO2, compensation',
      }),
      agri_environment_payments: thing(
        'Agri-environment payments',
        'Paiements agroenvironnementaux',
        ['hectare', 'acre', 'unit', 'year'],
        {
          en: 'ALUS, Prime-Vert, stewardship, ecological goods',
          fr: 'Prime-Vert, RPP, MAEC, rétribution, pratiques agroenvironnementales',
        },
      ),
      biodiversity_and_hedges: thing(
        'Hedges and biodiversity',
        'Haies et biodiversité',
        ['metre', 'kilometre', 'foot', 'hectare', 'acre', 'unit'],
        { en: 'windbreak, tree planting, pollinators', fr: 'brise-vent, arbres, pollinisateurs' },
      ),
      organic_waste_intake: thing(
        'Organic waste taken in',
        'Réception de matières organiques',
        ['tonne', 'kilogram', 'cubic_metre', 'short_ton', 'load'],
        { en: 'food scraps, leaves, green waste, tipping fee', fr: 'résidus verts, feuilles, restes de table, boues' },
      ),
      conservation_easements: thing(
        'Conservation easements',
        'Servitudes de conservation',
        ['hectare', 'acre', 'unit', 'year'],
        { en: 'land trust, conservation', fr: 'fiducie foncière' },
      ),
    },
  },
  support_and_other_income: {
    name: { en: 'Support and other income', fr: 'Aides et autres revenus' },
    also: { en: 'subsidy, aid, government', fr: 'subvention, gouvernement' },
    subcategories: {
      area_payments: thing(
        'Area and basic payments',
        'Aides à la surface et aides de base',
        ['hectare', 'acre', 'unit', 'year'],
        { en: 'subsidy, CAP, direct payments', fr: 'PAC, DPB, subvention, prime' },
      ),
      livestock_payments: thing('Livestock payments', 'Aides animales', ['head', 'unit', 'year'], {
        en: 'calf premium, sheep premium, subsidy',
        fr: 'prime, vache allaitante, subvention',
      }),
      organic_support: thing(
        'Organic support',
        'Aides à l’agriculture biologique',
        ['hectare', 'acre', 'unit', 'year'],
        { en: 'organic conversion, organic subsidy', fr: 'bio, conversion biologique, subvention bio' },
      ),
      grants: thing('Grants', 'Subventions', fee, {
        en: 'subsidy, government aid, funding, bursary, start-up grant',
        fr: 'aide gouvernementale, MAPAQ, FADQ, prime, bourse, aide à la relève',
      }),
      insurance_indemnities: thing('Insurance indemnities', 'Indemnités d’assurance', fee, {
        en: 'insurance payout, claim, compensation, crop insurance',
        fr: 'assurance récolte, réclamation, dédommagement, assurance',
      }),
      income_stabilisation: thing('Income stabilization', 'Stabilisation des revenus agricoles', fee, {
        en: 'ASRA, AgriStability, AgriInvest, Agri-Québec',
        fr: 'ASRA, Agri-stabilité, Agri-investissement, Agri-Québec',
      }),
      crowdfunding_and_donations: thing('Crowdfunding and donations', 'Financement participatif et dons', fee, {
        en: 'gifts, donation, GoFundMe, Kickstarter',
        fr: 'don, cadeau, sociofinancement, La Ruche',
      }),
      sale_of_equipment: thing('Sale of equipment', 'Vente de matériel', item, {
        en: 'used tractor, auction, machinery sale',
        fr: 'tracteur usagé, encan, vente de machinerie',
      }),
      crafts: thing('Crafts', 'Artisanat', item, {
        en: 'handmade, baskets, pottery, wreaths',
        fr: 'fait main, poterie, couronnes, métiers d’art',
      }),
      other_income: thing('Other income', 'Autres revenus', fee, {
        en: 'refund, interest, dividends, miscellaneous, rebate, patronage',
        fr: 'remboursement, intérêts, ristourne, divers, dividendes',
      }),
    },
  },
} as const satisfies CategoryTable;
