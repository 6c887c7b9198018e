import type { Language } from '@terroir/events';
import type { DataOf } from '@terroir/kernel';
import { Places } from '../marketplace/places.ts';
import { publicPlace } from '../public-place.ts';
import type { EnquiryCommand } from '../enquiry/enquiry.commands.ts';
import type { DemoItem } from './items.ts';

type Seen = DataOf<EnquiryCommand, 'SendEnquiry'>['seen'];

/** Something that one of the two did in a demo conversation, so many hours after it began. */
export interface DemoMessage {
  readonly by: 'business' | 'producer';
  readonly hours: number;
  /** Null where it was read. */
  readonly text: string | null;
}

type Words = Readonly<Record<Language, string>>;
const script = (...messages: readonly (readonly [DemoMessage['by'], number, Words | null])[]) => messages;

/** In the state of its place: answered, read, new. */
const scripts = [
  script(
    [
      'business',
      0,
      {
        en: 'Hello,\n\nwe change our menu next week. Could you keep twelve of these for us, and would you deliver on Thursday morning?',
        fr: 'Bonjour,\n\nnous changeons notre carte la semaine prochaine. Pourriez-vous nous en réserver douze, et livrer jeudi matin\u00A0?',
      },
    ],
    ['producer', 5, null],
    [
      'producer',
      6,
      {
        en: 'Twelve are yours. I am in town on Thursday anyway: is eight o’clock early enough?',
        fr: 'Les douze sont à vous. Je passe de toute façon en ville jeudi\u00A0: est-ce assez tôt à huit heures\u00A0?',
      },
    ],
  ),
  script(
    [
      'business',
      0,
      {
        en: 'Is there a price for a standing order, say every second week until the end of the season?',
        fr: 'Y a-t-il un prix pour une commande régulière, disons toutes les deux semaines jusqu’à la fin de la saison\u00A0?',
      },
    ],
    ['producer', 3, null],
  ),
  script([
    'business',
    0,
    {
      en: 'Do you have more of this than the page says? We could take three times as much.',
      fr: 'En avez-vous plus que ce que dit la page\u00A0? Nous pourrions en prendre trois fois plus.',
    },
  ]),
] as const;

/** What two of the demo region write to each other, each in their own language. `nth` chooses how far it came. */
export const demoConversation = (
  nth: number,
  languages: Readonly<Record<DemoMessage['by'], Language>>,
): readonly DemoMessage[] =>
  (scripts[nth % scripts.length] ?? []).map(([by, hours, words]) => ({
    by,
    hours,
    text: words && words[languages[by]],
  }));

/** What a buyer saw of a demo item when it was put to market. */
export const seenOf = ({ form }: DemoItem): Seen => ({
  version: 1,
  name: form.name,
  productId: null,
  varietyId: null,
  costCents: typeof form.cost === 'number' ? Math.round(form.cost * 100) : null,
  costUnitId: null,
  quantity: form.quantity ?? null,
  quantityUnitId: form.quantityUnitId ?? null,
  count: form.count ?? null,
  countUnitId: form.countUnitId ?? null,
});

interface Placed {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres from a business to where a producer who shows no address is shown. */
export function demoDistance(business: Placed, producer: Placed): number {
  const places = new Places();
  places.put(0, publicPlace({ ...producer, showAddress: false }));
  return Number(places.distancesFrom([business.latitude, business.longitude])(0).toFixed(2));
}
