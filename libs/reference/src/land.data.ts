import type { Text } from './text.ts';

export interface LandEntry {
  readonly name: Text;
  /** What else people call it, separated by commas. */
  readonly also: Text;
}

/** What a zone of a plot is used as. `other` comes last. */
export const zoneTypeTable = {
  cropland: {
    name: { en: 'Cropland', fr: 'Terre cultivée' },
    also: {
      en: 'field, arable land, row crops, grain field, vegetable field, plot, corn, wheat',
      fr: 'champ, grandes cultures, terre arable, labour, culture, légumes de plein champ, maïs, blé',
    },
  },
  garden_bed: {
    name: { en: 'Garden bed', fr: 'Planche de culture' },
    also: {
      en: 'bed, raised bed, market garden, kitchen garden, vegetable garden',
      fr: 'plate-bande, jardin, potager, planche permanente, bac surélevé, maraîchage',
    },
  },
  greenhouse: {
    name: { en: 'Greenhouse or tunnel', fr: 'Serre ou tunnel' },
    also: {
      en: 'hoop house, high tunnel, polytunnel, hothouse, nursery, cold frame',
      fr: 'serre chaude, grand tunnel, chenille, pépinière, couche froide, serriculture',
    },
  },
  orchard: {
    name: { en: 'Orchard', fr: 'Verger' },
    also: {
      en: 'fruit trees, nut trees, apple trees, cherry, plum, nut grove',
      fr: 'arbres fruitiers, pommiers, pruniers, cerisiers, noyeraie, pommeraie',
    },
  },
  vineyard: {
    name: { en: 'Vineyard', fr: 'Vignoble' },
    also: { en: 'vines, grapes, trellis', fr: 'vigne, vignes, raisin, treillis' },
  },
  berry_field: {
    name: { en: 'Berry field', fr: 'Champ de petits fruits' },
    also: {
      en: 'strawberries, blueberries, raspberries, haskap, cranberry bog, berry patch',
      fr: 'fraisière, bleuetière, framboisière, camerises, cannebergière, petits fruits',
    },
  },
  pasture: {
    name: { en: 'Pasture', fr: 'Pâturage' },
    also: {
      en: 'grazing, paddock, meadow, range, grassland',
      fr: 'pacage, prairie pâturée, enclos, parcelle de pâturage, herbage',
    },
  },
  hay_meadow: {
    name: { en: 'Hay meadow', fr: 'Prairie de fauche' },
    also: {
      en: 'hayfield, forage, alfalfa, mowing, silage',
      fr: 'foin, champ de foin, fourrage, luzerne, fauche, ensilage',
    },
  },
  fallow: {
    name: { en: 'Fallow', fr: 'Jachère' },
    also: {
      en: 'set-aside, resting land, cover crop, green manure',
      fr: 'friche, terre en repos, culture de couverture, engrais vert',
    },
  },
  woodland: {
    name: { en: 'Woodland', fr: 'Boisé' },
    also: { en: 'forest, woodlot, trees, timber, bush', fr: 'forêt, lot boisé, bois, érablière à bois, terre à bois' },
  },
  sugar_bush: {
    name: { en: 'Sugar bush', fr: 'Érablière' },
    also: {
      en: 'maple, sugarbush, sugar maples, taps, tubing, syrup',
      fr: 'cabane à sucre, érables, entailles, sucrerie, tubulure, sirop',
    },
  },
  wetland: {
    name: { en: 'Wetland', fr: 'Milieu humide' },
    also: { en: 'marsh, swamp, bog, peatland', fr: 'marais, marécage, tourbière, terre humide' },
  },
  water: {
    name: { en: 'Pond or watercourse', fr: 'Étang ou cours d’eau' },
    also: {
      en: 'stream, creek, river, lake, ditch, irrigation pond, reservoir',
      fr: 'ruisseau, rivière, lac, fossé, bassin d’irrigation, réservoir, mare',
    },
  },
  hedgerow: {
    name: { en: 'Hedgerow or windbreak', fr: 'Haie ou brise-vent' },
    also: { en: 'hedge, shelterbelt, tree line', fr: 'haie brise-vent, rangée d’arbres, bocage' },
  },
  buffer_strip: {
    name: { en: 'Buffer strip', fr: 'Bande riveraine' },
    also: {
      en: 'riparian strip, grass strip, flower strip, field margin, headland',
      fr: 'bande tampon, bande fleurie, bande enherbée, bordure de champ, tournière',
    },
  },
  apiary: {
    name: { en: 'Apiary', fr: 'Rucher' },
    also: { en: 'bees, hives, beehives, bee yard', fr: 'abeilles, ruches, apiculture' },
  },
  livestock_yard: {
    name: { en: 'Livestock yard', fr: 'Cour d’élevage' },
    also: {
      en: 'barnyard, feedlot, corral, pen, poultry run',
      fr: 'parc d’engraissement, enclos à bétail, cour d’exercice, parquet, basse-cour',
    },
  },
  building: {
    name: { en: 'Building', fr: 'Bâtiment' },
    also: {
      en: 'barn, house, stable, shed, packing house, sugar shack',
      fr: 'grange, maison, étable, bergerie, poulailler, salle d’emballage, remise',
    },
  },
  storage: {
    name: { en: 'Storage', fr: 'Entreposage' },
    also: {
      en: 'silo, bin, machine shed, cold room, hay storage, yard',
      fr: 'silo, hangar, chambre froide, entrepôt, machinerie, abri à foin',
    },
  },
  road: {
    name: { en: 'Road or lane', fr: 'Chemin' },
    also: {
      en: 'farm lane, track, path, parking, driveway',
      fr: 'allée, sentier, voie d’accès, stationnement, entrée',
    },
  },
  composting_site: {
    name: { en: 'Composting site', fr: 'Aire de compostage' },
    also: {
      en: 'compost, manure pile, manure storage, windrow',
      fr: 'compost, fumier, amas de fumier, fosse à lisier, andain',
    },
  },
  mushroom_yard: {
    name: { en: 'Mushroom yard', fr: 'Champignonnière' },
    also: { en: 'mushrooms, logs, shiitake', fr: 'champignons, bûches, shiitake, pleurotes' },
  },
  other: {
    name: { en: 'Other', fr: 'Autre' },
    also: { en: 'miscellaneous, something else', fr: 'divers, autre usage' },
  },
} as const satisfies Readonly<Record<string, LandEntry>>;

/** The texture of a soil, by the classes of the Canadian System of Soil Classification, and two that are no texture. */
export const soilTypeTable = {
  sand: {
    name: { en: 'Sand', fr: 'Sable' },
    also: { en: 'sandy soil', fr: 'sol sableux, sablonneux' },
  },
  loamy_sand: {
    name: { en: 'Loamy sand', fr: 'Sable loameux' },
    also: { en: '', fr: 'sable limoneux' },
  },
  sandy_loam: {
    name: { en: 'Sandy loam', fr: 'Loam sableux' },
    also: { en: 'light soil', fr: 'terre légère, limon sableux, terre franche sableuse' },
  },
  loam: {
    name: { en: 'Loam', fr: 'Loam' },
    also: { en: 'garden soil', fr: 'terre franche, terreau' },
  },
  silt_loam: {
    name: { en: 'Silt loam', fr: 'Loam limoneux' },
    also: { en: '', fr: 'limon moyen' },
  },
  silt: {
    name: { en: 'Silt', fr: 'Limon' },
    also: { en: 'silty soil', fr: 'sol limoneux' },
  },
  sandy_clay_loam: {
    name: { en: 'Sandy clay loam', fr: 'Loam sablo-argileux' },
    also: { en: '', fr: 'limon argilo-sableux' },
  },
  clay_loam: {
    name: { en: 'Clay loam', fr: 'Loam argileux' },
    also: { en: '', fr: 'limon argileux, terre forte' },
  },
  silty_clay_loam: {
    name: { en: 'Silty clay loam', fr: 'Loam limono-argileux' },
    also: { en: '', fr: 'limon argileux fin' },
  },
  sandy_clay: {
    name: { en: 'Sandy clay', fr: 'Argile sableuse' },
    also: { en: '', fr: '' },
  },
  silty_clay: {
    name: { en: 'Silty clay', fr: 'Argile limoneuse' },
    also: { en: '', fr: '' },
  },
  clay: {
    name: { en: 'Clay', fr: 'Argile' },
    also: { en: 'heavy soil, clay soil', fr: 'glaise, sol argileux, terre lourde' },
  },
  muck: {
    name: { en: 'Muck or peat', fr: 'Terre noire ou tourbe' },
    also: { en: 'peat, organic soil, black earth', fr: 'terre noire, sol organique, tourbeux, tourbe' },
  },
  gravelly: {
    name: { en: 'Gravelly soil', fr: 'Sol graveleux' },
    also: { en: 'gravel, stony, rocky', fr: 'gravier, pierreux, caillouteux, rocailleux' },
  },
} as const satisfies Readonly<Record<string, LandEntry>>;
