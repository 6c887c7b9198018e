import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@terroir/events';
import type { PublicWebsiteAttributes, SchemeColours } from '@terroir/market';

/** The words of an item's page, by their keys in its texts. `{{day}}` and `{{number}}` are places to fill in. */
export type ItemWords = Readonly<
  Record<
    | 'pictureOf'
    | 'noPrice'
    | 'quantity'
    | 'count'
    | 'since'
    | 'produces'
    | 'production'
    | 'availability'
    | 'over'
    | 'certifications'
    | 'noCertifications'
    | 'number'
    | 'validUntil'
    | 'practices'
    | 'noPractices'
    | 'noProduces',
    string
  >
> & { readonly changes: { readonly title: string } };

/** The words of a website, likewise. */
export type WebsiteWords = Readonly<
  Record<
    | 'nav'
    | 'production'
    | 'availability'
    | 'over'
    | 'noPrice'
    | 'seeItem'
    | 'newTab'
    | 'owner'
    | 'place'
    | 'phone'
    | 'email',
    string
  >
> & {
  readonly titles: Readonly<Record<'products' | 'items' | 'aboutUs' | 'socialMedia' | 'contact', string>>;
  readonly links: Readonly<Record<PublicWebsiteAttributes['producer']['links'][number]['kind'], string>>;
};

/** The pages that are sent readable. */
export type PageKind = 'item' | 'website';

/** What the build says of its screens to the server that sends them (apps/web/vite/first-screens.ts). */
export interface FirstScreens {
  /** Of what is shown before the app runs, with the colours of both schemes. */
  readonly styles: Readonly<Record<PageKind, string>>;
  readonly words: {
    readonly item: Readonly<Record<Language, ItemWords>>;
    readonly website: Readonly<Record<Language, WebsiteWords>>;
  };
  readonly schemes: SchemeColours;
  /** What each address needs besides the app itself. */
  readonly screens: readonly {
    readonly at: string;
    readonly files: readonly string[];
    readonly texts: Readonly<Record<Language, readonly string[]>>;
  }[];
}

/** What the build in a folder says; null where it says nothing, so that only the app draws its pages. */
export function readFirstScreens(folder: string): FirstScreens | null {
  const file = join(folder, 'first-screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstScreens) : null;
}

/** Sends for the files of the screen at a path while the app is on its way, as HTML. */
export function preloads({ screens }: FirstScreens, path: string, language: Language): string {
  const screen = screens.find(({ at }) => new RegExp(at).test(path));
  const files = screen === undefined ? [] : [...new Set([...screen.files, ...screen.texts[language]])];
  return files
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `<link ${kind} crossorigin fetchpriority="low" href="${file}" />`;
    })
    .join('\n    ');
}
