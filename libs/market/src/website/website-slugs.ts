import { Inject, Injectable } from '@nestjs/common';
import { Commands, DOCUMENTS, KEYRING, Reads, type Answer, type RequestContext } from '@terroir/http';
import type { Actor } from '@terroir/kernel';
import type { Keyring, ReadModels } from '@terroir/store';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { slugPart, slugsToTry } from '../slug/slug.ts';
import { websiteSlug } from './website-slug.decider.ts';
import { website } from './website.decider.ts';

/** Addresses belong to no company: they are unique over all of them. */
const system: Actor = { accountId: null, companyId: null, role: 'system' };

/** Gives websites their addresses. */
@Injectable()
export class WebsiteSlugs {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(KEYRING) private readonly keyring: Pick<Keyring, 'keyedHash'>,
  ) {}

  /**
   * The address of the company's website: the one that it has, else one reserved for it now from the name of the company.
   * @param current the website as it stands now, asked for after a conflict only
   */
  async of(context: RequestContext, current: (context: RequestContext) => Promise<Answer>): Promise<string> {
    const { companyId } = context;
    const nothing = { type: 'EditWebsite' as const, data: { sections: [] } };
    const { state } = await this.commands.rehearse(context, website, companyId, nothing, current);
    if (state.slug !== null) return state.slug;
    await this.reads.upTo(context, itemProducerView);
    const company = await this.documents.get<ItemProducerRow>(itemProducerView, companyId);
    for (const slug of slugsToTry(slugPart(company?.row.name ?? '') || 'website', companyId)) {
      const command = { type: 'ReserveWebsiteSlug', data: { companyId } } as const;
      const stream = this.keyring.keyedHash(`website_slug ${slug}`);
      const { state: held } = await this.commands.send(context.actingAs(system), websiteSlug, stream, command);
      if (held.companyId === companyId) return slug;
    }
    throw new Error(`No address is free for the website of company ${companyId}`);
  }
}
