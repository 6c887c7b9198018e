import type { Text } from '@terroir/http';
import type { Frequency } from '../task/recurrence.ts';
import type { LandedKind } from './farm-land.data.ts';

/** A task of a demo producer. Days are counted from the instant up to which the farm has lived. */
export interface DemoWork {
  readonly name: Text;
  readonly details?: Text;
  readonly tags: readonly string[];
  /** The first day; none for what waits for a quiet hour. */
  readonly from?: number;
  readonly at?: string;
  /** Minutes. */
  readonly duration?: number;
  readonly repeat?: readonly [Frequency, number];
  /** Hours of one time, and cents where it cost something. */
  readonly hours: number;
  readonly cents?: number;
  /** Which zone of the first plot it is in. */
  readonly zone?: number;
}

const text = (en: string, fr: string): Text => ({ en, fr });
const rounds = (name: Text, tag: string, at: string, more: Partial<DemoWork> = {}): DemoWork => ({
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
    tags: ['machines'],
    from: -56,
    repeat: ['monthly', 12],
    hours: 1,
    cents: 1850,
  },
  {
    name: text('Walk the fences', 'Faire le tour des clôtures'),
    details: text('Take pliers and spare insulators', 'Apporter pinces et isolateurs de rechange'),
    tags: ['clôtures'],
    from: 4,
    at: '13:30',
    duration: 120,
    hours: 2,
    zone: 1,
  },
  {
    name: text('Send the soil samples to the laboratory', 'Envoyer les échantillons de sol au laboratoire'),
    tags: ['sol'],
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
    rounds(text('Weed the beds', 'Désherber les planches'), 'sarclage', '07:30', { hours: 3, duration: 180 }),
    rounds(text('Water the tunnel', 'Arroser le tunnel'), 'irrigation', '06:30', {
      from: -30,
      repeat: ['daily', 60],
      hours: 0.5,
      duration: 30,
    }),
  ],
  dairy: [
    rounds(text('Trim hooves', 'Parer les onglons'), 'troupeau', '09:00', { repeat: ['monthly', 12], cents: 18_000 }),
    rounds(text('Move the heifers to fresh grass', 'Changer les taures de parcelle'), 'pâturage', '08:00'),
  ],
  maple: [
    rounds(text('Check the tubing for leaks', 'Vérifier la tubulure'), 'érablière', '09:30', { zone: 1 }),
    rounds(text('Stack firewood', 'Corder du bois'), 'bois', '13:00', { hours: 2.5, duration: 150 }),
  ],
  orchard: [
    rounds(text('Check the insect traps', 'Relever les pièges'), 'dépistage', '07:00', { hours: 1, duration: 60 }),
    rounds(text('Mow between the rows', 'Faucher entre les rangs'), 'verger', '10:00', { cents: 2200 }),
  ],
  grain: [
    rounds(text('Scout the fields', 'Dépister les champs'), 'dépistage', '08:30'),
    rounds(text('Check the bins', 'Vérifier les silos'), 'silos', '16:00', { hours: 0.5, duration: 30 }),
  ],
  sheep: [
    rounds(text('Move the flock', 'Déplacer le troupeau'), 'pâturage', '08:00', { hours: 1, duration: 60 }),
    rounds(text('Check weights', 'Peser les agneaux'), 'troupeau', '10:00', { repeat: ['monthly', 6] }),
  ],
  bees: [
    rounds(text('Visit the hives', 'Visiter les ruches'), 'ruches', '11:00', { hours: 2, duration: 120 }),
    rounds(text('Count mites', 'Compter les varroas'), 'ruches', '14:00', { repeat: ['monthly', 6], cents: 900 }),
  ],
  berries: [
    rounds(text('Hoe the strawberries', 'Biner les fraisiers'), 'sarclage', '07:00', { hours: 2.5, duration: 150 }),
    rounds(text('Check the drip lines', 'Vérifier le goutte-à-goutte'), 'irrigation', '12:00', {
      hours: 0.5,
      duration: 30,
    }),
  ],
  mushrooms: [
    rounds(text('Soak the logs', 'Tremper les bûches'), 'culture', '08:00'),
    rounds(text('Clean the growing room', 'Nettoyer la salle de culture'), 'hygiène', '15:00', { cents: 1200 }),
  ],
  herbs: [
    rounds(text('Cut and bundle', 'Récolter et botteler'), 'récolte', '06:30', { hours: 3, duration: 180 }),
    rounds(text('Turn the drying racks', 'Retourner les claies'), 'séchage', '17:00', { hours: 0.5, duration: 30 }),
  ],
};

/** What the producers of a kind have to do, the work of their kind first. */
export const farmWork = (kind: LandedKind): readonly DemoWork[] => [...ofKind[kind], ...everywhere];
