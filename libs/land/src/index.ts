// The browser's door: schemas of the forms, the geometry, and the types of what is answered; nothing that reads the catalogues.
export { Coordinates, DETAILS_LIMIT, NAME_LIMIT } from './area/area.commands.ts';
export { outlineTexts } from './area/outline.texts.ts';
export * from './geometry/index.ts';
export { Plot, PlotChange, type PlotForm } from './plot/plot.commands.ts';
export type { PlotAttributes } from './plot/plot.wire.ts';
export { landRefusals } from './refusals.ts';
export type { LandMomentAttributes } from './moment/land-moment.wire.ts';
export type { SeasonAttributes } from './season/season.wire.ts';
export {
  FeaturesStyle,
  FEATURES_LIMIT,
  PATTERNS,
  Style,
  STROKE_WIDTH_LIMIT,
  type FeaturesStyleForm,
  type StyleForm,
} from './style/features-style.commands.ts';
export type { StyledFeatureAttributes } from './style/features-style.wire.ts';
export { TaskReminders } from './task-reminder/task-reminders.decider.ts';
export { instantOf, localOf } from './task/local-time.ts';
export {
  COUNT_LIMIT,
  datesBetween,
  extentOf,
  fallsBetween,
  fallsOn,
  frequencies,
  instantsOf,
  isDone,
  lastDateOf,
  occurrencesBetween,
  TASK_DURATION,
  USUAL_COUNT,
  type Completion,
  type Frequency,
  type Occurrence,
  type OccurrenceChange,
  type Planned,
  type Schedule,
} from './task/recurrence.ts';
export {
  DAYS_AHEAD,
  OccurrenceMove,
  Task,
  TASK_LIMITS,
  TaskCompletion,
  TaskRule,
  type OccurrenceMoveForm,
  type TaskCompletionForm,
  type TaskForm,
} from './task/task.commands.ts';
export type { OccurrenceAttributes, OccurrenceMeta, TaskAttributes } from './task/task.wire.ts';
export type { ZoneTypeAttributes } from './zone-type/zone-type.wire.ts';
export {
  AdditionalFields,
  SOIL_PH,
  TAG_LENGTH,
  TAGS_LIMIT,
  Zone,
  ZoneChange,
  type ZoneForm,
} from './zone/zone.commands.ts';
export type { ZoneAttributes } from './zone/zone.wire.ts';
