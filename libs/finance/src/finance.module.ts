import { Module, type DynamicModule } from '@nestjs/common';
import { CategoryController } from './category/category.controller.ts';
import { InputController } from './input/input.controller.ts';
import { AS_OF, type AsOf } from './line/as-of.ts';
import { Lines } from './line/lines.ts';
import { OutputController } from './output/output.controller.ts';
import { SummaryController } from './summary/summary.controller.ts';
import { TIME_ZONE } from './summary/time-zone.ts';

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
      providers: [Lines, { provide: TIME_ZONE, useValue: timeZone }],
    };
  }
}
