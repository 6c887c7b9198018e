import type { Text } from '@terroir/http';
import type { SoilTypeId, ZoneTypeId } from '@terroir/reference';

/** A zone of a demo plot: the part of the plot that it takes, as shares of its width and depth, and its soil and pH. */
export interface DemoZone {
  readonly type: ZoneTypeId;
  readonly name: Text;
  readonly details: Text;
  readonly part: readonly [left: number, near: number, right: number, far: number];
  readonly soil?: readonly [SoilTypeId, number];
  readonly tags?: readonly string[];
}
/** A demo plot: so many metres wide and deep. */
export interface DemoPlot {
  readonly name: Text;
  readonly details: Text;
  readonly size: readonly [width: number, depth: number];
  readonly zones: readonly DemoZone[];
}

const text = (en: string, fr: string): Text => ({ en, fr });
const zone = (
  type: ZoneTypeId,
  name: Text,
  part: DemoZone['part'],
  details: Text,
  more: Pick<DemoZone, 'soil' | 'tags'> = {},
): DemoZone => ({ type, name, part, details, ...more });

const yard = (part: DemoZone['part']): DemoZone =>
  zone('building', text('Farmyard', 'Cour de ferme'), part, text('House, barn and shed', 'Maison, grange et remise'));
const lane = (part: DemoZone['part']): DemoZone =>
  zone(
    'road',
    text('Lane', 'Chemin de ferme'),
    part,
    text('Gravel, open all year', 'Gravier, praticable toute l’année'),
  );
const brook = (part: DemoZone['part']): DemoZone =>
  zone(
    'buffer_strip',
    text('Strip along the brook', 'Bande du ruisseau'),
    part,
    text('Shrubs and grass, never ploughed', 'Arbustes et herbes, jamais labourés'),
  );
const woods = (part: DemoZone['part']): DemoZone =>
  zone(
    'woodland',
    text('Back woods', 'Bois du fond'),
    part,
    text('Mixed wood, firewood', 'Bois mêlé, bois de chauffage'),
  );
const pond = (part: DemoZone['part']): DemoZone =>
  zone('water', text('Pond', 'Étang'), part, text('Irrigation and frogs', 'Irrigation et grenouilles'));
const home = (details: Text, size: DemoPlot['size'], ...zones: readonly DemoZone[]): DemoPlot => ({
  name: text('Home field', 'Champ de la maison'),
  details,
  size,
  zones,
});

/** What the farms of a kind have: the plot around the house, and of most a second one further off. */
export const farmLand = {
  vegetables: [
    home(
      text('Market garden beside the house', 'Jardin maraîcher à côté de la maison'),
      [140, 190],
      yard([0, 0, 0.45, 0.16]),
      zone(
        'greenhouse',
        text('Tunnels 1 and 2', 'Tunnels 1 et 2'),
        [0.55, 0, 1, 0.16],
        text('Tomatoes, then spinach', 'Tomates, puis épinards'),
        { tags: ['tomate'] },
      ),
      zone(
        'garden_bed',
        text('Beds A', 'Planches A'),
        [0, 0.2, 1, 0.45],
        text('Salads and roots', 'Salades et racines'),
        { tags: ['rotation 1'] },
      ),
      zone(
        'cropland',
        text('Long rows', 'Grands rangs'),
        [0, 0.48, 1, 0.86],
        text('Squash and brassicas', 'Courges et crucifères'),
        { soil: ['sandy_loam', 6.6], tags: ['rotation 2'] },
      ),
      brook([0, 0.9, 1, 1]),
    ),
    {
      name: text('Lower field', 'Champ du bas'),
      details: text('Storage crops, on two years out of three', 'Légumes de garde, deux ans sur trois'),
      size: [110, 240],
      zones: [
        zone('cropland', text('Garlic', 'Ail'), [0, 0, 1, 0.4], text('Planted in October', 'Planté en octobre'), {
          soil: ['loam', 6.4],
          tags: ['ail'],
        }),
        zone(
          'fallow',
          text('Green manure', 'Engrais vert'),
          [0, 0.43, 1, 0.9],
          text('Oats and peas', 'Avoine et pois'),
        ),
      ],
    },
  ],
  dairy: [
    home(
      text('Barn, yard and the night paddocks', 'Étable, cour et parcs de nuit'),
      [260, 320],
      yard([0, 0, 0.4, 0.18]),
      zone(
        'livestock_yard',
        text('Cow yard', 'Cour des vaches'),
        [0.45, 0, 0.75, 0.18],
        text('Concrete, scraped daily', 'Bétonnée, raclée chaque jour'),
      ),
      zone(
        'pasture',
        text('Night paddocks', 'Parcs de nuit'),
        [0, 0.22, 1, 0.94],
        text('Eight strips', 'Huit bandes'),
        { tags: ['parcs 1-8'] },
      ),
    ),
    {
      name: text('Hay land', 'Terre à foin'),
      details: text('Three cuts a year', 'Trois coupes par année'),
      size: [220, 620],
      zones: [
        zone('hay_meadow', text('Alfalfa', 'Luzerne'), [0, 0, 1, 0.55], text('Sown in 2024', 'Semée en 2024'), {
          tags: ['foin'],
        }),
        zone(
          'cropland',
          text('Silage corn', 'Maïs d’ensilage'),
          [0, 0.58, 1, 0.92],
          text('After four years of hay', 'Après quatre ans de foin'),
          { soil: ['clay_loam', 6.2] },
        ),
        zone(
          'hedgerow',
          text('Windbreak', 'Brise-vent'),
          [0, 0.95, 1, 1],
          text('Spruce and poplar', 'Épinettes et peupliers'),
        ),
      ],
    },
  ],
  maple: [
    home(
      text('Sugar shack and its clearing', 'Cabane à sucre et sa clairière'),
      [120, 110],
      zone(
        'building',
        text('Sugar shack', 'Cabane à sucre'),
        [0.1, 0.1, 0.5, 0.5],
        text('Evaporator and cellar', 'Évaporateur et cave'),
      ),
      zone('storage', text('Wood shed', 'Abri à bois'), [0.6, 0.1, 0.9, 0.5], text('Forty cords', 'Quarante cordes')),
      lane([0.1, 0.7, 0.9, 0.82]),
    ),
    {
      name: text('Sugar bush', 'Érablière'),
      details: text('Sugar maples of eighty years', 'Érables à sucre de quatre-vingts ans'),
      size: [420, 560],
      zones: [
        zone(
          'sugar_bush',
          text('South line', 'Ligne sud'),
          [0, 0, 1, 0.48],
          text('Tubing since 2019', 'Tubulure depuis 2019'),
          { tags: ['tubulure'] },
        ),
        zone(
          'sugar_bush',
          text('North line', 'Ligne nord'),
          [0, 0.5, 0.8, 0.96],
          text('Buckets for visitors', 'Chaudières pour les visiteurs'),
        ),
        zone(
          'wetland',
          text('Black ash hollow', 'Creux des frênes'),
          [0.84, 0.55, 1, 0.9],
          text('Left as it is', 'Laissé tel quel'),
        ),
      ],
    },
  ],
  orchard: [
    home(
      text('Old orchard around the house', 'Vieux verger autour de la maison'),
      [170, 220],
      yard([0, 0, 0.4, 0.2]),
      zone(
        'orchard',
        text('Standard trees', 'Arbres à plein vent'),
        [0, 0.25, 1, 0.62],
        text('McIntosh and Cortland', 'McIntosh et Cortland'),
        { tags: ['pommes'] },
      ),
      zone(
        'orchard',
        text('Trellis', 'Palissage'),
        [0, 0.65, 1, 0.95],
        text('Honeycrisp, planted in 2021', 'Honeycrisp, plantées en 2021'),
        { tags: ['pommes'] },
      ),
    ),
    {
      name: text('Pear hill', 'Côte des poires'),
      details: text('South slope, first to flower', 'Pente sud, la première en fleurs'),
      size: [90, 160],
      zones: [
        zone(
          'orchard',
          text('Pears and plums', 'Poires et prunes'),
          [0, 0, 1, 0.8],
          text('Netted in August', 'Sous filets en août'),
        ),
        zone(
          'apiary',
          text('Hives', 'Ruches'),
          [0.1, 0.85, 0.4, 0.97],
          text('Six, for the blossom', 'Six, pour la floraison'),
        ),
      ],
    },
  ],
  grain: [
    home(
      text('Bins, dryer and the trial strips', 'Silos, séchoir et bandes d’essai'),
      [240, 260],
      yard([0, 0, 0.35, 0.2]),
      zone('storage', text('Bins', 'Silos'), [0.4, 0, 0.7, 0.2], text('Four, 900 t in all', 'Quatre, 900 t en tout')),
      zone(
        'cropland',
        text('Trial strips', 'Bandes d’essai'),
        [0, 0.25, 1, 0.95],
        text('Six varieties of wheat', 'Six variétés de blé'),
        { soil: ['silt_loam', 6.8], tags: ['blé'] },
      ),
    ),
    {
      name: text('Long lot', 'Grande terre'),
      details: text('From the road to the river', 'Du chemin à la rivière'),
      size: [300, 900],
      zones: [
        zone('cropland', text('Front', 'Devant'), [0, 0, 1, 0.44], text('Soybeans this year', 'Soya cette année'), {
          soil: ['clay_loam', 6.5],
          tags: ['soya'],
        }),
        zone(
          'cropland',
          text('Back', 'Derrière'),
          [0, 0.46, 1, 0.93],
          text('Grain corn this year', 'Maïs-grain cette année'),
          { soil: ['silty_clay', 6.3], tags: ['maïs'] },
        ),
        brook([0, 0.95, 1, 1]),
      ],
    },
  ],
  sheep: [
    home(
      text('Sheepfold and lambing paddocks', 'Bergerie et parcs d’agnelage'),
      [180, 200],
      yard([0, 0, 0.4, 0.22]),
      zone(
        'pasture',
        text('Lambing paddocks', 'Parcs d’agnelage'),
        [0, 0.28, 1, 0.92],
        text('Sheltered from the west', 'À l’abri de l’ouest'),
      ),
    ),
    {
      name: text('Hill pasture', 'Pâturage de la côte'),
      details: text('Too steep to plough', 'Trop en pente pour la charrue'),
      size: [240, 360],
      zones: [
        zone(
          'pasture',
          text('Rotation', 'Rotation'),
          [0, 0, 1, 0.7],
          text('Moved every third day', 'Déplacement tous les trois jours'),
          { tags: ['rotation'] },
        ),
        woods([0, 0.74, 1, 1]),
      ],
    },
  ],
  bees: [
    home(
      text('Honey house and the flower meadow', 'Miellerie et prairie fleurie'),
      [110, 150],
      zone(
        'building',
        text('Honey house', 'Miellerie'),
        [0.05, 0.05, 0.4, 0.25],
        text('Extraction and cold room', 'Extraction et chambre froide'),
      ),
      zone(
        'apiary',
        text('Home yard', 'Rucher de la maison'),
        [0.55, 0.05, 0.95, 0.25],
        text('Twenty hives', 'Vingt ruches'),
        { tags: ['ruches'] },
      ),
      zone(
        'hay_meadow',
        text('Flower meadow', 'Prairie fleurie'),
        [0, 0.32, 1, 0.94],
        text('Clover, phacelia, buckwheat', 'Trèfle, phacélie, sarrasin'),
      ),
    ),
  ],
  berries: [
    home(
      text('Pick-your-own beside the road', 'Autocueillette au bord du chemin'),
      [150, 210],
      yard([0, 0, 0.35, 0.16]),
      zone(
        'road',
        text('Parking', 'Stationnement'),
        [0.45, 0, 0.95, 0.16],
        text('Sixty cars in July', 'Soixante voitures en juillet'),
      ),
      zone(
        'berry_field',
        text('Strawberries', 'Fraises'),
        [0, 0.2, 1, 0.55],
        text('Renewed every third year', 'Renouvelées tous les trois ans'),
        { tags: ['fraise'] },
      ),
      zone(
        'berry_field',
        text('Raspberries', 'Framboises'),
        [0, 0.58, 1, 0.9],
        text('Summer and fall rows', 'Rangs d’été et d’automne'),
        { tags: ['framboise'] },
      ),
    ),
    {
      name: text('Blueberry hill', 'Bleuetière'),
      details: text('Acid soil under pines', 'Sol acide près des pins'),
      size: [130, 150],
      zones: [
        zone(
          'berry_field',
          text('Highbush blueberries', 'Bleuets en corymbe'),
          [0, 0, 1, 0.75],
          text('Netted from July on', 'Sous filets dès juillet'),
          { tags: ['bleuet'] },
        ),
        pond([0.2, 0.8, 0.6, 0.97]),
      ],
    },
  ],
  mushrooms: [
    home(
      text('Growing rooms and the log yard', 'Chambres de culture et parc à bûches'),
      [90, 110],
      zone(
        'building',
        text('Growing rooms', 'Chambres de culture'),
        [0.05, 0.05, 0.5, 0.35],
        text('Oyster mushrooms, all year', 'Pleurotes, toute l’année'),
      ),
      zone(
        'composting_site',
        text('Spent substrate', 'Substrat usé'),
        [0.6, 0.05, 0.95, 0.3],
        text('Given to gardeners', 'Donné aux jardiniers'),
      ),
      zone(
        'mushroom_yard',
        text('Shiitake logs', 'Bûches de shiitake'),
        [0, 0.45, 1, 0.9],
        text('Under hemlocks', 'Sous les pruches'),
        { tags: ['shiitake'] },
      ),
    ),
  ],
  herbs: [
    home(
      text('Herb garden and drying shed', 'Jardin d’herbes et séchoir'),
      [80, 120],
      zone(
        'building',
        text('Drying shed', 'Séchoir'),
        [0.05, 0.04, 0.4, 0.2],
        text('Racks for 300 kg', 'Claies pour 300 kg'),
      ),
      zone(
        'garden_bed',
        text('Perennials', 'Vivaces'),
        [0, 0.25, 1, 0.55],
        text('Mint, lovage, valerian', 'Menthe, livèche, valériane'),
      ),
      zone(
        'cropland',
        text('Annuals', 'Annuelles'),
        [0, 0.58, 1, 0.88],
        text('Basil, calendula, chamomile', 'Basilic, calendule, camomille'),
        { soil: ['sandy_loam', 6.9], tags: ['tisane'] },
      ),
      zone(
        'hedgerow',
        text('Elder hedge', 'Haie de sureaux'),
        [0, 0.92, 1, 1],
        text('Flowers in June, berries in August', 'Fleurs en juin, baies en août'),
      ),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly DemoPlot[]>>;

/** The kinds of farms that have land. */
export type LandedKind = keyof typeof farmLand;
