import { Inject, Injectable } from '@nestjs/common';
import { Commands, DOCUMENTS, KEYRING, type RequestContext } from '@terroir/http';
import type { Actor } from '@terroir/kernel';
import type { Keyring, ReadModels } from '@terroir/store';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { itemSlug } from './item-slug.decider.ts';
import { slugOf, slugsToTry } from './slug.ts';

/** Addresses belong to no company: they are unique over all of them. */
const system: Actor = { accountId: null, companyId: null, role: 'system' };

/** Gives items their readable addresses. */
@Injectable()
export class ItemSlugs {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(KEYRING) private readonly keyring: Pick<Keyring, 'keyedHash'>,
  ) {}

  /** The address of an item of this name: the one that it has where that says the name already, else one reserved for it now. */
  async obtain(context: RequestContext, id: string, name: string, had: string | null): Promise<string> {
    const producer = await this.documents.get<ItemProducerRow>(itemProducerView, context.companyId);
    const company = producer?.row.name ?? '';
    if (had !== null && isOf(had, slugOf(name, company))) return had;
    for (const slug of slugsToTry(name, company, id)) {
      const command = { type: 'ReserveItemSlug', data: { itemId: id } } as const;
      const stream = this.keyring.keyedHash(`item_slug ${slug}`);
      const { state } = await this.commands.send(context.actingAs(system), itemSlug, stream, command);
      if (state.itemId === id) return slug;
    }
    throw new Error(`No address is free for item ${id}`);
  }
}

/** Whether an address is the plain one, with or without what made it unique. */
const isOf = (slug: string, plain: string): boolean =>
  slug === plain || (slug.startsWith(`${plain}-`) && /^(?:\d{1,2}|[0-9a-f]{12})$/.test(slug.slice(plain.length + 1)));
