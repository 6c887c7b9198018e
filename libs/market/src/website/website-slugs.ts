import { Inject, Injectable } from '@nestjs/common';
import { Commands, DOCUMENTS, KEYRING, Reads, type RequestContext } from '@terroir/http';
import type { Actor } from '@terroir/kernel';
import type { Keyring, ReadModels } from '@terroir/store';
import { slugPart } from '../item/slug.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { websiteSlug } from './website-slug.decider.ts';
import { website } from './website.decider.ts';

/** Addresses belong to no company: they are unique over all of them. */
const system: Actor = { accountId: null, companyId: null, role: 'system' };
const MOST_NUMBERED = 50;

/** The addresses to try, in order: the name of the company, then with -2, -3, … and last with a part of its id that nobody else has. */
function* addressesFor(name: string, companyId: string): Generator<string> {
  const plain = slugPart(name) || 'website';
  yield plain;
  for (let number = 2; number <= MOST_NUMBERED; number += 1) yield `${plain}-${number}`;
  yield `${plain}-${companyId.slice(-12)}`;
}

/** Gives websites their addresses. */
@Injectable()
export class WebsiteSlugs {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(KEYRING) private readonly keyring: Pick<Keyring, 'keyedHash'>,
  ) {}

  /** The address of the company's website: the one that it has, else one reserved for it now from the name of the company. */
  async of(context: RequestContext): Promise<string> {
    const { companyId } = context;
    const nothing = { type: 'EditWebsite' as const, data: { sections: [] } };
    const { state } = await this.commands.rehearse(context, website, companyId, nothing);
    if (state.slug !== null) return state.slug;
    await this.reads.upTo(context, itemProducerView);
    const company = await this.documents.get<ItemProducerRow>(itemProducerView, companyId);
    for (const slug of addressesFor(company?.row.name ?? '', companyId)) {
      const command = { type: 'ReserveWebsiteSlug', data: { companyId } } as const;
      const stream = this.keyring.keyedHash(`website_slug ${slug}`);
      const { state: held } = await this.commands.send(context.actingAs(system), websiteSlug, stream, command);
      if (held.companyId === companyId) return slug;
    }
    throw new Error(`No address is free for the website of company ${companyId}`);
  }
}
