import { Module, type DynamicModule } from '@nestjs/common';
import { ImportRuns, type ModuleManifest, type ModuleSettings } from '@terroir/http';
import { CatalogueController } from './catalogue/catalogue.controller.ts';
import { CertificationController } from './certification/certification.controller.ts';
import { certificationView } from './certification/certification.view.ts';
import { FollowedPracticesController } from './followed-practices/followed-practices.controller.ts';
import { followedPracticesView } from './followed-practices/followed-practices.view.ts';
import { ProduceController, TIME_ZONE } from './produce/produce.controller.ts';
import { produceView } from './produce/produce.view.ts';
import { producerTimeZoneView } from './produce/producer-time-zone.view.ts';
import { ProducesSummaryController } from './summary/produces-summary.controller.ts';

/** Every view of this module. */
export const productionViews = [certificationView, followedPracticesView, produceView, producerTimeZoneView] as const;

@Module({})
export class ProductionModule {
  static with({ timeZone }: ModuleSettings): DynamicModule {
    return {
      module: ProductionModule,
      controllers: [
        CatalogueController,
        CertificationController,
        FollowedPracticesController,
        ProduceController,
        ProducesSummaryController,
      ],
      providers: [ImportRuns, { provide: TIME_ZONE, useValue: timeZone }],
    };
  }
}

export const production: ModuleManifest = {
  name: 'production',
  views: productionViews,
  reactors: [],
  nest: (settings) => ProductionModule.with(settings),
};
