import { Module, type DynamicModule } from '@nestjs/common';
import type { ModuleManifest, ModuleSettings } from '@terroir/http';
import { PlotController } from './plot/plot.controller.ts';
import { plotView } from './plot/plot.view.ts';
import { ZoneController } from './zone/zone.controller.ts';
import { zoneView } from './zone/zone.view.ts';
import { TaskController } from './task/task.controller.ts';
import { taskView } from './task/task.view.ts';

/** Every view of this module. */
export const landViews = [taskView, zoneView, plotView] as const;

@Module({})
export class LandModule {
  static with(_: ModuleSettings): DynamicModule {
    return { module: LandModule, controllers: [TaskController, ZoneController, PlotController], providers: [] };
  }
}

export const land: ModuleManifest = {
  name: 'land',
  views: landViews,
  reactors: [],
  nest: (settings) => LandModule.with(settings),
};
