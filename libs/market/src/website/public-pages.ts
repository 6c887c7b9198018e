import type { Positions } from '@terroir/http';
import { every, type ReadModels } from '@terroir/store';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { websiteView, type WebsiteRow } from './website.view.ts';

/** An address that everybody can open, and since when it is as it is where that is said (ISO 8601 UTC). */
export interface PublicPage {
  readonly path: string;
  readonly changedAt: string | null;
}

/** Every published website and every item that shows. */
export async function* publicPages(documents: ReadModels): AsyncGenerator<PublicPage> {
  for await (const { row } of every<WebsiteRow>(documents, websiteView, 'slug', {}))
    if (row.published && row.slug !== '') yield { path: `/websites/${row.slug}`, changedAt: row.publishedAt };
  for await (const { row } of every<ItemRow>(documents, itemView, 'recorded', {}))
    if (row.enabled && !row.removed) yield { path: `/items/${row.slug}`, changedAt: null };
}

/** Grows whenever what `publicPages` reads may have changed: how far its views have come, added up. */
export const publicPagesReached = (positions: Pick<Positions, 'reached'>): number =>
  positions.reached(websiteView.name) + positions.reached(itemView.name);
