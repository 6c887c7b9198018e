import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, fieldWork, item, labour } from '../unit-choices.ts';

/** People, on the payroll or hired for a job. */
export const workInputs = {
  labour: {
    name: { en: 'Labour', fr: 'Main-d’œuvre' },
    also: { en: 'wages, pay, payroll, staff, labor', fr: 'salaires, paie, paye, personnel, gages' },
    subcategories: {
      own_and_family_labour: thing('Own and family labour', 'Travail de l’exploitant et de la famille', labour, {
        en: 'my time, own wages, spouse, kids',
        fr: 'mon temps, conjoint, enfants, mon salaire',
      }),
      permanent_employees: thing('Permanent employees', 'Salariés permanents', labour, {
        en: 'wages, salaries, pay, full-time staff, hired man',
        fr: 'salaires, paie, paye, employés, salarié, homme engagé',
      }),
      seasonal_workers: thing('Seasonal workers', 'Travailleurs saisonniers', labour, {
        en: 'wages, summer help, pickers, casual labour, farmhands, students',
        fr: 'salaires, paye, cueilleurs, aide d’été, ouvriers, journaliers, étudiants',
      }),
      foreign_workers: thing('Temporary foreign workers', 'Travailleurs étrangers temporaires', labour, {
        en: 'TFW, SAWP, wages, work permits',
        fr: 'TET, PTAS, F.E.R.M.E., salaires, paye, permis de travail',
      }),
      apprentices_and_interns: thing('Apprentices and interns', 'Apprentis et stagiaires', labour, {
        en: 'trainees, internship, WWOOF, stipend, wages',
        fr: 'stage, WWOOF, salaires',
      }),
      volunteers: thing('Volunteers (board and lodging)', 'Bénévoles (gîte et couvert)', [...labour, 'night'], {
        en: 'WWOOF, wwoofers, helpers, meals',
        fr: 'WWOOF, woofeurs, aide bénévole, repas',
      }),
      payroll_charges: thing('Payroll charges', 'Charges sociales', fee, {
        en: 'payroll tax, CPP, EI, QPP, workers’ compensation, WSIB, CNESST, benefits, deductions',
        fr: 'retenues sur la paye, DAS, CNESST, RRQ, régie des rentes, assurance-emploi, cotisations, avantages sociaux, vacances',
      }),
    },
  },
  contract_work: {
    name: { en: 'Contract work and services', fr: 'Travaux à forfait et services' },
    also: { en: 'custom work, hired work', fr: 'forfait, sous-traitance, contractuels' },
    subcategories: {
      tillage_and_sowing: thing('Tillage and sowing', 'Travail du sol et semis', fieldWork, {
        en: 'ploughing, plowing, planting, seeding, harrowing, custom tillage',
        fr: 'labour, hersage, ensemencement, semer',
      }),
      spreading_and_spraying: thing(
        'Spreading and spraying',
        'Épandage et pulvérisation',
        [...fieldWork, 'tonne', 'cubic_metre'],
        {
          en: 'manure spreading, lime spreading, custom spraying',
          fr: 'épandre, fumier, arrosage, pulvérisation à forfait',
        },
      ),
      contract_harvest: thing('Harvesting', 'Récolte', [...fieldWork, 'tonne'], {
        en: 'combining, custom harvest, combine, picking',
        fr: 'battage, moissonneuse, moisson, battre',
      }),
      baling: thing('Baling and wrapping', 'Pressage et enrubannage', [...fieldWork, 'bale'], {
        en: 'custom baling, bale wrapping, haymaking',
        fr: 'presser le foin, mettre en balles, foins',
      }),
      pruning_and_tree_work: thing('Pruning and tree work', 'Taille et travaux forestiers', [...fieldWork, 'plant'], {
        en: 'arborist, logging, tree cutting, chainsaw work',
        fr: 'élagage, émondage, bûcheron, émondeur, abattage d’arbres',
      }),
      pollination_hire: thing(
        'Pollination hives',
        'Location de ruches pour la pollinisation',
        ['hive', 'hectare', 'acre'],
        { en: 'bee rental, hive rental, bees', fr: 'abeilles, louer des ruches' },
      ),
      slaughter_and_cutting: thing(
        'Slaughter and cutting',
        'Abattage et découpe',
        ['head', 'kilogram', 'pound', 'unit'],
        {
          en: 'butcher, abattoir, slaughterhouse, meat cutting, kill fee',
          fr: 'abattoir, boucher, débitage, boucherie',
        },
      ),
      custom_processing: thing(
        'Pressing, milling and bottling',
        'Pressage, mouture et embouteillage à façon',
        ['kilogram', 'tonne', 'litre', 'bottle', 'pound', 'unit'],
        {
          en: 'juice pressing, co-packer, custom milling, bottling',
          fr: 'pressage de pommes, meunerie, moulin, conditionnement',
        },
      ),
      drying_and_storage: thing(
        'Grain drying and storage',
        'Séchage et entreposage des grains',
        ['tonne', 'quintal', 'short_ton', 'month'],
        { en: 'grain elevator, dryer, silo', fr: 'séchoir, silo, centre de grains, élévateur' },
      ),
      soil_and_plant_analysis: thing(
        'Soil, feed and plant analysis',
        'Analyses de sol, de fourrage et de plantes',
        item,
        { en: 'soil test, lab, tissue test, feed test', fr: 'analyse de terre, test de sol, laboratoire' },
      ),
      agronomic_advice: thing(
        'Agronomic advice',
        'Conseil agronomique',
        ['hour', 'workday', 'unit', 'year', 'hectare', 'acre'],
        {
          en: 'agronomist, consultant, nutrient management plan',
          fr: 'agronome, conseiller, PAEF, club agro, plan de ferme',
        },
      ),
      other_contract_work: thing('Other contract work', 'Autres travaux à forfait', fieldWork, {
        en: 'snow removal, handyman, excavator work',
        fr: 'déneigement, homme à tout faire',
      }),
    },
  },
} as const satisfies CategoryTable;
