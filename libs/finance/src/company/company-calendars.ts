import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type RequestContext } from '@terroir/http';
import { memoize } from '@terroir/kernel';
import type { ReadModels } from '@terroir/store';
import type { CompanyCalendar } from './company-calendar.ts';
import { companyCalendarView, type CompanyCalendarRow } from './company-calendar.view.ts';
import { TIME_ZONE } from './time-zone.ts';

/** Reads in which zone the days of a company begin, and since when it has any. */
@Injectable()
export class CompanyCalendars {
  /** The calendar of the asking company, read once for a request, whatever number of rows it sends. */
  readonly of = memoize((context: RequestContext): Promise<CompanyCalendar> => this.#read(context));

  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(TIME_ZONE) private readonly defaultTimeZone: string,
  ) {}

  async #read({ companyId }: RequestContext): Promise<CompanyCalendar> {
    const found = await this.documents.get<CompanyCalendarRow>(companyCalendarView, companyId);
    return { timeZone: found?.row.timeZone ?? this.defaultTimeZone, foundedOn: found?.row.foundedOn ?? null };
  }
}
