import { Inject } from '@nestjs/common';
import {
  body,
  recordController,
  resource,
  type ListPage,
  type QueryOf,
  type RecordRow,
  type RequestContext,
} from '@terroir/http';
import { CompanyTimeZones } from '../company/company-time-zones.ts';
import { tasksQuery } from './task-query.ts';
import { TaskReferences } from './task-references.ts';
import { TaskSearch } from './task-search.ts';
import { taskAttributes } from './task.attributes.ts';
import { Task } from './task.commands.ts';
import { task } from './task.decider.ts';
import { taskView } from './task.view.ts';
import { taskTexts } from './task.texts.ts';
import { taskShape } from './task.wire.ts';

export const tasks = resource('task', taskShape);
export const allowTasks = ['producer', 'plan_level_1'] as const;

const records = recordController({
  noun: 'Task',
  path: 'tasks',
  one: 'a task',
  many: 'tasks',
  allow: allowTasks,
  decider: task,
  view: taskView,
  pictures: ['image'],
  body: body('task', Task, taskTexts),
  resource: tasks,
  listed: tasksQuery,
  attributes: taskAttributes,
});

export class TaskController extends records {
  @Inject(CompanyTimeZones) private readonly timeZones!: CompanyTimeZones;
  @Inject(TaskSearch) private readonly search!: TaskSearch;
  @Inject(TaskReferences) private readonly references!: TaskReferences;

  /** Adds the zone of the company, and which of the named plots, zones and produces it does not have. */
  override async complete(context: RequestContext, data: object): Promise<object> {
    const [timeZone, unknown] = await Promise.all([
      this.timeZones.of(context.companyId),
      this.references.unknownIn(context, data),
    ]);
    return { ...data, timeZone, ...unknown };
  }

  /** The list can be searched: by words, days, whether it is done, plots and zones, and produces. */
  override page(context: RequestContext, query: QueryOf<typeof tasksQuery>): Promise<ListPage<RecordRow>> {
    return this.search.page(context, query);
  }
}
