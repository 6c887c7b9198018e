import { Module, type DynamicModule } from '@nestjs/common';
import { ImportRuns, type ModuleManifest, type ModuleSettings } from '@terroir/http';
import { CategoryController } from './category/category.controller.ts';
import { companyCalendarView } from './company/company-calendar.view.ts';
import { CompanyCalendars } from './company/company-calendars.ts';
import { TIME_ZONE } from './company/time-zone.ts';
import { InputController } from './input/input.controller.ts';
import { producerInputView } from './input/input.view.ts';
import { MarginController } from './margin/margin.controller.ts';
import { OutputController } from './output/output.controller.ts';
import { producerOutputView } from './output/output.view.ts';
import { bookedProduceView } from './produce/booked-produce.view.ts';
import { BookedProduces } from './produce/booked-produces.ts';
import { ReceiptController } from './receipt/receipt.controller.ts';
import { DueLineForms } from './recurring-line/due-line-forms.ts';
import { DueLines } from './recurring-line/due-lines.ts';
import { RecurringLineController } from './recurring-line/recurring-line.controller.ts';
import { recurringLineView } from './recurring-line/recurring-line.view.ts';
import { BulkChanges } from './bulk/bulk-changes.ts';
import { LineBooks } from './search/line-books.ts';
import { LineSearch } from './search/line-search.ts';
import { SummaryController } from './summary/summary.controller.ts';

/** Every view of this module. */
export const financeViews = [
  producerInputView,
  producerOutputView,
  recurringLineView,
  companyCalendarView,
  bookedProduceView,
] as const;

@Module({})
export class FinanceModule {
  static with({ timeZone }: ModuleSettings): DynamicModule {
    return {
      module: FinanceModule,
      controllers: [
        InputController,
        OutputController,
        RecurringLineController,
        ReceiptController,
        CategoryController,
        SummaryController,
        MarginController,
      ],
      providers: [
        ImportRuns,
        { provide: TIME_ZONE, useValue: timeZone },
        CompanyCalendars,
        BookedProduces,
        LineBooks,
        LineSearch,
        BulkChanges,
        DueLineForms,
        DueLines,
      ],
    };
  }
}

export const finance: ModuleManifest = {
  name: 'finance',
  views: financeViews,
  reactors: [],
  nest: (settings) => FinanceModule.with(settings),
};
