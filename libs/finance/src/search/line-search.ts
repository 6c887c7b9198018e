import { Inject, Injectable } from '@nestjs/common';
import { amountOf } from '@terroir/events';
import { Records, type ListPage, type QueryOf, type RecordOrder, type RequestContext } from '@terroir/http';
import type { Subcategory } from '@terroir/reference';
import type { RowsOf } from '@terroir/store';
import type { LineRow } from '../line/line-view.ts';
import { LineBooks } from './line-books.ts';
import { filters, lineFilter } from './line-filter.ts';
import { pageInOrder } from './line-order.ts';
import type { linesQuery } from './line-query.ts';

/** Of which side lines are asked for. */
export interface LinesOf {
  readonly view: RowsOf<LineRow>;
  readonly subcategory: (id: string) => Subcategory | undefined;
  readonly order: RecordOrder;
}

/** Answers pages of the books. Where something is looked for, `meta.cost` is what all that was found comes to. */
@Injectable()
export class LineSearch {
  constructor(
    @Inject(Records) private readonly records: Records,
    @Inject(LineBooks) private readonly books: LineBooks,
  ) {}

  /** @throws BadCursor when the cursor is none that a page of this order gave out */
  async page(
    context: RequestContext,
    { view, subcategory, order }: LinesOf,
    { limit, cursor, asOf, sort, ...filter }: QueryOf<typeof linesQuery>,
  ): Promise<ListPage<LineRow>> {
    const isFiltered = filters(filter);
    if (sort === 'date' && !isFiltered) return this.records.page(context, view, { limit, cursor, asOf }, order);
    const { language } = context;
    const sorting = { sort, language, nameOf: (id: string) => subcategory(id)?.name[language] ?? id };
    const { lines, columns } = await this.books.lines(context, view, sorting, asOf);
    if (!isFiltered) return pageInOrder(lines, sorting, { limit, cursor });
    const isFound = lineFilter(filter, subcategory, language, columns);
    let cents = 0;
    const page = pageInOrder(lines, sorting, { limit, cursor }, (index) => {
      if (!isFound(index)) return false;
      cents += columns.costCents[index] ?? 0;
      return true;
    });
    return { ...page, meta: { cost: amountOf(cents) } };
  }
}
