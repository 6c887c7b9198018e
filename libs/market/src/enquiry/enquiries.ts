import { Inject, Injectable } from '@nestjs/common';
import type { DataOf } from '@terroir/kernel';
import { refuse as refuseShared } from '@terroir/kernel';
import { Commands, DOCUMENTS, EVENT_LOG, RefusalError, Reads, type RequestContext } from '@terroir/http';
import type { Document, EventLog, ReadModels } from '@terroir/store';
import { MOST_KM } from '../marketplace/marketplace.limits.ts';
import { Marketplace } from '../marketplace/marketplace.ts';
import { marketCompanyView, type MarketCompanyRow } from '../marketplace/market-company.view.ts';
import { marketItemView, type MarketItemRow } from '../marketplace/market-item.view.ts';
import { marketProduceView, type MarketProduceRow } from '../marketplace/market-produce.view.ts';
import { publicPlace } from '../public-place.ts';
import { refuse } from '../refusals.ts';
import { DailyLimits } from './daily-limits.ts';
import type { Enquiry, EnquiryCommand } from './enquiry.commands.ts';
import { enquiry } from './enquiry.decider.ts';
import { receivedEnquiryView, sentEnquiryView, type EnquiryRow, type SeenWare } from './enquiry.view.ts';
import { itemVersion, produceVersion, WareVersions, type WareVersion } from './ware-versions.ts';

type Typed = (typeof Enquiry)['_zod']['output'];
type Sending = DataOf<EnquiryCommand, 'SendEnquiry'>;

/** Sends enquiries, and finds what both sides have of them. */
@Injectable()
export class Enquiries {
  readonly #wares: WareVersions;

  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Marketplace) private readonly marketplace: Marketplace,
    @Inject(DailyLimits) private readonly limits: DailyLimits,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {
    this.#wares = new WareVersions(log);
  }

  /**
   * Sends what a business asks of something on its marketplace, and keeps what it saw.
   * @returns its id
   * @throws RefusalError location_required, enquiry_own, enquiry_producer_gone, enquiry_out_of_range,
   * enquiry_subject_unknown, version_unknown, too_many_requests
   */
  async send(context: RequestContext, typed: Typed): Promise<string> {
    const { message, relatableType, relatableId, producerId, version } = typed;
    const distanceKm = await this.#distance(context, producerId);
    const seen = await this.#seen(relatableType, relatableId, producerId, version);
    const about = { relatableType, relatableId, producerId, distanceKm, seen };
    return this.#send(context, { ...about, message, source: 'marketplace' });
  }

  /**
   * Sends what a company that is logged in writes in the contact form of a producer's website.
   * @throws RefusalError enquiry_own, too_many_requests
   */
  async sendFromWebsite(context: RequestContext, producerId: string, message: string): Promise<string> {
    if (context.companyId === producerId) throw new RefusalError(refuse('enquiry_own'));
    const about = { relatableType: 'Producer', relatableId: producerId, producerId } as const;
    return this.#send(context, { ...about, message, distanceKm: null, seen: null, source: 'website' });
  }

  /** Sends what a visitor without an account writes there. @throws RefusalError too_many_requests */
  async sendFromVisitor(
    context: RequestContext,
    producerId: string,
    { name, email, message }: { readonly name: string; readonly email: string; readonly message: string },
  ): Promise<void> {
    const { language } = context;
    const data = { accountId: producerId, messageId: context.newId(), name, email, message, language };
    const id = context.newId();
    await this.limits.receiveFromWebsite(context, producerId, email, () =>
      this.commands.send(context, enquiry, id, { type: 'SendGuestEnquiry', data }),
    );
  }

  /** An enquiry as the asking company has it. @throws RefusalError not_found */
  async one(context: RequestContext, id: string): Promise<Document<EnquiryRow>> {
    await this.reads.upTo(context, receivedEnquiryView, sentEnquiryView);
    for (const box of [receivedEnquiryView, sentEnquiryView]) {
      const found = await this.documents.get<EnquiryRow>(box, id);
      if (found?.row.companyId === context.companyId) return found;
    }
    throw new RefusalError(refuseShared('not_found'));
  }

  /** The companies on the other side of enquiries, by their ids. */
  async others(rows: readonly EnquiryRow[]): Promise<ReadonlyMap<string, MarketCompanyRow>> {
    const ids = [...new Set(rows.map(({ otherId }) => otherId))].filter((id) => id !== '');
    const found = await this.documents.getMany<MarketCompanyRow>(marketCompanyView, ids);
    return new Map(found.map(({ key, row }) => [key, row]));
  }

  /** What an enquiry is about as it is offered now; null where it no longer is. */
  async wareNow({ relatableType, relatableId }: EnquiryRow): Promise<WareVersion | null> {
    if (relatableType === 'Producer') return null;
    const now =
      relatableType === 'Item'
        ? versionOf(await this.documents.get<MarketItemRow>(marketItemView, relatableId), itemVersion)
        : versionOf(await this.documents.get<MarketProduceRow>(marketProduceView, relatableId), produceVersion);
    return now?.isOffered === true ? now : null;
  }

  async #send(context: RequestContext, sent: Omit<Sending, 'accountId' | 'messageId'>): Promise<string> {
    const { actor, companyId: accountId } = context;
    const [id, messageId] = [context.newId(), context.newId()];
    // What two companies share is a stream of neither.
    const ofNobody = context.actingAs({ ...actor, companyId: null });
    const data = { ...sent, accountId, messageId };
    await this.limits.send(context, () => this.commands.send(ofNobody, enquiry, id, { type: 'SendEnquiry', data }));
    return id;
  }

  /** Kilometres from the asking business to where the producer is shown. */
  async #distance(context: RequestContext, producerId: string): Promise<number> {
    // Decided on what the log says by now: a place that was entered a moment ago counts.
    const market = await this.marketplace.upTo(context.needing(await this.log.head()));
    const own = market.company(context.companyId);
    if (own === null || own.latitude === null || own.longitude === null)
      throw new RefusalError(refuseShared('location_required'));
    const field = 'producerId';
    if (producerId === context.companyId) throw new RefusalError(refuse('enquiry_own', { field }));
    const place = [own.latitude, own.longitude] as const;
    const seller = market.company(producerId);
    if (seller?.kind !== 'Producer' || seller.name === '' || publicPlace(seller) === null)
      throw new RefusalError(refuse('enquiry_producer_gone', { field }));
    if (!market.isWithin(place, MOST_KM, producerId))
      throw new RefusalError(refuse('enquiry_out_of_range', { field, params: { km: MOST_KM } }));
    return Number(market.distance(place, producerId).toFixed(2));
  }

  async #seen(
    type: Typed['relatableType'],
    id: string,
    producerId: string,
    version: number | undefined,
  ): Promise<SeenWare | null> {
    const unknown = () => new RefusalError(refuse('enquiry_subject_unknown', { field: 'relatableId' }));
    if (type === 'Producer') {
      if (id !== producerId) throw unknown();
      return null;
    }
    const { newest, seen } = await this.#wares.of(type, id, version);
    if (newest?.companyId !== producerId || !newest.isOffered) throw unknown();
    // One that was switched off then was seen by nobody.
    if (seen?.isOffered !== true)
      throw new RefusalError(refuseShared('version_unknown', { field: 'version', params: { version: version ?? 0 } }));
    return seen.ware;
  }
}

const versionOf = <Row, Version>(found: Document<Row> | null, as: (row: Row, version: number) => Version) =>
  found && as(found.row, found.revision + 1);
