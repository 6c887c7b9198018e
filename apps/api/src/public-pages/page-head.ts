import type { Language } from '@terroir/events';
import { shortened } from '@terroir/market/server';
import { languages } from '@terroir/reference';

/**
 * What is sent within the page at a screen's address: what its head says and what is shown before the app runs, or the address
 * to which it moved.
 */
export type ScreenHead =
  { readonly status: 200 | 404; readonly head: string; readonly text?: string } | { readonly location: string };

/** Of a page that is not there; the screen says so. */
export const notThere = {
  status: 404,
  head: '<title>Terroir</title>\n    <meta name="robots" content="noindex" />',
} as const satisfies ScreenHead;

export interface Installation {
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA zone whose calendar says what day it is. */
  readonly timeZone: string;
}

/** What a public page says of itself. Texts are as they were typed. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The path of the page. */
  readonly path: string;
  /** The path of a picture on this server, or null. */
  readonly image: string | null;
  /** Of Open Graph: `product`, `website`. */
  readonly type: string;
  /** More properties of Open Graph; null is left out. */
  readonly properties?: Readonly<Record<string, string | null>>;
  /** Of schema.org, without its context. */
  readonly data: Readonly<Record<string, unknown>>;
}

const locales: Readonly<Record<Language, string>> = { en: 'en_CA', fr: 'fr_CA' };
const LONGEST_DESCRIPTION = 200;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** The text as HTML and XML write it, in an element or an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON that ends no element and begins no comment, wherever it stands in a page. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const alternate = (language: Language | 'x-default', url: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escaped(url)}" />`;
const meta = (attribute: 'name' | 'property', name: string, content: string | null): string =>
  content === null || content === '' ? '' : `<meta ${attribute}="${name}" content="${escaped(content)}" />`;

/** The language that a query names; null where it names none of Terroir's. */
export const languageNamed = (query: string | undefined): Language | null =>
  languages.find((each) => each === new URLSearchParams(query).get('lang')) ?? null;

/** Title, description, canonical address, its alternates in each language, Open Graph and JSON-LD (schema.org) of a page, as HTML. */
export function pageHead(
  page: PageHead,
  { publicUrl }: Installation,
  { language, isNamed }: { readonly language: Language; readonly isNamed: boolean },
): string {
  const ofAnyLanguage = `${publicUrl}${page.path}`;
  const addressIn = (each: Language): string => `${ofAnyLanguage}?lang=${each}`;
  const url = isNamed ? addressIn(language) : ofAnyLanguage;
  const description = shortened(page.description, LONGEST_DESCRIPTION);
  return [
    `<title>${escaped(page.title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...languages.map((each) => alternate(each, addressIn(each))),
    alternate('x-default', ofAnyLanguage),
    meta('property', 'og:type', page.type),
    meta('property', 'og:site_name', 'Terroir'),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', page.image === null ? null : `${publicUrl}${page.image}`),
    ...Object.entries(page.properties ?? {}).map(([name, content]) => meta('property', name, content)),
    `<script type="application/ld+json">${embedded({ '@context': 'https://schema.org', ...page.data })}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}
