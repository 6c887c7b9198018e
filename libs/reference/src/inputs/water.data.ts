import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, fieldWork, item, lengths, product, water } from '../unit-choices.ts';

/** Water itself, and what brings, stores, treats and measures it. */
export const waterInputs = {
  irrigation_water: {
    name: { en: 'Irrigation water', fr: 'Eau d’irrigation' },
    subcategories: {
      irrigation_rainwater: thing('Stored rainwater', 'Eau de pluie stockée', water),
      irrigation_surface_water: thing('River, lake or pond water', 'Eau de rivière, de lac ou d’étang', water),
      irrigation_groundwater: thing('Well and spring water', 'Eau de puits et de source', water),
      irrigation_network: thing('Shared irrigation network', 'Réseau collectif d’irrigation', [
        ...water,
        'hectare',
        'acre',
        'year',
      ]),
      irrigation_municipal_water: thing('Municipal water', 'Eau du réseau municipal', water),
      irrigation_reclaimed_water: thing('Reclaimed wastewater', 'Eaux usées traitées', water),
    },
  },
  animal_and_process_water: {
    name: { en: 'Water for animals, washing and processing', fr: 'Eau d’abreuvement, de lavage et de transformation' },
    subcategories: {
      livestock_water: thing('Drinking water for animals', 'Eau d’abreuvement', water),
      produce_washing_water: thing('Water to wash produce', 'Eau de lavage des récoltes', water),
      cleaning_water: thing(
        'Water to clean buildings and equipment',
        'Eau de nettoyage des bâtiments et du matériel',
        water,
      ),
      processing_water: thing('Water for processing', 'Eau de transformation', water),
      aquaculture_water: thing('Water for fish and shellfish', 'Eau d’aquaculture', water),
      drinking_water: thing('Drinking water for people', 'Eau potable', [...water, 'bottle']),
      ice: thing('Ice', 'Glace', ['kilogram', 'tonne', 'pound', 'bag']),
    },
  },
  water_equipment: {
    name: { en: 'Water equipment and works', fr: 'Équipements et ouvrages hydrauliques' },
    subcategories: {
      drip_irrigation: thing('Drip lines and tape', 'Goutte-à-goutte et gaines d’irrigation', lengths),
      sprinklers: thing('Sprinklers and reels', 'Asperseurs et enrouleurs', item),
      pumps: thing('Pumps and filters', 'Pompes et filtres', item),
      pipes_and_fittings: thing('Pipes and fittings', 'Tuyaux et raccords', lengths),
      tanks_and_cisterns: thing('Tanks and cisterns', 'Réservoirs et citernes', item),
      troughs: thing('Troughs and drinkers', 'Abreuvoirs', item),
      wells_and_ponds: thing('Wells, ponds and reservoirs', 'Puits, étangs et retenues d’eau', [
        'unit',
        'metre',
        'foot',
        'cubic_metre',
        'hour',
      ]),
      land_drainage: thing('Land drainage', 'Drainage des terres', ['metre', 'foot', 'hectare', 'acre', 'unit']),
      other_water_equipment: thing('Other water equipment', 'Autres équipements hydrauliques', item),
    },
  },
  water_services: {
    name: { en: 'Water treatment, analysis and fees', fr: 'Traitement, analyses et redevances de l’eau' },
    subcategories: {
      water_analysis: thing('Water analysis', 'Analyses d’eau', item),
      water_treatment_products: thing('Water treatment products', 'Produits de traitement de l’eau', product),
      wastewater_management: thing('Wastewater and septic services', 'Assainissement et vidange de fosses', [
        ...fee,
        'cubic_metre',
      ]),
      water_levies: thing('Water rights and levies', 'Droits et redevances de prélèvement', [...fee, 'cubic_metre']),
      riparian_upkeep: thing('Stream bank and ditch upkeep', 'Entretien des berges et des fossés', [
        ...fieldWork,
        'metre',
        'foot',
      ]),
    },
  },
} as const satisfies CategoryTable;
