import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CalendarDate } from '@terroir/events';
import {
  Allow,
  Answers,
  Asking,
  body,
  Commands,
  FromBody,
  FromPath,
  FromQuery,
  Id,
  path,
  Reads,
  RefusalError,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type BodyOf,
  type PathOf,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import { keptFields, refuse as refuseShared } from '@terroir/kernel';
import { z } from 'zod';
import { CompanyTimeZones } from '../company/company-time-zones.ts';
import { refuse } from '../refusals.ts';
import { OccurrencesOfDays } from './occurrences-of-days.ts';
import { MOST_OCCURRENCES, spanQuery } from './task-query.ts';
import { TaskSearch } from './task-search.ts';
import { occurrenceAttributes, taskAttributes } from './task.attributes.ts';
import { OccurrenceMove, TaskCompletion, type TaskCommand } from './task.commands.ts';
import { allowTasks, tasks } from './task.controller.ts';
import { task } from './task.decider.ts';
import { taskView } from './task.view.ts';
import { completionTexts, moveTexts } from './task.texts.ts';
import { occurrenceMeta, occurrenceShape } from './task.wire.ts';

const occurrences = resource('task_occurrence', occurrenceShape, { versioned: false, listMeta: occurrenceMeta });
const completion = body('completion', TaskCompletion, completionTexts);
const move = body('occurrence', OccurrenceMove, moveTexts);
const occurrencePath = path({ id: z.uuid().toLowerCase(), date: CalendarDate });
type OccurrencePath = PathOf<typeof occurrencePath>;

/** What becomes of tasks and of their occurrences, and when they fall. */
@Controller('api/v1/tasks')
@Tagged('Tasks', 'The tasks of a company, each with its versions.')
export class TaskWorkController {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(CompanyTimeZones) private readonly timeZones: CompanyTimeZones,
    @Inject(TaskSearch) private readonly search: TaskSearch,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get('occurrences')
  @Allow(...allowTasks)
  @Answers([occurrences])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'When the tasks of the company fall between two days, both inclusive',
    'In the order of their days and times, which are those of the company’s clock; skipped ones are none. At most 400 days, and 40,000 occurrences. `per_day` asks for the first ones of each day alone; `meta.days` then says how many it has.',
  )
  async occurrences(
    @Asking() context: RequestContext,
    @FromQuery(spanQuery) { from, to, perDay }: QueryOf<typeof spanQuery>,
  ): Promise<Answer> {
    await this.reads.upTo(context, taskView);
    const timeZone = await this.timeZones.of(context.companyId);
    const found = new OccurrencesOfDays(from, to, perDay);
    for await (const row of this.search.from(context.companyId, from)) {
      found.add(row);
      if (perDay === undefined && found.count > MOST_OCCURRENCES)
        throw new RefusalError(refuse('occurrences_too_many', { params: { limit: MOST_OCCURRENCES } }));
    }
    const records = found.all().map(({ row, occurrence }) => ({
      id: `${row.id}_${occurrence.date}`,
      attributes: occurrenceAttributes(row, occurrence, timeZone),
    }));
    return occurrences.list(records, perDay === undefined ? {} : { days: found.counts() });
  }

  @Post(':id/complete')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary(
    'Marks a task as done, with each of its occurrences',
    'The day is today unless another is said. Said again, it puts hours or cost right.',
  )
  async complete(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromBody(completion) data: BodyOf<typeof completion>,
  ): Promise<Answer> {
    return this.#send(context, id, { type: 'CompleteTask', data: { ...data, ...(await this.#zone(context)) } });
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary('Takes back that a task is done', 'Occurrences that were done one by one stay done.')
  reopen(@Asking() context: RequestContext, @Id() id: string): Promise<Answer> {
    return this.#send(context, id, { type: 'ReopenTask', data: {} });
  }

  @Post(':id/occurrences/:date/complete')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary(
    'Marks one occurrence of a task as done',
    'A task that falls once is done with it. Said again, it puts hours or cost right.',
  )
  async completeOccurrence(
    @Asking() context: RequestContext,
    @FromPath(occurrencePath) { id, date }: OccurrencePath,
    @FromBody(completion) data: BodyOf<typeof completion>,
  ): Promise<Answer> {
    const zone = await this.#zone(context);
    return this.#send(context, id, { type: 'CompleteOccurrence', data: { ...data, date, ...zone } });
  }

  @Post(':id/occurrences/:date/reopen')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary('Takes back that one occurrence of a task is done', 'One that is not done is answered as it is.')
  reopenOccurrence(
    @Asking() context: RequestContext,
    @FromPath(occurrencePath) { id, date }: OccurrencePath,
  ): Promise<Answer> {
    return this.#send(context, id, { type: 'ReopenOccurrence', data: { date } });
  }

  @Post(':id/occurrences/:date/move')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary(
    'Moves one occurrence of a task that repeats to another day or time',
    'It goes on being called by its own day. Without a time it keeps the one that it has; null takes that away.',
  )
  async moveOccurrence(
    @Asking() context: RequestContext,
    @FromPath(occurrencePath) { id, date }: OccurrencePath,
    @FromBody(move) data: BodyOf<typeof move>,
  ): Promise<Answer> {
    return this.#send(context, id, { type: 'MoveOccurrence', data: { ...data, date, ...(await this.#zone(context)) } });
  }

  @Post(':id/occurrences/:date/skip')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary('Skips one occurrence of a task that repeats', 'The last one that is left is not skipped.')
  skipOccurrence(
    @Asking() context: RequestContext,
    @FromPath(occurrencePath) { id, date }: OccurrencePath,
  ): Promise<Answer> {
    return this.#send(context, id, { type: 'SkipOccurrence', data: { date } });
  }

  @Post(':id/occurrences/:date/reinstate')
  @HttpCode(200)
  @Allow(...allowTasks)
  @Answers(tasks, 200)
  @RequestHeaders('If-Match')
  @Summary('Takes back the moving or skipping of one occurrence', 'It falls again on its own day and time.')
  reinstateOccurrence(
    @Asking() context: RequestContext,
    @FromPath(occurrencePath) { id, date }: OccurrencePath,
  ): Promise<Answer> {
    return this.#send(context, id, { type: 'ReinstateOccurrence', data: { date } });
  }

  async #zone({ companyId }: RequestContext): Promise<{ readonly timeZone: string }> {
    return { timeZone: await this.timeZones.of(companyId) };
  }

  async #send(context: RequestContext, id: string, command: TaskCommand): Promise<Answer> {
    const current = async (fresh: RequestContext): Promise<Answer> => {
      const { row, revision } = await this.reads.one(fresh, taskView, id);
      if (row.removed) throw new RefusalError(refuseShared('not_found'));
      return tasks.record({ id, revision, attributes: taskAttributes(row) });
    };
    const { state, revision } = await this.commands.send(context, task, id, command, current);
    const fields = keptFields(state);
    if (fields === null) throw new RefusalError(refuseShared('not_found'));
    return tasks.record({ id, revision, attributes: taskAttributes(fields) });
  }
}
