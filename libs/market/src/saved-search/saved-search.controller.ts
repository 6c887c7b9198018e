import { Inject } from '@nestjs/common';
import type { SavedSearchEvent } from '@terroir/events';
import {
  body,
  EVENT_LOG,
  Reads,
  recordController,
  RefusalError,
  resource,
  Tagged,
  type FieldTexts,
  type RecordChange,
  type RequestContext,
} from '@terroir/http';
import type { RecordState, StandingRecord } from '@terroir/kernel';
import type { EventLog, Sent } from '@terroir/store';
import { marketplaceTexts } from '../marketplace/marketplace.query.ts';
import { refuse } from '../refusals.ts';
import { SAVED_SEARCH_LIMITS, SavedSearch, SavedSearchChange } from './saved-search.commands.ts';
import { savedSearch } from './saved-search.decider.ts';
import { savedSearchView } from './saved-search.view.ts';
import { savedSearchShape, type SavedSearchAttributes } from './saved-search.wire.ts';

const texts: FieldTexts = {
  saved_search: { en: 'Saved search', fr: 'Recherche enregistrée' },
  name: { en: 'Name', fr: 'Nom' },
  face: { en: 'What is looked for', fr: 'Ce qui est cherché' },
  mail: { en: 'Mail me what is new', fr: 'M’écrire les nouveautés' },
  ...marketplaceTexts,
};

const { searches: limit } = SAVED_SEARCH_LIMITS;

function attributes({
  recordedAt: createdAt,
  ...search
}: StandingRecord<'SavedSearch', SavedSearchEvent>): SavedSearchAttributes {
  const { name, face, distance, category, producer, q, sort, mail } = search;
  return { name, face, distance, category: [...category], producer: [...producer], q, sort, mail, createdAt };
}

const records = recordController({
  noun: 'SavedSearch',
  path: 'saved_searches',
  one: 'a saved search',
  many: 'saved searches',
  allow: ['business'],
  decider: savedSearch,
  view: savedSearchView,
  body: body('saved_search', SavedSearch, texts),
  change: body('saved_search', SavedSearchChange, texts),
  resource: resource('saved_search', savedSearchShape),
  attributes,
  limited: true,
});

@Tagged('Saved searches', 'The searches of the marketplace that a business keeps, each with its versions.')
export class SavedSearchController extends records {
  @Inject(Reads) private readonly reads!: Reads;
  @Inject(EVENT_LOG) private readonly log!: Pick<EventLog, 'head'>;

  override async reserve(
    context: RequestContext,
    id: string,
    data: object,
    rehearse: (data: object) => Promise<Sent<RecordState<object>>>,
  ): Promise<object> {
    const { events } = await rehearse(data);
    if (events.some(({ type }) => type === 'SavedSearchRecorded')) await this.#needsRoom(context, id);
    return data;
  }

  override async precheck(
    context: RequestContext,
    id: string,
    change: RecordChange,
    to?: RecordState<object>,
  ): Promise<void> {
    if (change !== 'Restore' && (to === undefined || to.removed)) return;
    await this.reads.one(context.needing(await this.log.head()), savedSearchView, id);
    await this.#needsRoom(context, id);
  }

  /** @throws RefusalError searches_too_many once the company keeps as many as it may besides this one */
  async #needsRoom(asked: RequestContext, id: string): Promise<void> {
    const context = asked.needing(await this.log.head());
    const equals = { companyId: context.companyId, removed: false };
    const kept = await this.reads.page(context, savedSearchView, { index: 'recorded', equals, limit });
    if (kept.documents.filter(({ key }) => key !== id).length >= limit)
      throw new RefusalError(refuse('searches_too_many', { params: { limit } }));
  }
}
