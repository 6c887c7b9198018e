import type { Realm } from '@terroir/reference';

/** A part of a total; `value` in currency units, `percent` from 0 to 100. */
export interface SummaryPart {
  readonly id: string;
  readonly name: string;
  readonly realm: Realm;
  readonly value: number;
  readonly percent: number;
}

export interface SummarySide {
  readonly total: number;
  readonly distribution: {
    readonly categories: readonly SummaryPart[];
    readonly subcategories: readonly (SummaryPart & { readonly categoryId: string; readonly categoryName: string })[];
  };
}

/** A month (`YYYY-MM`) of the timeline. */
export interface SummaryMonth {
  readonly month: string;
  readonly cost: number;
  readonly revenue: number;
  readonly net: number;
  readonly cumulative: number;
}

/** What `GET /production_summary` answers. */
export interface Summary {
  readonly costs: SummarySide;
  readonly revenues: SummarySide;
  readonly net: { readonly total: number };
  readonly timeline: readonly SummaryMonth[];
}
