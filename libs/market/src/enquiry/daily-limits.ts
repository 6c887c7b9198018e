import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, NOW, RefusalError } from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { ReadModels } from '@terroir/store';
import { receivedEnquiryView, sentEnquiryView, type EnquiryRow } from './enquiry.view.ts';

/** The most enquiries that a company sends in a day. */
export const DAILY_SENT = 50;
/** The most that a producer gets in a day by the contact form of its website. */
export const DAILY_FROM_WEBSITE = 100;

const DAY = 24 * 60 * 60 * 1000;

/** Keeps mailboxes from being flooded. Counted over the last 24 hours, whoever's addresses the calls come from. */
@Injectable()
export class DailyLimits {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(NOW) private readonly now: () => string,
  ) {}

  /** @throws RefusalError too_many_requests, with when the next one may be sent */
  async send(companyId: string): Promise<void> {
    await this.#within(DAILY_SENT, sentEnquiryView, { index: 'sent', equals: { companyId } });
  }

  /** @throws RefusalError too_many_requests */
  async receiveFromWebsite(companyId: string): Promise<void> {
    const query = { index: 'source', equals: { companyId, source: 'website' } } as const;
    await this.#within(DAILY_FROM_WEBSITE, receivedEnquiryView, query);
  }

  async #within(
    most: number,
    of: typeof sentEnquiryView,
    query: { readonly index: string; readonly equals: Readonly<Record<string, string>> },
  ): Promise<void> {
    const now = Date.parse(this.now());
    const range = { field: 'sentAt', from: new Date(now - DAY).toISOString() };
    const { documents, total } = await this.documents.find<EnquiryRow>(of, { ...query, range, limit: 1 });
    if (total < most) return;
    const oldest = Date.parse(documents[0]?.row.sentAt ?? '') || now;
    throw new RefusalError(refuse('too_many_requests'), undefined, Math.max(1, Math.ceil((oldest + DAY - now) / 1000)));
  }
}
