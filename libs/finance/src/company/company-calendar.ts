/** In which zone the days of a company begin, and the first of them where that is known. */
export interface CompanyCalendar {
  /** IANA zone. */
  readonly timeZone: string;
  /** Calendar date. */
  readonly foundedOn: string | null;
}
