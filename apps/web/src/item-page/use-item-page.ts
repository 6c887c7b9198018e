import type { ItemAttributes, ItemPageAttributes } from '@terroir/market';
import type { Saved } from '../api/client.ts';
import { usePublicPage } from '../public-pages/use-public-page.ts';

/** An item with its producer and what is claimed of it. */
export type ItemPage = Saved<ItemAttributes & ItemPageAttributes>;

/** The instant that a label was printed at, as the server takes it; `undefined` where the address names none of these centuries. */
export function printedAt(search: string): string | undefined {
  const at = new Date(new URLSearchParams(search).get('at') ?? '');
  const instant = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return /^\d{4}-/.test(instant) ? instant : undefined;
}

/** The page of an item by its readable address. */
export const useItemPage = (slug: string, at: string | undefined) =>
  usePublicPage<ItemAttributes & ItemPageAttributes>(`/items/${encodeURIComponent(slug)}`, { at });
