import { Inject, Injectable } from '@nestjs/common';
import { Commands, type RequestContext } from '@terroir/http';
import type { Refusal } from '@terroir/kernel';
import { CompanyCalendars } from '../company/company-calendars.ts';
import { BookedProduces } from '../produce/booked-produces.ts';
import { refuse } from '../refusals.ts';
import { dueLineForm, dueLineId, refusedOfDueLine, type DueLineValues, type SoldProduce } from './due-line.ts';
import { DueLines } from './due-lines.ts';
import type { DueLineForm } from './recurring-line.commands.ts';
import { lineFor, recurringLine, type RecurringLineFields } from './recurring-line.decider.ts';

/** The command that notes the line of a due date on its recurring line. `today` is the day at the company. */
export function notingOf(id: string, { dueOn, subcategoryId, unitId }: DueLineForm, today: string) {
  const data = { dueOn, lineId: dueLineId(id, dueOn), today, subcategoryId, unitId };
  return { type: 'RecordDueLine', data } as const;
}

/** What the line of a due date is to say, out of the recurring line and of what a person says of this one. */
@Injectable()
export class DueLineForms {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(CompanyCalendars) private readonly calendars: CompanyCalendars,
    @Inject(BookedProduces) private readonly produces: BookedProduces,
    @Inject(DueLines) private readonly dueLines: DueLines,
  ) {}

  /** The form that records the line. */
  async formOf(context: RequestContext, fields: RecurringLineFields, dueOn: string, said: DueLineValues) {
    const sold = await this.#soldOf(context, fields, said);
    return { ...dueLineForm(fields, dueOn, said, sold), ...(await this.calendars.of(context)) };
  }

  /** Why the line is refused: every wrong field at once, or null, as where it is recorded. Nothing is written. */
  async refusalOf(context: RequestContext, id: string, sent: DueLineForm, today: string): Promise<Refusal | null> {
    const { dueOn, receipt: _, ...values } = sent;
    const noted = await this.commands.refusalOf(context, recurringLine, id, notingOf(id, sent, today));
    if (noted !== null && noted.row.status !== 422) return noted; // of no recurring line nothing else can be said
    const fields = await this.commands.met(context, recurringLine, id);
    if (typeof lineFor(fields, dueOn) === 'string') return null;
    const produce =
      fields.side === 'input' && values.produceId ? refuse('produce_of_input', { field: 'produceId' }) : null;
    const form = await this.formOf(context, fields, dueOn, values);
    return refusedOfDueLine([noted, produce, await this.dueLines.refusalOf(context, fields.side, form)], values);
  }

  /** The produce that is sold: as a person says, else that of the recurring line for as long as the company has it. */
  async #soldOf(context: RequestContext, fields: RecurringLineFields, said: DueLineValues): Promise<SoldProduce> {
    if (fields.side === 'input') return {};
    const produceId = said.produceId === undefined ? fields.produceId : said.produceId;
    if (!produceId) return { produceId: null };
    const isProduceListed = await this.produces.isListed(context, produceId);
    return said.produceId === undefined && !isProduceListed ? { produceId: null } : { produceId, isProduceListed };
  }
}
