import type { Language } from '@terroir/events';
import { itemPreview, websitePreview } from '@terroir/market/server';
import type { ReadModels } from '@terroir/store';
import { itemHead } from './item-head.ts';
import { notThere, pageHead, type Installation, type PageHead, type ScreenHead } from './page-head.ts';
import { websiteHead } from './website-head.ts';

const PAGE = /^\/(items|websites)\/([^/?]+)\/?(?:\?(.*))?$/;

/** What the head of the screen at an address says, with its query; null where it is that of every screen. */
export async function screenHead(
  documents: ReadModels,
  installation: Installation,
  address: string,
  language: Language,
): Promise<ScreenHead | null> {
  const [, kind, slug, query] = PAGE.exec(address) ?? [];
  if (slug === undefined) return null;
  const said = (page: PageHead): ScreenHead => ({ status: 200, head: pageHead(page, installation, language) });
  if (kind === 'websites') {
    const website = await websitePreview(documents, slug);
    return website === null ? notThere : said(websiteHead(website, installation));
  }
  const item = await itemPreview(documents, slug, language);
  if (item === null) return notThere;
  if (item.slug !== slug) return { location: `/items/${item.slug}${query === undefined ? '' : `?${query}`}` };
  return said(itemHead(item, installation));
}
