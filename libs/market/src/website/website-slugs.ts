import { Inject, Injectable } from '@nestjs/common';
import { Commands, DOCUMENTS, KEYRING, Reads, type Answer, type RequestContext } from '@terroir/http';
import type { Actor } from '@terroir/kernel';
import type { Keyring, ReadModels, Sent } from '@terroir/store';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { slugPart, slugsToTry } from '../slug/slug.ts';
import { websiteSlug, type WebsiteSlug, type WebsiteSlugCommand } from './website-slug.decider.ts';
import { website } from './website.decider.ts';

/** Addresses belong to no company: they are unique over all of them. */
const system: Actor = { accountId: null, companyId: null, role: 'system' };

/** What an address is reserved with. */
export interface WebsiteSlugPorts {
  readonly keyring: Pick<Keyring, 'keyedHash'>;
  readonly send: (
    actor: Actor,
    decider: typeof websiteSlug,
    id: string,
    command: WebsiteSlugCommand,
  ) => Promise<Sent<WebsiteSlug>>;
}

/** Reserves the first address that is free, or is the company's own already, for the website of a company of this name. */
export async function reserveWebsiteSlug(
  { keyring, send }: WebsiteSlugPorts,
  { companyId, name }: { readonly companyId: string; readonly name: string },
): Promise<string> {
  for (const slug of slugsToTry(slugPart(name) || 'website', companyId)) {
    const command = { type: 'ReserveWebsiteSlug', data: { companyId } } as const;
    const { state } = await send(system, websiteSlug, keyring.keyedHash(`website_slug ${slug}`), command);
    if (state.companyId === companyId) return slug;
  }
  throw new Error(`No address is free for the website of company ${companyId}`);
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
    const send: WebsiteSlugPorts['send'] = (actor, decider, id, command) =>
      this.commands.send(context.actingAs(actor), decider, id, command);
    return reserveWebsiteSlug({ keyring: this.keyring, send }, { companyId, name: company?.row.name ?? '' });
  }
}
