import { Module, type DynamicModule } from '@nestjs/common';
import { CategoryController } from './category/category.controller.ts';
import { InputController } from './input/input.controller.ts';
import { producerInputView } from './input/input.view.ts';
import { OutputController } from './output/output.controller.ts';
import { producerOutputView } from './output/output.view.ts';
import { SummaryController } from './summary/summary.controller.ts';
import { TIME_ZONE } from './summary/time-zone.ts';
import { timeZoneView } from './summary/time-zone.view.ts';

/** Every view of this module. */
export const financeViews = [producerInputView, producerOutputView, timeZoneView] as const;

/** What an installation says about finance. */
export interface FinanceOptions {
  /** IANA zone of companies that have no address. */
  readonly timeZone: string;
}

@Module({})
export class FinanceModule {
  static with({ timeZone }: FinanceOptions): DynamicModule {
    return {
      module: FinanceModule,
      controllers: [InputController, OutputController, CategoryController, SummaryController],
      providers: [{ provide: TIME_ZONE, useValue: timeZone }],
    };
  }
}
