import { practiceRow, type PracticeTable } from './practice-row.ts';

/** What a farm burns, emits and throws away. */
export const energyAndWastePractices = {
  energy_and_climate: {
    name: { en: 'Energy and climate', fr: 'Énergie et climat' },
    practices: {
      renewable_energy: practiceRow(
        'Renewable energy on the farm',
        'Énergie renouvelable à la ferme',
        {
          en: 'Sun, wind, water or biogas on the farm supply part or all of its power.',
          fr: 'Le soleil, le vent, l’eau ou le biogaz de la ferme fournissent une partie ou la totalité de son énergie.',
        },
        { en: 'solar panels, wind turbine, biogas', fr: 'panneaux solaires, éolienne, méthanisation' },
      ),
      efficient_equipment: practiceRow(
        'Energy-efficient equipment',
        'Équipement économe en énergie',
        {
          en: 'Lighting, pumps, fans and coolers use little power, and their heat is recovered.',
          fr: 'L’éclairage, les pompes, les ventilateurs et le refroidissement consomment peu, et leur chaleur est récupérée.',
        },
        { en: 'LED, heat recovery, plate cooler', fr: 'DEL, récupération de chaleur, écoénergétique' },
      ),
      energy_records: practiceRow(
        'Energy use recorded',
        'Consommation d’énergie suivie',
        {
          en: 'Power and fuel are noted month by month, so that savings show.',
          fr: 'L’électricité et les carburants sont notés mois par mois, et les économies se voient.',
        },
        { en: 'energy audit, power bill', fr: 'bilan énergétique, facture, compteur' },
      ),
      greenhouse_heat_savings: practiceRow(
        'Greenhouse heat savings',
        'Chaleur économisée dans les serres',
        {
          en: 'Thermal screens, double walls, stored heat or hardy crops cut the heating of greenhouses and tunnels.',
          fr: 'Les écrans thermiques, les doubles parois, la chaleur stockée ou des cultures rustiques réduisent le chauffage.',
        },
        { en: 'thermal curtain, unheated tunnel', fr: 'écran thermique, double paroi, serre froide, tunnel' },
      ),
      fossil_free_heating: practiceRow(
        'Heating without fossil fuels',
        'Chauffage sans énergie fossile',
        {
          en: 'Wood, biomass, heat pumps or electricity take the place of oil, propane and gas.',
          fr: 'Le bois, la biomasse, les thermopompes ou l’électricité remplacent le mazout, le propane et le gaz.',
        },
        { en: 'wood heat, heat pump, geothermal', fr: 'chauffage au bois, thermopompe, géothermie, pompe à chaleur' },
      ),
      electric_machines: practiceRow(
        'Electric machines and vehicles',
        'Machines et véhicules électriques',
        {
          en: 'Tools, tractors or delivery vehicles run on electricity rather than fuel.',
          fr: 'Les outils, les tracteurs ou les véhicules de livraison roulent à l’électricité plutôt qu’au carburant.',
        },
        { en: 'electric tractor, electric van', fr: 'tracteur électrique, camionnette électrique, batterie' },
      ),
      fewer_machine_passes: practiceRow(
        'Fewer machine passes',
        'Moins de passages de machinerie',
        {
          en: 'Jobs are combined and machines well set, which saves fuel and spares the soil.',
          fr: 'Les travaux sont combinés et les machines bien réglées, ce qui économise du carburant et ménage le sol.',
        },
        { en: 'fuel savings, eco-driving, diesel', fr: 'économie de carburant, écoconduite, diésel' },
      ),
      animal_and_hand_work: practiceRow(
        'Animal traction or work by hand',
        'Traction animale ou travail manuel',
        {
          en: 'Horses, oxen or hand tools do work that an engine would do elsewhere.',
          fr: 'Des chevaux, des bœufs ou des outils à main font le travail qu’un moteur ferait ailleurs.',
        },
        { en: 'draft horses, hand tools', fr: 'cheval de trait, outils à main' },
      ),
      short_deliveries: practiceRow(
        'Short or shared deliveries',
        'Livraisons courtes ou groupées',
        {
          en: 'Products are sold close by, or travel together with those of other farms.',
          fr: 'Les produits se vendent à proximité ou voyagent avec ceux d’autres fermes.',
        },
        { en: 'local delivery, short supply chain', fr: 'circuit court, transport mutualisé, covoiturage' },
      ),
      carbon_storage: practiceRow(
        'Carbon stored in soil and trees',
        'Carbone stocké dans le sol et les arbres',
        {
          en: 'Grassland, trees, biochar or rising organic matter keep carbon out of the air.',
          fr: 'Les prairies, les arbres, le biochar ou la matière organique retiennent le carbone hors de l’air.',
        },
        { en: 'carbon farming, sequestration', fr: 'séquestration, puits de carbone' },
      ),
      climate_balance: practiceRow(
        'Greenhouse gases measured',
        'Bilan de gaz à effet de serre',
        {
          en: 'The farm’s emissions are estimated every few years, and a plan lowers them.',
          fr: 'Les émissions de la ferme sont estimées à intervalles de quelques années, et un plan les réduit.',
        },
        { en: 'carbon footprint, emissions, GHG', fr: 'empreinte carbone, émissions, GES' },
      ),
      climate_adaptation: practiceRow(
        'Plan for a changing climate',
        'Plan d’adaptation au climat',
        {
          en: 'Drought, floods, heat and late frost are thought of ahead in crops, water and buildings.',
          fr: 'La sécheresse, les inondations, la chaleur et le gel tardif sont prévus dans les cultures, l’eau et les bâtiments.',
        },
        { en: 'drought, frost protection, resilience', fr: 'sécheresse, gel, résilience' },
      ),
    },
  },
  waste_and_packaging: {
    name: { en: 'Waste and packaging', fr: 'Déchets et emballages' },
    practices: {
      reusable_packaging: practiceRow(
        'Reusable or returnable packaging',
        'Emballages réutilisables ou consignés',
        {
          en: 'Crates, jars, bottles and egg cartons come back and are used again.',
          fr: 'Les caisses, les pots, les bouteilles et les cartons d’œufs reviennent et resservent.',
        },
        { en: 'deposit, refill, crates', fr: 'consigne, pots consignés, caisses' },
      ),
      little_packaging: practiceRow(
        'Little or no packaging',
        'Peu ou pas d’emballage',
        {
          en: 'Products are sold loose, in bulk or in the customer’s own container.',
          fr: 'Les produits se vendent en vrac ou dans le contenant de la clientèle.',
        },
        { en: 'bulk, zero waste, package-free', fr: 'vrac, zéro déchet, sans emballage' },
      ),
      compostable_packaging: practiceRow(
        'Compostable or recycled packaging',
        'Emballages compostables ou recyclés',
        {
          en: 'Where packaging is needed, it is made of paper, fibre or recycled material and can be recycled again.',
          fr: 'Quand il en faut, les emballages sont en papier, en fibre ou en matière recyclée et se recyclent encore.',
        },
        { en: 'cardboard, paper bags', fr: 'carton, sacs de papier, recyclables' },
      ),
      farm_plastic_recycling: practiceRow(
        'Farm plastics recycled',
        'Plastiques agricoles recyclés',
        {
          en: 'Bale wrap, twine, tubing and containers go to a collection point and never into a fire.',
          fr: 'Les pellicules de balles, les ficelles, les tubulures et les contenants vont à la collecte, jamais au feu.',
        },
        { en: 'bale wrap, silage film, Cleanfarms', fr: 'pellicules, tubulure, AgriRÉCUP' },
      ),
      fewer_plastics: practiceRow(
        'Fewer single-use plastics',
        'Moins de plastique à usage unique',
        {
          en: 'Lasting trays, woven covers and plant mulch take the place of throwaway plastic.',
          fr: 'Des plateaux durables, des toiles tissées et des paillis végétaux remplacent le plastique jetable.',
        },
        { en: 'disposable plastic, biodegradable mulch', fr: 'plastique jetable, paillis biodégradable' },
      ),
      surplus_processed: practiceRow(
        'Surplus processed or sold otherwise',
        'Surplus transformés ou écoulés autrement',
        {
          en: 'Unsold or imperfect products are preserved, sold at a lower price or fed to animals.',
          fr: 'Les produits invendus ou imparfaits sont mis en conserve, vendus moins cher ou donnés aux animaux.',
        },
        { en: 'food waste, seconds, canning', fr: 'gaspillage alimentaire, légumes moches, conserves' },
      ),
      surplus_donated: practiceRow(
        'Surplus donated',
        'Surplus donnés',
        {
          en: 'What cannot be sold goes to a food bank, or volunteers come and glean it.',
          fr: 'Ce qui ne se vend pas va à une banque alimentaire ou est glané par des bénévoles.',
        },
        { en: 'food bank, gleaning, donation', fr: 'banque alimentaire, glanage, dons' },
      ),
      byproducts_used: practiceRow(
        'By-products put to use',
        'Sous-produits valorisés',
        {
          en: 'Whey, pomace, spent grain, wool or sawdust becomes feed, bedding, compost or a product of its own.',
          fr: 'Le lactosérum, le marc, la drêche, la laine ou le bran de scie deviennent aliment, litière, compost ou produit.',
        },
        { en: 'whey, pomace, spent grain, circular economy', fr: 'petit-lait, drêche, marc, économie circulaire' },
      ),
      hazardous_waste: practiceRow(
        'Hazardous waste taken back',
        'Résidus dangereux rapportés',
        {
          en: 'Pesticide containers, used oil, batteries and old medicines are handed in where they are disposed of safely.',
          fr: 'Les contenants de pesticides, les huiles usées, les piles et les médicaments périmés sont remis à une collecte sûre.',
        },
        { en: 'used oil, batteries, empty containers', fr: 'huiles usées, piles, contenants vides' },
      ),
      repair_and_sharing: practiceRow(
        'Repair and shared equipment',
        'Réparation et partage d’équipement',
        {
          en: 'Machines are repaired, bought second-hand or shared with neighbours before new ones are bought.',
          fr: 'Les machines sont réparées, achetées usagées ou partagées entre voisins avant d’en acheter de neuves.',
        },
        { en: 'second-hand, machinery co-op', fr: 'usagé, d’occasion, CUMA, coopérative de machinerie' },
      ),
    },
  },
} as const satisfies PracticeTable;
