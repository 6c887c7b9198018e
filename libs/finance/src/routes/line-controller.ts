import { Inject, type Type } from '@nestjs/common';
import type { Language } from '@terroir/events';
import {
  Reads,
  recordController,
  type RecordController,
  type RecordOrder,
  type ListPage,
  type QueryOf,
  type RecordRoutes,
  type RecordRow,
  type RequestContext,
} from '@terroir/http';
import { addDays, type Message } from '@terroir/kernel';
import type { z } from 'zod';
import type { Subcategory } from '@terroir/reference';
import { CompanyCalendars } from '../company/company-calendars.ts';
import { linesQuery } from '../search/line-query.ts';
import { LineSearch, type LinesOf } from '../search/line-search.ts';
import type { LineRow } from '../line/line-view.ts';
import type { Line } from '../line/line.ts';

/** What a line's state says of it: an old one does not say its day. */
type SaidLine = Omit<Line, 'occurredOn'> & {
  readonly occurredOn?: string | null | undefined;
  readonly correctedAt?: string;
};

interface LineRoutes<
  Noun extends string,
  Fields extends SaidLine,
  C extends Message,
  E extends Message,
  Shape extends z.ZodRawShape,
> extends Omit<RecordRoutes<Noun, Fields, C, E, LineRow, Shape>, 'attributes' | 'order' | 'listed'> {
  readonly view: LinesOf['view'];
  /** Finds a subcategory of this side in the catalogue. */
  readonly subcategory: (id: string) => Subcategory | undefined;
  /** A line that says its day, from its state or its row, as it is answered. */
  readonly attributes: (line: never, language: Language) => z.output<z.ZodObject<Shape>>;
}

/** The newest day first. Nobody records what has not happened; it may be a day more in a zone east of UTC. */
const BY_DATE: RecordOrder = {
  index: 'date',
  until: (instant) => ({ field: 'occurredOn', to: addDays(instant.slice(0, 10), 1) }),
};

/** The controller of one side of the books: what the decision needs of the company's calendar is added to what was sent. */
export function lineController<
  Noun extends string,
  Fields extends SaidLine,
  C extends Message,
  E extends Message,
  Shape extends z.ZodRawShape,
>(of: LineRoutes<Noun, Fields, C, E, Shape>): Type<RecordController> {
  const { attributes, subcategory, ...routes } = of;
  const records = recordController<Noun, Fields, C, E, LineRow, Shape>({
    ...routes,
    order: BY_DATE,
    listed: linesQuery,
    attributes: (line, language) => attributes(line as never, language),
  });

  class Lines extends records {
    @Inject(CompanyCalendars) readonly calendars!: CompanyCalendars;
    @Inject(Reads) readonly reads!: Reads;
    @Inject(LineSearch) readonly search!: LineSearch;

    override page(context: RequestContext, query: QueryOf<typeof linesQuery>): Promise<ListPage<RecordRow>> {
      return this.search.page(context, { view: of.view, subcategory, order: BY_DATE }, query);
    }

    override async complete(context: RequestContext, data: object): Promise<object> {
      return { ...data, ...(await this.calendars.of(context)) };
    }

    /** The day of an old line is in its row alone. */
    override async answered(context: RequestContext, id: string, fields: SaidLine): Promise<object> {
      if ((fields.occurredOn ?? null) !== null) return fields;
      const { row } = await this.reads.after<LineRow>(context, of.view, id);
      return { ...fields, occurredOn: row.occurredOn };
    }
  }
  Object.defineProperty(Lines, 'name', { value: records.name });
  return Lines;
}
