import { Get, Inject } from '@nestjs/common';
import { Instant, type ItemEvent } from '@terroir/events';
import {
  admit,
  Allow,
  Answers,
  Asking,
  body,
  Bytes,
  FromPath,
  FromQuery,
  Id,
  path,
  query,
  recordController,
  Redirects,
  RefusalError,
  RequestHeaders,
  resource,
  SentId,
  Summary,
  Tagged,
  type Answer,
  type PathOf,
  type QueryOf,
  type RecordChange,
  type Redirect,
  type RequestContext,
} from '@terroir/http';
import { keptFields, refuse as refuseShared, type RecordState } from '@terroir/kernel';
import type { Sent } from '@terroir/store';
import { z } from 'zod';
import { ItemPages } from '../page/item-pages.ts';
import { ownItemAttributes } from './item.attributes.ts';
import { Item, ItemChange } from './item.commands.ts';
import { item, type ItemFields } from './item.decider.ts';
import { ItemSlugs } from './item-slugs.ts';
import { itemTexts } from './item.texts.ts';
import { refuse } from '../refusals.ts';
import { isShown, itemView } from './item.view.ts';
import { itemAnswerShape } from './item.wire.ts';
import { OwnProduces, type ProducesById } from './own-produces.ts';
import { qrCode } from './qr-codes.ts';
import { LONGEST_SLUG, SLUG } from '../slug/slug.ts';

/** Token of the address at which the installation is reached. */
export const PUBLIC_URL = Symbol('publicUrl');

const items = resource('item', itemAnswerShape);
const allowItems = ['producer', 'plan_level_2'] as const;
/** An id, or a readable address. */
const itemPath = path({ id: z.union([SentId, z.string().max(LONGEST_SLUG).regex(SLUG)]) });
const itemQuery = query(
  { asOf: Instant.optional(), at: Instant.optional() },
  { at: { en: 'Moment of printing', fr: 'Moment de l’impression' } },
);

const records = recordController({
  noun: 'Item',
  path: 'items',
  one: 'an item',
  many: 'items',
  allow: allowItems,
  decider: item,
  view: itemView,
  pictures: ['image'],
  body: body('item', Item, itemTexts),
  change: body('item', ItemChange, itemTexts),
  resource: items,
  attributes: ownItemAttributes,
});

@Tagged('Items', 'The items of a company, each with its versions.')
export class ItemController extends records {
  @Inject(OwnProduces) private readonly produces!: OwnProduces;
  @Inject(ItemSlugs) private readonly slugs!: ItemSlugs;
  @Inject(ItemPages) private readonly pages!: ItemPages;
  @Inject(PUBLIC_URL) private readonly publicUrl!: string;

  /** An item goes back to no version in which it is shown and nothing is left of what it was made of. */
  override async precheck(
    context: RequestContext,
    _: string,
    change: RecordChange,
    to?: RecordState<ItemFields>,
  ): Promise<void> {
    const then = change === 'Revert' && to ? keptFields(to) : null;
    if (then?.enabled !== true) return;
    const unknown = await this.produces.unknownAmong(context, then.produceIds);
    if (unknown.length === then.produceIds.length)
      throw new RefusalError(refuse('item_version_produces_gone', { field: 'version' }));
  }

  /** The produces of the company that are removed; undefined where none is. */
  override async around(
    context: RequestContext,
    asOf: string | undefined,
    ids: readonly string[],
  ): Promise<ProducesById | undefined> {
    // A new item names none that is removed.
    if (ids.every((id) => context.isNew(id))) return undefined;
    const removed = await this.produces.removed(context, asOf);
    return removed.size === 0 ? undefined : removed;
  }

  /** Adds which of the produces are none of the company's: of those that are named, or of those of an item that is shown anew. */
  override async complete(
    context: RequestContext,
    data: { readonly produceIds?: readonly string[]; readonly enabled?: boolean },
    id?: string,
  ): Promise<object> {
    const isShownAlone = data.produceIds === undefined && data.enabled === true && id !== undefined;
    const named = isShownAlone ? await this.pages.item(context, id) : null;
    const produceIds = data.produceIds ?? named?.row.produceIds ?? [];
    if (produceIds.length === 0) return data;
    return { ...data, unknownProduces: await this.produces.unknownAmong(context, produceIds) };
  }

  /** Adds the address, where the item is new or its name changes. */
  override async reserve(
    context: RequestContext,
    id: string,
    data: { readonly name?: string },
    rehearse: (data: object) => Promise<Sent<RecordState<object>>>,
  ): Promise<object> {
    if (data.name === undefined) return data;
    const { state, events } = await rehearse(data);
    const isNamed = (events as readonly ItemEvent[]).some((event) => 'name' in event.data);
    const fields = state.fields as Partial<ItemFields> | null;
    if (!isNamed || fields === null) return data;
    return { ...data, slug: await this.slugs.obtain(context, id, fields.name ?? data.name, fields.slug ?? null) };
  }

  /** Has no route of its own: its address is that of the page as well. */
  override show(context: RequestContext, id: string, query: { readonly asOf: string | undefined }): Promise<Answer> {
    return super.show(context, id, query);
  }

  @Get(':id')
  @Allow('public')
  @Answers(items)
  @RequestHeaders('X-Min-Position')
  @Redirects()
  @Summary(
    'One of the items by its id, for its company; or the public page of one by its readable address',
    'The page says besides who makes the item of what, and what is claimed of it, each with the instant since which it stands; with `at`, what changed after that instant, or null where it was not shown then; an instant that is yet to come is left out of account. One that is disabled has a page for its company alone. A former address leads to the present one.',
  )
  async open(
    @Asking() context: RequestContext,
    @FromPath(itemPath) { id }: PathOf<typeof itemPath>,
    @FromQuery(itemQuery) { asOf, at }: QueryOf<typeof itemQuery>,
  ): Promise<Answer | Redirect> {
    if (!SentId.safeParse(id).success) {
      // What everybody saw at an instant is asked for with `at`: a page of now would pass for one of then.
      if (asOf !== undefined) throw new RefusalError(refuseShared('malformed_request', { field: 'asOf' }));
      return this.pages.open(context, id, at);
    }
    if (admit(allowItems, context.actor.role) !== null) throw new RefusalError(refuseShared('not_found'));
    return this.show(context, id, { asOf });
  }

  @Get(':id/barcode')
  @Allow('public')
  @Answers({ mediaTypes: ['image/png'] })
  @Summary(
    'The QR code of the page of an item, as PNG',
    'It leads to the present address of the page. That of one that is disabled is for its company alone.',
  )
  async barcode(@Asking() context: RequestContext, @Id() id: string): Promise<Bytes> {
    const found = await this.pages.item(context, id);
    if (found === null || !isShown(found.row, context.actor.companyId))
      throw new RefusalError(refuseShared('not_found'));
    const page = `${this.publicUrl}/items/${found.row.slug}`;
    return new Bytes(await qrCode(page), 'image/png');
  }
}
