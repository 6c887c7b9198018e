import type { Language } from '@terroir/events';
import { publicItem, publishedWebsite } from '@terroir/market/server';
import type { ReadModels } from '@terroir/store';
import { preloads, type FirstScreens, type PageKind } from './first-screens.ts';
import { itemHead } from './item-head.ts';
import { itemText } from './item-text.ts';
import { languageNamed, notThere, pageHead, type Installation, type PageHead, type ScreenHead } from './page-head.ts';
import { websiteHead } from './website-head.ts';
import { CARDS, websiteText } from './website-text.ts';

const PAGE = /^\/(items|websites)\/([^/?]+)\/?(?:\?(.*))?$/;

export interface ScreenSources {
  readonly documents: ReadModels;
  readonly installation: Installation;
  /** What the build says of its screens; null where it says nothing. */
  readonly first: FirstScreens | null;
  /** ISO 8601 UTC. */
  readonly now: () => string;
}

/** What the page of the screen at an address says, with its query; null where it is that of every screen. */
export async function screenHead(
  { documents, installation, first, now }: ScreenSources,
  address: string,
  language: Language,
): Promise<ScreenHead | null> {
  const [, kind, slug, query] = PAGE.exec(address) ?? [];
  if (slug === undefined) return null;
  const said = (kind: PageKind, page: PageHead, textOf: (first: FirstScreens) => string): ScreenHead => {
    const head = pageHead(page, installation, { language, isNamed: languageNamed(query) !== null });
    if (first === null) return { status: 200, head };
    const style = `<style>${first.styles[kind]}</style>`;
    return {
      status: 200,
      head: `${head}\n    ${style}\n    ${preloads(first, page.path, language)}`,
      text: textOf(first),
    };
  };
  if (kind === 'websites') {
    const found = await publishedWebsite(documents, slug, language, { limit: CARDS + 1, total: 0 });
    if (found === null) return notThere;
    const website = found.attributes;
    return said('website', websiteHead(website, installation), ({ words, schemes }) =>
      websiteText(website, words.website[language], schemes, installation, language, now()),
    );
  }
  const item = await publicItem(documents, slug, language);
  if (item === null) return notThere;
  if (item.slug !== slug) return { location: `/items/${item.slug}${query === undefined ? '' : `?${query}`}` };
  const at = new URLSearchParams(query).get('at');
  return said('item', itemHead(item, installation), ({ words }) =>
    itemText(item, words.item[language], installation, language, { now: now(), at }),
  );
}
