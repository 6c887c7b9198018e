import { Controller, Get, Inject, Put } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  body,
  Commands,
  EVENT_LOG,
  FromChange,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type ChangeOf,
  type RequestContext,
} from '@terroir/http';
import type { TaskRemindersEvent } from '@terroir/events';
import { evolve, type Recorded } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import { z } from 'zod';
import { TaskReminders, taskReminders, type TaskRemindersState } from './task-reminders.decider.ts';

const reminders = resource('task_reminders', { wanted: z.boolean() });
const chosen = body('task_reminders', TaskReminders, {
  task_reminders: { en: 'Task reminders', fr: 'Rappels de tâches' },
  wanted: { en: 'Remind me', fr: 'Me rappeler' },
});
const allow = ['producer', 'plan_level_1'] as const;

/** Whether the person who is logged in wants a mail the day before tasks fall; nobody does until they say so. */
@Controller('api/v1/task_reminders')
@Tagged('Tasks', 'The tasks of a company, each with its versions.')
export class TaskRemindersController {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readStream'>,
  ) {}

  @Get()
  @Allow(...allow)
  @Answers(reminders)
  @Summary('Whether a mail reminds of tasks the day before', 'A choice of each account; off until it is made.')
  async show(@Asking() { accountId }: RequestContext): Promise<Answer> {
    const past = await this.log.readStream(`${taskReminders.name}-${accountId}`);
    const state = evolve(taskReminders, past as unknown as (TaskRemindersEvent & Recorded)[]);
    return answer(accountId, state, past.length - 1);
  }

  @Put()
  @Allow(...allow)
  @Answers(reminders)
  @RequestHeaders('If-Match')
  @Summary(
    'Turns the reminders of tasks on or off',
    'One mail for all tasks of a day, sent the afternoon before by the clock of the company.',
  )
  async choose(@Asking() context: RequestContext, @FromChange(chosen) data: ChangeOf<typeof chosen>): Promise<Answer> {
    const { accountId } = context;
    const current = (): Promise<Answer> => this.show(context);
    const command = { type: 'ChooseTaskReminders', data } as const;
    const { state, revision } = await this.commands.send(context, taskReminders, accountId, command, current);
    return answer(accountId, state, revision);
  }
}

const answer = (id: string, { wanted }: TaskRemindersState, revision: number): Answer =>
  reminders.record({ id, attributes: { wanted }, revision });
