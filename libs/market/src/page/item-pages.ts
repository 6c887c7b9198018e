import { Inject, Injectable } from '@nestjs/common';
import {
  AS_OF,
  DOCUMENTS,
  EVENT_LOG,
  NOW,
  Reads,
  Redirect,
  RefusalError,
  resource,
  written,
  type Answer,
  type RequestContext,
} from '@terroir/http';
import { refuse, WeakCache } from '@terroir/kernel';
import { gathered, type AsOf, type Document, type EventLog, type ReadModels } from '@terroir/store';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemSlugView, type ItemSlugRow } from '../item/item-slug.view.ts';
import { isShown, itemView, type ItemRow } from '../item/item.view.ts';
import { itemAnswerShape } from '../item/item.wire.ts';
import { marketCompanyView } from '../marketplace/market-company.view.ts';
import { byRank } from './change-order.ts';
import { itemCertificationView, type ItemCertificationRow } from './item-certification.view.ts';
import { itemMomentView, type ItemMomentRow } from './item-moment.view.ts';
import {
  certificationChanges,
  itemChanges,
  practiceChanges,
  produceChanges,
  producerChanges,
} from './item-page-changes.ts';
import type { ItemPageChange } from './item-page.wire.ts';
import { itemParts, MOST_PAGES, pageAttributes, producesOf, type ItemParts } from './item-parts.ts';
import { itemPracticesView, type ItemPracticesRow } from './item-practices.view.ts';
import { itemProducerView, type ItemProducerRow } from './item-producer.view.ts';

const pages = resource('item', itemAnswerShape);
const read = [
  itemSlugView,
  itemView,
  itemMomentView,
  itemProduceView,
  itemProducerView,
  itemCertificationView,
  itemPracticesView,
  marketCompanyView,
];

/** The public pages of items. */
@Injectable()
export class ItemPages {
  /** Pages as text, by what they say. */
  readonly #answers = new WeakCache<object, Answer>(MOST_PAGES);

  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
    @Inject(NOW) private readonly now: () => string,
  ) {}

  /**
   * An item by its id. One that is not found may have been recorded a moment ago: it is looked for again once all that was recorded by
   * now is read. @throws RefusalError unavailable when the read models are more than 2 s late
   */
  async item(context: RequestContext, id: string): Promise<Document<ItemRow> | null> {
    const found = await this.documents.get<ItemRow>(itemView, id);
    if (found !== null) return found;
    await this.reads.upTo(context.needing(await this.log.head()), itemView);
    return this.documents.get<ItemRow>(itemView, id);
  }

  /**
   * The page at an address, or the present address of its item.
   * @param at the instant after which changes are told, ISO 8601
   * @throws RefusalError not_found, also for one that is disabled, but to its company
   */
  async open(context: RequestContext, slug: string, at: string | undefined): Promise<Answer | Redirect> {
    await this.reads.upTo(context, ...read);
    const address = await this.documents.get<ItemSlugRow>(itemSlugView, slug);
    const item = address && (await this.documents.get<ItemRow>(itemView, address.row.itemId));
    if (item === null || !isShown(item.row, context.actor.companyId)) throw new RefusalError(refuse('not_found'));
    if (item.row.slug !== slug) {
      const query = at === undefined ? '' : `?at=${encodeURIComponent(at)}`;
      return new Redirect(`/api/v1/items/${item.row.slug}${query}`);
    }
    return this.#page(context, item, at);
  }

  async #page(context: RequestContext, item: Document<ItemRow>, at: string | undefined): Promise<Answer> {
    const { language } = context;
    const parts = await itemParts(this.documents, item);
    const attributes = pageAttributes(parts, language);
    const of = { id: item.key, revision: item.revision };
    // Printed by a clock that is ahead: nothing can have changed since.
    if (at !== undefined && at <= this.now())
      return pages.record({ ...of, attributes: { ...attributes, changes: await this.#changes(context, parts, at) } });
    return this.#answers.made(attributes, () => written(pages.record({ ...of, attributes })));
  }

  /** What the page says otherwise than it did at an instant; null where nobody saw it then. */
  async #changes(
    { language }: RequestContext,
    { item, produces, certifications, practices, producer }: ItemParts,
    at: string,
  ): Promise<ItemPageChange[] | null> {
    const { companyId, produceIds } = item.row;
    const [then, moment] = await Promise.all([
      this.past.one<ItemRow>(itemView, item.key, at),
      this.documents.get<ItemMomentRow>(itemMomentView, item.key),
    ]);
    if (then === null || moment === null || !isShown(then.row, null)) return null;
    const [gone, formerCertifications, formerPractices, formerProducer] = await Promise.all([
      producesOf(
        this.documents,
        then.row.produceIds.filter((id) => !produces.has(id)),
      ),
      gathered(
        this.past.every<ItemCertificationRow>(itemCertificationView, at, 'standing', { companyId, removed: false }),
      ),
      this.past.one<ItemPracticesRow>(itemPracticesView, companyId, at),
      this.past.one<ItemProducerRow>(itemProducerView, companyId, at),
    ]);
    const standing = new Set(certifications.map(({ key }) => key));
    const goneCertifications = await this.documents.getMany<ItemCertificationRow>(
      itemCertificationView,
      formerCertifications.map(({ row }) => row.id).filter((id) => !standing.has(id)),
    );
    const known = new Map([...produces, ...gone]);
    const ofProduces = await Promise.all(
      [...known].map(async ([id, document]) => {
        const [was, is] = [then.row.produceIds.includes(id), produceIds.includes(id)];
        const former = was ? await this.past.one<ItemProduceRow>(itemProduceView, id, at) : null;
        const since = was === is ? document.row.since : moment.row.changed['produceIds'];
        return { before: kept(former?.row), after: kept(is ? document.row : null), at: since ?? '' };
      }),
    );
    return [
      ...itemChanges(then.row, item.row, moment.row, language),
      ...produceChanges(ofProduces, language),
      ...certificationChanges(formerCertifications, [...certifications, ...goneCertifications]),
      ...practiceChanges(formerPractices?.row ?? null, practices, language),
      ...producerChanges(formerProducer?.row ?? null, producer),
    ].toSorted(byRank);
  }
}

const kept = (row: ItemProduceRow | null | undefined): ItemProduceRow | null => (row && !row.removed ? row : null);
