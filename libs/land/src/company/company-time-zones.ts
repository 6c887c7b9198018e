import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS } from '@terroir/http';
import type { ReadModels } from '@terroir/store';
import { companyTimeZoneView, type CompanyTimeZoneRow } from './company-time-zone.view.ts';

/** Token of the installation's IANA time zone, which holds for companies without an address. */
export const TIME_ZONE = Symbol('timeZone');

/** Reads by which clock the tasks of a company fall. */
@Injectable()
export class CompanyTimeZones {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(TIME_ZONE) private readonly defaultTimeZone: string,
  ) {}

  /** The IANA zone of a company. */
  async of(companyId: string): Promise<string> {
    const found = await this.documents.get<CompanyTimeZoneRow>(companyTimeZoneView, companyId);
    return found?.row.timeZone ?? this.defaultTimeZone;
  }
}
