import { Module, type DynamicModule } from '@nestjs/common';
import { ImportRuns, type ModuleManifest, type ModuleSettings } from '@terroir/http';
import { CalendarFeedController } from './calendar-feed/calendar-feed.controller.ts';
import { CalendarFeeds } from './calendar-feed/calendar-feeds.ts';
import { companyTimeZoneView } from './company/company-time-zone.view.ts';
import { CompanyTimeZones, TIME_ZONE } from './company/company-time-zones.ts';
import { landMomentView } from './moment/land-moment.view.ts';
import { LandMomentsController } from './moment/land-moments.controller.ts';
import { PlotController } from './plot/plot.controller.ts';
import { PlotStarts } from './plot/plot-starts.ts';
import { plotView } from './plot/plot.view.ts';
import { Plots } from './plot/plots.ts';
import { SeasonsController } from './season/seasons.controller.ts';
import { FeaturesStyleController } from './style/features-style.controller.ts';
import { taskProduceView } from './task/task-produce.view.ts';
import { TaskReferences } from './task/task-references.ts';
import { TaskSearch } from './task/task-search.ts';
import { TaskWorkController } from './task/task-work.controller.ts';
import { TaskController } from './task/task.controller.ts';
import { taskView } from './task/task.view.ts';
import { TaskRemindersController } from './task-reminder/task-reminders.controller.ts';
import { taskRemindersView } from './task-reminder/task-reminders.view.ts';
import { ZoneTypeController } from './zone-type/zone-type.controller.ts';
import { PlotOutlines } from './zone/plot-outlines.ts';
import { ZoneController } from './zone/zone.controller.ts';
import { zoneView } from './zone/zone.view.ts';
import { Zones } from './zone/zones.ts';

/** Every view of this module. A zone reads the row of its plot, so plots are folded first. */
export const landViews = [
  plotView,
  zoneView,
  taskView,
  taskProduceView,
  taskRemindersView,
  companyTimeZoneView,
  landMomentView,
] as const;

@Module({})
export class LandModule {
  static with({ timeZone }: ModuleSettings): DynamicModule {
    return {
      module: LandModule,
      controllers: [
        SeasonsController,
        PlotController,
        ZoneController,
        LandMomentsController,
        ZoneTypeController,
        FeaturesStyleController,
        TaskWorkController,
        TaskController,
        CalendarFeedController,
        TaskRemindersController,
      ],
      providers: [
        Zones,
        PlotStarts,
        ImportRuns,
        { provide: PlotOutlines, useClass: Plots },
        { provide: TIME_ZONE, useValue: timeZone },
        CompanyTimeZones,
        TaskReferences,
        TaskSearch,
        CalendarFeeds,
      ],
    };
  }
}

export const land: ModuleManifest = {
  name: 'land',
  views: landViews,
  reactors: [],
  nest: (settings) => LandModule.with(settings),
};
