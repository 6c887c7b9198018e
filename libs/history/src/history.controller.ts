import { Controller, Get, Inject } from '@nestjs/common';
import {
  admit,
  Allow,
  Answers,
  Asking,
  FromQuery,
  Reads,
  RefusalError,
  RequestHeaders,
  Summary,
  Tagged,
  type Answer,
  type RequestContext,
  type QueryOf,
} from '@terroir/http';
import { HISTORY, type HistoryEntry } from '@terroir/store';
import { ChangeLog } from './change-log.ts';
import { historyEntry, historyQuery, historyEntryOf } from './history.http.ts';

/** Finds the name of an account, null when it has none any more. Accounts give it; modules do not know each other. */
export interface ActorNames {
  nameOf(accountId: string): Promise<string | null>;
}
export const ACTOR_NAMES = Symbol('ActorNames');
/** Resources that every company reads; the others belong to plan level 1 (readings §1). */
export const WITHOUT_PLAN = Symbol('WithoutPlan');

@Controller('api/v1/history')
@Tagged('History', 'Who changed what, and when.')
export class HistoryController {
  constructor(
    @Inject(ChangeLog) private readonly changes: ChangeLog,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(ACTOR_NAMES) private readonly names: ActorNames,
    @Inject(WITHOUT_PLAN) private readonly withoutPlan: ReadonlySet<string>,
  ) {}

  @Get()
  @Allow('producer', 'business')
  @Answers([historyEntry])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Who changed what in the company, newest first; below plan level 1 of the company itself only',
    'Filters are joined by *and*. `undo` says how a removal that still holds can be taken back.',
  )
  async list(
    @Asking() context: RequestContext,
    @FromQuery(historyQuery) filter: QueryOf<typeof historyQuery>,
  ): Promise<Answer> {
    const { actor, companyId } = context;
    const refusal = admit(['producer', 'plan_level_1'], actor.role);
    const { resourceType } = filter;
    if (refusal !== null && resourceType !== undefined && !this.withoutPlan.has(resourceType))
      throw new RefusalError(refusal);
    const among = refusal === null || resourceType !== undefined ? undefined : this.withoutPlan;
    await this.reads.upTo(context, HISTORY);
    const page = await this.changes.page(companyId, { ...filter, among });
    // Only the company's own people are named here; anybody else appears by the role.
    const isOwn = ({ actor: { accountId } }: HistoryEntry): boolean => accountId === companyId;
    const name = page.documents.some(({ row }) => isOwn(row)) ? await this.names.nameOf(companyId) : null;
    const open = await this.changes.open(page.documents.map(({ row }) => row));
    return historyEntry.page(page, (row) =>
      historyEntryOf(row, isOwn(row) ? name : null, open.has(row) ? 'restore' : null),
    );
  }
}
