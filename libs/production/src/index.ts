// The browser's door: schemas of the forms and the types of what is answered; nothing that reads the catalogues.
export type {
  ProductAttributes,
  ProductCategoryAttributes,
  ProductionTypeAttributes,
  VarietyAttributes,
} from './catalogue/catalogue.wire.ts';
export {
  Certification,
  CertificationChange,
  certificationCommands,
  isInOrder,
  type CertificationChangeForm,
  type CertificationCommand,
  type CertificationForm,
} from './certification/certification.commands.ts';
export type { CertificationAttributes } from './certification/certification.wire.ts';
export { REMINDER_DAYS } from './certification-reminder/reminder-days.ts';
export {
  FollowedPractices,
  followedPracticesCommands,
  type FollowedPracticesCommand,
  type FollowedPracticesForm,
} from './followed-practices/followed-practices.commands.ts';
export type { FollowedPracticesAttributes } from './followed-practices/followed-practices.wire.ts';
export { addDays, addYear, dateIn as todayIn, daysBetween, isCalendarDate } from '@terroir/kernel';
export {
  dateFaults,
  dateLimits,
  dateWindows,
  newDateFaults,
  produceDates,
  startWindow,
  type DateFault,
  type DateWindow,
  type ProduceDate,
  type ProduceDates,
} from './produce/produce-dates.ts';
export {
  Harvest,
  NEEDS_LIMIT,
  Produce,
  PRODUCE_NOTES_LIMIT,
  produceCommands,
  ProduceNeed,
  type ProduceCommand,
  type ProduceForm,
} from './produce/produce.commands.ts';
export type { ProduceAttributes } from './produce/produce.wire.ts';
export { productionRefusals } from './refusals.ts';
export type { ProducesSummaryAttributes } from './summary/produces-summary.wire.ts';
