import { practiceRow, type PracticeTable } from './practice-row.ts';

/** How the ground is kept alive, and how water is used and kept clean. */
export const soilAndWaterPractices = {
  soil_health: {
    name: { en: 'Soil health', fr: 'Santé des sols' },
    practices: {
      cover_crops: practiceRow(
        'Cover crops',
        'Cultures de couverture',
        {
          en: 'Plants grown between two main crops keep the soil covered, fed and in place.',
          fr: 'Des plantes semées entre deux cultures principales couvrent, nourrissent et retiennent le sol.',
        },
        {
          en: 'green manure, catch crops, winter rye',
          fr: 'engrais verts, couverts végétaux, cultures intermédiaires, seigle d’automne',
        },
      ),
      crop_rotation: practiceRow(
        'Crop rotation',
        'Rotation des cultures',
        {
          en: 'Crop families move from field to field over the years, which breaks pest cycles and rests the soil.',
          fr: 'Les familles de cultures changent de parcelle au fil des ans, ce qui rompt le cycle des ravageurs et repose le sol.',
        },
        { en: 'rotation plan, crop sequence', fr: 'assolement, plan de rotation, alternance' },
      ),
      reduced_tillage: practiceRow(
        'Reduced tillage',
        'Travail réduit du sol',
        {
          en: 'The soil is worked seldom and not deeply, so that its structure, its life and its carbon stay in place.',
          fr: 'Le sol est travaillé rarement et en surface, ce qui préserve sa structure, sa vie et son carbone.',
        },
        {
          en: 'minimum till, strip till, conservation tillage',
          fr: 'travail minimal, travail en bandes, techniques culturales simplifiées',
        },
      ),
      no_till: practiceRow(
        'No-till seeding',
        'Semis direct',
        {
          en: 'Crops are sown through the residue of the previous one, without plowing.',
          fr: 'Les cultures sont semées dans les résidus de la précédente, sans labour.',
        },
        { en: 'direct seeding, zero tillage, no plow', fr: 'sans labour, non-labour, sans travail du sol' },
      ),
      permanent_beds: practiceRow(
        'Permanent beds',
        'Planches permanentes',
        {
          en: 'Beds and paths keep their place from year to year, so that growing soil is never walked or driven on.',
          fr: 'Les planches et les allées gardent leur place d’une année à l’autre, et la terre cultivée n’est jamais piétinée.',
        },
        { en: 'raised beds, fixed beds', fr: 'plates-bandes permanentes, buttes, lits permanents' },
      ),
      organic_amendments: practiceRow(
        'Regular compost or manure',
        'Apports réguliers de compost ou de fumier',
        {
          en: 'Composted matter goes back to the land, where it feeds soil life and helps hold water.',
          fr: 'La matière compostée retourne à la terre, où elle nourrit la vie du sol et aide à retenir l’eau.',
        },
        { en: 'organic matter, humus, soil building', fr: 'matière organique, amendements, humus' },
      ),
      mulching: practiceRow(
        'Mulching',
        'Paillage',
        {
          en: 'Straw, leaves, wood chips or clippings cover bare ground, keep it moist and hold back weeds.',
          fr: 'La paille, les feuilles, les copeaux ou les tontes couvrent la terre nue, la gardent fraîche et freinent les mauvaises herbes.',
        },
        { en: 'mulch, straw, wood chips', fr: 'paillis, bois raméal fragmenté, BRF, couvre-sol' },
      ),
      soil_testing: practiceRow(
        'Regular soil tests',
        'Analyses de sol régulières',
        {
          en: 'Samples are analyzed every few years, and lime and fertilizer follow from the results.',
          fr: 'Des échantillons sont analysés à intervalles de quelques années et guident le chaulage et la fertilisation.',
        },
        { en: 'soil analysis, pH, sampling', fr: 'échantillonnage, pH, laboratoire' },
      ),
      compaction_prevention: practiceRow(
        'Prevention of compaction',
        'Prévention du compactage',
        {
          en: 'Machines stay off wet ground, keep to fixed tracks or run on low tire pressure, so that roots and water get through.',
          fr: 'Les machines évitent les sols mouillés, suivent les mêmes passages ou roulent à basse pression, et le sol reste perméable.',
        },
        {
          en: 'controlled traffic, low-pressure tires, heavy machinery',
          fr: 'tassement, passages permanents, pneus basse pression',
        },
      ),
      erosion_control: practiceRow(
        'Erosion control',
        'Lutte contre l’érosion',
        {
          en: 'Contour rows, grassed waterways, terraces or winter cover keep the soil from washing or blowing away.',
          fr: 'Les rangs en courbes de niveau, les voies d’eau engazonnées, les terrasses ou un couvert d’hiver retiennent la terre.',
        },
        { en: 'contour farming, terraces, waterways', fr: 'courbes de niveau, terrasses, ravinement' },
      ),
    },
  },
  water: {
    name: { en: 'Water', fr: 'Eau' },
    practices: {
      efficient_irrigation: practiceRow(
        'Water-saving irrigation',
        'Irrigation économe en eau',
        {
          en: 'Drip lines, timers or low-pressure nozzles bring water to the roots with little loss.',
          fr: 'Le goutte-à-goutte, les minuteries ou les buses à basse pression amènent l’eau aux racines avec peu de pertes.',
        },
        { en: 'drip irrigation, micro-sprinklers', fr: 'goutte-à-goutte, micro-aspersion, arrosage' },
      ),
      irrigation_by_need: practiceRow(
        'Irrigation by need',
        'Irrigation selon les besoins',
        {
          en: 'Soil moisture and weather decide when to water and how much.',
          fr: 'L’humidité du sol et la météo décident du moment et de la quantité d’arrosage.',
        },
        { en: 'tensiometer, moisture probe, watering schedule', fr: 'tensiomètre, sonde d’humidité, régie d’arrosage' },
      ),
      rainwater_harvesting: practiceRow(
        'Rainwater harvesting',
        'Récupération de l’eau de pluie',
        {
          en: 'Water from roofs and yards is stored in tanks or ponds for use in dry weather.',
          fr: 'L’eau des toits et des cours est gardée dans des citernes ou des étangs pour les temps secs.',
        },
        { en: 'rain barrels, cistern, pond', fr: 'barils de pluie, citerne, étang, eaux pluviales' },
      ),
      water_reuse: practiceRow(
        'Water reuse',
        'Réutilisation de l’eau',
        {
          en: 'Wash, cooling or drainage water is treated where needed and used a second time.',
          fr: 'L’eau de lavage, de refroidissement ou de drainage est traitée au besoin et sert une deuxième fois.',
        },
        { en: 'recycled water, closed loop, recirculation', fr: 'eau recyclée, circuit fermé, recirculation' },
      ),
      riparian_buffers: practiceRow(
        'Planted stream banks',
        'Bandes riveraines végétalisées',
        {
          en: 'Permanent grass, shrubs or trees along streams, ditches and ponds filter what runs off the fields.',
          fr: 'L’herbe, les arbustes ou les arbres le long des cours d’eau, des fossés et des étangs filtrent ce qui ruisselle des champs.',
        },
        {
          en: 'buffer strips, riparian buffer, stream bank',
          fr: 'bandes tampons, bandes enherbées, rives',
        },
      ),
      livestock_out_of_streams: practiceRow(
        'Livestock kept out of streams',
        'Bétail tenu hors des cours d’eau',
        {
          en: 'Fences and water troughs keep animals from trampling and soiling streams.',
          fr: 'Des clôtures et des abreuvoirs évitent que les animaux piétinent et souillent les cours d’eau.',
        },
        { en: 'off-stream watering, exclusion fencing, trough', fr: 'abreuvoir, clôture, ruisseau, passage à gué' },
      ),
      controlled_drainage: practiceRow(
        'Controlled drainage',
        'Drainage contrôlé',
        {
          en: 'Gates or weirs on drains hold water in the field when it is dry and let it go slowly when it is wet.',
          fr: 'Des vannes ou des seuils retiennent l’eau au champ par temps sec et la laissent partir lentement par temps humide.',
        },
        { en: 'water table, tile drains, sediment basin', fr: 'nappe phréatique, drains, bassin de sédimentation' },
      ),
      wastewater_treatment: practiceRow(
        'Wastewater treatment',
        'Traitement des eaux usées',
        {
          en: 'Water from the milk house, the washing station or processing is treated before it returns to nature.',
          fr: 'L’eau de la laiterie, du lavage ou de la transformation est traitée avant d’être rendue à la nature.',
        },
        { en: 'milk house waste, constructed wetland', fr: 'eaux de laiterie, eaux blanches, marais filtrant' },
      ),
      water_testing: practiceRow(
        'Regular water tests',
        'Analyses d’eau régulières',
        {
          en: 'Wells, ponds and irrigation water are sampled for germs and nitrates.',
          fr: 'L’eau des puits, des étangs et de l’irrigation est analysée pour les microbes et les nitrates.',
        },
        { en: 'well water, nitrates, E. coli', fr: 'eau de puits, nitrates, coliformes' },
      ),
    },
  },
} as const satisfies PracticeTable;
