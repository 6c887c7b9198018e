import { Module, type DynamicModule } from '@nestjs/common';
import type { ModuleManifest } from '@terroir/http';

/** Every view of this module. */
export const marketViews = [] as const;

@Module({})
export class MarketModule {
  static create(): DynamicModule {
    return { module: MarketModule, controllers: [], providers: [] };
  }
}

export const market: ModuleManifest = {
  name: 'market',
  views: marketViews,
  reactors: [],
  nest: () => MarketModule.create(),
};
