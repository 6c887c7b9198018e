import { practiceRow, type PracticeTable } from './practice-row.ts';

/** How crops are protected and fed. */
export const cropPractices = {
  pest_and_disease_management: {
    name: { en: 'Pest and disease management', fr: 'Lutte contre les ravageurs et les maladies' },
    practices: {
      field_scouting: practiceRow(
        'Regular field scouting',
        'Dépistage régulier',
        {
          en: 'Fields are walked through every week or so, and what is found is written down.',
          fr: 'Les champs sont parcourus environ chaque semaine, et les observations sont notées.',
        },
        { en: 'monitoring, pest counts', fr: 'surveillance, observation, dépisteur' },
      ),
      treatment_thresholds: practiceRow(
        'Treatment above a threshold only',
        'Traitement à partir d’un seuil seulement',
        {
          en: 'A product is used only once pests or disease pass the level at which they cost more than the treatment.',
          fr: 'Un produit n’est employé que lorsque les dommages attendus dépassent le coût du traitement.',
        },
        {
          en: 'integrated pest management, IPM, economic threshold',
          fr: 'lutte intégrée, lutte raisonnée, seuil d’intervention',
        },
      ),
      biological_control: practiceRow(
        'Biological control',
        'Lutte biologique',
        {
          en: 'Predatory insects, mites, nematodes or microbes keep pests in check.',
          fr: 'Des insectes prédateurs, des acariens, des nématodes ou des microbes limitent les ravageurs.',
        },
        { en: 'beneficial insects, ladybugs', fr: 'auxiliaires, coccinelles, trichogrammes, biocontrôle' },
      ),
      nets_and_row_covers: practiceRow(
        'Nets and row covers',
        'Filets et voiles de culture',
        {
          en: 'Nets and light covers keep insects, birds and deer off the crop.',
          fr: 'Des filets et des voiles légers tiennent les insectes, les oiseaux et les cerfs loin de la culture.',
        },
        { en: 'exclusion netting, insect net, fleece', fr: 'filets anti-insectes, bâches flottantes, toiles' },
      ),
      traps: practiceRow(
        'Traps and mating disruption',
        'Pièges et confusion sexuelle',
        {
          en: 'Sticky traps, bait or pheromones catch or confuse pests instead of spraying them.',
          fr: 'Des pièges collants, des appâts ou des phéromones capturent ou égarent les ravageurs au lieu de les traiter.',
        },
        { en: 'pheromones, sticky traps, codling moth', fr: 'phéromones, pièges collants, carpocapse' },
      ),
      mechanical_weeding: practiceRow(
        'Mechanical weeding',
        'Désherbage mécanique',
        {
          en: 'Weeds are hoed, harrowed, flamed or pulled rather than sprayed.',
          fr: 'Les mauvaises herbes sont sarclées, hersées, brûlées ou arrachées plutôt que traitées.',
        },
        {
          en: 'hoeing, cultivator, flame weeding, hand weeding',
          fr: 'sarclage, binage, herse étrille, désherbage thermique',
        },
      ),
      no_synthetic_pesticides: practiceRow(
        'No synthetic pesticides',
        'Sans pesticides de synthèse',
        {
          en: 'No herbicide, insecticide or fungicide of synthetic origin is used.',
          fr: 'Aucun herbicide, insecticide ou fongicide de synthèse n’est utilisé.',
        },
        { en: 'pesticide-free, unsprayed, chemical-free', fr: 'sans produits chimiques, non traité, sans herbicide' },
      ),
      resistant_varieties: practiceRow(
        'Disease-resistant varieties',
        'Variétés résistantes aux maladies',
        {
          en: 'Varieties and rootstocks that stand up to local diseases need fewer treatments.',
          fr: 'Des variétés et des porte-greffes qui résistent aux maladies de la région demandent moins de traitements.',
        },
        { en: 'scab-resistant, tolerant rootstock', fr: 'tavelure, porte-greffes, tolérance' },
      ),
      crop_hygiene: practiceRow(
        'Crop hygiene',
        'Hygiène des cultures',
        {
          en: 'Tools, trays and residue that can carry disease are cleaned, removed or composted hot.',
          fr: 'Les outils, les plateaux et les résidus qui peuvent porter des maladies sont nettoyés, retirés ou compostés à chaud.',
        },
        { en: 'disinfection, clean tools, sanitation', fr: 'désinfection, prophylaxie, outils propres' },
      ),
      spray_drift: practiceRow(
        'Reduced spray drift',
        'Dérive de pulvérisation réduite',
        {
          en: 'Calm weather, well-set sprayers and low-drift nozzles keep products on the target.',
          fr: 'Un temps calme, un pulvérisateur bien réglé et des buses antidérive gardent les produits sur la cible.',
        },
        { en: 'low-drift nozzles, sprayer calibration', fr: 'buses antidérive, réglage du pulvérisateur' },
      ),
    },
  },
  fertility_and_inputs: {
    name: { en: 'Fertility and inputs', fr: 'Fertilité et intrants' },
    practices: {
      fertilization_plan: practiceRow(
        'Fertilization plan',
        'Plan de fertilisation',
        {
          en: 'Each field gets what its crop and its soil tests call for, no more.',
          fr: 'Chaque champ reçoit ce que demandent sa culture et ses analyses de sol, sans plus.',
        },
        {
          en: 'nutrient management plan, agronomist',
          fr: 'plan agroenvironnemental, PAEF, plan de fumure, agronome',
        },
      ),
      compost_made_on_farm: practiceRow(
        'Compost made on the farm',
        'Compost fait à la ferme',
        {
          en: 'Manure, residue and green waste from the farm become compost for its fields.',
          fr: 'Le fumier, les résidus et les matières vertes de la ferme deviennent du compost pour ses champs.',
        },
        { en: 'composting, vermicompost, heap', fr: 'compostage, lombricompost, andain' },
      ),
      legumes_in_rotation: practiceRow(
        'Legumes that fix nitrogen',
        'Légumineuses qui fixent l’azote',
        {
          en: 'Clover, alfalfa, peas or beans in the rotation bring nitrogen from the air to the next crop.',
          fr: 'Le trèfle, la luzerne, les pois ou les haricots de la rotation apportent l’azote de l’air à la culture suivante.',
        },
        { en: 'clover, alfalfa, vetch', fr: 'trèfle, luzerne, vesce' },
      ),
      manure_storage: practiceRow(
        'Leak-proof manure storage',
        'Entreposage étanche des fumiers',
        {
          en: 'Manure and slurry are kept on tight floors or in tanks, away from water.',
          fr: 'Le fumier et le lisier sont gardés sur une plateforme étanche ou en fosse, loin de l’eau.',
        },
        { en: 'manure pit, slurry tank', fr: 'fosse à lisier, plateforme, purin' },
      ),
      well_timed_spreading: practiceRow(
        'Well-timed spreading',
        'Épandage au bon moment',
        {
          en: 'Manure and fertilizer are spread low and in split doses when crops can take them up, not before rain or frost.',
          fr: 'Le fumier et l’engrais sont épandus près du sol et en doses fractionnées quand la culture en a besoin, jamais avant la pluie ou le gel.',
        },
        { en: 'split application, dribble bar, injection', fr: 'apports fractionnés, rampe basse, pendillards' },
      ),
      no_synthetic_fertilizers: practiceRow(
        'No synthetic fertilizers',
        'Sans engrais de synthèse',
        {
          en: 'Fertility comes from compost, manure, legumes and natural minerals.',
          fr: 'La fertilité vient du compost, du fumier, des légumineuses et de minéraux naturels.',
        },
        { en: 'organic fertilizer, chemical fertilizer', fr: 'engrais naturels, engrais chimiques' },
      ),
      precision_application: practiceRow(
        'Doses adapted to each part of a field',
        'Doses adaptées à chaque partie du champ',
        {
          en: 'Maps, sensors or satellite guidance fit seed, lime and fertilizer to the ground and avoid overlaps.',
          fr: 'Des cartes, des capteurs ou le guidage par satellite ajustent semences, chaux et engrais au terrain et évitent les recoupements.',
        },
        { en: 'precision agriculture, variable rate, GPS', fr: 'agriculture de précision, taux variable, modulation' },
      ),
      local_inputs: practiceRow(
        'Inputs from nearby',
        'Intrants de proximité',
        {
          en: 'Feed, seedlings, bedding and amendments come from the farm or its neighbours where possible.',
          fr: 'Les aliments, les plants, la litière et les amendements viennent si possible de la ferme ou du voisinage.',
        },
        { en: 'local suppliers, own feed', fr: 'fournisseurs locaux, achat local, autonomie alimentaire' },
      ),
      less_peat: practiceRow(
        'Less peat in growing media',
        'Moins de tourbe dans les terreaux',
        {
          en: 'Compost, bark or wood fibre replaces part or all of the peat in potting mixes.',
          fr: 'Le compost, l’écorce ou la fibre de bois remplacent la tourbe des terreaux, en partie ou en tout.',
        },
        { en: 'peat-free, potting mix, coir', fr: 'sans tourbe, fibre de coco, substrat' },
      ),
    },
  },
} as const satisfies PracticeTable;
