import type { Language } from '@terroir/events';
import type { Dated, Decider, Message, RecordState } from '@terroir/kernel';
import type { Sent } from '@terroir/store';
import type { z } from 'zod';
import type { Answer, ListPage, Resource } from '../contract/answer.ts';
import type { Body, QueryOf, Who } from '../contract/route.ts';
import type { PictureFields } from '../pictures/uploaded-pictures.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RecordOrder, recordQuery, RecordRow, RecordsOf, recordsQuery } from './records.ts';
import type { RevertBody } from './revert.ts';

/** The fields of a record, its id and whose it is. */
export type OwnedRecord<Fields> = Dated<Fields> & { readonly id: string; readonly companyId: string };

/** A change of a record that was recorded before. */
export type RecordChange = 'Correct' | 'Remove' | 'Restore' | 'Revert';

/** What a noun declares so that it has the seven routes of a record. The command has the ids of stored pictures in place of uploads. */
export interface RecordRoutes<
  Noun extends string,
  Fields extends object,
  C extends Message,
  E extends Message,
  Row extends RecordRow,
  Shape extends z.ZodRawShape,
  Around = undefined,
> extends PictureFields {
  /** What its commands are named by: `Input`. */
  readonly noun: Noun;
  /** Under `/api/v1`: `producer_inputs`. */
  readonly path: string;
  /** In the API description: `an input`, `inputs`. */
  readonly one: string;
  readonly many: string;
  readonly allow: readonly [Who, ...Who[]];
  readonly decider: Decider<RecordState<Fields>, C, E>;
  readonly view: RecordsOf<Row>;
  readonly body: Body;
  /** The body of a correction, where it may leave out what a recording needs. */
  readonly change?: Body;
  readonly resource: Resource<Shape>;
  /** What the list may be asked for, where that is more than a page and an instant. */
  readonly listed?: typeof recordsQuery;
  /** Whether a company has so many at most, which `reserve` and `precheck` check: what adds one is then written one at a time. */
  readonly limited?: boolean;
  /** How the list is ordered; by the instant of the recording unless said. */
  readonly order?: RecordOrder;
  /** A record as it is answered, from its state or its row, and from what the controller says `around` it. */
  readonly attributes: (
    record: OwnedRecord<Fields> | Row,
    language: Language,
    around: Around,
  ) => z.output<z.ZodObject<Shape>>;
}

/** The routes of a record, for a controller of a noun with more of them to extend. */
export interface RecordController {
  list(context: RequestContext, query: QueryOf<typeof recordsQuery>): Promise<Answer>;
  show(context: RequestContext, id: string, query: QueryOf<typeof recordQuery>): Promise<Answer>;
  record(context: RequestContext, data: object): Promise<Answer>;
  correct(context: RequestContext, id: string, data: object): Promise<Answer>;
  remove(context: RequestContext, id: string): Promise<Answer>;
  restore(context: RequestContext, id: string): Promise<Answer>;
  revert(context: RequestContext, id: string, to: RevertBody): Promise<Answer>;
  /** Refuses a change by throwing a RefusalError; for a noun that goes with another record to override. `to`: the version of a reversion. */
  precheck(context: RequestContext, id: string, change: RecordChange, to?: RecordState<object>): Promise<void>;
  /** The data of a command from what the body says, and the record's id but for rows of an import; for a noun whose decision needs more to override. */
  complete(context: RequestContext, data: object, id?: string): Promise<object>;
  /**
   * The data of a command, with what had to be reserved elsewhere for it; for a noun that needs such to override. `rehearse` says what a
   * command with this data would lead to, and refuses as it would: nothing is reserved for one that is refused.
   */
  reserve(
    context: RequestContext,
    id: string,
    data: object,
    rehearse: (data: object) => Promise<Sent<RecordState<object>>>,
  ): Promise<object>;
  /** The fields of a record that was written, as they are answered; for a noun whose old events said less to override. */
  answered(context: RequestContext, id: string, fields: object): Promise<object>;
  /** A page of the list; for a noun whose list can be searched to override. */
  page(context: RequestContext, query: QueryOf<typeof recordsQuery>): Promise<ListPage<RecordRow>>;
  /** What answers say of these records besides themselves, now or at an instant; undefined unless a noun overrides it. */
  around(context: RequestContext, asOf: string | undefined, ids: readonly string[]): Promise<unknown>;
}
