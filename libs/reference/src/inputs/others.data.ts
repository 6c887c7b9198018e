import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, item, rentedLand } from '../unit-choices.ts';

/** What a farm pays to be a farm. */
export const otherInputs = {
  land_and_premises: {
    name: { en: 'Land and premises', fr: 'Terres et locaux' },
    also: { en: 'rent, lease', fr: 'loyer, bail' },
    subcategories: {
      cropland_rent: thing('Cropland rent', 'Location de terres cultivées (fermage)', rentedLand, {
        en: 'rent, land lease, field rent',
        fr: 'loyer, bail, location de champ, fermage, rente de terre, rente foncière',
      }),
      pasture_rent: thing('Pasture rent', 'Location de pâturages', [...rentedLand, 'head'], {
        en: 'rent, grazing lease, grazing',
        fr: 'loyer, bail, pacage, pâturage',
      }),
      woodland_and_sugar_bush_rent: thing(
        'Woodland and sugar bush rent',
        'Location de boisés et d’érablières',
        ['tap', ...rentedLand],
        { en: 'rent, maple bush, forest lease, taps', fr: 'loyer, bail, sucrerie, érables, forêt' },
      ),
      building_rent: thing(
        'Building and greenhouse rent',
        'Location de bâtiments et de serres',
        ['month', 'year', 'square_metre', 'square_foot', 'unit'],
        {
          en: 'rent, barn rent, warehouse, store, office rent, kiosk',
          fr: 'loyer, bail, entrepôt, grange, magasin, bureau, kiosque',
        },
      ),
      land_purchase: thing(
        'Land purchase',
        'Achat de terres',
        ['hectare', 'acre', 'square_metre', 'square_arpent', 'square_foot'],
        { en: 'buying land, field, mortgage, farm purchase', fr: 'acheter une terre, champ, hypothèque' },
      ),
      property_tax: thing('Property tax', 'Taxes foncières', fee, {
        en: 'school tax, municipal tax, land tax',
        fr: 'taxes municipales, taxes scolaires, compte de taxes, impôt foncier',
      }),
    },
  },
  certification_and_memberships: {
    name: { en: 'Certification and memberships', fr: 'Certifications et adhésions' },
    subcategories: {
      organic_certification: thing('Organic certification', 'Certification biologique', fee, {
        en: 'Ecocert, certifier, Pro-Cert',
        fr: 'bio, Ecocert, Québec Vrai, certificateur',
      }),
      other_certification: thing('Other certifications and labels', 'Autres certifications et labels', fee, {
        en: 'CanadaGAP, HACCP, fair trade, biodynamic, Demeter',
        fr: 'CanadaGAP, HACCP, équitable, biodynamie, Demeter',
      }),
      food_safety_inspection: thing('Food safety and inspection', 'Salubrité et inspections', fee, {
        en: 'CFIA, MAPAQ, health inspection, lab test',
        fr: 'MAPAQ, ACIA, hygiène, inspecteur',
      }),
      permits: thing('Permits and licences', 'Permis et autorisations', fee, {
        en: 'licence, license, building permit, liquor permit',
        fr: 'licence, permis de construction, permis d’alcool, MAPAQ',
      }),
      quota: thing(
        'Quota and marketing levies',
        'Quotas et contributions de mise en marché',
        ['unit', 'kilogram', 'litre', 'head', 'tap', 'year'],
        {
          en: 'milk quota, egg quota, levy, marketing board, maple quota',
          fr: 'contingent, plan conjoint, PPAQ, prélèvés, contribution',
        },
      ),
      union_and_association_dues: thing('Union and association dues', 'Cotisations syndicales et associatives', fee, {
        en: 'UPA, membership, dues, farmers’ union, CSA network',
        fr: 'UPA, cotisation, membre, adhésion, CETA, abonnement, Réseau des fermiers de famille',
      }),
    },
  },
  insurance_and_finance: {
    name: { en: 'Insurance and finance', fr: 'Assurances et finances' },
    also: { en: 'bank', fr: 'banque, financement' },
    subcategories: {
      crop_insurance: thing('Crop insurance', 'Assurance récolte', [...fee, 'hectare', 'acre'], {
        en: 'harvest insurance, hail insurance',
        fr: 'ASREC, FADQ, grêle, assurances',
      }),
      livestock_insurance: thing('Livestock insurance', 'Assurance du bétail', [...fee, 'head'], {
        en: 'animal insurance, herd insurance',
        fr: 'assurance des animaux, troupeau, assurances',
      }),
      property_and_liability_insurance: thing(
        'Property and liability insurance',
        'Assurance des biens et responsabilité civile',
        fee,
        {
          en: 'farm insurance, fire insurance, house insurance',
          fr: 'assurance de la ferme, assurance incendie, assurance habitation, assurances',
        },
      ),
      vehicle_insurance: thing('Vehicle insurance', 'Assurance des véhicules', fee, {
        en: 'car insurance, truck insurance, tractor insurance',
        fr: 'assurance auto, assurance camion, assurance tracteur, assurances',
      }),
      loan_interest: thing('Loan interest', 'Intérêts d’emprunt', fee, {
        en: 'mortgage, line of credit, financing, bank loan',
        fr: 'prêt, hypothèque, marge de crédit, emprunt, financement',
      }),
      bank_charges: thing('Bank and card fees', 'Frais bancaires et de paiement par carte', fee, {
        en: 'bank charges, credit card fees, Square, Stripe, e-transfer, overdraft',
        fr: 'frais de banque, Interac, carte de crédit, Square, virement, découvert',
      }),
      other_taxes: thing('Other taxes', 'Autres taxes et impôts', fee, {
        en: 'income tax, GST, QST, HST, sales tax',
        fr: 'TPS, TVQ, TVA, impôt sur le revenu, taxe de vente',
      }),
    },
  },
  office_and_sales: {
    name: { en: 'Office and sales', fr: 'Administration et vente' },
    also: { en: 'admin', fr: 'bureau, papeterie' },
    subcategories: {
      accounting_and_legal: thing('Accounting and legal fees', 'Comptabilité et frais juridiques', [...fee, 'hour'], {
        en: 'accountant, bookkeeper, lawyer, notary, tax return',
        fr: 'comptable, avocat, notaire, tenue de livres, déclaration de revenus, impôts',
      }),
      telephone_and_internet: thing('Telephone and internet', 'Téléphone et internet', fee, {
        en: 'phone bill, cell phone, mobile, wifi',
        fr: 'cellulaire, portable, wifi, facture de téléphone',
      }),
      software: thing('Software', 'Logiciels', fee, {
        en: 'app, subscription, website, hosting, domain, computer program',
        fr: 'application, abonnement, site Web, hébergement, nom de domaine',
      }),
      office_supplies: thing('Office supplies', 'Fournitures de bureau', item, {
        en: 'paper, ink, printer, computer, pens, stationery',
        fr: 'papier, encre, imprimante, ordinateur, crayons, papeterie',
      }),
      advertising: thing('Advertising and signs', 'Publicité et affichage', fee, {
        en: 'marketing, ads, flyers, website, Facebook ads, banner, posters',
        fr: 'annonces, pub, marketing, dépliants, enseigne, site Web, affiches',
      }),
      market_stall: thing('Market stall', 'Emplacement de marché', ['day', 'month', 'year', 'unit'], {
        en: 'farmers’ market, booth fee, table fee, kiosk',
        fr: 'kiosque, marché public, place au marché, table',
      }),
      sales_commissions: thing('Sales commissions and platforms', 'Commissions et plateformes de vente', fee, {
        en: 'Square, Shopify, online store, agent, broker',
        fr: 'Shopify, boutique en ligne, courtier, agent',
      }),
      training: thing('Training', 'Formation', ['hour', 'workday', 'person', 'unit'], {
        en: 'course, workshop, conference, school, books',
        fr: 'cours, atelier, colloque, conférence, école, livres',
      }),
      waste_disposal: thing(
        'Waste disposal and recycling',
        'Élimination et recyclage des déchets',
        [...fee, 'kilogram', 'tonne', 'load'],
        {
          en: 'garbage, dump, recycling, dumpster, deadstock',
          fr: 'ordures, poubelles, dépotoir, conteneur, écocentre, animaux morts',
        },
      ),
      other_expenses: thing('Other expenses', 'Autres dépenses', fee, {
        en: 'miscellaneous, misc, gifts, fines',
        fr: 'divers, imprévus, cadeaux, amendes',
      }),
    },
  },
} as const satisfies CategoryTable;
