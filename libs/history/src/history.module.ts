import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { AS_OF, DOCUMENTS } from '@terroir/http';
import type { AnyView, AsOf, ReadModels } from '@terroir/store';
import { ChangeLog } from './change-log.ts';
import { ACTOR_NAMES, HistoryController, WITHOUT_PLAN, type ActorNames } from './history.controller.ts';

export interface HistoryOptions {
  /** The audited ones among them say whose removals can be taken back, and whose history every company reads. */
  readonly views: readonly AnyView[];
  /** The directory of accounts' names. */
  readonly names: {
    readonly inject: readonly (symbol | string)[];
    readonly useFactory: (...ports: never[]) => ActorNames;
  };
}

@Module({})
export class HistoryModule {
  static with({ views, names }: HistoryOptions): DynamicModule {
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
      {
        provide: ACTOR_NAMES,
        inject: [...names.inject],
        useFactory: names.useFactory as (...ports: unknown[]) => ActorNames,
      },
    ];
    return { module: HistoryModule, controllers: [HistoryController], providers };
  }
}
