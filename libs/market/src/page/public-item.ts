import type { Language } from '@terroir/events';
import type { ReadModels } from '@terroir/store';
import { itemSlugView, type ItemSlugRow } from '../item/item-slug.view.ts';
import { isShown, itemView, type ItemRow } from '../item/item.view.ts';
import { itemParts, pageAttributes, type PublicItem } from './item-parts.ts';

/** What everybody sees at the address of an item; its `slug` is another one where the item moved. Null where nobody sees any. */
export async function publicItem(documents: ReadModels, slug: string, language: Language): Promise<PublicItem | null> {
  const address = await documents.get<ItemSlugRow>(itemSlugView, slug);
  const item = address && (await documents.get<ItemRow>(itemView, address.row.itemId));
  if (item === null || !isShown(item.row, null)) return null;
  return pageAttributes(await itemParts(documents, item), language);
}
