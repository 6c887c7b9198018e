import type { Language } from '@terroir/events';
import { WeakCache } from '@terroir/kernel';
import { publicItem, publishedWebsite } from '@terroir/market/server';
import type { ReadModels } from '@terroir/store';
import { preloads, type FirstScreens, type PageKind } from './first-screens.ts';
import { itemHead } from './item-head.ts';
import { itemText } from './item-text.ts';
import { languageNamed, notThere, pageHead, type Installation, type PageHead, type ScreenHead } from './page-head.ts';
import { websiteHead } from './website-head.ts';
import { dayIn } from './text-writing.ts';
import { CARDS, websiteText } from './website-text.ts';

/** So many pages are kept, some 20 KiB each. */
const MOST_PAGES = 1000;
const PAGE = /^\/(items|websites)\/([^/?]+)\/?(?:\?(.*))?$/;

/** In which language a page is asked for, and whether its address says so. */
interface Asked {
  readonly language: Language;
  readonly isNamed: boolean;
}

export interface ScreenSources {
  readonly documents: ReadModels;
  readonly installation: Installation;
  /** What the build says of its screens; null where it says nothing. */
  readonly first: FirstScreens | null;
  /** ISO 8601 UTC. */
  readonly now: () => string;
}

/** What the page of a screen says at an address with its query; null where it is that of every screen. */
export type ScreenHeads = (address: string, language: Language) => Promise<ScreenHead | null>;

/** What the pages of screens say. Each is made once a day for as long as the store hands out the same documents. */
export function screenHeads({ documents, installation, first, now }: ScreenSources): ScreenHeads {
  const pages = new WeakCache<object, { readonly day: string; readonly said: ScreenHead }>(MOST_PAGES);

  /** A page without a query is the same all day. */
  function daily(of: object, query: string | undefined, make: (moment: { now: string; day: string }) => ScreenHead) {
    const present = now();
    const day = dayIn(installation.timeZone, present);
    const known = query === undefined ? pages.get(of) : undefined;
    if (known?.day === day) return known.said;
    const said = make({ now: present, day });
    if (query === undefined) pages.set(of, { day, said });
    return said;
  }

  function said(kind: PageKind, page: PageHead, who: Asked, textOf: (first: FirstScreens) => string): ScreenHead {
    const head = pageHead(page, installation, who);
    if (first === null) return { status: 200, head };
    const style = `<style>${first.styles[kind]}</style>`;
    return {
      status: 200,
      head: `${head}\n    ${style}\n    ${preloads(first, page.path, who.language)}`,
      text: textOf(first),
    };
  }

  return async (address, language) => {
    const [, kind, slug, query] = PAGE.exec(address) ?? [];
    if (slug === undefined) return null;
    const who = { language, isNamed: languageNamed(query) !== null };
    if (kind === 'websites') {
      const found = await publishedWebsite(documents, slug, language, { limit: CARDS + 1, total: 0 });
      if (found === null) return notThere;
      const website = found.attributes;
      return daily(website, query, ({ now: present }) =>
        said('website', websiteHead(website, installation), who, ({ words, schemes }) =>
          websiteText(website, words.website[language], schemes, installation, language, present),
        ),
      );
    }
    const item = await publicItem(documents, slug, language);
    if (item === null) return notThere;
    if (item.slug !== slug) return { location: `/items/${item.slug}${query === undefined ? '' : `?${query}`}` };
    const at = new URLSearchParams(query).get('at');
    return daily(item, query, ({ now: present, day }) =>
      said('item', itemHead(item, installation, day), who, ({ words }) =>
        itemText(item, words.item[language], installation, language, { now: present, at }),
      ),
    );
  };
}
