import { practiceRow, type PracticeTable } from './practice-row.ts';

/** Which plants and animals are chosen, and how animals live. */
export const seedAndAnimalPractices = {
  seeds_and_genetics: {
    name: { en: 'Seeds and genetics', fr: 'Semences et génétique' },
    practices: {
      organic_seed: practiceRow(
        'Organic seed',
        'Semences biologiques',
        {
          en: 'Seed and seedlings come from organic growers wherever the variety is to be had.',
          fr: 'Les semences et les plants viennent de l’agriculture biologique dès que la variété est offerte.',
        },
        { en: 'certified seed, organic transplants', fr: 'semences bio, plants biologiques' },
      ),
      heritage_varieties: practiceRow(
        'Heritage varieties',
        'Variétés patrimoniales',
        {
          en: 'Old varieties of the region are grown, so that their taste and their genes are not lost.',
          fr: 'Des variétés anciennes de la région sont cultivées, et leur goût comme leurs gènes ne se perdent pas.',
        },
        { en: 'heirloom, old varieties', fr: 'variétés anciennes, ancestrales' },
      ),
      seed_saving: practiceRow(
        'Seed saved on the farm',
        'Semences produites à la ferme',
        {
          en: 'Part of the seed is selected, harvested and kept on the farm from year to year.',
          fr: 'Une partie des semences est sélectionnée, récoltée et conservée à la ferme d’année en année.',
        },
        { en: 'farm-saved seed, seed exchange', fr: 'semences paysannes, autoproduction, échange de semences' },
      ),
      open_pollinated_varieties: practiceRow(
        'Open-pollinated varieties',
        'Variétés à pollinisation libre',
        {
          en: 'Varieties that breed true are preferred, so that anyone may sow their seed again.',
          fr: 'Les variétés qui se reproduisent fidèlement sont privilégiées, et leurs graines peuvent être ressemées.',
        },
        { en: 'non-hybrid, true to type', fr: 'non hybrides, variétés reproductibles' },
      ),
      no_modified_organisms: practiceRow(
        'No genetically modified organisms',
        'Sans organismes génétiquement modifiés',
        {
          en: 'Neither seed nor feed comes from genetically modified plants.',
          fr: 'Ni les semences ni les aliments du bétail ne viennent de plantes génétiquement modifiées.',
        },
        { en: 'non-GMO, GMO-free', fr: 'sans OGM, OGM' },
      ),
      untreated_seed: practiceRow(
        'Untreated seed',
        'Semences non traitées',
        {
          en: 'Seed is not coated with insecticides or fungicides.',
          fr: 'Les semences ne sont enrobées ni d’insecticides ni de fongicides.',
        },
        { en: 'uncoated seed, neonicotinoids', fr: 'non enrobées, néonicotinoïdes' },
      ),
      heritage_breeds: practiceRow(
        'Heritage breeds',
        'Races patrimoniales',
        {
          en: 'Rare or local breeds are raised, so that they do not die out.',
          fr: 'Des races rares ou locales sont élevées pour qu’elles ne s’éteignent pas.',
        },
        {
          en: 'rare breeds, Canadian horse, Chantecler hen',
          fr: 'races anciennes, vache canadienne, poule Chantecler',
        },
      ),
      hardy_genetics: practiceRow(
        'Breeding for hardiness',
        'Sélection pour la rusticité',
        {
          en: 'Plants and animals are chosen for health, long life and the local climate rather than for yield alone.',
          fr: 'Les plantes et les animaux sont choisis pour leur santé, leur longévité et le climat d’ici plutôt que pour le seul rendement.',
        },
        { en: 'selection, longevity, local adaptation', fr: 'longévité, adaptation locale, robustesse' },
      ),
    },
  },
  animal_welfare: {
    name: { en: 'Animal welfare', fr: 'Bien-être animal' },
    practices: {
      pasture_access: practiceRow(
        'Access to pasture',
        'Accès au pâturage',
        {
          en: 'Grazing animals are on grass through the whole growing season.',
          fr: 'Les herbivores sont à l’herbe pendant toute la belle saison.',
        },
        { en: 'grazing, pastured, grass', fr: 'mise au pâturage, herbe, pacage' },
      ),
      outdoor_runs: practiceRow(
        'Outdoor runs for poultry and pigs',
        'Parcours extérieurs pour volailles et porcs',
        {
          en: 'Hens, broilers and pigs go outside when the weather allows, with shade, shelter and ground to scratch or root.',
          fr: 'Les poules, les poulets et les porcs sortent quand le temps le permet, avec ombre, abri et sol à gratter ou à fouir.',
        },
        { en: 'free range, free run', fr: 'plein air, élevage en liberté' },
      ),
      rotational_grazing: practiceRow(
        'Rotational grazing',
        'Pâturage en rotation',
        {
          en: 'The herd moves often to fresh grass, so that grazed plots rest and parasites die off.',
          fr: 'Le troupeau passe souvent à une herbe fraîche, et les parcelles broutées se reposent et s’assainissent.',
        },
        { en: 'managed grazing, paddocks', fr: 'pâturage tournant, pâturage intensif, enclos' },
      ),
      loose_housing: practiceRow(
        'Loose housing without cages',
        'Logement libre et sans cage',
        {
          en: 'Animals are neither tied nor caged: they walk, turn and lie down as they like.',
          fr: 'Les animaux ne sont ni attachés ni en cage et peuvent marcher, se retourner et se coucher à leur gré.',
        },
        { en: 'cage-free, free stall, group sows', fr: 'stabulation libre, truies en groupe, en liberté' },
      ),
      bedding_and_space: practiceRow(
        'Dry bedding and room to move',
        'Litière sèche et espace suffisant',
        {
          en: 'Barns are aired, bedded and roomy enough for every animal to rest at the same time.',
          fr: 'Les bâtiments sont aérés, paillés et assez grands pour que tous les animaux se reposent en même temps.',
        },
        { en: 'straw bedding, stocking density, ventilation', fr: 'paille, densité, ventilation, aire de repos' },
      ),
      natural_behaviour: practiceRow(
        'Enriched surroundings',
        'Milieu enrichi',
        {
          en: 'Perches, brushes, dust baths or straw let animals do what their kind does.',
          fr: 'Des perchoirs, des brosses, des bains de poussière ou de la paille permettent aux animaux leurs comportements naturels.',
        },
        { en: 'enrichment, perches, dust bath', fr: 'enrichissement, comportement naturel, perchoirs' },
      ),
      pain_control: practiceRow(
        'Pain control',
        'Gestion de la douleur',
        {
          en: 'Dehorning, castration and the like are avoided or done with pain relief.',
          fr: 'L’écornage, la castration et les interventions semblables sont évités ou faits avec un antidouleur.',
        },
        { en: 'anesthetic, dehorning, castration', fr: 'anesthésie, écornage, castration' },
      ),
      careful_antibiotics: practiceRow(
        'Antibiotics only to cure',
        'Antibiotiques pour soigner seulement',
        {
          en: 'Antibiotics are given to sick animals on a veterinarian’s advice, never for growth or by routine.',
          fr: 'Les antibiotiques sont donnés aux animaux malades sur avis vétérinaire, jamais pour la croissance ni par routine.',
        },
        { en: 'antibiotic-free, antimicrobial resistance', fr: 'sans antibiotiques, antibiorésistance' },
      ),
      no_growth_hormones: practiceRow(
        'No growth hormones',
        'Sans hormones de croissance',
        {
          en: 'Animals grow at their own pace, without hormones or growth promoters.',
          fr: 'Les animaux grandissent à leur rythme, sans hormones ni stimulateurs de croissance.',
        },
        { en: 'hormone-free, growth promoters', fr: 'sans stimulateurs, activateurs de croissance' },
      ),
      grass_based_feed: practiceRow(
        'Grass-based feed',
        'Alimentation à base d’herbe',
        {
          en: 'Ruminants eat mostly grass and hay, with little or no grain.',
          fr: 'Les ruminants mangent surtout de l’herbe et du foin, avec peu ou pas de grains.',
        },
        { en: 'grass-fed, hay milk, forage', fr: 'nourri à l’herbe, lait de foin, fourrages' },
      ),
      raised_by_mothers: practiceRow(
        'Young raised by their mothers',
        'Petits élevés par leur mère',
        {
          en: 'Young animals stay with their mothers for weeks or months and are weaned late and gently.',
          fr: 'Les petits restent des semaines ou des mois avec leur mère et sont sevrés tard et en douceur.',
        },
        { en: 'cow-calf contact, late weaning, suckling', fr: 'veau sous la mère, sevrage tardif, allaitement' },
      ),
      calm_handling: practiceRow(
        'Calm handling and short transport',
        'Manipulation calme et transport court',
        {
          en: 'Animals are moved without shouting or prods, and slaughter is close by or on the farm.',
          fr: 'Les animaux sont déplacés sans cris ni bâton électrique, et l’abattage se fait à proximité ou à la ferme.',
        },
        { en: 'low stress, on-farm slaughter, abattoir', fr: 'abattage de proximité, abattoir, sans stress' },
      ),
      health_plan: practiceRow(
        'Health plan with a veterinarian',
        'Plan de santé avec vétérinaire',
        {
          en: 'Regular visits, prevention and good records keep the herd healthy before it falls ill.',
          fr: 'Des visites régulières, la prévention et un bon suivi gardent le troupeau en santé avant qu’il soit malade.',
        },
        { en: 'preventive care, vaccination, vet', fr: 'médecine préventive, vaccination, suivi vétérinaire' },
      ),
      honey_left_for_bees: practiceRow(
        'Honey left for the bees',
        'Miel laissé aux abeilles',
        {
          en: 'Colonies keep enough of their own honey for winter, and hives are opened no more than needed.',
          fr: 'Les colonies gardent assez de leur miel pour l’hiver, et les ruches ne sont ouvertes qu’au besoin.',
        },
        { en: 'beekeeping, hives, overwintering', fr: 'apiculture, ruches, hivernage' },
      ),
    },
  },
} as const satisfies PracticeTable;
