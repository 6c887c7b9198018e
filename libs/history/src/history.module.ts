import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { AS_OF, DOCUMENTS } from '@terroir/http';
import type { AnyView, AsOf, ReadModels } from '@terroir/store';
import { ChangeLog } from './change-log.ts';
import { HistoryController, WITHOUT_PLAN } from './history.controller.ts';

export interface HistoryOptions {
  /** The audited ones among them say whose removals can be taken back, and whose history every company reads. */
  readonly views: readonly AnyView[];
}

@Module({})
export class HistoryModule {
  static with({ views }: HistoryOptions): DynamicModule {
    const providers: Provider[] = [
      {
        provide: ChangeLog,
        inject: [DOCUMENTS, AS_OF],
        useFactory: (documents: ReadModels, past: AsOf) => new ChangeLog(documents, past, views),
      },
      {
        provide: WITHOUT_PLAN,
        useValue: new Set(views.flatMap(({ audited }) => (audited?.withoutPlan ? [audited.resource] : []))),
      },
    ];
    return { module: HistoryModule, controllers: [HistoryController], providers };
  }
}
