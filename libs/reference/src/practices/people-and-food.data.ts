import { practiceRow, type PracticeTable } from './practice-row.ts';

/** Those who work on a farm, live around it and eat what it grows. */
export const peopleAndFoodPractices = {
  people_and_community: {
    name: { en: 'People and community', fr: 'Personnes et communauté' },
    practices: {
      fair_pay: practiceRow(
        'Fair pay and hours',
        'Salaires et horaires équitables',
        {
          en: 'Everyone who works on the farm earns a living, with hours that leave time to rest.',
          fr: 'Toute personne qui travaille à la ferme gagne sa vie, avec des horaires qui laissent le temps de se reposer.',
        },
        { en: 'living wage, overtime', fr: 'salaire viable, heures supplémentaires, conditions de travail' },
      ),
      safety_at_work: practiceRow(
        'Safety at work',
        'Sécurité au travail',
        {
          en: 'Machines are guarded, people are trained and protective gear is at hand.',
          fr: 'Les machines sont protégées, l’équipe est formée et l’équipement de protection est à portée de main.',
        },
        { en: 'first aid, protective equipment', fr: 'premiers soins, prévention, CNESST' },
      ),
      worker_housing: practiceRow(
        'Decent housing for workers',
        'Logement décent du personnel',
        {
          en: 'Seasonal workers live in clean, heated rooms with privacy, a kitchen and a way to reach home.',
          fr: 'Le personnel saisonnier vit dans des pièces propres et chauffées, avec de l’intimité, une cuisine et un lien avec les siens.',
        },
        { en: 'seasonal workers, lodging', fr: 'travailleurs saisonniers, hébergement' },
      ),
      training: practiceRow(
        'Training and apprenticeship',
        'Formation et apprentissage',
        {
          en: 'Workers, trainees and young farmers learn the trade on the farm.',
          fr: 'Le personnel, les stagiaires et les jeunes agricultrices et agriculteurs apprennent le métier à la ferme.',
        },
        { en: 'interns, mentoring, school placement', fr: 'stages, mentorat, perfectionnement' },
      ),
      equity_at_work: practiceRow(
        'Equity and respect at work',
        'Équité et respect au travail',
        {
          en: 'People of any origin, gender, age or ability are welcome, heard and treated alike.',
          fr: 'Les personnes de toute origine, de tout genre, de tout âge et de toute capacité sont accueillies, entendues et traitées également.',
        },
        { en: 'inclusion, diversity, harassment', fr: 'inclusion, diversité, harcèlement' },
      ),
      direct_sales: practiceRow(
        'Direct sales',
        'Vente directe',
        {
          en: 'Most products go from the farm to customers without go-betweens.',
          fr: 'La plupart des produits vont de la ferme à la clientèle sans intermédiaire.',
        },
        {
          en: 'farm stand, CSA, farmers’ market, vegetable baskets',
          fr: 'kiosque, paniers, marché public, ASC, AMAP',
        },
      ),
      open_farm: practiceRow(
        'Farm open to visitors',
        'Ferme ouverte aux visites',
        {
          en: 'Schools, neighbours and customers can come and see how food is grown.',
          fr: 'Les écoles, le voisinage et la clientèle peuvent venir voir comment poussent les aliments.',
        },
        { en: 'farm tour, agritourism, school visits', fr: 'portes ouvertes, agrotourisme, visites scolaires' },
      ),
      local_partnerships: practiceRow(
        'Local partnerships',
        'Partenariats locaux',
        {
          en: 'The farm buys from, sells to and works with businesses and cooperatives of the region.',
          fr: 'La ferme achète, vend et travaille avec les entreprises et les coopératives de la région.',
        },
        { en: 'co-op, restaurants, regional economy', fr: 'coopérative, restaurants, économie régionale' },
      ),
      food_for_every_budget: practiceRow(
        'Food for every budget',
        'Aliments pour tous les budgets',
        {
          en: 'Part of the harvest is offered at reduced or solidarity prices.',
          fr: 'Une partie de la récolte est offerte à prix réduit ou solidaire.',
        },
        { en: 'sliding scale, solidarity share', fr: 'paniers solidaires, tarification solidaire, accessibilité' },
      ),
      good_neighbours: practiceRow(
        'Good neighbour relations',
        'Bon voisinage',
        {
          en: 'Odour, noise, dust and traffic are kept low, and neighbours hear ahead about what will disturb them.',
          fr: 'Les odeurs, le bruit, la poussière et la circulation sont limités, et le voisinage est prévenu de ce qui peut déranger.',
        },
        { en: 'odours, noise, dust', fr: 'odeurs, bruit, cohabitation' },
      ),
      planned_succession: practiceRow(
        'Planned succession',
        'Relève planifiée',
        {
          en: 'Who takes over the land, the work and the knowledge is prepared in good time.',
          fr: 'La reprise de la terre, du travail et du savoir-faire se prépare à temps.',
        },
        { en: 'farm transfer, next generation', fr: 'transfert de ferme, relève agricole, transmission' },
      ),
    },
  },
  traceability_and_food_safety: {
    name: { en: 'Traceability and food safety', fr: 'Traçabilité et salubrité des aliments' },
    practices: {
      lot_tracking: practiceRow(
        'Lots tracked from field to sale',
        'Lots suivis du champ à la vente',
        {
          en: 'Each lot carries a number that leads back to its field or animal, its date and its treatments.',
          fr: 'Chaque lot porte un numéro qui mène à son champ ou à son animal, à sa date et à ses traitements.',
        },
        { en: 'lot number, batch, harvest log', fr: 'numéro de lot, registre des récoltes' },
      ),
      treatment_records: practiceRow(
        'Treatments recorded',
        'Registre des traitements',
        {
          en: 'Every product, dose, date and place is written down the same day.',
          fr: 'Chaque produit, dose, date et lieu est noté le jour même.',
        },
        { en: 'spray records, medicine log', fr: 'registre phytosanitaire, cahier de champ, pharmacie' },
      ),
      withdrawal_times: practiceRow(
        'Waiting periods respected',
        'Délais d’attente respectés',
        {
          en: 'Nothing is harvested, milked or slaughtered for sale before the waiting period of a treatment has passed.',
          fr: 'Rien n’est récolté, trait ou abattu pour la vente avant la fin du délai d’un traitement.',
        },
        { en: 'withdrawal period, pre-harvest interval', fr: 'délai avant récolte, délai de retrait' },
      ),
      animal_identification: practiceRow(
        'Animals identified one by one',
        'Identification de chaque animal',
        {
          en: 'Tags or chips tell where each animal was born, lived and went.',
          fr: 'Une boucle ou une puce dit où chaque animal est né, a vécu et est allé.',
        },
        { en: 'ear tags, chip, herd book', fr: 'boucles d’oreille, puce, registre du troupeau' },
      ),
      clean_harvest: practiceRow(
        'Clean hands, tools and crates at harvest',
        'Mains, outils et caisses propres à la récolte',
        {
          en: 'Hands are washed, toilets are near, and knives and crates are clean before each harvest.',
          fr: 'Les mains sont lavées, les toilettes sont proches, et les couteaux et les caisses sont propres avant chaque récolte.',
        },
        { en: 'handwashing, hygiene', fr: 'lavage des mains, hygiène' },
      ),
      safe_wash_water: practiceRow(
        'Drinking water for washing',
        'Eau potable pour le lavage',
        {
          en: 'Produce, equipment and hands are washed in water that is fit to drink and tested.',
          fr: 'Les produits, le matériel et les mains sont lavés avec une eau potable et analysée.',
        },
        { en: 'potable water, washing station', fr: 'eau potable, station de lavage' },
      ),
      cold_chain: practiceRow(
        'Unbroken cold chain',
        'Chaîne du froid respectée',
        {
          en: 'Products are cooled at once and kept cold up to the customer, with temperatures noted.',
          fr: 'Les produits sont refroidis tout de suite et gardés au froid jusqu’à la clientèle, températures notées.',
        },
        { en: 'refrigeration, cold room, temperature', fr: 'réfrigération, chambre froide, température' },
      ),
      food_safety_plan: practiceRow(
        'Food safety plan',
        'Plan de salubrité',
        {
          en: 'Risks are listed from field to package, and each has a check that is written down.',
          fr: 'Les risques sont recensés du champ à l’emballage, et chacun a un contrôle qui est noté.',
        },
        { en: 'HACCP, CanadaGAP, good practices', fr: 'HACCP, CanadaGAP, bonnes pratiques, sécurité sanitaire' },
      ),
      allergens_apart: practiceRow(
        'Allergens separated and labelled',
        'Allergènes séparés et étiquetés',
        {
          en: 'Nuts, milk, eggs, gluten and the like are handled apart and named on every label.',
          fr: 'Les noix, le lait, les œufs, le gluten et autres sont manipulés à part et nommés sur chaque étiquette.',
        },
        { en: 'nuts, gluten-free, cross-contamination', fr: 'noix, sans gluten, contamination croisée' },
      ),
      honest_labels: practiceRow(
        'Origin and methods on the label',
        'Origine et méthodes sur l’étiquette',
        {
          en: 'Labels say where and how a product was made, and what was bought in.',
          fr: 'L’étiquette dit où et comment le produit a été fait, et ce qui vient d’ailleurs.',
        },
        { en: 'labelling, transparency', fr: 'étiquetage, transparence, provenance' },
      ),
      recall_plan: practiceRow(
        'Tested recall plan',
        'Plan de rappel mis à l’essai',
        {
          en: 'Within hours it is known who bought a lot, and the exercise is repeated each year.',
          fr: 'En quelques heures, on sait qui a acheté un lot, et l’exercice se répète chaque année.',
        },
        { en: 'product recall, mock recall', fr: 'rappel de produits, retrait, simulation' },
      ),
      biosecurity: practiceRow(
        'Biosecurity at the entrance',
        'Biosécurité à l’entrée',
        {
          en: 'Boots, vehicles and new animals or plants are cleaned or quarantined before they come in.',
          fr: 'Les bottes, les véhicules et les nouveaux animaux ou plants sont nettoyés ou mis en quarantaine avant d’entrer.',
        },
        { en: 'footbath, quarantine, visitors log', fr: 'pédiluve, quarantaine, registre des visites' },
      ),
    },
  },
} as const satisfies PracticeTable;
