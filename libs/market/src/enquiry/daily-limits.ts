import { Inject, Injectable } from '@nestjs/common';
import { EVENT_LOG, limitedWrites, NOW, Reads, RefusalError, type RequestContext } from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import { receivedEnquiryView, sentEnquiryView } from './enquiry.view.ts';

/** The most enquiries that a company sends in a day. */
export const DAILY_SENT = 50;
/** The most that a producer gets in a day by the contact form of its website. */
export const DAILY_FROM_WEBSITE = 100;
/** The most of these under one visitor's email: each may be answered three times, to a mailbox that nobody has shown to be theirs. */
export const DAILY_FROM_VISITOR = 5;

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
      const query = { index: 'sent', equals: { companyId } } as const;
      const { documents, total } = await this.#lastDay(context, sentEnquiryView, query, 1);
      if (total >= DAILY_SENT) {
        const now = Date.parse(this.now());
        const oldest = Date.parse(documents[0]?.row.sentAt ?? '') || now;
        throw tooMany(Math.max(1, Math.ceil((oldest + DAY - now) / 1000)));
      }
      return sending();
    });
  }

  /**
   * Sends to a producer by its website unless it got as much as it may, of all or of this visitor. @throws RefusalError too_many_requests
   * @param email of a visitor, which is answered by mail and may be anybody's
   */
  receiveFromWebsite<T>(
    context: RequestContext,
    companyId: string,
    email: string,
    sending: () => Promise<T>,
  ): Promise<T> {
    const query = { index: 'source', equals: { companyId, source: 'website' } } as const;
    // Visitors wait for each other, and whoever's mailbox it is for none of them.
    return limitedWrites.inTurn(`website of ${companyId}`, async () => {
      const { documents, total } = await this.#lastDay(context, receivedEnquiryView, query, DAILY_FROM_WEBSITE);
      const own = documents.filter(({ row }) => row.guest?.email.toLowerCase() === email.toLowerCase());
      if (total >= DAILY_FROM_WEBSITE || own.length >= DAILY_FROM_VISITOR) throw tooMany(LATER);
      return sending();
    });
  }

  /** What a company sent or got in the last day, the oldest first, with all that was written before. */
  async #lastDay(
    asked: RequestContext,
    of: typeof sentEnquiryView,
    query: { readonly index: string; readonly equals: Readonly<Record<string, string>> },
    limit: number,
  ) {
    const context = asked.needing(await this.log.head());
    const now = Date.parse(this.now());
    // What is yet to come is of a clock that went ahead.
    const range = { field: 'sentAt', from: iso(now - DAY), to: iso(now) };
    return this.reads.page(context, of, { ...query, range, limit });
  }
}

const tooMany = (wait: number): RefusalError => new RefusalError(refuse('too_many_requests'), undefined, wait);
