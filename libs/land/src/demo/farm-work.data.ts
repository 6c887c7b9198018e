import type { Text } from '@terroir/http';
import type { Frequency } from '../task/recurrence.ts';
import type { LandedKind } from './farm-land.data.ts';

/** A task of a demo producer. Days are counted from the instant up to which the farm has lived. */
export interface DemoWork {
  readonly name: Text;
  readonly details?: Text;
  readonly tags: readonly Text[];
  /** The first day; none for what waits for a quiet hour. */
  readonly from?: number;
  readonly at?: string;
  /** Minutes. */
  readonly duration?: number;
  readonly repeat?: readonly [Frequency, number];
  /** Hours of one time, and cents where it cost something. */
  readonly hours: number;
  readonly cents?: number;
  /** Which zone of the first plot it is in, or the plot itself. */
  readonly zone?: number | 'plot';
}

const text = (en: string, fr: string): Text => ({ en, fr });
const rounds = (name: Text, tag: Text, at: string, more: Partial<DemoWork> = {}): DemoWork => ({
  name,
  tags: [tag],
  from: -63,
  at,
  duration: 90,
  repeat: ['weekly', 26],
  hours: 1.5,
  zone: 0,
  ...more,
});

/** What every farm has to do. */
const everywhere: readonly DemoWork[] = [
  {
    name: text('Grease the tractor and check the oil', 'Graisser le tracteur et vérifier l’huile'),
    tags: [text('machines', 'machines')],
    from: -56,
    repeat: ['monthly', 12],
    hours: 1,
    cents: 1850,
  },
  {
    name: text('Walk the fences', 'Faire le tour des clôtures'),
    details: text('Take pliers and spare insulators', 'Apporter pinces et isolateurs de rechange'),
    tags: [text('fences', 'clôtures')],
    from: 4,
    at: '13:30',
    duration: 120,
    hours: 2,
    zone: 'plot',
  },
  {
    name: text('Send the soil samples to the laboratory', 'Envoyer les échantillons de sol au laboratoire'),
    tags: [text('soil', 'sol')],
    from: -20,
    at: '10:00',
    duration: 60,
    hours: 0.75,
    cents: 12_600,
  },
  { name: text('Tidy the shed', 'Ranger la remise'), tags: [], hours: 3 },
];

const ofKind: Readonly<Record<LandedKind, readonly DemoWork[]>> = {
  vegetables: [
    rounds(text('Weed the beds', 'Désherber les planches'), text('weeding', 'sarclage'), '07:30', {
      hours: 3,
      duration: 180,
      zone: 2,
    }),
    rounds(text('Water the tunnel', 'Arroser le tunnel'), text('irrigation', 'irrigation'), '06:30', {
      from: -30,
      repeat: ['daily', 60],
      hours: 0.5,
      duration: 30,
      zone: 1,
    }),
  ],
  dairy: [
    rounds(text('Trim hooves', 'Parer les onglons'), text('herd', 'troupeau'), '09:00', {
      repeat: ['monthly', 12],
      cents: 18_000,
    }),
    rounds(
      text('Move the heifers to fresh grass', 'Changer les taures de parcelle'),
      text('grazing', 'pâturage'),
      '08:00',
    ),
  ],
  maple: [
    rounds(text('Check the tubing for leaks', 'Vérifier la tubulure'), text('sugar bush', 'érablière'), '09:30', {
      zone: 1,
    }),
    rounds(text('Stack firewood', 'Corder du bois'), text('wood', 'bois'), '13:00', { hours: 2.5, duration: 150 }),
  ],
  orchard: [
    rounds(text('Check the insect traps', 'Relever les pièges'), text('scouting', 'dépistage'), '07:00', {
      hours: 1,
      duration: 60,
    }),
    rounds(text('Mow between the rows', 'Faucher entre les rangs'), text('orchard', 'verger'), '10:00', {
      cents: 2200,
    }),
  ],
  grain: [
    rounds(text('Scout the fields', 'Dépister les champs'), text('scouting', 'dépistage'), '08:30'),
    rounds(text('Check the bins', 'Vérifier les silos'), text('bins', 'silos'), '16:00', {
      hours: 0.5,
      duration: 30,
      zone: 1,
    }),
  ],
  sheep: [
    rounds(text('Move the flock', 'Déplacer le troupeau'), text('grazing', 'pâturage'), '08:00', {
      hours: 1,
      duration: 60,
    }),
    rounds(text('Check weights', 'Peser les agneaux'), text('herd', 'troupeau'), '10:00', { repeat: ['monthly', 6] }),
  ],
  bees: [
    rounds(text('Visit the hives', 'Visiter les ruches'), text('hives', 'ruches'), '11:00', {
      hours: 2,
      duration: 120,
    }),
    rounds(text('Count mites', 'Compter les varroas'), text('hives', 'ruches'), '14:00', {
      repeat: ['monthly', 6],
      cents: 900,
    }),
  ],
  berries: [
    rounds(text('Hoe the strawberries', 'Biner les fraisiers'), text('weeding', 'sarclage'), '07:00', {
      hours: 2.5,
      duration: 150,
    }),
    rounds(text('Check the drip lines', 'Vérifier le goutte-à-goutte'), text('irrigation', 'irrigation'), '12:00', {
      hours: 0.5,
      duration: 30,
    }),
  ],
  mushrooms: [
    rounds(text('Soak the logs', 'Tremper les bûches'), text('growing', 'culture'), '08:00'),
    rounds(text('Clean the growing room', 'Nettoyer la salle de culture'), text('cleaning', 'hygiène'), '15:00', {
      cents: 1200,
    }),
  ],
  herbs: [
    rounds(text('Cut and bundle', 'Récolter et botteler'), text('harvest', 'récolte'), '06:30', {
      hours: 3,
      duration: 180,
    }),
    rounds(text('Turn the drying racks', 'Retourner les claies'), text('drying', 'séchage'), '17:00', {
      hours: 0.5,
      duration: 30,
    }),
  ],
};

/** What the producers of a kind have to do, the work of their kind first. */
export const farmWork = (kind: LandedKind): readonly DemoWork[] => [...ofKind[kind], ...everywhere];
