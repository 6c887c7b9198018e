import { Module, type DynamicModule } from '@nestjs/common';
import type { ModuleManifest } from '@terroir/http';
import { PlotController } from './plot/plot.controller.ts';
import { plotView } from './plot/plot.view.ts';
import { Plots } from './plot/plots.ts';
import { FeaturesStyleController } from './style/features-style.controller.ts';
import { TaskController } from './task/task.controller.ts';
import { taskView } from './task/task.view.ts';
import { ZoneTypeController } from './zone-type/zone-type.controller.ts';
import { PlotOutlines } from './zone/plot-outlines.ts';
import { ZoneController } from './zone/zone.controller.ts';
import { zoneView } from './zone/zone.view.ts';
import { Zones } from './zone/zones.ts';

/** Every view of this module. A zone reads the row of its plot, so plots are folded first. */
export const landViews = [plotView, zoneView, taskView] as const;

@Module({})
export class LandModule {
  static with(): DynamicModule {
    return {
      module: LandModule,
      controllers: [PlotController, ZoneController, ZoneTypeController, FeaturesStyleController, TaskController],
      providers: [Zones, { provide: PlotOutlines, useClass: Plots }],
    };
  }
}

export const land: ModuleManifest = {
  name: 'land',
  views: landViews,
  reactors: [],
  nest: () => LandModule.with(),
};
