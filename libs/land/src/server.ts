export { demoLand, type DemoLandStep, type LandedFarm } from './demo/farm-land.ts';
export { land, LandModule, landViews } from './land.module.ts';
export { plot } from './plot/plot.decider.ts';
export { plotView, type PlotRow } from './plot/plot.view.ts';
export { openTaskReminders } from './task-reminder/task-reminders.ts';
export { task } from './task/task.decider.ts';
export { taskView, type TaskRow } from './task/task.view.ts';
export { zone } from './zone/zone.decider.ts';
export { zoneView, type ZoneRow } from './zone/zone.view.ts';
