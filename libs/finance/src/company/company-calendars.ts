import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS } from '@terroir/http';
import type { ReadModels } from '@terroir/store';
import type { CompanyCalendar } from '../line/occurrence.ts';
import { companyCalendarView, type CompanyCalendarRow } from './company-calendar.view.ts';
import { TIME_ZONE } from './time-zone.ts';

/** Reads in which zone the days of a company begin, and since when it has any. */
@Injectable()
export class CompanyCalendars {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(TIME_ZONE) private readonly defaultTimeZone: string,
  ) {}

  async of(companyId: string): Promise<CompanyCalendar> {
    const found = await this.documents.get<CompanyCalendarRow>(companyCalendarView, companyId);
    return { timeZone: found?.row.timeZone ?? this.defaultTimeZone, foundedOn: found?.row.foundedOn ?? null };
  }
}
