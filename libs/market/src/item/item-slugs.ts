import { Inject, Injectable } from '@nestjs/common';
import { Commands, DOCUMENTS, KEYRING, type RequestContext } from '@terroir/http';
import type { Actor } from '@terroir/kernel';
import type { Keyring, ReadModels, Sent } from '@terroir/store';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { itemSlug, type ItemSlug, type ItemSlugCommand } from './item-slug.decider.ts';
import { slugOf, slugsToTry } from '../slug/slug.ts';

/** Addresses belong to no company: they are unique over all of them. */
const system: Actor = { accountId: null, companyId: null, role: 'system' };

/** What an address is reserved with. */
export interface SlugPorts {
  readonly keyring: Pick<Keyring, 'keyedHash'>;
  readonly send: (
    actor: Actor,
    decider: typeof itemSlug,
    id: string,
    command: ItemSlugCommand,
  ) => Promise<Sent<ItemSlug>>;
}

/** Reserves the first address that is free, or is the item's own already, for an item of this name and its company's. */
export async function reserveSlug(
  { keyring, send }: SlugPorts,
  of: { readonly itemId: string; readonly name: string; readonly company: string },
): Promise<string> {
  for (const slug of slugsToTry(slugOf(of.name, of.company), of.itemId)) {
    const command = { type: 'ReserveItemSlug', data: { itemId: of.itemId } } as const;
    const { state } = await send(system, itemSlug, keyring.keyedHash(`item_slug ${slug}`), command);
    if (state.itemId === of.itemId) return slug;
  }
  throw new Error(`No address is free for item ${of.itemId}`);
}

/** Gives items their readable addresses. */
@Injectable()
export class ItemSlugs {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(KEYRING) private readonly keyring: Pick<Keyring, 'keyedHash'>,
  ) {}

  /** The address of an item of this name: the one that it has where that says the name already, else one reserved for it now. */
  async obtain(context: RequestContext, itemId: string, name: string, had: string | null): Promise<string> {
    const producer = await this.documents.get<ItemProducerRow>(itemProducerView, context.companyId);
    const company = producer?.row.name ?? '';
    if (had !== null && isOf(had, slugOf(name, company))) return had;
    const send: SlugPorts['send'] = (actor, decider, id, command) =>
      this.commands.send(context.actingAs(actor), decider, id, command);
    return reserveSlug({ keyring: this.keyring, send }, { itemId, name, company });
  }
}

/** Whether an address is the plain one, with or without what made it unique. */
const isOf = (slug: string, plain: string): boolean =>
  slug === plain || (slug.startsWith(`${plain}-`) && /^(?:\d{1,2}|[0-9a-f]{12})$/.test(slug.slice(plain.length + 1)));
