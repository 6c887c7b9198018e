import { amountOf, type Language } from '@terroir/events';
import { symbolFor } from '@terroir/reference';
import { unitOf } from '../item/item.attributes.ts';
import { wareName } from './enquiry.attributes.ts';
import type { SeenWare } from './enquiry.view.ts';

/** A letter's words, to which the sender adds the greeting's name, the layout and the link of its button. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly after: readonly string[];
}

/** What happened: a company asks, a visitor of the website does, the producer answers, the sender writes again. */
export type LetterOccasion = 'asked' | 'visitor' | 'answered' | 'continued';

/** What a letter about a message says. */
export interface EnquiryLetter {
  readonly occasion: LetterOccasion;
  /** Who wrote, and where an answer by mail goes. */
  readonly writer: string;
  readonly replyTo: string;
  readonly message: string;
  readonly seen: SeenWare | null;
  readonly distanceKm: number | null;
  /** Whether the reader has an inbox on Terroir. */
  readonly hasInbox: boolean;
}

// Control characters, line ends, and what turns the reading direction of all that follows (UAX #9).
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const plain = (text: string): string => text.replaceAll(HIDDEN, ' ').trim();
/** A text of several lines as the paragraphs of a letter. */
const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plain)
    .filter((line) => line !== '');

const subjects: Readonly<
  Record<Language, Readonly<Record<LetterOccasion, (writer: string, about: string) => string>>>
> = {
  en: {
    asked: (writer, about) => (about ? `${writer} asks about ${about}` : `Enquiry from ${writer}`),
    visitor: (writer) => `Message through your website: ${writer}`,
    answered: (writer, about) => (about ? `${writer} answered about ${about}` : `${writer} answered your message`),
    continued: (writer, about) => (about ? `${writer} wrote again about ${about}` : `${writer} wrote again`),
  },
  fr: {
    asked: (writer, about) =>
      about ? `Demande de ${writer} au sujet de «\u00A0${about}\u00A0»` : `Demande de ${writer}`,
    visitor: (writer) => `Message reçu par votre site Web\u00A0: ${writer}`,
    answered: (writer, about) =>
      about ? `${writer} vous répond au sujet de «\u00A0${about}\u00A0»` : `${writer} a répondu à votre message`,
    continued: (writer, about) =>
      about ? `${writer} vous écrit de nouveau au sujet de «\u00A0${about}\u00A0»` : `${writer} vous écrit de nouveau`,
  },
};

const words = {
  en: {
    greeting: 'Hello {name},',
    writes: (writer: string) => `${writer} writes:`,
    saw: 'What was on the screen:',
    noPrice: 'price on request',
    open: 'Open the enquiry',
    website: 'Visit the website',
    reply: (to: string) => `You can also reply to this email: your reply goes straight to ${to}.`,
    whyVisitor: 'You get this email because you wrote through the website of this producer.',
  },
  fr: {
    greeting: 'Bonjour {name},',
    writes: (writer: string) => `${writer} écrit\u00A0:`,
    saw: 'Ce qui était à l’écran\u00A0:',
    noPrice: 'prix sur demande',
    open: 'Voir la demande',
    website: 'Visiter le site Web',
    reply: (to: string) =>
      `Vous pouvez aussi répondre à ce courriel\u00A0: votre réponse parvient directement à ${to}.`,
    whyVisitor: 'Vous recevez ce courriel parce que vous avez écrit à ce producteur par son site Web.',
  },
} as const;

const locales = { en: 'en-CA', fr: 'fr-CA' } as const;

/** What a buyer saw, in a line: name, price, amounts, distance. */
function sawLine(seen: SeenWare, distanceKm: number | null, language: Language, currency: string): string {
  const locale = locales[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const amount = (value: number | null, unitId: string | null): string => {
    if (value === null) return '';
    const unit = unitOf(unitId, language);
    const symbol = unit === null || unit.symbol === '#' ? '' : symbolFor(value, unit, language);
    return [number.format(value), symbol].filter(Boolean).join('\u00A0');
  };
  const per = seen.costUnitId === null ? '' : `/${unitOf(seen.costUnitId, language)?.symbol ?? ''}`;
  const price = seen.costCents === null ? words[language].noPrice : money.format(amountOf(seen.costCents)) + per;
  const away = distanceKm === null ? '' : `${number.format(Math.round(distanceKm))}\u00A0km`;
  const { quantity, quantityUnitId, count, countUnitId } = seen;
  return [plain(wareName(seen, language)), price, amount(quantity, quantityUnitId), amount(count, countUnitId), away]
    .filter(Boolean)
    .join(' · ');
}

/** Words a letter about a message, in the language of its reader. Nothing that was typed is more than text in it. */
export function enquiryWords(letter: EnquiryLetter, language: Language, currency: string): LetterWords {
  const { occasion, message, seen, distanceKm, replyTo, hasInbox } = letter;
  const own = words[language];
  const writer = plain(letter.writer);
  const about = seen === null ? '' : plain(wareName(seen, language));
  return {
    subject: subjects[language][occasion](writer, about),
    greeting: own.greeting,
    lines: [
      own.writes(writer),
      ...paragraphs(message),
      ...(seen === null || occasion !== 'asked' ? [] : [own.saw, sawLine(seen, distanceKm, language, currency)]),
    ],
    action: hasInbox ? own.open : own.website,
    after: [own.reply(replyTo), ...(hasInbox ? [] : [own.whyVisitor])],
  };
}
