import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, fieldWork, item, lengths, product, water } from '../unit-choices.ts';

/** Water itself, and what brings, stores, treats and measures it. */
export const waterInputs = {
  irrigation_water: {
    name: { en: 'Irrigation water', fr: 'Eau d’irrigation' },
    also: { en: 'watering', fr: 'arrosage' },
    subcategories: {
      irrigation_rainwater: thing('Stored rainwater', 'Eau de pluie stockée', water, {
        en: 'rain barrel, roof water',
        fr: 'baril de pluie, citerne, gouttières',
      }),
      irrigation_surface_water: thing('River, lake or pond water', 'Eau de rivière, de lac ou d’étang', water, {
        en: 'creek, stream, dugout',
        fr: 'ruisseau, lac artificiel',
      }),
      irrigation_groundwater: thing('Well and spring water', 'Eau de puits et de source', water, {
        en: 'borehole',
        fr: 'forage, puits artésien, nappe',
      }),
      irrigation_network: thing(
        'Shared irrigation network',
        'Réseau collectif d’irrigation',
        [...water, 'hectare', 'acre', 'year'],
        { en: 'irrigation district, irrigation canal', fr: 'canal, aqueduc agricole' },
      ),
      irrigation_municipal_water: thing('Municipal water', 'Eau du réseau municipal', water, {
        en: 'city water, town water, tap water, water bill',
        fr: 'eau de la ville, aqueduc, compte d’eau',
      }),
      irrigation_reclaimed_water: thing('Reclaimed wastewater', 'Eaux usées traitées', water, {
        en: 'grey water, recycled water',
        fr: 'eaux grises, eau recyclée',
      }),
    },
  },
  animal_and_process_water: {
    name: { en: 'Water for animals, washing and processing', fr: 'Eau d’abreuvement, de lavage et de transformation' },
    subcategories: {
      livestock_water: thing('Drinking water for animals', 'Eau d’abreuvement', water, {
        en: 'cattle water, stock water',
        fr: 'eau des vaches, eau du bétail',
      }),
      produce_washing_water: thing('Water to wash produce', 'Eau de lavage des récoltes', water, {
        en: 'vegetable washing, rinse water',
        fr: 'lavage des légumes, rinçage',
      }),
      cleaning_water: thing(
        'Water to clean buildings and equipment',
        'Eau de nettoyage des bâtiments et du matériel',
        water,
        { en: 'pressure washing, barn washing', fr: 'lavage à pression, eau de lavage' },
      ),
      processing_water: thing('Water for processing', 'Eau de transformation', water, {
        en: 'kitchen water, brewing water',
        fr: 'eau de cuisine, brassage',
      }),
      aquaculture_water: thing('Water for fish and shellfish', 'Eau d’aquaculture', water, {
        en: 'fish pond, tank water',
        fr: 'bassin, étang à poissons',
      }),
      drinking_water: thing('Drinking water for people', 'Eau potable', [...water, 'bottle'], {
        en: 'bottled water, tap water',
        fr: 'eau du robinet, eau embouteillée',
      }),
      ice: thing('Ice', 'Glace', ['kilogram', 'tonne', 'pound', 'bag'], {
        en: 'ice cubes, flaked ice',
        fr: 'glaçons, glace en flocons',
      }),
    },
  },
  water_equipment: {
    name: { en: 'Water equipment and works', fr: 'Équipements et ouvrages hydrauliques' },
    also: { en: 'irrigation equipment', fr: 'matériel d’irrigation' },
    subcategories: {
      drip_irrigation: thing('Drip lines and tape', 'Goutte-à-goutte et gaines d’irrigation', lengths, {
        en: 'drip tape, soaker hose, irrigation, emitters',
        fr: 'irrigation goutte à goutte, boyau perforé, ruban d’irrigation, micro-irrigation',
      }),
      sprinklers: thing('Sprinklers and reels', 'Asperseurs et enrouleurs', item, {
        en: 'irrigation gun, pivot, misting',
        fr: 'gicleurs, canon d’arrosage, pivot, arroseurs',
      }),
      pumps: thing('Pumps and filters', 'Pompes et filtres', item, {
        en: 'water pump, well pump, sump pump',
        fr: 'pompe à eau, pompe submersible',
      }),
      pipes_and_fittings: thing('Pipes and fittings', 'Tuyaux et raccords', lengths, {
        en: 'garden hose, PVC pipe, tubing, valves, plumbing',
        fr: 'boyaux, tuyau d’arrosage, PVC, valves, plomberie',
      }),
      tanks_and_cisterns: thing('Tanks and cisterns', 'Réservoirs et citernes', item, {
        en: 'water tank, tote, rain barrel, IBC',
        fr: 'réservoir d’eau, cuve, baril de pluie, IBC',
      }),
      troughs: thing('Troughs and drinkers', 'Abreuvoirs', item, {
        en: 'waterers, water bowls, nipples',
        fr: 'bols à eau, bacs à eau, buvettes',
      }),
      wells_and_ponds: thing(
        'Wells, ponds and reservoirs',
        'Puits, étangs et retenues d’eau',
        ['unit', 'metre', 'foot', 'cubic_metre', 'hour'],
        { en: 'well drilling, dugout, borehole', fr: 'forage de puits, puits artésien, lac artificiel, bassin' },
      ),
      land_drainage: thing('Land drainage', 'Drainage des terres', ['metre', 'foot', 'hectare', 'acre', 'unit'], {
        en: 'tile drainage, drain tiles, ditching',
        fr: 'drains, drainage souterrain, fossés',
      }),
      other_water_equipment: thing('Other water equipment', 'Autres équipements hydrauliques', item, {
        en: 'water meter, water heater',
        fr: 'compteur d’eau, chauffe-eau',
      }),
    },
  },
  water_services: {
    name: { en: 'Water treatment, analysis and fees', fr: 'Traitement, analyses et redevances de l’eau' },
    subcategories: {
      water_analysis: thing('Water analysis', 'Analyses d’eau', item, {
        en: 'water test, E. coli test, lab',
        fr: 'test d’eau, laboratoire, coliformes',
      }),
      water_treatment_products: thing('Water treatment products', 'Produits de traitement de l’eau', product, {
        en: 'chlorine, water softener, UV lamp, peroxide',
        fr: 'chlore, adoucisseur, lampe UV, peroxyde',
      }),
      wastewater_management: thing(
        'Wastewater and septic services',
        'Assainissement et vidange de fosses',
        [...fee, 'cubic_metre'],
        { en: 'septic tank, sewage, pumping', fr: 'fosse septique, égout, vidange' },
      ),
      water_levies: thing('Water rights and levies', 'Droits et redevances de prélèvement', [...fee, 'cubic_metre'], {
        en: 'water tax, water permit',
        fr: 'taxe d’eau, permis d’eau',
      }),
      riparian_upkeep: thing(
        'Stream bank and ditch upkeep',
        'Entretien des berges et des fossés',
        [...fieldWork, 'metre', 'foot'],
        { en: 'ditch cleaning, buffer strip', fr: 'bandes riveraines, curage de fossés, ruisseau' },
      ),
    },
  },
} as const satisfies CategoryTable;
