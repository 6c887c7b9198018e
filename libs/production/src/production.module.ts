import { Module } from '@nestjs/common';
import type { ModuleManifest } from '@terroir/http';
import { CatalogueController } from './catalogue/catalogue.controller.ts';
import { CertificationController } from './certification/certification.controller.ts';
import { certificationView } from './certification/certification.view.ts';
import { FollowedPracticesController } from './followed-practices/followed-practices.controller.ts';
import { followedPracticesView } from './followed-practices/followed-practices.view.ts';

/** Every view of this module. */
export const productionViews = [certificationView, followedPracticesView] as const;

@Module({ controllers: [CatalogueController, CertificationController, FollowedPracticesController] })
export class ProductionModule {}

export const production: ModuleManifest = {
  name: 'production',
  views: productionViews,
  reactors: [],
  nest: () => ProductionModule,
};
