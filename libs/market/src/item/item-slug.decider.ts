import { Id, type ItemSlugEvent, type MessageOf } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';

export const itemSlugCommands = { ReserveItemSlug: z.object({ itemId: Id }) } as const;
export type ItemSlugCommand = MessageOf<typeof itemSlugCommands>;

/** The item that an address leads to, or null. */
export interface ItemSlug {
  readonly itemId: string | null;
}

/**
 * Stream `item_slug-KEYED_HASH`: one item per address, for ever, without any transaction over two streams. Of two items at once
 * one has it; the other sees by the state that comes back that it is not its own.
 */
export const itemSlug: Decider<ItemSlug, ItemSlugCommand, ItemSlugEvent> = {
  name: 'item_slug',
  initial: { itemId: null },
  decide: {
    ReserveItemSlug: ({ itemId: holder }, { itemId }) =>
      holder === null ? { type: 'ItemSlugReserved', data: { itemId } } : null,
  },
  evolve: { ItemSlugReserved: (_, { itemId }) => ({ itemId }) },
};
