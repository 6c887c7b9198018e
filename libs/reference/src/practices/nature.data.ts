import { practiceRow, type PracticeTable } from './practice-row.ts';

/** What grows and lives on a farm besides its crops and animals. */
export const naturePractices = {
  biodiversity_and_habitats: {
    name: { en: 'Biodiversity and habitats', fr: 'Biodiversité et habitats' },
    practices: {
      hedgerows: practiceRow(
        'Hedgerows and windbreaks',
        'Haies et brise-vent',
        {
          en: 'Rows of trees and shrubs shelter fields, animals and wildlife from the wind.',
          fr: 'Des rangées d’arbres et d’arbustes abritent du vent les champs, les animaux et la faune.',
        },
        { en: 'hedges, shelterbelts', fr: 'haies bocagères, bocage, plantations' },
      ),
      agroforestry: practiceRow(
        'Agroforestry',
        'Agroforesterie',
        {
          en: 'Trees share the land with crops or pasture, which adds shade, roots and a second harvest.',
          fr: 'Des arbres partagent la terre avec les cultures ou les pâturages et apportent ombre, racines et seconde récolte.',
        },
        { en: 'alley cropping, silvopasture, forest garden', fr: 'sylvopastoralisme, vergers-maraîchers, arbres' },
      ),
      flower_strips: practiceRow(
        'Flower strips',
        'Bandes fleuries',
        {
          en: 'Strips of flowers in or around the fields feed pollinators and the insects that eat pests.',
          fr: 'Des bandes de fleurs dans les champs ou autour nourrissent les pollinisateurs et les insectes utiles.',
        },
        { en: 'wildflowers, insectary plants', fr: 'prairie fleurie, jachère fleurie, fleurs sauvages' },
      ),
      pollinator_protection: practiceRow(
        'Protection of pollinators',
        'Protection des pollinisateurs',
        {
          en: 'Nesting places, a long season of bloom and no spraying on open flowers protect wild and honey bees.',
          fr: 'Des lieux de nidification, une longue floraison et aucun traitement sur les fleurs ouvertes protègent les abeilles.',
        },
        { en: 'bees, bumblebees, butterflies', fr: 'abeilles, bourdons, papillons, monarques' },
      ),
      natural_areas: practiceRow(
        'Natural areas preserved',
        'Milieux naturels préservés',
        {
          en: 'Wetlands, woods and wild meadows on the farm are left to themselves.',
          fr: 'Les milieux humides, les boisés et les prés sauvages de la ferme sont laissés à eux-mêmes.',
        },
        { en: 'wetland, set-aside, conservation', fr: 'milieu humide, tourbière, conservation, friche' },
      ),
      wildlife_shelters: practiceRow(
        'Shelters for wildlife',
        'Abris pour la faune',
        {
          en: 'Nest boxes, perches, stone piles or bat houses give homes to animals that keep pests in check.',
          fr: 'Des nichoirs, des perchoirs, des tas de pierres ou des dortoirs logent les animaux qui limitent les ravageurs.',
        },
        { en: 'nest boxes, bat houses, owls', fr: 'nichoirs, chauves-souris, rapaces, chouettes' },
      ),
      late_mowing: practiceRow(
        'Late mowing for birds',
        'Fauche tardive pour les oiseaux',
        {
          en: 'Hay is cut after ground-nesting birds have raised their young, or from the centre of the field outward.',
          fr: 'Le foin est coupé après l’envol des oiseaux qui nichent au sol, ou du centre du champ vers les bords.',
        },
        { en: 'bobolink, grassland birds', fr: 'goglu des prés, oiseaux champêtres, fauche centrifuge' },
      ),
      crop_diversity: practiceRow(
        'Diversity of crops',
        'Diversité des cultures',
        {
          en: 'Many crops grow on the same farm, side by side or in the same bed, so that none fails alone.',
          fr: 'Plusieurs cultures poussent sur la même ferme, côte à côte ou dans la même planche, et se protègent les unes les autres.',
        },
        {
          en: 'intercropping, companion planting, mixed farming',
          fr: 'cultures associées, compagnonnage, polyculture',
        },
      ),
      permanent_grassland: practiceRow(
        'Permanent grassland',
        'Prairies permanentes',
        {
          en: 'Meadows and pastures stay in grass for many years, with their plants, insects and stored carbon.',
          fr: 'Les prés et les pâturages restent en herbe de longues années, avec leurs plantes, leurs insectes et leur carbone.',
        },
        { en: 'perennial pasture, meadow', fr: 'pâturages pérennes, prés, herbages' },
      ),
      invasive_species: practiceRow(
        'Watch for invasive species',
        'Surveillance des espèces envahissantes',
        {
          en: 'Plants and animals from elsewhere that spread are spotted early, removed and reported.',
          fr: 'Les plantes et les animaux venus d’ailleurs qui se propagent sont repérés tôt, retirés et signalés.',
        },
        {
          en: 'knotweed, wild parsnip, giant hogweed, phragmites',
          fr: 'renouée du Japon, panais sauvage, berce du Caucase, roseau commun',
        },
      ),
    },
  },
  forest_and_wild_harvest: {
    name: { en: 'Forest, maple and wild harvest', fr: 'Forêt, érablière et cueillette' },
    practices: {
      forest_plan: practiceRow(
        'Forest management plan',
        'Plan d’aménagement forestier',
        {
          en: 'A forester’s plan says what grows in the woodlot, what is cut and what is protected.',
          fr: 'Le plan d’une ingénieure ou d’un ingénieur forestier dit ce qui pousse au boisé, ce qui se coupe et ce qui se protège.',
        },
        { en: 'woodlot, forester', fr: 'boisé, ingénieur forestier, plan de gestion' },
      ),
      selective_cutting: practiceRow(
        'Selective cutting',
        'Coupe sélective',
        {
          en: 'Trees are taken one by one or in small groups, so that the forest stays a forest.',
          fr: 'Les arbres sont prélevés un à un ou par petits groupes, et la forêt demeure une forêt.',
        },
        { en: 'thinning, firewood', fr: 'jardinage, éclaircie, bois de chauffage' },
      ),
      careful_tapping: practiceRow(
        'Careful tapping of maples',
        'Entaillage respectueux des érables',
        {
          en: 'The number, depth and place of taps follow the size and the health of each tree.',
          fr: 'Le nombre, la profondeur et la place des entailles suivent la taille et la santé de chaque arbre.',
        },
        { en: 'sugar bush, maple syrup, taps', fr: 'érablière, norme d’entaillage, sirop d’érable' },
      ),
      dead_wood: practiceRow(
        'Dead wood and old trees kept',
        'Bois mort et vieux arbres conservés',
        {
          en: 'Some snags, logs and veteran trees stay in place for birds, fungi and insects.',
          fr: 'Des chicots, des troncs et des arbres âgés restent en place pour les oiseaux, les champignons et les insectes.',
        },
        { en: 'snags, habitat trees', fr: 'chicots, arbres-habitats' },
      ),
      careful_logging: practiceRow(
        'Low-impact logging',
        'Débardage à faible impact',
        {
          en: 'Wood is hauled on frozen ground, on few trails or by horse, so that soil and young trees are spared.',
          fr: 'Le bois sort sur sol gelé, par peu de sentiers ou avec un cheval, ce qui épargne le sol et les jeunes arbres.',
        },
        { en: 'skidding, horse logging, trails', fr: 'débusquage, cheval, sentiers' },
      ),
      measured_foraging: practiceRow(
        'Foraging within limits',
        'Cueillette mesurée',
        {
          en: 'Wild plants and mushrooms are picked sparingly, never the whole patch, and protected ones not at all.',
          fr: 'Les plantes et les champignons sauvages sont cueillis avec retenue, jamais toute la talle, et les espèces protégées pas du tout.',
        },
        {
          en: 'wild mushrooms, fiddleheads, ramps',
          fr: 'champignons sauvages, têtes de violon, ail des bois',
        },
      ),
      responsible_fishing: practiceRow(
        'Responsible fishing and fish farming',
        'Pêche et pisciculture responsables',
        {
          en: 'Catches respect seasons, sizes and quotas, and ponds and cages keep their effluent out of the wild.',
          fr: 'Les prises respectent les saisons, les tailles et les quotas, et les bassins retiennent leurs rejets.',
        },
        { en: 'aquaculture, trout, quota', fr: 'aquaculture, truite, quotas' },
      ),
    },
  },
} as const satisfies PracticeTable;
