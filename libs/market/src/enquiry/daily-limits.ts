import { Inject, Injectable } from '@nestjs/common';
import { EVENT_LOG, limitedWrites, NOW, Reads, RefusalError, type RequestContext } from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import { receivedEnquiryView, sentEnquiryView } from './enquiry.view.ts';

/** The most enquiries that a company sends in a day. */
export const DAILY_SENT = 50;
/** The most that a producer gets in a day by the contact form of its website. */
export const DAILY_FROM_WEBSITE = 100;

const DAY = 24 * 60 * 60 * 1000;
const iso = (instant: number): string => new Date(instant).toISOString();
/** Seconds after which a visitor may try again: the real wait would say when others wrote. */
const LATER = 60 * 60;

/**
 * Keeps mailboxes from being flooded. Counted over the last 24 hours, whoever's addresses the calls come from, and with all that
 * was written before: what is counted for one company is sent one at a time.
 */
@Injectable()
export class DailyLimits {
  constructor(
    @Inject(Reads) private readonly reads: Reads,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
    @Inject(NOW) private readonly now: () => string,
  ) {}

  /** Sends for a company unless it has sent as much as it may. @throws RefusalError too_many_requests, with when the next one may be sent */
  send<T>(context: RequestContext, sending: () => Promise<T>): Promise<T> {
    const { companyId } = context;
    return limitedWrites.inTurn(`enquiries of ${companyId}`, async () => {
      await this.#within(context, DAILY_SENT, sentEnquiryView, { index: 'sent', equals: { companyId } });
      return sending();
    });
  }

  /** Sends to a producer by its website unless it got as much as it may. @throws RefusalError too_many_requests */
  receiveFromWebsite<T>(context: RequestContext, companyId: string, sending: () => Promise<T>): Promise<T> {
    const query = { index: 'source', equals: { companyId, source: 'website' } } as const;
    // Visitors wait for each other, and whoever's mailbox it is for none of them.
    return limitedWrites.inTurn(`website of ${companyId}`, async () => {
      await this.#within(context, DAILY_FROM_WEBSITE, receivedEnquiryView, query, LATER);
      return sending();
    });
  }

  async #within(
    asked: RequestContext,
    most: number,
    of: typeof sentEnquiryView,
    query: { readonly index: string; readonly equals: Readonly<Record<string, string>> },
    wait?: number,
  ): Promise<void> {
    const context = asked.needing(await this.log.head());
    const now = Date.parse(this.now());
    // What is yet to come is of a clock that went ahead.
    const range = { field: 'sentAt', from: iso(now - DAY), to: iso(now) };
    const { documents, total } = await this.reads.page(context, of, { ...query, range, limit: 1 });
    if (total < most) return;
    const oldest = Date.parse(documents[0]?.row.sentAt ?? '') || now;
    const untilOldestIsGone = Math.max(1, Math.ceil((oldest + DAY - now) / 1000));
    throw new RefusalError(refuse('too_many_requests'), undefined, wait ?? untilOldestIsGone);
  }
}
