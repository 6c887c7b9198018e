import { Inject, Injectable } from '@nestjs/common';
import { amountOf } from '@terroir/events';
import { AS_OF, Records, type ListPage, type QueryOf, type RecordOrder, type RequestContext } from '@terroir/http';
import type { Subcategory } from '@terroir/reference';
import type { AsOf, RowsOf } from '@terroir/store';
import type { LineRow } from '../line/line-view.ts';
import { LineBooks } from './line-books.ts';
import { filters, lineFilter } from './line-filter.ts';
import { pageInOrder } from './line-order.ts';
import type { linesQuery } from './line-query.ts';

/** Of which side lines are asked for. */
export interface LinesOf {
  readonly view: RowsOf<LineRow> & Parameters<AsOf['tally']>[0];
  readonly subcategory: (id: string) => Subcategory | undefined;
  readonly order: RecordOrder;
}

/** Answers pages of the books; `meta.cost` is what all lines of the list come to, in currency units. */
@Injectable()
export class LineSearch {
  constructor(
    @Inject(Records) private readonly records: Records,
    @Inject(LineBooks) private readonly books: LineBooks,
    @Inject(AS_OF) private readonly past: AsOf,
  ) {}

  /** @throws BadCursor when the cursor is none that a page of this order gave out */
  async page(
    context: RequestContext,
    { view, subcategory, order }: LinesOf,
    { limit, cursor, asOf, sort, ...filter }: QueryOf<typeof linesQuery>,
  ): Promise<ListPage<LineRow>> {
    if (sort === 'date' && !filters(filter)) {
      const page = await this.records.page(context, view, { limit, cursor, asOf }, order);
      const { groups } = await this.past.tally(view, context.companyId, asOf);
      let cents = 0;
      for (const { value } of groups.values()) cents += value;
      return { ...page, meta: { cost: amountOf(cents) } };
    }
    const { language } = context;
    const isFound = lineFilter(filter, subcategory, language);
    const sorting = { sort, language, nameOf: (id: string) => subcategory(id)?.name[language] ?? id };
    const found = (await this.books.lines(context, view, sorting, asOf)).filter(isFound);
    const page = pageInOrder(found, sorting, { limit, cursor });
    return { ...page, meta: { cost: amountOf(found.reduce((sum, { row }) => sum + row.costCents, 0)) } };
  }
}
