import { Controller, Get, Inject } from '@nestjs/common';
import {
  ACTOR_NAMES,
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
  type ActorNames,
  type Answer,
  type RequestContext,
  type QueryOf,
} from '@terroir/http';
import { HISTORY, type HistoryEntry } from '@terroir/store';
import { CAUSE_SPANS } from './cause-span.view.ts';
import { ChangeLog } from './change-log.ts';
import { historyEntry, historyEntryOf, historyPerson, historyQuery, type HistoryOffer } from './history.http.ts';

/** Resources that every company reads; the others belong to plan level 1 (readings §1). */
export const WITHOUT_PLAN = Symbol('WithoutPlan');

const noOffer: HistoryOffer = { undo: null, revert: null };

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
    'Filters are joined by *and*, several kinds of record by *or*. `undo` says how a removal that still holds can be taken back, `revert` which version a change can be brought back to. With `fold=true` an import, its undo, or a change of many records is one entry, and `stands_for` names the `cause` by which its changes are asked for. Between two instants it is there when any of its changes is, and stands for those alone; the history of one record is never folded.',
  )
  async list(
    @Asking() context: RequestContext,
    @FromQuery(historyQuery) filter: QueryOf<typeof historyQuery>,
  ): Promise<Answer> {
    const { actor, companyId } = context;
    const refusal = admit(['producer', 'plan_level_1'], actor.role);
    const isBeyond = filter.cause !== undefined || filter.resourceType.some((each) => !this.withoutPlan.has(each));
    if (refusal !== null && isBeyond) throw new RefusalError(refusal);
    const among = refusal === null ? undefined : this.withoutPlan;
    const fold = filter.fold === 'true';
    await this.reads.upTo(context, HISTORY, ...(fold && filter.from !== undefined ? [CAUSE_SPANS] : []));
    const page = await this.changes.page(companyId, { ...filter, fold, among });
    // Only the company's own people are named here; anybody else appears by the role.
    const isOwn = ({ actor: { accountId } }: HistoryEntry): boolean => accountId === companyId;
    const name = page.documents.some(({ row }) => isOwn(row)) ? await this.names.nameOf(companyId) : null;
    const rows = page.documents.map(({ row }) => row);
    const [offers, stands] = [await this.changes.offers(rows), fold ? await this.changes.standFor(rows, filter) : null];
    return historyEntry.page(page, (row) =>
      historyEntryOf(row, isOwn(row) ? name : null, offers.get(row) ?? noOffer, stands?.get(row) ?? null),
    );
  }

  @Get('people')
  @Allow('producer', 'business')
  @Answers([historyPerson])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Who changed something in the company, most changes first',
    'The id is what the filter `actor` of the history takes: an account, or `operator` and `system` for those without one.',
  )
  async people(@Asking() context: RequestContext): Promise<Answer> {
    const { actor, companyId } = context;
    const refusal = admit(['producer', 'plan_level_1'], actor.role);
    await this.reads.upTo(context, HISTORY);
    const people = await this.changes.people(companyId, refusal === null ? undefined : this.withoutPlan);
    const name = people.some(({ id }) => id === companyId) ? await this.names.nameOf(companyId) : null;
    return historyPerson.list(
      people.map(({ id, changes }) => ({ id, attributes: { name: id === companyId ? name : null, changes } })),
    );
  }
}
