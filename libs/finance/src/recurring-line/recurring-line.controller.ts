import { HttpCode, Inject, Post } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  BLOBS,
  body,
  BodyErrors,
  BodyLimit,
  Commands,
  everyFault,
  FromBody,
  FromJudgedBody,
  Id,
  imageBytes,
  NOW,
  readPictures,
  recordController,
  RefusalError,
  resource,
  Summary,
  Tagged,
  type Answer,
  type BodyOf,
  type RequestContext,
  type UploadedPictures,
} from '@terroir/http';
import { dateIn, keptFields, refuse as refuseShared } from '@terroir/kernel';
import type { Blobs, Sent } from '@terroir/store';
import { CompanyCalendars } from '../company/company-calendars.ts';
import { BookedProduces } from '../produce/booked-produces.ts';
import { refuse } from '../refusals.ts';
import { dueLineId, saysOtherwise, type DueLineValues } from './due-line.ts';
import { DueLineForms, notingOf } from './due-line-forms.ts';
import { decidedAnew, DueLines, isKept, isTakenBack, isUnchanged, reopening, type DueLineStates } from './due-lines.ts';
import {
  DueDate,
  DueLine,
  lineSides,
  RecurringLine,
  type DueLineForm,
  type RecurringLineCommand,
} from './recurring-line.commands.ts';
import { recurringLine, type RecurringLineState } from './recurring-line.decider.ts';
import { recurringLineView } from './recurring-line.view.ts';
import {
  dueLineTexts,
  recurringLineAttributes,
  recurringLineShape,
  recurringLineTexts,
  type AnswerDay,
} from './recurring-line.wire.ts';

const recurringLines = resource('recurring_line', recurringLineShape);
const dueLine = body('due_line', DueLine, dueLineTexts);
const dueDate = body('due_line', DueDate, dueLineTexts);
const allow = ['producer', 'plan_level_1'] as const;

const records = recordController({
  noun: 'RecurringLine',
  path: 'recurring_lines',
  one: 'a recurring line',
  many: 'recurring lines',
  allow,
  decider: recurringLine,
  view: recurringLineView,
  body: body('recurring_line', RecurringLine, recurringLineTexts),
  resource: recurringLines,
  attributes: recurringLineAttributes,
});

@Tagged('Recurring lines', 'The recurring lines of a company, each with its versions.')
export class RecurringLineController extends records {
  @Inject(Commands) private readonly sender!: Commands;
  @Inject(CompanyCalendars) private readonly calendars!: CompanyCalendars;
  @Inject(BookedProduces) private readonly produces!: BookedProduces;
  @Inject(DueLines) private readonly dueLines!: DueLines;
  @Inject(DueLineForms) private readonly forms!: DueLineForms;
  @Inject(BLOBS) private readonly blobs!: Blobs;
  @Inject(NOW) private readonly now!: () => string;

  /** The day on which the answer is true: today, or the day of the instant that was asked for. */
  override async around(context: RequestContext, asOf?: string): Promise<AnswerDay> {
    const { timeZone } = await this.calendars.of(context);
    return { today: dateIn(timeZone, asOf ?? this.now()) };
  }

  /** Adds whether the produce that is named is one of the company's. */
  override async complete(context: RequestContext, data: object): Promise<object> {
    const { produceId } = data as { readonly produceId?: string | null };
    return produceId ? { ...data, isProduceListed: await this.produces.isListed(context, produceId) } : data;
  }

  @Post(':id/record')
  @HttpCode(200)
  @BodyLimit(imageBytes(1))
  @Allow(...allow)
  @Answers(recurringLines, 200)
  @Summary(
    'Records the line of a due date',
    'What is left out is as the recurring line says. A due date is one input or output, however often it is recorded: a call that says of it what the one that is there does not say is refused (`due_line_differs`). One that somebody removed since stays removed (`due_line_removed`): whoever removed it wanted it gone, and may bring it back or reopen the date.',
  )
  async recordDue(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromJudgedBody(dueLine) sent: BodyOf<typeof dueLine> | BodyErrors,
  ): Promise<Answer> {
    const { today } = await this.around(context);
    if (sent instanceof BodyErrors) {
      const refused = await this.forms.refusalOf(context, id, sent.right() as DueLineForm, today);
      throw everyFault(sent, refused, dueLine, context.language);
    }
    const { dueOn, ...values } = sent;
    const command = notingOf(id, sent, today);
    const { lineId } = command.data;
    let read: UploadedPictures | null | undefined;
    const uploaded = async () =>
      (read ??= await readPictures(context.companyId, values, { privatePictures: ['receipt'] }));
    return decidedAnew(context, async () => {
      const lines = await this.dueLines.statesOf(lineId);
      const refused = await this.forms.refusalOf(context, id, sent, today);
      if (refused !== null) throw new RefusalError(refused);
      const noted = await this.sender.rehearse(context, recurringLine, id, command);
      const fields = keptFields(noted.state);
      // The line comes first: when the server dies in between, the date is still due and the next attempt meets the same line.
      const isNoted = noted.events.length === 0;
      if (isNoted && !isKept(lines)) throw await this.#missing(context, id, dueOn, lines, noted);
      const said = ((await uploaded())?.data ?? values) as DueLineValues;
      if (fields !== null && !isNoted) {
        const form = await this.forms.formOf(context, fields, dueOn, said);
        // A picture is kept only where its line is going to be.
        if (lines[fields.side].line === null) await read?.keep(this.blobs);
        await this.dueLines.keep(context, fields.side, lineId, lines, form);
      }
      const ownSide = fields?.side ?? 'input';
      const answer = await this.settle(context, id, command, noted);
      // What another call recorded stays; a caller who sent something else is refused.
      const differs = (isNoted ? lineSides : [ownSide]).some((side) => {
        const { line } = lines[side];
        return line !== null && saysOtherwise(side, line, said);
      });
      if (differs) throw new RefusalError(refuse('due_line_differs', { field: 'dueOn' }));
      return answer;
    });
  }

  @Post(':id/skip')
  @HttpCode(200)
  @Allow(...allow)
  @Answers(recurringLines, 200)
  @Summary('Skips a due date', 'It is proposed no more, and no line is recorded.')
  async skip(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromBody(dueDate) { dueOn }: BodyOf<typeof dueDate>,
  ): Promise<Answer> {
    const { today } = await this.around(context);
    const lineId = dueLineId(id, dueOn);
    const command = { type: 'SkipDueDate', data: { dueOn, today } } as const;
    return decidedAnew(context, async () => {
      const lines = await this.dueLines.statesOf(lineId);
      const sent = await this.sender.rehearse(context, recurringLine, id, command);
      if (sent.events.length === 0 || !isKept(lines)) return this.settle(context, id, command, sent);
      // Who recorded the line did not come to note it: the date is recorded, and so the skipping is refused.
      await this.settle(context, id, { type: 'RecordDueLine', data: { dueOn, lineId, today } }, sent);
      return this.settle(context, id, command);
    });
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Allow(...allow)
  @Answers(recurringLines, 200)
  @Summary('Takes the recording or skipping of a due date back', 'The date is due again, and its line is removed.')
  async reopen(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromBody(dueDate) { dueOn }: BodyOf<typeof dueDate>,
  ): Promise<Answer> {
    const command = { type: 'ReopenDueDate', data: { dueOn } } as const;
    const lineId = dueLineId(id, dueOn);
    return decidedAnew(context, async () => {
      const lines = await this.dueLines.statesOf(lineId);
      const sent = await this.sender.rehearse(context, recurringLine, id, command);
      if (sent.events.length > 0) await this.dueLines.takeBack(context, lineId, lines);
      return this.settle(context, id, command, sent);
    });
  }

  /** Why the line of a date that is noted as recorded was not there: a person removed it, or another call was under way. */
  async #missing(
    context: RequestContext,
    id: string,
    dueOn: string,
    lines: DueLineStates,
    noted: Sent<RecurringLineState>,
  ): Promise<RefusalError> {
    const lineId = dueLineId(id, dueOn);
    const isSettled = isUnchanged(lines, await this.dueLines.statesOf(lineId));
    if (isSettled && !isTakenBack(lines)) return new RefusalError(refuse('due_line_removed', { field: 'dueOn' }));
    // Who opens the date again has not come to note it, or died before: then it is noted here.
    if (isSettled) await this.settle(reopening(context, lineId), id, { type: 'ReopenDueDate', data: { dueOn } }, noted);
    return new RefusalError(refuseShared('version_conflict'));
  }

  /** Sends a command, where it was rehearsed at the revision of then. */
  private async settle(
    context: RequestContext,
    id: string,
    command: RecurringLineCommand,
    rehearsed?: Sent<RecurringLineState>,
  ): Promise<Answer> {
    const sender = context.expecting(rehearsed ? rehearsed.revision - rehearsed.events.length : null);
    const { state, revision }: Sent<RecurringLineState> = await this.sender.send(sender, recurringLine, id, command);
    const fields = keptFields(state);
    if (fields === null) throw new Error(`${command.type} was taken for a recurring line that is removed`);
    const { companyId, language } = context;
    const attributes = recurringLineAttributes({ ...fields, companyId }, language, await this.around(context));
    return recurringLines.record({ id, revision, attributes });
  }
}
