import type { Language } from '@terroir/events';
import { localizedUnit, product, unit, variety } from '@terroir/reference';
import type { SavedSearchRow } from './saved-search.view.ts';
import { produceName } from '../produce-name.ts';
import { MOST_KM } from '../marketplace/marketplace.limits.ts';
import type { Price } from './search-news.ts';

/** A line whose address is a link on some of its words in HTML, instead of being shown. */
interface LinkedLine {
  readonly before: string;
  readonly words: string;
  readonly after: string;
  readonly url: string;
}

/** A letter's words, to which the sender adds the greeting's name, the layout and the link of its button. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly after: readonly string[];
  /** How lines read in HTML, by their plain text; any other reads as it is. */
  readonly linked: ReadonlyMap<string, LinkedLine>;
}

/** A line in plain text, and where its HTML has a link. */
interface Line {
  readonly text: string;
  readonly link: LinkedLine | null;
}

/** What is new, as a letter says it. */
export interface TitledNews {
  readonly name: string;
  /** Null where the producer itself is the news. */
  readonly producer: string | null;
  readonly price: Price | null;
  readonly before: Price | null;
  /** Kilometres. */
  readonly distance: number;
  /** The address of its page, where it has one. */
  readonly url: string | null;
}

/** So much is named; the rest is counted. */
export const NAMED = 20;

/** What a produce is called: its product and its variety. */
export function produceTitle(productId: string, varietyId: string, language: Language): string {
  return produceName({
    product: { id: productId, name: product(productId)?.name[language] ?? productId },
    variety: { id: varietyId, name: variety(varietyId)?.name[language] ?? varietyId },
  });
}

/** The address of a search on the marketplace: what is as it would be unless asked is left out. */
export function searchPath({ face, distance, category, producer, q, sort }: SavedSearchRow): string {
  const asked = new URLSearchParams();
  if (distance !== MOST_KM) asked.set('distance', String(distance));
  for (const id of category) asked.append('category', id);
  for (const id of producer) asked.append('producer', id);
  if (q !== '') asked.set('q', q);
  if (sort !== 'name') asked.set('sort', sort);
  const query = asked.toString();
  return `/marketplace${face === 'produces' ? '' : `/${face}`}${query === '' ? '' : `?${query}`}`;
}

function amount({ cents, unitId }: Price, language: Language, currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const money = new Intl.NumberFormat(`${language}-CA`, style).format(cents / 100);
  const of = unitId === null ? undefined : unit(unitId);
  return of === undefined ? money : `${money} / ${localizedUnit(of, language).symbol}`;
}

function kilometres(distance: number, language: Language): string {
  const digits = { maximumFractionDigits: distance < 10 ? 1 : 0 };
  return `${new Intl.NumberFormat(`${language}-CA`, digits).format(distance)}\u00A0km`;
}

/** A line for a ware: what it is called, whose it is, what it costs and cost, how far away it is; and its page, to which its name links. */
function lineOf(
  { name, producer, price, before, distance, url }: TitledNews,
  language: Language,
  currency: string,
): Line {
  const costs = price && amount(price, language, currency);
  const cost = before && amount(before, language, currency);
  const [now, instead, away] =
    language === 'fr' ? ['nouveau', 'au lieu de', 'à'] : (['new', 'instead of', 'at'] as const);
  const parts = [
    producer,
    costs && (cost === null ? costs : `${costs} ${instead} ${cost}`),
    `${away} ${kilometres(distance, language)}`,
    cost === null ? now : null,
  ];
  const after = parts.flatMap((part) => (part === null ? [] : [` · ${part}`])).join('');
  const text = `• ${name}${after}`;
  return url === null
    ? { text, link: null }
    : { text: `${text} ${url}`, link: { before: '• ', words: name, after, url } };
}

const linkedOf = (lines: readonly Line[]): ReadonlyMap<string, LinkedLine> =>
  new Map(lines.flatMap(({ text, link }) => (link === null ? [] : [[text, link] as const])));

/** What ends the letters: why they are sent, and where they are stopped. */
function stopLine(stop: string, language: Language): Line {
  const [before, plain, words] =
    language === 'fr'
      ? [
          'Vous recevez ce courriel, au plus une fois par jour, parce que vous l’avez demandé pour cette recherche. ',
          'Pour ne plus le recevoir\u00A0: ',
          'Ne plus recevoir ces courriels',
        ]
      : ([
          'You get this email, at most once a day, because you asked for it for this search. ',
          'To stop it: ',
          'Stop these emails',
        ] as const);
  return { text: before + plain + stop, link: { before, words, after: '', url: stop } };
}

/** A name in quotation marks; those that it has itself become the inner ones of the language. */
export const quotedName = (name: string, language: Language): string =>
  language === 'fr'
    ? `«\u00A0${name.replaceAll(/«\s*/g, '“').replaceAll(/\s*»/g, '”')}\u00A0»`
    : `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? one : many.replace('#', String(count))];

/**
 * The words of a letter about a search.
 * @param counts how much is new and how much cheaper, of which `news` names the first
 * @param currency ISO 4217 @param stop where the letters of the search are ended
 */
export function searchLetterWords(
  name: string,
  news: readonly TitledNews[],
  counts: { readonly fresh: number; readonly cheaper: number },
  { language, currency, stop }: { readonly language: Language; readonly currency: string; readonly stop: string },
): LetterWords {
  const lines = news.slice(0, NAMED).map((each) => lineOf(each, language, currency));
  const ending = stopLine(stop, language);
  const linked = linkedOf([...lines, ending]);
  const left = counts.fresh + counts.cheaper - lines.length;
  if (language === 'fr') {
    const what = [
      ...counted(counts.fresh, 'une nouveauté', '# nouveautés'),
      ...counted(counts.cheaper, 'une baisse de prix', '# baisses de prix'),
    ].join(' et ');
    return {
      subject: `${capital(what)} · ${name}`,
      greeting: 'Bonjour {name},',
      lines: [
        `Votre recherche ${quotedName(name, language)} a trouvé ${what}.`,
        ...lines.map(({ text }) => text),
        ...counted(left, 'Et un autre résultat.', 'Et # autres résultats.'),
      ],
      action: 'Voir les résultats',
      after: [ending.text],
      linked,
    };
  }
  const what = [
    ...counted(counts.fresh, 'one new result', '# new results'),
    ...counted(counts.cheaper, 'one lower price', '# lower prices'),
  ].join(' and ');
  return {
    subject: `${capital(what)} · ${name}`,
    greeting: 'Hello {name},',
    lines: [
      `Your search ${quotedName(name, language)} found ${what}.`,
      ...lines.map(({ text }) => text),
      ...counted(left, 'And one more result.', 'And # more results.'),
    ],
    action: 'View the results',
    after: [ending.text],
    linked,
  };
}
