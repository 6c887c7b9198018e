import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, item, lengths, pieces, rentedLand } from '../unit-choices.ts';

/** Getting the goods sold, and what a farm pays to be a farm. */
export const otherInputs = {
  packaging: {
    name: { en: 'Packaging', fr: 'Emballages' },
    subcategories: {
      boxes_and_crates: thing('Boxes and crates', 'Boîtes, cagettes et caisses', pieces),
      bags_and_nets: thing('Bags and nets', 'Sacs et filets', [...pieces, 'roll']),
      punnets_and_trays: thing('Punnets and trays', 'Casseaux et barquettes', pieces),
      egg_cartons: thing('Egg cartons', 'Boîtes à œufs', pieces),
      jars_and_lids: thing('Jars and lids', 'Bocaux et couvercles', pieces),
      bottles_and_closures: thing('Bottles, cans and closures', 'Bouteilles, boîtes de conserve et bouchons', pieces),
      barrels_and_drums: thing('Barrels and drums', 'Fûts et barils', item),
      labels: thing('Labels', 'Étiquettes', [...pieces, 'roll']),
      wrap_and_twine: thing(
        'Bale wrap, film and synthetic twine',
        'Film d’enrubannage et ficelle synthétique',
        lengths,
      ),
      pallets: thing('Pallets', 'Palettes', item),
      other_packaging: thing('Other packaging', 'Autres emballages', pieces),
    },
  },
  transport: {
    name: { en: 'Transport', fr: 'Transport' },
    subcategories: {
      own_vehicle_travel: thing('Travel with own vehicle', 'Déplacements avec son propre véhicule', [
        'kilometre',
        'mile',
        'hour',
        'unit',
      ]),
      freight: thing('Freight', 'Transport par camion', ['load', 'pallet', 'tonne', 'kilometre', 'mile', 'short_ton']),
      refrigerated_freight: thing('Refrigerated freight', 'Transport réfrigéré', [
        'pallet',
        'load',
        'crate',
        'kilometre',
        'mile',
      ]),
      livestock_transport: thing('Livestock transport', 'Transport d’animaux', ['head', 'load', 'kilometre', 'mile']),
      home_delivery: thing('Delivery rounds', 'Tournées de livraison', ['unit', 'basket', 'kilometre', 'mile', 'hour']),
      parcels_and_post: thing('Parcels and post', 'Colis et poste', ['unit', 'kilogram']),
      vehicle_upkeep: thing('Vehicle upkeep and registration', 'Entretien et immatriculation des véhicules', fee),
    },
  },
  land_and_premises: {
    name: { en: 'Land and premises', fr: 'Terres et locaux' },
    subcategories: {
      cropland_rent: thing('Cropland rent', 'Location de terres cultivées (fermage)', rentedLand),
      pasture_rent: thing('Pasture rent', 'Location de pâturages', [...rentedLand, 'head']),
      woodland_and_sugar_bush_rent: thing('Woodland and sugar bush rent', 'Location de boisés et d’érablières', [
        'tap',
        ...rentedLand,
      ]),
      building_rent: thing('Building and greenhouse rent', 'Location de bâtiments et de serres', [
        'month',
        'year',
        'square_metre',
        'square_foot',
        'unit',
      ]),
      land_purchase: thing('Land purchase', 'Achat de terres', [
        'hectare',
        'acre',
        'square_metre',
        'square_arpent',
        'square_foot',
      ]),
      property_tax: thing('Property tax', 'Taxes foncières', fee),
    },
  },
  certification_and_memberships: {
    name: { en: 'Certification and memberships', fr: 'Certifications et adhésions' },
    subcategories: {
      organic_certification: thing('Organic certification', 'Certification biologique', fee),
      other_certification: thing('Other certifications and labels', 'Autres certifications et labels', fee),
      food_safety_inspection: thing('Food safety and inspection', 'Salubrité et inspections', fee),
      permits: thing('Permits and licences', 'Permis et autorisations', fee),
      quota: thing('Quota and marketing levies', 'Quotas et contributions de mise en marché', [
        'unit',
        'kilogram',
        'litre',
        'head',
        'tap',
        'year',
      ]),
      union_and_association_dues: thing('Union and association dues', 'Cotisations syndicales et associatives', fee),
    },
  },
  insurance_and_finance: {
    name: { en: 'Insurance and finance', fr: 'Assurances et finances' },
    subcategories: {
      crop_insurance: thing('Crop insurance', 'Assurance récolte', [...fee, 'hectare', 'acre']),
      livestock_insurance: thing('Livestock insurance', 'Assurance du bétail', [...fee, 'head']),
      property_and_liability_insurance: thing(
        'Property and liability insurance',
        'Assurance des biens et responsabilité civile',
        fee,
      ),
      vehicle_insurance: thing('Vehicle insurance', 'Assurance des véhicules', fee),
      loan_interest: thing('Loan interest', 'Intérêts d’emprunt', fee),
      bank_charges: thing('Bank and card charges', 'Frais bancaires et de paiement par carte', fee),
      other_taxes: thing('Other taxes', 'Autres taxes et impôts', fee),
    },
  },
  office_and_sales: {
    name: { en: 'Office and sales', fr: 'Administration et vente' },
    subcategories: {
      accounting_and_legal: thing('Accounting and legal fees', 'Comptabilité et frais juridiques', [...fee, 'hour']),
      telephone_and_internet: thing('Telephone and internet', 'Téléphone et internet', fee),
      software: thing('Software', 'Logiciels', fee),
      office_supplies: thing('Office supplies', 'Fournitures de bureau', item),
      advertising: thing('Advertising and signs', 'Publicité et affichage', fee),
      market_stall: thing('Market stall', 'Emplacement de marché', ['day', 'month', 'year', 'unit']),
      sales_commissions: thing('Sales commissions and platforms', 'Commissions et plateformes de vente', fee),
      training: thing('Training', 'Formation', ['hour', 'workday', 'person', 'unit']),
      waste_disposal: thing('Waste disposal and recycling', 'Élimination et recyclage des déchets', [
        ...fee,
        'kilogram',
        'tonne',
        'load',
      ]),
      other_expenses: thing('Other expenses', 'Autres dépenses', fee),
    },
  },
} as const satisfies CategoryTable;
