import { Id, type MessageOf, type WebsiteSlugEvent } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';

export const websiteSlugCommands = { ReserveWebsiteSlug: z.object({ companyId: Id }) } as const;
export type WebsiteSlugCommand = MessageOf<typeof websiteSlugCommands>;

/** The company whose website an address leads to, or null. */
export interface WebsiteSlug {
  readonly companyId: string | null;
}

/** Stream `website_slug-KEYED_HASH`: one company per address, for ever. Of two at once one has it, as the state says. */
export const websiteSlug: Decider<WebsiteSlug, WebsiteSlugCommand, WebsiteSlugEvent> = {
  name: 'website_slug',
  initial: { companyId: null },
  decide: {
    ReserveWebsiteSlug: ({ companyId: holder }, { companyId }) =>
      holder === null ? { type: 'WebsiteSlugReserved', data: { companyId } } : null,
  },
  evolve: { WebsiteSlugReserved: (_, { companyId }) => ({ companyId }) },
};
