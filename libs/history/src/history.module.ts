import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DOCUMENTS } from '@terroir/http';
import type { ReadModels } from '@terroir/store';
import { ChangeLog } from './change-log.ts';
import { ACTOR_NAMES, HistoryController, RESTORABLE, WITHOUT_PLAN, type ActorNames } from './history.controller.ts';

export interface HistoryOptions {
  /** Resources with a `restore` call. */
  readonly restorable: readonly string[];
  /** Resources whose history every company reads; that of the others belongs to plan level 1. */
  readonly withoutPlan: readonly string[];
  /** Who knows the names of accounts. */
  readonly names: {
    readonly inject: readonly (symbol | string)[];
    readonly useFactory: (...ports: never[]) => ActorNames;
  };
}

@Module({})
export class HistoryModule {
  static with({ restorable, withoutPlan, names }: HistoryOptions): DynamicModule {
    const providers: Provider[] = [
      { provide: ChangeLog, inject: [DOCUMENTS], useFactory: (documents: ReadModels) => new ChangeLog(documents) },
      { provide: RESTORABLE, useValue: new Set(restorable) },
      { provide: WITHOUT_PLAN, useValue: new Set(withoutPlan) },
      {
        provide: ACTOR_NAMES,
        inject: [...names.inject],
        useFactory: names.useFactory as (...ports: unknown[]) => ActorNames,
      },
    ];
    return { module: HistoryModule, controllers: [HistoryController], providers };
  }
}
